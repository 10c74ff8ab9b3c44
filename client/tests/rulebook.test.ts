// The rules stand in the order of a printed book, with what is ours set apart, and are found by words and numbers.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameBook } from "../src/lib/net/protocol";
import { Texts } from "../src/lib/words/texts";
import { cards, entry, named, rulebook, search, speaksOf } from "../src/parts/rulebook";

const GAMES = new URL("../../src/gaslamp/games/", import.meta.url);
const SHELF = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("_"));
const SPOKEN = SHELF.flatMap(({ name }) => ["en", "pl"].map((language) => [name, language] as const));
const TEXTS = new Texts(
  "en",
  `
rule-G1 = An answer is one of those offered.
section-M1 = Factions
rule-M1 = Eight factions.
rule-M1-1 =
    Five are used.
    Chance picks them (M2). { -ruling }
rule-M2 = Four examples.
rule-X1 = Hackers: you hold two.
rule-M2-1 = Ours alone. { -ruling }
rule-M2-2 =
    Known. { mark-elsewhere }
    Guessed. { mark-inferred }
    Ours. { -ruling }
-ruling = (our ruling)
mark-ours = { -ruling }
mark-elsewhere = (verified)
mark-inferred = (inferred)
`,
);
const IDS = TEXTS.keys.filter((key) => key.startsWith("rule-")).map((key) => key.slice(5).replace("-", "."));
const BOOK = rulebook(IDS, TEXTS);
const outline = (sections: typeof BOOK) => sections.map((section) => [section.id, ...section.entries.map((one) => one.id)]);

describe("rulebook", () => {
  it("has a section for each number without a dot, examples where they stand, and what holds everywhere at the end", () => {
    expect(outline(BOOK)).toEqual([
      ["M1", "M1", "M1.1"],
      ["M2", "M2", "X1", "M2.1", "M2.2"],
      ["", "G1"],
    ]);
  });

  it("calls a section as the texts do", () => {
    expect(BOOK.map((section) => section.title)).toEqual(["Factions", "", ""]);
  });
});

describe("entry", () => {
  it("says of each line where it comes from, by the mark at its end", () => {
    expect(entry("M1", TEXTS).lines).toEqual([{ source: "printed", text: "Eight factions." }]);
    expect(entry("M1.1", TEXTS).lines).toEqual([
      { source: "printed", text: "Five are used." },
      { source: "ours", text: "Chance picks them (M2)." },
    ]);
    expect(entry("M2.2", TEXTS).lines).toEqual([
      { source: "elsewhere", text: "Known." },
      { source: "inferred", text: "Guessed." },
      { source: "ours", text: "Ours." },
    ]);
  });

  it.each(SPOKEN)("finds every mark of %s in %s", (game, language) => {
    const read = (path: string) => readFileSync(new URL(`../../src/gaslamp/${path}`, import.meta.url), "utf-8");
    const texts = new Texts(language as "en" | "pl", read(`engine/texts/${language}/engine.ftl`), read(`games/${game}/texts/${language}/rules.ftl`));
    const ids = texts.keys.filter((key) => key.startsWith("rule-")).map((key) => key.slice(5).replaceAll("-", "."));
    const lines = ids.flatMap((id) => entry(id, texts).lines);
    expect(lines.filter((line) => line.source === "ours").length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.source === "printed" && line.text.endsWith(")") && line.text.includes(texts.say("mark-ours")))).toEqual([]);
  });
});

describe("search", () => {
  it("finds everything without a query", () => {
    expect(outline(search(BOOK, "  "))).toEqual(outline(BOOK));
  });

  it("finds what begins with a number, in any case", () => {
    expect(outline(search(BOOK, "m1"))).toEqual([["M1", "M1", "M1.1"]]);
    expect(outline(search(BOOK, "M2.1"))).toEqual([["M2", "M2.1"]]);
  });

  it("finds what has all the words, also in our rulings", () => {
    expect(outline(search(BOOK, "chance five"))).toEqual([["M1", "M1.1"]]);
    expect(search(BOOK, "chance nobody")).toEqual([]);
  });

  it("does not ask for accents", () => {
    expect(speaksOf("laki", "M1", "ŁĄKI")).toBe(true);
    expect(speaksOf("łąki", "M1", "laki")).toBe(true);
  });
});

describe("named", () => {
  it("cuts a text at the rules that there are", () => {
    expect(named("See M1.1, not M9.", new Set(IDS))).toEqual([
      { text: "See ", id: "" },
      { text: "M1.1", id: "M1.1" },
      { text: ", not ", id: "" },
      { text: "M9", id: "" },
      { text: ".", id: "" },
    ]);
  });
});

describe("cards", () => {
  it("are those with a number or a rule, never the back", () => {
    const book = { cards: ["back", "mafia", "dull", "police"], card_rules: ["", "M4.4", "", ""], facts: { back: {}, police: {}, game: {} } };
    expect(cards(book as unknown as GameBook)).toEqual([1, 3]);
  });
});
