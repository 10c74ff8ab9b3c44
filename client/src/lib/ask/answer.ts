// Putting an answer together: the answers offered are rows, each number in a row is a part, and each choice leaves the rows that fit.
import type { Part } from "../net/protocol";

export type Answer = readonly number[];
export type Chosen = Readonly<Record<string, number>>; // by the name of the part, in the order chosen

/** A part of the answer: what it may still be, and what it is if that is settled. */
export interface OpenPart {
  part: Part;
  values: number[]; // all that is offered, whatever was chosen for other parts before it
  open: number[]; // those that fit what was chosen
  value: number | null;
  chosen: boolean; // by the player, not only left over
}

/** How far an answer has come. */
export interface Progress {
  parts: OpenPart[];
  answer: Answer | null; // the whole answer, when every part is settled
  mayPass: boolean;
}

/** How far an answer has come after some choices. */
export function progress(parts: readonly Part[], offered: readonly Answer[], chosen: Chosen): Progress {
  const rows = offered.filter((row) => row.length > 0);
  const left = fitting(parts, rows, chosen);
  const open = parts.map((part, i) => {
    const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== part.name));
    const still = distinct(left.map((row) => row[i]!));
    return {
      part,
      values: distinct(rows.map((row) => row[i]!)),
      open: distinct(fitting(parts, rows, others).map((row) => row[i]!)),
      value: still.length === 1 ? still[0]! : null,
      chosen: part.name in chosen,
    };
  });
  return { ...settle(left, open), mayPass: offered.length > rows.length };
}

/** Choose a value for a part; choices that no longer fit with it are forgotten. */
export function choose(parts: readonly Part[], offered: readonly Answer[], chosen: Chosen, part: string, value: number): Chosen {
  let kept: Chosen = { [part]: value };
  for (const [name, other] of Object.entries(chosen).reverse()) {
    const tried = { [name]: other, ...kept };
    if (name !== part && fitting(parts, offered, tried).length) kept = tried;
  }
  return kept;
}

/** Take back the latest choice. */
export function takeBack(chosen: Chosen): Chosen {
  return Object.fromEntries(Object.entries(chosen).slice(0, -1));
}

/** The part that a player should look at next: the first that is not settled, amounts last. */
export function nextPart({ parts }: Progress): OpenPart | undefined {
  const open = parts.filter(({ value }) => value === null);
  return open.find(({ part }) => part.kind !== "amount") ?? open[0];
}

/** An answer that was not offered, to ask why: the choice, what was chosen before it, and the likeliest rest. */
export function attempt(parts: readonly Part[], offered: readonly Answer[], chosen: Chosen, part: string, value: number): Answer {
  const wanted = { ...chosen, [part]: value };
  const rows = offered.filter((row) => row.length > 0);
  const score = (row: Answer) => parts.filter(({ name }, i) => wanted[name] === row[i]).length;
  const nearest = rows.reduce<Answer>((best, row) => (score(row) > score(best) ? row : best), rows[0] ?? parts.map(() => 1));
  return parts.map(({ name }, i) => wanted[name] ?? nearest[i] ?? 1);
}

/** The answers that have what was chosen. */
export function fitting(parts: readonly Part[], offered: readonly Answer[], chosen: Chosen): Answer[] {
  return offered.filter((row) => row.length > 0 && parts.every(({ name }, i) => !(name in chosen) || chosen[name] === row[i]));
}

function distinct(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** When only an amount is left open, it is the most there may be until the player says otherwise. */
function settle(left: Answer[], parts: OpenPart[]): { parts: OpenPart[]; answer: Answer | null } {
  const open = parts.filter(({ value }) => value === null);
  if (!left.length || open.length > 1 || (open[0] && open[0].part.kind !== "amount")) return { parts, answer: null };
  const most = [...left].sort(compare).at(-1)!;
  return { parts: parts.map((one, i) => ({ ...one, value: most[i]! })), answer: most };
}

function compare(one: Answer, other: Answer): number {
  const i = one.findIndex((value, at) => value !== other[at]);
  return i < 0 ? 0 : one[i]! - other[i]!;
}
