// What a player might try although it is not offered.
import type { OpenPart } from "./answer";
import type { GameBook, Part, PieceKind, View } from "../net/protocol";
import { above, isRecord } from "../draw/reading";

/** The values of each part of the answer that are not offered: words, places, players, and cards that lie on the table. */
export function notOffered(book: GameBook, view: View, parts: readonly OpenPart[]): { part: Part; values: number[] }[] {
  return parts
    .map(({ part, values }) => ({ part, values: domain(book, view, part).filter((value) => !values.includes(value)) }))
    .filter(({ values }) => values.length > 0);
}

function domain(book: GameBook, view: View, { kind, words = [] }: Part): number[] {
  if (kind === "card") return cardsHeld(view, book);
  if (kind === "place") return placesSeen(view, book);
  if (kind === "word") return words.map((_, n) => n);
  return kind === "seat" ? Array.from({ length: view.seats }, (_, seat) => seat) : [];
}

/** The cards that the viewer holds, by number: those in parts of the view that are drawn as a hand, but not in another's. */
export function cardsHeld(view: View, book: GameBook): number[] {
  const held = look(view, book, "hand").flatMap(names);
  return numbers(held.map((name) => book.cards.indexOf(name)).filter((card) => card > 0));
}

/** The places that lie on the table as tiles; all of the map if it is drawn otherwise. */
function placesSeen(view: View, book: GameBook): number[] {
  const tiles = look(view, book, "places").flatMap(above);
  const seen = tiles.map(({ name }) => book.places.indexOf(String(name))).filter((place) => place >= 0);
  return numbers(seen.length ? seen : Object.keys(book.grid).map((name) => book.places.indexOf(name)));
}

/** What is drawn as one kind of piece, before the viewer and in the middle. */
function look({ table, you }: View, book: GameBook, kind: PieceKind): unknown[] {
  const within = (value: unknown, key: string): unknown[] => {
    if (book.pieces[key]?.kind === kind) return [value];
    if (Array.isArray(value)) return value.flatMap((one, seat) => (book.pieces[key]?.kind === "players" && seat !== you ? [] : within(one, "")));
    return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => within(one, name)) : [];
  };
  return within(table, "");
}

function numbers(all: readonly number[]): number[] {
  return [...new Set(all)].sort((a, b) => a - b);
}

function names(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string");
  if (value && typeof value === "object") return Object.keys(value);
  return typeof value === "string" ? [value] : [];
}
