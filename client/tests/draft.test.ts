// What is filled in on the page of a new table becomes one message, and is found again next time.
import { describe, expect, it } from "vitest";
import type { GameCard } from "../src/lib/net/protocol";
import { atOnce, fresh, message, recall, seated, seconds } from "../src/parts/draft";

const CARD: GameCard = {
  name: "catham",
  version: "1",
  seats: [2, 3, 4],
  settings: [
    { name: "factions", values: ["first", "random"], default: "first", count: 2, names: ["mafia", "police", "hackers"] },
    { name: "actions", values: [1, 2], default: 1 },
  ],
  levels: ["easy", "normal", "strong"],
  phrases: [],
};
const FRESH = fresh(CARD, "pl");

describe("fresh", () => {
  it("is a table for oneself and a friend, with every setting as the game has it", () => {
    expect(message("catham", FRESH)).toEqual({
      terms: {
        game: "catham",
        settings: { factions: "first", actions: 1 },
        language: "pl",
        access: "link",
        spectators: true,
        pace: "live",
        clock: {},
      },
      seats: [{ type: "you" }, { type: "free" }],
    });
  });
});

describe("atOnce", () => {
  it("is oneself against normal bots, as few as may be", () => {
    const three = { ...CARD, seats: [3, 4] };
    expect(atOnce(three, "en").seats).toEqual([{ type: "you" }, { type: "bot", level: "normal" }, { type: "bot", level: "normal" }]);
    expect(atOnce(three, "en").terms.access).toBe("link");
  });
});

describe("message", () => {
  it("has a plan for each seat, and none for those that are not used", () => {
    const places = seated(seated(FRESH.places, 1, "beside"), 2, "bot").with(1, { who: "beside", name: " Zofia ", level: "normal" });
    const planned = message("catham", { ...FRESH, places, count: 3 }).seats;
    expect(planned).toEqual([{ type: "you" }, { type: "you", name: "Zofia" }, { type: "bot", level: "normal" }]);
    expect(message("catham", { ...FRESH, places }).seats).toHaveLength(2);
  });

  it("leaves out a name that was not given, and never tells one's own", () => {
    const places = seated(FRESH.places, 1, "beside").with(0, { who: "me", name: "Anna", level: "easy" });
    expect(message("catham", { ...FRESH, places }).seats).toEqual([{ type: "you" }, { type: "you" }]);
  });

  it("has the clock that was chosen, in seconds", () => {
    const clock = (timing: "quarter" | "day") => message("catham", { ...FRESH, timing }).terms;
    expect(clock("quarter")).toMatchObject({ pace: "live", clock: { game: 900, extra: 10 } });
    expect(clock("day")).toMatchObject({ pace: "days", clock: { move: 86_400 } });
  });

  it("has one's own clock only if that is chosen", () => {
    const own = { ...FRESH, pace: "days" as const, move: { amount: 1.5, unit: "hours" as const }, game: { amount: null, unit: "days" as const } };
    expect(message("catham", own).terms).toMatchObject({ pace: "live", clock: {} });
    expect(message("catham", { ...own, timing: "own" }).terms).toMatchObject({ pace: "days", clock: { move: 5400, game: 0, extra: 0 } });
  });
});

describe("seconds", () => {
  it("are none without an amount", () => {
    expect(seconds({ amount: null, unit: "days" })).toBe(0);
    expect(seconds({ amount: 2, unit: "days" })).toBe(172_800);
  });
});

describe("seated", () => {
  it("puts oneself on one seat only: whoever was there takes the seat that one leaves", () => {
    const who = seated(seated(FRESH.places, 2, "bot"), 2, "me").map((place) => place.who);
    expect(who).toEqual(["bot", "free", "me", "free"]);
  });

  it("changes nobody else for a bot", () => {
    expect(seated(FRESH.places, 1, "bot").map((place) => place.who)).toEqual(["me", "bot", "free", "free"]);
  });
});

describe("recall", () => {
  it("finds everything again but the language", () => {
    const kept = { ...FRESH, count: 3, access: "open", settings: { factions: ["mafia", "police"], actions: 2 } };
    expect(recall(CARD, JSON.stringify(kept), "en")).toEqual({ ...kept, language: "en" });
  });

  it("forgets what the game no longer knows", () => {
    const kept = { count: 9, settings: { factions: ["mafia", "smugglers"], actions: 3, weather: "fog" } };
    expect(recall(CARD, JSON.stringify(kept), "pl")).toEqual(FRESH);
  });

  it("finds again what each seat has, a text of one's own too, but not too many of them", () => {
    const decks = { name: "decks", values: [], default: ["klm", "sum"], count: 2, names: ["klm", "sum", "gon"], each: true };
    const card = { ...CARD, settings: [decks] };
    const kept = (value: unknown) => recall(card, JSON.stringify({ settings: { decks: value } }), "pl").settings.decks;
    expect(fresh(card, "pl").settings.decks).toEqual(["klm", "sum"]);
    expect(kept(["2 10 11 12x2", "gon"])).toEqual(["2 10 11 12x2", "gon"]);
    expect([kept(["klm"]), kept("klm"), kept(undefined)]).toEqual(Array(3).fill(["klm", "sum"]));
  });

  it("begins anew when nothing was kept, or nothing that can be read", () => {
    expect(recall(CARD, null, "pl")).toEqual(FRESH);
    expect(recall(CARD, "{", "pl")).toEqual(FRESH);
  });
});
