// The printed numbers of cards and places, ready to be shown: in words, with where each comes from.
import type { Guise } from "./guise";
import type { FactValue, GameBook, Source } from "../net/protocol";
import type { Voice } from "../words/voice";

/** Where a number may come from, the surest first. */
export const SOURCES: readonly Source[] = ["printed", "elsewhere", "inferred", "stand-in"];

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
  hue: number | null; // the colour of the word
  signs: Sign[]; // the pictures of several words, in their order; none if one of them has no picture
  head: string | null; // the picture that stands before them on a card
  source: Source;
  remark: string;
}

/** The picture of a word, and the number that stands beside it. */
export interface Sign {
  label: string;
  icon: string;
  n: string; // "" if there is none
}

/** All that is known of a section: a card's or a place's name; what it is not, goes without saying, and so do amounts without their words. */
export function facts(lore: Told, section: string): Shown[] {
  const known = lore.book.facts[section] ?? {};
  const told = Object.keys(known).map((name) => lore.guise.beside?.[name]);
  const names = Object.keys(known).filter((name) => !told.includes(name) && (known[name]!.is !== 0 || !lore.guise.flags?.includes(name)));
  return names.map((name) => shown(lore, section, name));
}

/** What is printed on the face of a card; what the tile of a place of that name shows is left to the tile. */
export function face(lore: Told, card: number): Shown[] {
  const section = lore.book.cards[card] ?? "";
  const printed = lore.book.facts[section] ?? {};
  const left = lore.book.places.includes(section) ? (lore.guise.tile ?? []) : [];
  const names = (lore.guise.face ?? Object.keys(printed)).filter((name) => name in printed && !left.includes(name));
  return names.map((name) => shown(lore, section, name));
}

/** What is printed in two spots of a card, such as its corners; null where there is nothing. */
export function pair(lore: Told, card: number, names: readonly [string, string] | null | undefined): (Shown | null)[] {
  const section = lore.book.cards[card] ?? "";
  return (names ?? []).map((name) => (name in (lore.book.facts[section] ?? {}) ? shown(lore, section, name) : null));
}

/** What is printed on the four edges of a card, clockwise from the top; none if nothing is. */
export function edges({ book, guise }: Told, card: number): number[] {
  const fact = book.facts[book.cards[card] ?? ""]?.[guise.edges ?? ""];
  return fact ? several(fact.is).filter((one) => typeof one === "number") : [];
}

/** The words that are branded on a card, each with its picture. */
export function brands({ book, voice, guise }: Told, card: number): { label: string; icon: string }[] {
  const known = Object.entries(book.facts[book.cards[card] ?? ""] ?? {});
  const words = known.flatMap(([name, fact]) => several(fact.is).map((word) => `${name}-${word}`));
  return (guise.brands ?? []).filter((word) => words.includes(word)).map((word) => ({ label: voice.texts.say(`fact-${word}`), icon: guise.facts[word] ?? guise.emblem }));
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
  const { guise } = lore;
  const known = lore.book.facts[section]!;
  const fact = known[name]!;
  const paired = known[guise.beside?.[name] ?? ""]; // an amount for each of its words
  const amounts = paired ? several(paired.is).map(String) : [];
  const words = said(lore, name, fact.is);
  const spoken = words.map((word, i) => (amounts[i] ? `${word} ${amounts[i]}` : word));
  const remarks = [name, guise.beside?.[name] ?? ""].map((one) => remark(lore, section, one)).filter(Boolean);
  return {
    name,
    label: texts.say(`fact-${name}`),
    value: guise.flags?.includes(name) ? "" : spoken.join(", ") || (name === guise.edges ? several(fact.is).join(" / ") : written(fact.is)),
    word: words.length > 0,
    icon: picture(lore, section, name),
    hue: guise.tints?.[`${name}-${fact.is}`] ?? null,
    signs: Array.isArray(fact.is) ? signs(lore, section, name, words, amounts) : [],
    head: guise.headed?.[name] ? picture(lore, section, guise.headed[name]) : null,
    source: paired && SOURCES.indexOf(paired.source) > SOURCES.indexOf(fact.source) ? paired.source : fact.source,
    remark: remarks.join(" "),
  };
}

/** The picture of a fact, or of the one word that it is. */
function picture({ book, guise }: Told, section: string, name: string): string | null {
  const is = book.facts[section]?.[name]?.is;
  return guise.facts[typeof is === "string" ? `${name}-${is}` : name] ?? guise.facts[name] ?? null;
}

function remark({ book, voice }: Told, section: string, name: string): string {
  const key = `note-${section}-${name}`;
  return book.facts[section]?.[name]?.note ?? (voice.texts.has(key) ? voice.texts.say(key) : "");
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

function signs({ book, guise }: Told, section: string, name: string, words: readonly string[], amounts: readonly string[]): Sign[] {
  const facts = book.facts[section]!;
  const signs = several(facts[name]!.is).flatMap((word, i): Sign[] => {
    const key = `${name}-${word}`;
    const icon = guise.facts[key];
    const beside = facts[guise.beside?.[key] ?? ""];
    return icon ? [{ label: words[i]!, icon, n: amounts[i] ?? (beside ? written(beside.is) : "") }] : [];
  });
  return signs.length === words.length ? signs : [];
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
