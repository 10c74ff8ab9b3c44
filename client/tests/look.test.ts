// A look has what was told, no more: what was taken back is forgotten.
import { describe, expect, it } from "vitest";
import { Look } from "../src/lib/net/look.svelte";
import type { News, Position, TableSheet } from "../src/lib/net/protocol";

const SHEET = { status: "playing", chairs: [{ who: "person" }, { who: "bot" }] } as TableSheet;
const at = (asked: number) => ({ question: 1, answers: 0, view: { asked } }) as Position;
const news = (n: number, rest: Partial<News> = {}): News => ({ type: "news", table: "t", n, seat: 0, ...rest });
const played = (n: number, index: number) => ({ n, at: 0, deed: { type: "played" as const, seat: 0, index, events: [{ kind: "took" }] } });

describe("look", () => {
  it("keeps what news leave out", () => {
    const look = new Look("t", 0);
    look.learn(news(1, { sheet: SHEET, position: at(0), here: [0] }));
    look.learn(news(2));
    expect(look.sheet).toBe(SHEET);
    expect(look.here).toEqual([]);
    expect(look.asked).toBe(true);
  });

  it("forgets what came of answers that were taken back", () => {
    const look = new Look("t", 0);
    look.learn(news(3, { updates: [played(2, 0), played(3, 1)] }));
    look.learn(news(4, { updates: [{ n: 4, at: 0, deed: { type: "undone", seat: 0, answers: 1 } }] }));
    expect(look.updates[0]!.deed).toMatchObject({ index: 0 });
    expect(look.updates[1]!.deed).toMatchObject({ index: -1, taken_back: true });
    expect(look.updates[1]!.deed).not.toHaveProperty("events");
  });

  it("begins anew with a server that knows less", () => {
    const look = new Look("t", 0);
    look.learn(news(5, { updates: [played(5, 0)] }));
    look.learn(news(2, { updates: [played(2, 0)] }));
    expect(look.updates.map((update) => update.n)).toEqual([2]);
    expect(look.watch().since).toBe(2);
  });

  it("is not asked while a bot minds the seat", () => {
    const look = new Look("t", 0);
    look.learn(news(1, { sheet: { ...SHEET, chairs: [{ who: "person", minded: true }, { who: "bot" }] }, position: at(0) }));
    expect(look.asked).toBe(false);
  });
});
