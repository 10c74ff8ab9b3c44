// The rules ledger: what is counted, and which rules are shown.
import { describe, expect, it } from "vitest";
import type { RulesLedger } from "../src/lib/net/protocol";
import { chosen, counts, gameName, sentence, testCount } from "../src/parts/ledger";
import type { Section } from "../src/parts/rulebook";

const LEDGER: RulesLedger = {
  rules: {
    A1: { code: [], tests: { a: ["test_it"] }, reason: "heading" },
    "A1.1": { code: ["turn.Act"], tests: { a: ["test_it", "test_a_tie_is_not_enough"], b: ["test_more"] }, game: "two-seats", answer: 3 },
    "A1.2": { code: ["turn.Act"], tests: {} },
  },
  games: ["two-seats"],
};
const entry = (id: string, source: "printed" | "ours") => ({ id, lines: [{ source, text: "" }] });
const SECTIONS: Section[] = [
  { id: "A1", title: "One", entries: [entry("A1", "printed"), entry("A1.1", "ours"), entry("A1.2", "printed")] },
  { id: "", title: "", entries: [entry("G1", "printed")] },
];
const shown = (choice: "all" | "ours" | "gaps") => chosen(SECTIONS, LEDGER, choice).flatMap((section) => section.entries.map((one) => one.id));

describe("the rules ledger", () => {
  it("counts the rules that have what", () => expect(counts(LEDGER)).toEqual({ rules: 3, code: 2, tests: 2, games: 1 }));
  it("shows all rules", () => expect(shown("all")).toEqual(["A1", "A1.1", "A1.2", "G1"]));
  it("shows those with a ruling of ours", () => expect(shown("ours")).toEqual(["A1.1"]));
  it("shows those that could have a game and have none", () => expect(shown("gaps")).toEqual(["A1.2", "G1"]));
  it("leaves out a section of which nothing is shown", () => expect(chosen(SECTIONS, LEDGER, "ours")).toHaveLength(1));
  it("counts the tests of a rule", () => expect(testCount(LEDGER.rules["A1.1"]!)).toBe(3));
  it("reads the name of a test as a sentence", () => expect(sentence("test_a_tie_is_not_enough")).toBe("a tie is not enough"));
  it("calls a game as people would", () => expect(gameName("two-seats")).toBe("two seats"));
});
