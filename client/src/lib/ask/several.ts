// A set: any of these, so many of them, in any order; it is put together one by one and answered whole.
import { choose, fitting, progress, type Answer, type Chosen, type Progress } from "./answer";
import type { Group, Part, Several } from "../net/protocol";

export type Given = Answer | readonly Answer[]; // what is answered: one of what is offered, or a whole set

/** An element, and how often it is there. */
export interface Counted {
  element: Answer;
  n: number;
}

/** A set as it is asked for, and what was chosen for it so far. */
export interface OpenSet {
  parts: readonly Part[]; // of an element
  several: Several;
  groups: readonly Group[];
  elements: readonly Answer[]; // in the order chosen
}

/** What was chosen: the elements, and some parts of the next one. */
export interface SetChoice {
  elements: readonly Answer[];
  chosen: Chosen;
}

/** Whether an answer is a whole set. */
export function isSet(answer: Given): answer is readonly Answer[] {
  return Array.isArray(answer[0]);
}

/** The parts that are the same in all elements. */
export function fixedParts({ parts, several }: OpenSet): readonly Part[] {
  return parts.slice(0, several.fixed);
}

/** The parts in which elements differ. */
function ownParts({ parts, several }: OpenSet): readonly Part[] {
  return parts.slice(several.fixed);
}

/** Whether something is chosen in which elements differ. */
export function isOwn(set: OpenSet, chosen: Chosen): boolean {
  return ownParts(set).some(({ name }) => name in chosen);
}

/** The numbers of an element by the names of its parts. */
export function record(parts: readonly Part[], element: Answer): Chosen {
  return Object.fromEntries(parts.map(({ name }, i) => [name, element[i]!]));
}

/** Each element once, with how often it is there, in the order of the first of each. */
export function counted(elements: readonly Answer[]): Counted[] {
  const counts: Counted[] = [];
  for (const element of elements) {
    const known = counts.find((one) => same(one.element, element));
    if (known) known.n += 1;
    else counts.push({ element, n: 1 });
  }
  return counts;
}

/** The group to which belongs what was chosen; null if that is not settled. */
export function groupOf(set: OpenSet, chosen: Chosen): Group | null {
  const { groups, elements, several } = set;
  const first = elements[0];
  if (first) return groups.find((group) => alike(group.elements[0]!, first, several.fixed)) ?? null;
  const fit = groups.filter((group) => fitting(set.parts, group.elements, chosen).length);
  return fit.length === 1 ? fit[0]! : null;
}

/** Whether only one may be chosen: another one takes its place, as in any question that asks for one thing. */
export function isSingle(set: OpenSet, chosen: Chosen): boolean {
  return groupOf(set, chosen)?.most === 1;
}

/** Everything of which a set may be. */
export function all({ groups }: OpenSet): Answer[] {
  return groups.flatMap((group) => group.elements);
}

/** What may still be added, and what would begin another set, since its first parts are others. */
export function addable({ groups, several, elements }: OpenSet): Answer[] {
  const first = elements[0];
  return groups.flatMap((group) => {
    if (!first || group.most === 1 || !alike(group.elements[0]!, first, several.fixed)) return group.elements;
    return elements.length < group.most ? elements.reduce<Answer[]>((left, one) => takeOut(left, one), group.elements) : [];
  });
}

/** What is chosen once a part has a value; null if nothing that may be added has it. */
export function wish(set: OpenSet, chosen: Chosen, part: string, value: number): Chosen | null {
  const rows = addable(set);
  const fixed = fixedParts(set).some(({ name }) => name === part);
  const kept = Object.fromEntries(Object.entries(chosen).filter(([name]) => fixedParts(set).some((one) => one.name === name)));
  if (!fitting(set.parts, rows, fixed ? { [part]: value } : { ...kept, [part]: value }).length) return null;
  return choose(set.parts, rows, chosen, part, value);
}

/** Take in what was chosen: an element that is whole goes into the set, one with other first parts begins a new set. */
export function takeIn(set: OpenSet, chosen: Chosen): SetChoice {
  const fixed = fixedParts(set);
  const single = isSingle({ ...set, elements: [] }, chosen);
  const own = isOwn(set, chosen);
  const elements = single && own ? [] : fitting(fixed, set.elements, chosen);
  const rows = fitting(set.parts, addable({ ...set, elements }), chosen);
  const forced = single && rows.length === 1 && fixed.every(({ name }) => name in chosen); // as a deed for which no card is needed
  const [whole, ...others] = own || forced ? counted(rows) : [];
  if (!whole || others.length) return { elements, chosen };
  return { elements: single ? [whole.element] : [...elements, whole.element], chosen: record(fixed, whole.element) };
}

/** Take one back, the latest of its like. */
export function takeOut(elements: readonly Answer[], element: Answer): Answer[] {
  const last = elements.findLastIndex((one) => same(one, element));
  return elements.filter((_, i) => i !== last);
}

/** The elements that are named by one part alone, by that part. */
export function said(set: OpenSet, chosen: Chosen): Answer[] {
  return ownParts(set).length === 1 && isOwn(set, chosen) ? fitting(set.parts, set.elements, chosen) : [];
}

/** Whether a set may be answered as it is. */
export function isReady(group: Group | null, elements: readonly Answer[]): boolean {
  return group !== null && elements.length > 0 && elements.length >= group.least && elements.length <= group.most;
}

/** What is written on an element of the set: as which one, or how often of how often. */
export function mark(set: OpenSet, element: Answer): string {
  if (isSingle(set, {})) return "";
  const places = set.elements.flatMap((one, i) => (same(one, element) ? [i + 1] : []));
  if (set.several.ordered) return places.map((n) => `${n}.`).join(" ");
  const most = all(set).filter((one) => same(one, element)).length;
  return most > 1 ? `${places.length}/${most}` : "";
}

/** What is written on the values of a part that are in the set, by value; none if it is not enough to name an element. */
export function marks(set: OpenSet, { name }: Part): Map<number, string> {
  const [own, ...others] = ownParts(set);
  if (own?.name !== name || others.length) return new Map<number, string>();
  return new Map(set.elements.map((element) => [element[set.several.fixed]!, mark(set, element)]));
}

/** How far the next element has come; nothing of it is settled that was not chosen, and what is in the set stays in reach. */
export function setProgress(set: OpenSet, chosen: Chosen, offered: readonly Answer[]): Progress {
  const every = progress(set.parts, all(set), {});
  const { parts } = progress(set.parts, addable(set), chosen);
  const single = isSingle(set, chosen) && !isOwn(set, chosen);
  const open = parts.map((one, i) => {
    const { name } = one.part;
    const isFixed = i < set.several.fixed;
    const settled = isFixed || single ? set.elements[0]?.[i] : undefined;
    const value = chosen[name] ?? settled ?? (isFixed ? one.value : null);
    const inSet = [...marks(set, one.part).keys()];
    return { ...one, value, values: every.parts[i]!.values, open: ascending([...one.open, ...inSet]) };
  });
  return { parts: open, answer: null, mayPass: offered.some((row) => !row.length) };
}

function same(one: Answer, other: Answer): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

function alike(one: Answer, other: Answer, fixed: number): boolean {
  return same(one.slice(0, fixed), other.slice(0, fixed));
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
