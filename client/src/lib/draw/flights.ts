// What has moved on the board: where some of a kind became fewer, and where others of that kind became more.

/** So many of a kind at a place on the screen. */
export interface Heap {
  kin: string;
  n: number;
  x: number;
  y: number;
}

export interface Flight {
  from: Heap;
  to: Heap;
}

const MOST = 12; // more at once would only confuse

/** The ways that things went between two moments, each heap known by what it is drawn by. */
export function flights<Key>(before: ReadonlyMap<Key, Heap>, after: ReadonlyMap<Key, Heap>): Flight[] {
  const fewer = changed(before, after);
  const more = changed(after, before);
  const moves: Flight[] = [];
  for (const to of more) {
    for (const from of fewer.filter(({ heap }) => heap.kin === to.heap.kin)) {
      const by = Math.min(from.by, to.by);
      if (!by) continue;
      moves.push({ from: from.heap, to: to.heap });
      from.by -= by;
      to.by -= by;
    }
  }
  return moves.length > MOST ? [] : moves;
}

/** The heaps that have more at one moment than at the other, and by how many. */
function changed<Key>(one: ReadonlyMap<Key, Heap>, other: ReadonlyMap<Key, Heap>): { heap: Heap; by: number }[] {
  return [...one].map(([key, heap]) => ({ heap, by: heap.n - same(heap, other.get(key)) })).filter(({ by }) => by > 0);
}

function same(heap: Heap, other: Heap | undefined): number {
  return other?.kin === heap.kin ? other.n : 0;
}
