// What can be touched on the board: things that stand for a value of a part of the answer.
import type { Answer, Chosen } from "./asking";
import { choose } from "./asking";
import type { GameBook } from "./protocol";
import { isSeat } from "./voice";

/** A thing on the board. */
export interface Thing {
  sort: "card" | "place" | "seat";
  number: number;
  means?: Readonly<Record<string, string>>; // what touching it says beside, by part: { verb: "take" }
  held?: boolean; // in the hand of whoever is asked
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
  const meant = meaning(asked, thing);
  const fitting = (chosen: Chosen) =>
    offered.some((row) => row.length > 0 && picks.every((slot, i) => !(slot in chosen) || chosen[slot] === row[i]));
  const mine = slots(asked, thing).map((slot) => ({ slot, wish: { ...meant, [slot]: thing.number } }));
  const fresh = mine.find(({ slot, wish }) => !(slot in asked.chosen) && fitting({ ...asked.chosen, ...wish }));
  const wish = (fresh ?? mine.find((one) => fitting(one.wish)))?.wish;
  return wish ? Object.entries(wish).reduce((kept, [name, value]) => choose(picks, offered, kept, name, value), asked.chosen) : null;
}

/** How a thing stands to the question. */
export function reach(asked: Asked, thing: Thing): Reach {
  const mine = slots(asked, thing);
  if (!mine.length) return "idle";
  const meant = meaning(asked, thing);
  const said = Object.entries(meant).every(([slot, value]) => asked.chosen[slot] === value);
  if (said && mine.some((slot) => asked.chosen[slot] === thing.number)) return "chosen";
  if (chosenBy(asked, thing)) return "offered";
  return thing.sort !== "card" || thing.held || thing.means ? "refused" : "idle";
}

/** Whether a card speaks to the question: held cards do; where cards mean something if that is asked; others if none like it is held. */
function speaks(asked: Asked, thing: Thing): boolean {
  if (thing.held) return true;
  if (thing.means) return Object.keys(thing.means).every((slot) => asked.picks.includes(slot));
  return !asked.held.includes(thing.number);
}

/** The numbers of what a thing means beside itself; what the question does not ask is left out. */
export function meaning(asked: Asked, thing: Thing): Record<string, number> {
  const pairs = Object.entries(thing.means ?? {}).filter(([slot]) => asked.picks.includes(slot));
  return Object.fromEntries(pairs.map(([slot, name]) => [slot, asked.book.symbols[slot]?.indexOf(name) ?? -1]));
}
