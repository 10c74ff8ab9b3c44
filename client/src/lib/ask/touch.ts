// What can be touched on the board: things that stand for a value of a part of the answer.
import type { Answer, Chosen } from "./asking";
import { choose } from "./asking";
import type { GameBook } from "../net/protocol";
import { isSeat } from "../words/voice";

/** A thing on the board. */
export interface Thing {
  sort: "card" | "place" | "seat";
  number: number;
  means?: Readonly<Record<string, string>>; // what touching it says beside, by part: { verb: "take" }
  held?: boolean; // in the hand of whoever is asked
  whose?: number; // before whom it lies, if that is asked
  knows?: Readonly<Record<string, number>>; // the numbers that lie beside it, if they are asked, by part: { horde: 2 }
}

/** offered: may be chosen; chosen: is; refused: may not, and one can ask why; idle: nothing is asked of it. */
export type Reach = "offered" | "chosen" | "refused" | "idle";

/** What the board needs to be played on. */
export interface Touch {
  reach(thing: Thing): Reach;
  touch(thing: Thing): void;
}

/** A board that is only looked at. */
export const HANDS_OFF: Touch = { reach: () => "idle", touch: () => undefined };

/** A question as the board knows it. */
export interface Asked {
  book: GameBook;
  picks: readonly string[];
  offered: readonly Answer[];
  chosen: Chosen;
  held: readonly number[]; // the cards in the hand of whoever is asked
}

/** The parts of the answer that a thing could stand for. */
export function slots(asked: Asked, thing: Thing): string[] {
  const { book, picks } = asked;
  if (thing.sort === "card" && !speaks(asked, thing)) return [];
  const fits = { card: book.card_slots, place: book.place_slots, seat: picks.filter(isSeat) }[thing.sort];
  return picks.filter((slot) => fits.includes(slot));
}

/** What touching a thing chooses, or null: one part, best one that is open and fits what was chosen, and what it means beside. */
export function chosenBy(asked: Asked, thing: Thing): Chosen | null {
  const { picks, offered } = asked;
  const rows = offered.filter((row) => row.length > 0 && !isSaidElsewhere(asked, thing, row));
  const fitting = (chosen: Chosen) => rows.filter((row) => picks.every((slot, i) => !(slot in chosen) || chosen[slot] === row[i]));
  const mine = slots(asked, thing).flatMap((slot) => wishes(asked, thing, slot));
  const fresh = mine.find(({ slot, wish }) => !(slot in asked.chosen) && fitting({ ...asked.chosen, ...wish }).length);
  const wish = (fresh ?? mine.find((one) => fitting(one.wish).length))?.wish;
  if (!wish) return null;
  const sure = thing.knows ? settled(asked, fitting(fresh ? { ...asked.chosen, ...wish } : wish)) : {};
  return Object.entries({ ...sure, ...wish }).reduce((kept, [name, value]) => choose(picks, offered, kept, name, value), asked.chosen);
}

/** What a thing could say as a part of the answer: best with the numbers that lie beside it. */
function wishes(asked: Asked, thing: Thing, slot: string): { slot: string; wish: Chosen }[] {
  const wish = { ...meaning(asked, thing), [slot]: thing.number };
  return thing.knows ? [{ slot, wish: { ...thing.knows, ...wish } }, { slot, wish }] : [{ slot, wish }];
}

/** The symbols that some answers have in common. */
function settled({ book, picks }: Asked, rows: readonly Answer[]): Chosen {
  const same = picks.map((slot, i) => [slot, rows[0]![i]!, book.symbols[slot] && rows.every((row) => row[i] === rows[0]![i])] as const);
  return Object.fromEntries(same.filter(([, , sure]) => sure).map(([slot, value]) => [slot, value]));
}

/** Whether an answer says what only cards in another spot mean: what is played comes from the hand. */
function isSaidElsewhere({ book, picks }: Asked, thing: Thing, row: Answer): boolean {
  if (!thing.knows) return false;
  return picks.some((slot, i) => {
    const symbol = book.symbols[slot]?.[row[i]!];
    return symbol !== undefined && thing.means?.[slot] !== symbol && Object.values(book.pieces).some(({ means }) => means?.[slot] === symbol);
  });
}

/** How a thing stands to the question. */
export function reach(asked: Asked, thing: Thing): Reach {
  const mine = slots(asked, thing);
  if (!mine.length) return "idle";
  const meant = meaning(asked, thing);
  const said = Object.entries(meant).every(([slot, value]) => asked.chosen[slot] === value);
  const there = Object.entries(thing.knows ?? {}).every(([slot, value]) => (asked.chosen[slot] ?? value) === value);
  if (said && there && mine.some((slot) => asked.chosen[slot] === thing.number)) return "chosen";
  if (chosenBy(asked, thing)) return "offered";
  return thing.sort !== "card" || thing.held || means(asked, thing) ? "refused" : "idle";
}

/** Whether a card speaks to the question: where it lies says what is asked, or it is held, or it means nothing else and none like it is held. */
function speaks(asked: Asked, thing: Thing): boolean {
  if (means(asked, thing) || thing.knows || thing.whose !== undefined) return true;
  if (thing.held) return !asked.picks.some((slot) => asksWhere(asked.book, slot));
  return !thing.means && !asked.held.includes(thing.number);
}

/** Whether all that a thing means beside is asked. */
function means({ picks }: Asked, thing: Thing): boolean {
  return thing.means !== undefined && Object.keys(thing.means).every((slot) => picks.includes(slot));
}

/** Whether a part of an answer is a number that lies beside cards, such as that of a horde: then a hand is not meant. */
export function asksWhere(book: GameBook, slot: string): boolean {
  return book.pieces[slot]?.kind === "counter";
}

/** The numbers of what a thing means beside itself; what the question does not ask is left out. */
export function meaning(asked: Asked, thing: Thing): Record<string, number> {
  const pairs = Object.entries(thing.means ?? {}).filter(([slot]) => asked.picks.includes(slot));
  const said = Object.fromEntries(pairs.map(([slot, name]) => [slot, asked.book.symbols[slot]?.indexOf(name) ?? -1]));
  return thing.whose === undefined ? said : { ...said, seat: thing.whose };
}
