// A game's rules in the order of a printed book: sections, their rules, and examples where they were given.
import type { GameBook } from "../lib/net/protocol";
import type { Texts } from "../lib/words/texts";
import { ruleKey } from "../lib/words/voice";

/** Where a line of a rule comes from, if a mark at its end says so; what has none is printed. */
const MARKED = ["ours", "elsewhere", "inferred"] as const;

/** A line of a rule, without its mark. */
export interface Line {
  source: "printed" | (typeof MARKED)[number];
  text: string;
}

/** One rule: what the game says, and what we add to it. */
export interface Entry {
  id: string;
  lines: Line[];
}

/** A section: its heading has the number of its first rule. */
export interface Section {
  id: string; // "": rules that hold in every game
  title: string; // "" if the texts give it none
  entries: Entry[];
}

/** The whole book. A section begins with an id without a dot, if others of its letter have one: examples stand where they were given. */
export function rulebook(ids: readonly string[], texts: Texts): Section[] {
  const letters = new Set(ids.filter((id) => id.includes(".")).map((id) => id[0]));
  const everywhere: Section = { id: "", title: "", entries: [] };
  const sections: Section[] = [];
  for (const id of ids) {
    if (!id.includes(".") && letters.has(id[0])) sections.push({ id, title: title(id, texts), entries: [] });
    (sections.at(-1) ?? everywhere).entries.push(entry(id, texts));
  }
  return everywhere.entries.length ? [...sections, everywhere] : sections;
}

function title(id: string, texts: Texts): string {
  const key = `section-${id}`;
  return texts.has(key) ? texts.say(key) : "";
}

/** A rule line by line. */
export function entry(id: string, texts: Texts): Entry {
  const lines = texts.say(ruleKey(id)).split("\n");
  return { id, lines: lines.map((text) => line(text, texts)) };
}

function line(text: string, texts: Texts): Line {
  for (const source of MARKED) {
    const mark = texts.say(`mark-${source}`);
    if (text.endsWith(mark)) return { source, text: text.slice(0, -mark.length).trimEnd() };
  }
  return { source: "printed", text };
}

/** The sections with only those rules that are looked for: by the beginning of an id, or by all the words. */
export function search(sections: readonly Section[], query: string): Section[] {
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((one) => speaksOf(query, one.id, ...one.lines.map((line) => line.text))) }))
    .filter((section) => section.entries.length);
}

/** Whether something is looked for; letters count the same with and without their accents. */
export function speaksOf(query: string, id: string, ...texts: string[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const text = plain(texts.join(" "));
  return words.every((word) => plain(id).startsWith(word) || text.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text cut at the rules that it names, so that they can be links. */
export function named(text: string, ids: ReadonlySet<string>): { text: string; id: string }[] {
  return text
    .split(/\b([A-Z]\d+(?:\.\d+)?)\b/)
    .filter(Boolean)
    .map((part) => ({ text: part, id: ids.has(part) ? part : "" }));
}

/** The cards with something to tell, in the order of the game: a number, or a rule. */
export function cards(book: GameBook): number[] {
  const numbers = book.cards.map((_, card) => card).slice(1);
  return numbers.filter((card) => book.card_rules[card] || book.facts[book.cards[card]!]);
}
