// A game's look is fetched once; until it comes, and if it never does, the game looks plain.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN } from "../src/lib/draw/guise";
import { PATIENCE, Refusal, Silence, type Visit } from "../src/lib/net/visit";
import type { Look } from "../src/lib/net/protocol";
import { Lore } from "../src/lib/words/lore.svelte";

const LOOK: Look = { icons: { lamp: "M1 1", knife: "M2 2" }, emblem: "lamp", hue: 7, cards: { dagger: "knife" } };

/** A game whose look is asked for in vain as often as there are failures. */
function lore(...failures: Error[]) {
  const look = vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return LOOK;
  });
  return { look, lore: new Lore("emerald", { look } as unknown as Visit) };
}

describe("the look of a game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is plain until the box is opened, and then has its drawings", async () => {
    const { lore: game } = lore();
    expect(game.guise).toBe(PLAIN);
    await game.open();
    expect(game.guise).toMatchObject({ emblem: "M1 1", hue: 7, cards: { dagger: "M2 2" }, places: {} });
  });

  it("is fetched once, however often the box is opened", async () => {
    const { look, lore: game } = lore();
    await Promise.all([game.open(), game.open()]);
    await game.open();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it("stays plain while nobody answers, and is asked for again", async () => {
    const { look, lore: game } = lore(new Silence("look"), new Silence("look"));
    await game.open();
    expect(game.guise).toBe(PLAIN);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await game.open();
    expect([look.mock.calls.length, game.guise]).toEqual([2, PLAIN]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect([look.mock.calls.length, game.guise.emblem]).toEqual([3, "M1 1"]);
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it("stays plain if the server has none", async () => {
    const { look, lore: game } = lore(new Refusal({ key: "", says: "404" }, 404));
    await game.open();
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect([look.mock.calls.length, game.guise]).toEqual([1, PLAIN]);
  });
});
