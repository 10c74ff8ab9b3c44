// The printed numbers of cards and places, ready to be shown: in words, with where each comes from.
import type { Guise } from "./guise";
import type { FactValue, GameBook, Source } from "./protocol";
import type { Voice } from "./voice";

/** A game as the board knows it. */
export interface Told {
  book: GameBook;
  voice: Voice;
  guise: Guise;
}

/** How a card is drawn: whole, small, as a slip that lies flat where there is little room, or as a chip with its name alone. */
export type CardSize = "full" | "small" | "slip" | "chip";

/** A number or a word, and what it says. */
export interface Shown {
  name: string;
  label: string;
  value: string; // "" if its name says it all
  word: boolean; // it is said in words, not in numbers
  icon: string | null;
  signs: Sign[]; // the pictures of several words, in their order; none if one of them has no picture
  source: Source;
  remark: string;
}

/** The picture of a word, and the number that stands beside it. */
export interface Sign {
  label: string;
  icon: string;
  n: string; // "" if there is none
}

/** All that is known of a section: a card's or a place's name; what it is not, goes without saying. */
export function facts(lore: Told, section: string): Shown[] {
  const known = Object.entries(lore.book.facts[section] ?? {}).filter(([name, { is }]) => is !== 0 || !lore.guise.flags?.includes(name));
  return known.map(([name]) => shown(lore, section, name));
}

/** What is printed on the face of a card; what the tile of a place of that name shows is left to the tile. */
export function face(lore: Told, card: number): Shown[] {
  const section = lore.book.cards[card] ?? "";
  const printed = lore.book.facts[section] ?? {};
  const left = lore.book.places.includes(section) ? (lore.guise.tile ?? []) : [];
  const names = (lore.guise.face ?? Object.keys(printed)).filter((name) => name in printed && !left.includes(name));
  return names.map((name) => shown(lore, section, name));
}

/** What is printed on the tile of a place. */
export function printed(lore: Told, section: string): Shown[] {
  const known = lore.book.facts[section] ?? {};
  return (lore.guise.tile ?? []).filter((name) => name in known).map((name) => shown(lore, section, name));
}

/** The places that a fact of a place names. */
export function located(book: GameBook, section: string, name: string): number[] {
  const fact = book.facts[section]?.[name];
  return fact ? several(fact.is).filter((one) => typeof one === "number") : [];
}

function shown(lore: Told, section: string, name: string): Shown {
  const { texts } = lore.voice;
  const fact = lore.book.facts[section]![name]!;
  const words = said(lore, name, fact.is);
  const remark = `note-${section}-${name}`;
  return {
    name,
    label: texts.say(`fact-${name}`),
    value: lore.guise.flags?.includes(name) ? "" : words.join(", ") || written(fact.is),
    word: words.length > 0,
    icon: lore.guise.facts[typeof fact.is === "string" ? `${name}-${fact.is}` : name] ?? lore.guise.facts[name] ?? null,
    signs: Array.isArray(fact.is) ? signs(lore, section, name, words) : [],
    source: fact.source,
    remark: fact.note ?? (texts.has(remark) ? texts.say(remark) : ""),
  };
}

/** What a fact says in words: those that it is made of, or the places that it names; none if it is only numbers. */
function said({ voice, guise, book }: Told, name: string, value: FactValue): string[] {
  const placed = guise.located?.includes(name);
  return several(value).flatMap((one) => {
    if (typeof one === "number") return placed && book.places[one] ? [voice.place(one)] : [];
    const key = `fact-${name}-${one}`;
    if (book.cards.includes(one)) return [voice.card(book.cards.indexOf(one))]; // a word that is a card has its name
    return [voice.texts.has(key) ? voice.texts.say(key) : one];
  });
}

function signs({ book, guise }: Told, section: string, name: string, words: readonly string[]): Sign[] {
  const facts = book.facts[section]!;
  const found = several(facts[name]!.is).flatMap((word, i): Sign[] => {
    const key = `${name}-${word}`;
    const icon = guise.facts[key];
    const beside = facts[guise.beside?.[key] ?? ""];
    return icon ? [{ label: words[i]!, icon, n: beside ? written(beside.is) : "" }] : [];
  });
  return found.length === words.length ? found : [];
}

function several(value: FactValue): (number | string)[] {
  return Array.isArray(value) ? value : [value];
}

/** A number as it is written; several that follow one another as a range. */
export function written(value: FactValue): string {
  if (!Array.isArray(value)) return String(value);
  const [first, last] = [value[0], value.at(-1)];
  const range = value.length > 2 && typeof first === "number" && value.every((n, i) => n === first + i);
  return range ? `${first}–${last}` : value.join(" / ");
}
