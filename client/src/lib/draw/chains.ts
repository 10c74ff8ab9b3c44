// Cards of a group that are joined: those that share a number stand side by side, and of the others equal ones lie together.
import type { Item } from "./scene";

/** What is joined under a number; null: one that is joined to nothing. */
export interface Chain {
  number: number | null;
  boxes: Item[][];
}

/** The chains of a group, in its order. */
export function chains(boxes: readonly Item[][], by: string): Chain[] {
  const links: Chain[] = [];
  for (const box of boxes) {
    const number = joint(box, by);
    const rest = box.filter((item) => item.key !== by);
    const same = links.find((chain) => (number === null ? chain.number === null && alike(chain.boxes[0]!, rest) : chain.number === number));
    if (!same) links.push({ number, boxes: [rest] });
    else if (number !== null) same.boxes.push(rest);
    else same.boxes = [same.boxes[0]!.map(more)];
  }
  return links;
}

function joint(box: readonly Item[], by: string): number | null {
  const counter = box.find((item) => item.kind === "counter" && item.key === by);
  return counter?.kind === "counter" ? counter.value : null;
}

/** Whether two boxes hold the same, however many of it. */
function alike(one: readonly Item[], other: readonly Item[]): boolean {
  return JSON.stringify(one.map((item) => counted(item, 1))) === JSON.stringify(other.map((item) => counted(item, 1)));
}

function more(item: Item): Item {
  return item.kind === "cards" ? { ...item, lots: item.lots.map((lot) => ({ ...lot, n: lot.n + 1 })) } : item;
}

function counted(item: Item, n: number): Item {
  return item.kind === "cards" ? { ...item, lots: item.lots.map((lot) => ({ ...lot, n })) } : item;
}
