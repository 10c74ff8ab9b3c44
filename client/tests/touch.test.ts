// Things on the board stand for parts of the answer, where the question speaks of them and nowhere else.
import { describe, expect, it } from "vitest";
import type { GameBook } from "../src/lib/protocol";
import { chosenBy, reach, type Asked, type Thing } from "../src/lib/touch";

const BOOK = {
  card_slots: ["faction"],
  place_slots: ["city"],
  symbols: { verb: ["take", "play"] },
} as unknown as GameBook;

const ACT: Asked = {
  book: BOOK,
  picks: ["verb", "faction", "count"],
  offered: [[1, 5, 1], [1, 5, 2], [0, 5, 1], [0, 4, 1]],
  chosen: {},
  held: [5, 6],
};
const pool = (number: number): Thing => ({ sort: "card", number, means: { verb: "take" } });
const hand = (number: number): Thing => ({ sort: "card", number, means: { verb: "play" }, held: true });

describe("a thing on the board", () => {
  it("says where it lies, too", () => {
    expect(chosenBy(ACT, pool(5))).toEqual({ verb: 0, faction: 5 });
    expect(chosenBy(ACT, hand(5))).toEqual({ verb: 1, faction: 5 });
  });

  it("is chosen only as what it means", () => {
    const taken = { ...ACT, chosen: { verb: 0, faction: 5 } };
    expect(reach(taken, pool(5))).toBe("chosen");
    expect(reach(taken, hand(5))).toBe("offered");
  });

  it("can be asked why not", () => {
    expect(reach(ACT, hand(6))).toBe("refused");
    expect(reach(ACT, pool(3))).toBe("refused");
  });

  it("is silent when the question is about something else", () => {
    const discard: Asked = { ...ACT, picks: ["faction"], offered: [[5], [6]] };
    expect(reach(discard, pool(5))).toBe("idle");
    expect(reach(discard, hand(5))).toBe("offered");
    expect(reach(ACT, { sort: "place", number: 1 })).toBe("idle");
  });

  it("lies elsewhere: it speaks only if none like it is held", () => {
    const reclaim: Asked = { ...ACT, picks: ["faction"], offered: [[5], [7]] };
    expect(reach(reclaim, { sort: "card", number: 7 })).toBe("offered");
    expect(reach(reclaim, { sort: "card", number: 5 })).toBe("idle");
    expect(reach(reclaim, { sort: "card", number: 8 })).toBe("idle");
  });

  it("is taken for a part that is still open, if that fits", () => {
    const walk: Asked = { ...ACT, book: { ...BOOK, place_slots: ["origin", "city"] }, picks: ["origin", "city"], offered: [[1, 2], [2, 1], [3, 4]] };
    const place = (number: number): Thing => ({ sort: "place", number });
    expect(chosenBy(walk, place(2))).toEqual({ origin: 2 });
    expect(chosenBy({ ...walk, chosen: { origin: 1 } }, place(2))).toEqual({ origin: 1, city: 2 });
    expect(chosenBy({ ...walk, chosen: { origin: 1 } }, place(3))).toEqual({ origin: 3 });
    expect(reach({ ...walk, chosen: { origin: 1 } }, place(1))).toBe("chosen");
  });

  it("may be a place or a player", () => {
    const strike: Asked = { ...ACT, picks: ["city", "seat"], offered: [[2, 1], [3, 0]] };
    expect(chosenBy(strike, { sort: "place", number: 2 })).toEqual({ city: 2 });
    expect(chosenBy(strike, { sort: "seat", number: 0 })).toEqual({ seat: 0 });
    expect(reach(strike, { sort: "place", number: 9 })).toBe("refused");
  });
});
