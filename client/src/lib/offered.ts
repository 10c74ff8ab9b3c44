// What a player might try although it is not offered.
import type { Column } from "./asking";
import type { GameBook, View } from "./protocol";
import { isSeat } from "./voice";

/** The values of each part of the answer that are not offered: symbols, places, players, and cards that lie on the table. */
export function notOffered(book: GameBook, view: View, columns: readonly Column[]): { slot: string; values: number[] }[] {
  return columns
    .map(({ slot, values }) => ({ slot, values: domain(book, view, slot).filter((value) => !values.includes(value)) }))
    .filter(({ values }) => values.length > 0);
}

function domain(book: GameBook, view: View, slot: string): number[] {
  if (book.card_slots.includes(slot)) return cardsHeld(view.table, book);
  if (book.place_slots.includes(slot)) return book.places.flatMap((place, n) => (place in book.grid ? [n] : []));
  if (book.symbols[slot]) return book.symbols[slot].map((_, n) => n);
  return isSeat(slot) ? Array.from({ length: view.seats }, (_, seat) => seat) : [];
}

/** The cards that the viewer holds, by number: those in parts of the view that are drawn as a hand. */
export function cardsHeld(table: unknown, book: GameBook): number[] {
  const found = new Set<number>();
  const look = (value: unknown, key: string): void => {
    if (book.pieces[key]?.kind === "hand") for (const name of names(value)) found.add(book.cards.indexOf(name));
    else if (Array.isArray(value)) for (const one of value) look(one, "");
    else if (value && typeof value === "object") for (const [name, one] of Object.entries(value)) look(one, name);
  };
  look(table, "");
  return [...found].filter((card) => card > 0).sort((a, b) => a - b);
}

function names(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string");
  if (value && typeof value === "object") return Object.keys(value);
  return typeof value === "string" ? [value] : [];
}
