// What can be touched on the board: things that stand for a value of a part of the answer.
import { choose, fitting, type Answer, type Chosen } from "./answer";
import type { GameBook, Part } from "../net/protocol";

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
  /** What is written on a thing that was chosen: how often, or as which one; nothing if it goes without saying. */
  mark(thing: Thing): string;
}

/** A board that is only looked at. */
export const HANDS_OFF: Touch = { reach: () => "idle", touch: () => undefined, mark: () => "" };

/** A question as the board knows it. */
export interface OpenQuestion {
  book: GameBook;
  parts: readonly Part[];
  offered: readonly Answer[];
  chosen: Chosen;
  held: readonly number[]; // the cards in the hand of whoever is asked
}

/** The parts of the answer that a thing could stand for. */
export function partsFor(question: OpenQuestion, thing: Thing): string[] {
  if (thing.sort === "card" && !speaks(question, thing)) return [];
  return question.parts.filter(({ kind }) => kind === thing.sort).map(({ name }) => name);
}

/** What touching a thing chooses, or null: one part, best one that is open and fits what was chosen, and what it means beside. */
export function chosenBy(question: OpenQuestion, thing: Thing): Chosen | null {
  const { parts, offered, chosen } = question;
  const rows = offered.filter((row) => !isSaidElsewhere(question, thing, row));
  const mine = partsFor(question, thing).flatMap((part) => wishes(question, thing, part));
  const fresh = mine.find(({ part, wish }) => !(part in chosen) && fitting(parts, rows, { ...chosen, ...wish }).length);
  const wish = (fresh ?? mine.find((one) => fitting(parts, rows, one.wish).length))?.wish;
  if (!wish) return null;
  const sure = thing.knows ? sureWords(parts, fitting(parts, rows, fresh ? { ...chosen, ...wish } : wish)) : {};
  return Object.entries({ ...sure, ...wish }).reduce((kept, [name, value]) => choose(parts, offered, kept, name, value), chosen);
}

/** What a thing could say as a part of the answer: best with the numbers that lie beside it. */
function wishes(question: OpenQuestion, thing: Thing, part: string): { part: string; wish: Chosen }[] {
  const wish = { ...meaning(question, thing), [part]: thing.number };
  return thing.knows ? [{ part, wish: { ...thing.knows, ...wish } }, { part, wish }] : [{ part, wish }];
}

/** The words that some answers have in common. */
function sureWords(parts: readonly Part[], rows: readonly Answer[]): Chosen {
  const sure = parts.map(({ name, kind }, i) => [name, rows[0]![i]!, kind === "word" && rows.every((row) => row[i] === rows[0]![i])] as const);
  return Object.fromEntries(sure.filter(([, , same]) => same).map(([name, value]) => [name, value]));
}

/** Whether an answer says what only cards in another spot mean: what is played comes from the hand. */
function isSaidElsewhere({ book, parts }: OpenQuestion, thing: Thing, row: Answer): boolean {
  if (!thing.knows) return false;
  return parts.some(({ name, words }, i) => {
    const word = words?.[row[i]!];
    return word !== undefined && thing.means?.[name] !== word && Object.values(book.pieces).some(({ means }) => means?.[name] === word);
  });
}

/** How a thing stands to the question. */
export function reach(question: OpenQuestion, thing: Thing): Reach {
  const mine = partsFor(question, thing);
  if (!mine.length) return "idle";
  if (isSaidBy(question, question.chosen, thing)) return "chosen";
  if (chosenBy(question, thing)) return "offered";
  return thing.sort !== "card" || thing.held || means(question, thing) ? "refused" : "idle";
}

/** Whether choices, or a whole answer, say what touching a thing says. */
export function isSaidBy(question: OpenQuestion, chosen: Chosen, thing: Thing): boolean {
  const meant = Object.entries(meaning(question, thing)).every(([name, value]) => chosen[name] === value);
  const there = Object.entries(thing.knows ?? {}).every(([name, value]) => (chosen[name] ?? value) === value);
  return meant && there && partsFor(question, thing).some((name) => chosen[name] === thing.number);
}

/** Whether a card speaks to the question: where it lies says what is asked, or it is held, or it means nothing else and none like it is held. */
function speaks(question: OpenQuestion, thing: Thing): boolean {
  if (means(question, thing) || thing.knows || thing.whose !== undefined) return true;
  if (thing.held) return !question.parts.some(({ kind }) => kind === "number"); // that of a horde, say: then no hand is meant
  return !thing.means && !question.held.includes(thing.number);
}

/** Whether all that a thing means beside is asked. */
function means({ parts }: OpenQuestion, thing: Thing): boolean {
  return thing.means !== undefined && Object.keys(thing.means).every((name) => parts.some((part) => part.name === name));
}

/** The numbers of what a thing means beside itself; what the question does not ask is left out. */
export function meaning({ parts }: OpenQuestion, thing: Thing): Record<string, number> {
  const said: Record<string, number> = {};
  for (const { name, words } of parts) {
    const word = thing.means?.[name];
    if (word !== undefined) said[name] = words?.indexOf(word) ?? -1;
  }
  const owner = parts.find(({ kind }) => kind === "seat");
  return owner && thing.whose !== undefined ? { ...said, [owner.name]: thing.whose } : said;
}
