// Each choice leaves the answers that fit; nothing is settled that was not chosen, but the most of an amount.
import { describe, expect, it } from "vitest";
import { attempt, choose, nextPart, progress, takeBack } from "../src/lib/ask/answer";
import type { Part } from "../src/lib/net/protocol";

const PARTS: Part[] = [
  { name: "verb", kind: "word", words: ["take", "play"] },
  { name: "faction", kind: "card" },
  { name: "count", kind: "amount" },
];
const CARD: Part[] = [{ name: "card", kind: "card" }];
const OFFERED = [[1, 5, 1], [1, 5, 2], [0, 2, 1], [0, 4, 1], [0, 4, 2], [0, 4, 3]];

const part = (state: ReturnType<typeof progress>, name: string) => state.parts.find((one) => one.part.name === name)!;

describe("progress", () => {
  it("leaves everything open at first", () => {
    const state = progress(PARTS, OFFERED, {});
    expect(state.answer).toBeNull();
    expect(part(state, "faction").open).toEqual([2, 4, 5]);
    expect(nextPart(state)?.part.name).toBe("verb");
    expect(state.mayPass).toBe(false);
  });

  it("settles a part when one value is left", () => {
    const state = progress(PARTS, OFFERED, { faction: 5 });
    expect(part(state, "verb").value).toBe(1);
    expect(part(state, "verb").chosen).toBe(false);
  });

  it("presets an amount to the most when all else is settled", () => {
    expect(progress(PARTS, OFFERED, { faction: 4 }).answer).toEqual([0, 4, 3]);
    expect(progress(PARTS, OFFERED, { faction: 4, count: 1 }).answer).toEqual([0, 4, 1]);
    expect(progress(PARTS, OFFERED, { verb: 0 }).answer).toBeNull();
  });

  it("presets nothing when two amounts are open", () => {
    const coins: Part[] = [{ name: "coins", kind: "amount" }, { name: "power", kind: "amount" }];
    expect(progress(coins, [[0, 2], [1, 1], [1, 2]], {}).answer).toBeNull();
    expect(progress(coins, [[0, 2], [1, 1], [1, 2]], { coins: 1 }).answer).toEqual([1, 2]);
  });

  it("shows what other values a chosen part could have", () => {
    const state = progress(PARTS, OFFERED, { verb: 0, faction: 4 });
    expect(part(state, "verb").open).toEqual([0]);
    expect(part(state, "faction").open).toEqual([2, 4]);
    expect(part(state, "verb").values).toEqual([0, 1]);
  });

  it("knows when one may pass, and counts no pass as an answer", () => {
    const state = progress(CARD, [[], [3]], {});
    expect(state.mayPass).toBe(true);
    expect(state.answer).toEqual([3]);
    expect(progress(CARD, [[]], {}).answer).toBeNull();
  });
});

describe("choose", () => {
  it("keeps what still fits and forgets what does not", () => {
    expect(choose(PARTS, OFFERED, { verb: 1, faction: 5 }, "faction", 4)).toEqual({ faction: 4 });
    expect(choose(PARTS, OFFERED, { verb: 0, faction: 4 }, "count", 2)).toEqual({ verb: 0, faction: 4, count: 2 });
  });

  it("is taken back from the latest on", () => {
    let chosen = choose(PARTS, OFFERED, {}, "verb", 0);
    chosen = choose(PARTS, OFFERED, chosen, "faction", 4);
    expect(takeBack(chosen)).toEqual({ verb: 0 });
    expect(takeBack(takeBack(chosen))).toEqual({});
  });
});

describe("attempt", () => {
  it("asks for what was wished, with the likeliest rest", () => {
    expect(attempt(PARTS, OFFERED, { verb: 0 }, "faction", 1)).toEqual([0, 1, 1]);
    expect(attempt(PARTS, OFFERED, {}, "verb", 1)).toEqual([1, 5, 1]);
    expect(attempt(CARD, [[]], {}, "card", 7)).toEqual([7]);
  });
});
