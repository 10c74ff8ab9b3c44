// The rules ledger: what is known of each rule, and which rules are shown.
import type { LedgerRow, RulesLedger } from "../lib/net/protocol";
import type { Section } from "./rulebook";

/** Which rules one may want to see alone. */
export const CHOICES = ["all", "ours", "gaps"] as const;
export type Choice = (typeof CHOICES)[number];

/** How many rules there are, and how many of them have what. */
export function counts(ledger: RulesLedger): Record<"rules" | "code" | "tests" | "games", number> {
  const rows = Object.values(ledger.rules);
  return {
    rules: rows.length,
    code: rows.filter((row) => row.code.length).length,
    tests: rows.filter((row) => Object.keys(row.tests).length).length,
    games: rows.filter((row) => row.game).length,
  };
}

/** The sections with only the rules that are wanted. */
export function chosen(sections: readonly Section[], ledger: RulesLedger, choice: Choice): Section[] {
  const wanted = {
    all: () => true,
    ours: (lines: Section["entries"][number]["lines"]) => lines.some((line) => line.source === "ours"),
    gaps: (_: unknown, row: LedgerRow | undefined) => !row?.game && !row?.reason,
  }[choice];
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((one) => wanted(one.lines, ledger.rules[one.id])) }))
    .filter((section) => section.entries.length);
}

/** What a test says, as a sentence: test_a_tie_is_not_enough is “a tie is not enough”. */
export function sentence(test: string): string {
  return test.replace(/^test_/, "").replaceAll("_", " ");
}

/** A recorded game, as people call it. */
export function gameName(game: string): string {
  return game.replaceAll("-", " ");
}

/** How many tests cite a rule. */
export function testCount(row: LedgerRow): number {
  return Object.values(row.tests).reduce((sum, names) => sum + names.length, 0);
}
