// Things on the board stand for parts of the answer, where the question speaks of them and nowhere else.
import { describe, expect, it } from "vitest";
import type { GameBook, Part } from "../src/lib/net/protocol";
import { chosenBy, reach, type OpenQuestion, type Thing } from "../src/lib/ask/touch";

const BOOK = { pieces: {} } as unknown as GameBook;
const VERB: Part = { name: "verb", kind: "word", words: ["take", "play"] };
const FACTION: Part = { name: "faction", kind: "card" };
const CARD: Part = { name: "card", kind: "card" };
const HORDE: Part = { name: "horde", kind: "number" };
const ORIGIN: Part = { name: "origin", kind: "place" };
const CITY: Part = { name: "city", kind: "place" };
const SEAT: Part = { name: "seat", kind: "seat" };

const ACT: OpenQuestion = {
  book: BOOK,
  parts: [VERB, FACTION, { name: "count", kind: "amount" }],
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
    const discard: OpenQuestion = { ...ACT, parts: [FACTION], offered: [[5], [6]] };
    expect(reach(discard, pool(5))).toBe("idle");
    expect(reach(discard, hand(5))).toBe("offered");
    expect(reach(ACT, { sort: "place", number: 1 })).toBe("idle");
  });

  it("lies elsewhere: it speaks only if none like it is held", () => {
    const reclaim: OpenQuestion = { ...ACT, parts: [FACTION], offered: [[5], [7]] };
    expect(reach(reclaim, { sort: "card", number: 7 })).toBe("offered");
    expect(reach(reclaim, { sort: "card", number: 5 })).toBe("idle");
    expect(reach(reclaim, { sort: "card", number: 8 })).toBe("idle");
  });

  it("is taken for a part that is still open, if that fits", () => {
    const walk: OpenQuestion = { ...ACT, parts: [ORIGIN, CITY], offered: [[1, 2], [2, 1], [3, 4]] };
    const place = (number: number): Thing => ({ sort: "place", number });
    expect(chosenBy(walk, place(2))).toEqual({ origin: 2 });
    expect(chosenBy({ ...walk, chosen: { origin: 1 } }, place(2))).toEqual({ origin: 1, city: 2 });
    expect(chosenBy({ ...walk, chosen: { origin: 1 } }, place(3))).toEqual({ origin: 3 });
    expect(reach({ ...walk, chosen: { origin: 1 } }, place(1))).toBe("chosen");
  });

  it("is told by the numbers beside it, and says nothing that only cards elsewhere mean", () => {
    const pieces = { hand: { kind: "hand", means: { verb: "play" } }, horde: { kind: "counter" } };
    const book = { pieces } as unknown as GameBook;
    const verb: Part = { ...VERB, words: ["play", "form", "extend"] };
    const act: OpenQuestion = { ...ACT, book, parts: [verb, CARD, { name: "other", kind: "card" }, HORDE], offered: [[0, 5, 0, 0], [1, 5, 6, 0], [2, 5, 6, 2], [2, 8, 6, 2]] };
    const lies = (number: number, horde: number): Thing => ({ sort: "card", number, knows: { horde } });
    expect(chosenBy(act, hand(5))).toEqual({ verb: 0, card: 5 });
    expect(chosenBy(act, lies(5, 0))).toEqual({ verb: 1, horde: 0, card: 5 });
    expect(chosenBy({ ...act, chosen: { verb: 2 } }, lies(5, 0))).toEqual({ verb: 2, card: 5 });
    expect(chosenBy(act, lies(8, 0))).toEqual({ verb: 2, card: 8 });
    expect(chosenBy({ ...act, chosen: { verb: 2, card: 8 } }, lies(6, 2))).toEqual({ verb: 2, card: 8, horde: 2, other: 6 });
    const sacrifice: OpenQuestion = { ...act, parts: [CARD, HORDE], offered: [[5, 0], [5, 2]], chosen: { card: 5, horde: 2 } };
    expect([lies(5, 0), lies(5, 2), hand(5)].map((thing) => reach(sacrifice, thing))).toEqual(["offered", "chosen", "idle"]);
    expect(reach({ ...act, offered: [[0, 5, 0, 0]] }, lies(5, 0))).toBe("idle");
  });

  it("is told by whose it is, if that is asked", () => {
    const destroy: OpenQuestion = { ...ACT, parts: [SEAT, CARD], offered: [[1, 5], [15, 7], [0, 6]], held: [] };
    const of = (whose: number, number: number): Thing => ({ sort: "card", number, whose });
    expect(chosenBy(destroy, of(1, 5))).toEqual({ seat: 1, card: 5 });
    expect(chosenBy(destroy, { ...of(15, 7), means: { verb: "take" } })).toEqual({ seat: 15, card: 7 });
    expect([of(0, 5), { ...of(15, 6), means: { verb: "take" } }].map((thing) => reach(destroy, thing))).toEqual(["idle", "idle"]);
  });

  it("may be a place or a player", () => {
    const strike: OpenQuestion = { ...ACT, parts: [CITY, SEAT], offered: [[2, 1], [3, 0]] };
    expect(chosenBy(strike, { sort: "place", number: 2 })).toEqual({ city: 2 });
    expect(chosenBy(strike, { sort: "seat", number: 0 })).toEqual({ seat: 0 });
    expect(reach(strike, { sort: "place", number: 9 })).toBe("refused");
  });
});
