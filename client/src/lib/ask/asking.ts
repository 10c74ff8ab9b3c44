// Answering a question: the answers offered are rows, their parts are columns, and each choice leaves the rows that fit.

export type Answer = readonly number[];
export type Chosen = Readonly<Record<string, number>>; // by the name of the part, in the order chosen

/** Whether a part is an amount: it is asked last, and preset to the most. */
export function isAmount(slot: string): boolean {
  return slot === "count" || slot === "n";
}

/** A part of the answer: what it may still be, and what it is if that is settled. */
export interface Column {
  slot: string;
  values: number[]; // all that is offered, whatever was chosen for other parts before it
  open: number[]; // those that fit what was chosen
  value: number | null;
  chosen: boolean; // by the player, not only left over
}

/** A question half answered. */
export interface Asking {
  columns: Column[];
  answer: Answer | null; // the whole answer, when every part is settled
  mayPass: boolean;
}

/** The state of an answer after some choices. */
export function asking(picks: readonly string[], offered: readonly Answer[], chosen: Chosen): Asking {
  const rows = offered.filter((row) => row.length > 0);
  const fitting = rows.filter((row) => fits(picks, row, chosen));
  const columns = picks.map((slot, i) => {
    const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== slot));
    const open = distinct(rows.filter((row) => fits(picks, row, others)).map((row) => row[i]!));
    const left = distinct(fitting.map((row) => row[i]!));
    const value = left.length === 1 ? left[0]! : null;
    return { slot, values: distinct(rows.map((row) => row[i]!)), open, value, chosen: slot in chosen };
  });
  const preset = settle(picks, fitting, columns);
  return { columns: preset.columns, answer: preset.answer, mayPass: offered.length > rows.length };
}

/** Choose a value for a part; choices that no longer fit with it are forgotten. */
export function choose(picks: readonly string[], offered: readonly Answer[], chosen: Chosen, slot: string, value: number): Chosen {
  let kept: Chosen = { [slot]: value };
  for (const [name, other] of Object.entries(chosen).reverse()) {
    const tried = { [name]: other, ...kept };
    if (name !== slot && offered.some((row) => row.length > 0 && fits(picks, row, tried))) kept = tried;
  }
  return kept;
}

/** Take back the latest choice. */
export function takeBack(chosen: Chosen): Chosen {
  return Object.fromEntries(Object.entries(chosen).slice(0, -1));
}

/** The part that a player should look at next: the first that is not settled. */
export function next(asked: Asking): Column | undefined {
  const open = asked.columns.filter((column) => column.value === null);
  return open.find((column) => !isAmount(column.slot)) ?? open[0];
}

/** An answer that was not offered, to ask why: the choice, what was chosen before it, and the likeliest rest. */
export function attempt(picks: readonly string[], offered: readonly Answer[], chosen: Chosen, slot: string, value: number): Answer {
  const wanted = { ...chosen, [slot]: value };
  const rows = offered.filter((row) => row.length > 0);
  const score = (row: Answer) => picks.filter((name, i) => wanted[name] === row[i]).length;
  const nearest = rows.reduce<Answer>((best, row) => (score(row) > score(best) ? row : best), rows[0] ?? picks.map(() => 1));
  return picks.map((name, i) => wanted[name] ?? nearest[i] ?? 1);
}

function fits(picks: readonly string[], row: Answer, chosen: Chosen): boolean {
  return picks.every((slot, i) => !(slot in chosen) || chosen[slot] === row[i]);
}

function distinct(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** When only an amount is left open, it is the most there may be until the player says otherwise. */
function settle(picks: readonly string[], fitting: Answer[], columns: Column[]): { columns: Column[]; answer: Answer | null } {
  const open = columns.filter((column) => column.value === null);
  if (!fitting.length || !open.every((column) => isAmount(column.slot)))
    return { columns, answer: null };
  const last = [...fitting].sort((a, b) => compare(a, b)).at(-1)!;
  return { columns: columns.map((column) => ({ ...column, value: last[picks.indexOf(column.slot)]! })), answer: last };
}

function compare(one: Answer, other: Answer): number {
  const i = one.findIndex((value, at) => value !== other[at]);
  return i < 0 ? 0 : one[i]! - other[i]!;
}
