// The lobby tells what has changed; the list is always what is open now, and says where one is asked.
import { describe, expect, it } from "vitest";
import type { Listing } from "../src/lib/net/protocol";
import { ago, asksMe, freeSeats, heard } from "../src/parts/tables";

const PLAIN = { terms: { game: "catham" }, status: "waiting" } as const;
const table = (id: string, changed: number, more: Partial<Listing> = {}): Listing => ({ ...PLAIN, chairs: [], id, changed, ...more });
const ids = (tables: Listing[]) => tables.map((one) => one.id);

describe("heard", () => {
  const known = [table("a", 3), table("b", 2)];

  it("adds what is new, the latest change first", () => {
    expect(ids(heard(known, { type: "lobby", tables: [table("c", 4), table("d", 1)] }))).toEqual(["c", "a", "b", "d"]);
  });

  it("has each table once, as it is now", () => {
    const after = heard(known, { type: "lobby", tables: [table("b", 9, { status: "playing" })] });
    expect(ids(after)).toEqual(["b", "a"]);
    expect(after[0]!.status).toBe("playing");
  });

  it("drops what is gone", () => {
    expect(ids(heard(known, { type: "lobby", tables: [], gone: ["a"] }))).toEqual(["b"]);
  });

  it("begins anew when all is told, as after a break", () => {
    expect(ids(heard(known, { type: "lobby", tables: [table("z", 1)], fresh: true }))).toEqual(["z"]);
  });
});

describe("asksMe", () => {
  it("is so only at a running game that asks a seat of one's own", () => {
    const playing = { status: "playing", asked: 1 } as const;
    expect(asksMe(table("a", 0, { ...playing, yours: [0, 1] }))).toBe(true);
    expect(asksMe(table("a", 0, { ...playing, yours: [0] }))).toBe(false);
    expect(asksMe(table("a", 0, playing))).toBe(false);
    expect(asksMe(table("a", 0, { status: "over", asked: 1, yours: [1] }))).toBe(false);
    expect(asksMe(table("a", 0, { status: "playing", yours: [0] }))).toBe(false);
  });
});

describe("freeSeats", () => {
  it("counts neither people nor bots", () => {
    expect(freeSeats(table("a", 0, { chairs: [{ who: "person" }, { who: "bot" }, { who: "free" }, { who: "free" }] }))).toBe(2);
  });
});

describe("ago", () => {
  const hour = 3_600_000;

  it("is told in the largest unit that is full", () => {
    expect(ago(0, 59_000, "en")).toBe("this minute");
    expect(ago(0, 5 * 60_000, "pl")).toBe("5 minut temu");
    expect(ago(0, 2.9 * hour, "en")).toBe("2 hours ago");
    expect(ago(0, 50 * hour, "en")).toBe("2 days ago");
  });

  it("is never in the future, whatever the clocks say", () => {
    expect(ago(10 * hour, 0, "en")).toBe("this minute");
  });
});
