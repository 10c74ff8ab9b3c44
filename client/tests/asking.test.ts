// Each choice leaves the answers that fit; nothing is settled that was not chosen, but the most of an amount.
import { describe, expect, it } from "vitest";
import { asking, attempt, choose, next, takeBack } from "../src/lib/ask/asking";

const PICKS = ["verb", "faction", "count"];
const OFFERED = [[1, 5, 1], [1, 5, 2], [0, 2, 1], [0, 4, 1], [0, 4, 2], [0, 4, 3]];

const column = (state: ReturnType<typeof asking>, slot: string) => state.columns.find((one) => one.slot === slot)!;

describe("asking", () => {
  it("leaves everything open at first", () => {
    const state = asking(PICKS, OFFERED, {});
    expect(state.answer).toBeNull();
    expect(column(state, "faction").open).toEqual([2, 4, 5]);
    expect(next(state)?.slot).toBe("verb");
    expect(state.mayPass).toBe(false);
  });

  it("settles a part when one value is left", () => {
    const state = asking(PICKS, OFFERED, { faction: 5 });
    expect(column(state, "verb").value).toBe(1);
    expect(column(state, "verb").chosen).toBe(false);
  });

  it("presets an amount to the most when all else is settled", () => {
    expect(asking(PICKS, OFFERED, { faction: 4 }).answer).toEqual([0, 4, 3]);
    expect(asking(PICKS, OFFERED, { faction: 4, count: 1 }).answer).toEqual([0, 4, 1]);
    expect(asking(PICKS, OFFERED, { verb: 0 }).answer).toBeNull();
  });

  it("shows what other values a chosen part could have", () => {
    const state = asking(PICKS, OFFERED, { verb: 0, faction: 4 });
    expect(column(state, "verb").open).toEqual([0]);
    expect(column(state, "faction").open).toEqual([2, 4]);
    expect(column(state, "verb").values).toEqual([0, 1]);
  });

  it("knows when one may pass, and counts no pass as an answer", () => {
    const state = asking(["card"], [[], [3]], {});
    expect(state.mayPass).toBe(true);
    expect(state.answer).toEqual([3]);
    expect(asking(["card"], [[]], {}).answer).toBeNull();
  });
});

describe("choose", () => {
  it("keeps what still fits and forgets what does not", () => {
    expect(choose(PICKS, OFFERED, { verb: 1, faction: 5 }, "faction", 4)).toEqual({ faction: 4 });
    expect(choose(PICKS, OFFERED, { verb: 0, faction: 4 }, "count", 2)).toEqual({ verb: 0, faction: 4, count: 2 });
  });

  it("is taken back from the latest on", () => {
    let chosen = choose(PICKS, OFFERED, {}, "verb", 0);
    chosen = choose(PICKS, OFFERED, chosen, "faction", 4);
    expect(takeBack(chosen)).toEqual({ verb: 0 });
    expect(takeBack(takeBack(chosen))).toEqual({});
  });
});

describe("attempt", () => {
  it("asks for what was wished, with the likeliest rest", () => {
    expect(attempt(PICKS, OFFERED, { verb: 0 }, "faction", 1)).toEqual([0, 1, 1]);
    expect(attempt(PICKS, OFFERED, {}, "verb", 1)).toEqual([1, 5, 1]);
    expect(attempt(["card"], [[]], {}, "card", 7)).toEqual([7]);
  });
});
