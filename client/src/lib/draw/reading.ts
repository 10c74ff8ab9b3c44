// Reading the values of a view: each is what it should be, or nothing.
import type { GameBook, View } from "../net/protocol";

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A whole number of things. */
export function number(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}

/** One number for each seat. */
export function amounts(value: unknown, seats: number): number[] | null {
  if (!Array.isArray(value) || value.length !== seats) return null;
  const numbers = value.map(number);
  return numbers.some((n) => n === null) ? null : (numbers as number[]);
}

/** The objects in a list. */
export function above(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The seats as one sees them: one's own first, then around the table. */
export function seatNumbers(view: View): number[] {
  const first = view.you ?? 0;
  return Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
}

/** Cards by number and how many of each, in the order in which they lie; names that no card has are left out. */
export function lots(value: unknown, book: GameBook): { card: number; n: number }[] | null {
  const counts = new Map<string, number>();
  if (typeof value === "string") counts.set(value, 1);
  else if (Array.isArray(value)) {
    for (const name of value) if (typeof name === "string") counts.set(name, (counts.get(name) ?? 0) + 1);
  } else if (isRecord(value)) {
    for (const [name, n] of Object.entries(value)) counts.set(name, number(n) ?? 0);
  } else if (value !== null) return null;
  return [...counts].map(([name, n]) => ({ card: book.cards.indexOf(name), n })).filter(({ card, n }) => card >= 0 && n > 0);
}

export function many(lots: readonly { n: number }[]): number {
  return lots.reduce((sum, { n }) => sum + n, 0);
}
