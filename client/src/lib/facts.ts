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

/** A number and what it says. */
export interface Shown {
  name: string;
  label: string;
  value: string;
  word: boolean; // it is a word, not a number
  icon: string | null;
  source: Source;
  remark: string;
}

/** All that is known of a section: a card's or a place's name. */
export function facts(lore: Told, section: string): Shown[] {
  return Object.keys(lore.book.facts[section] ?? {}).map((name) => shown(lore, section, name));
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

function shown(lore: Told, section: string, name: string): Shown {
  const { texts } = lore.voice;
  const fact = lore.book.facts[section]![name]!;
  const word = typeof fact.is === "string";
  const remark = `note-${section}-${name}`;
  return {
    name,
    label: texts.say(`fact-${name}`),
    value: word && texts.has(`fact-${name}-${fact.is}`) ? texts.say(`fact-${name}-${fact.is}`) : written(fact.is),
    word,
    icon: lore.guise.facts[word ? `${name}-${fact.is}` : name] ?? lore.guise.facts[name] ?? null,
    source: fact.source,
    remark: fact.note ?? (texts.has(remark) ? texts.say(remark) : ""),
  };
}

/** A number as it is written; several that follow one another as a range. */
export function written(value: FactValue): string {
  if (!Array.isArray(value)) return String(value);
  const [first, last] = [value[0], value.at(-1)];
  const range = value.length > 2 && value.every((n, i) => n === value[0]! + i);
  return range ? `${first}–${last}` : value.join(" / ");
}
