// How a map is laid out: how wide its tiles may be, which streets join them, and where nothing lies.

type At = readonly [column: number, row: number];

export interface Atlas {
  columns: number;
  rows: number;
  span: number; // columns that a tile covers
  streets: [x1: number, y1: number, x2: number, y2: number][]; // in columns and rows, from the middle of one tile to that of another
  corner: [column: number, width: number, row: number] | null; // room in the last row for what else is printed there
}

/** The layout of tiles at these places; null if one of them has none. */
export function atlas(places: readonly (At | null)[]): Atlas | null {
  const at = places.filter((place) => place !== null);
  if (!at.length || at.length < places.length) return null;
  const span = Math.max(1, Math.min(...pairs(at).flatMap(([one, other]) => (one[1] === other[1] ? [Math.abs(one[0] - other[0])] : [])), 2));
  const columns = Math.max(...at.map(([column]) => column)) + span;
  const rows = Math.max(...at.map(([, row]) => row)) + 1;
  const near = pairs(at).filter(([one, other]) => touching(one, other, span));
  const streets = near.map(([one, other]): Atlas["streets"][number] => [one[0] + span / 2, one[1] + 0.5, other[0] + span / 2, other[1] + 0.5]);
  return { columns, rows, span, streets, corner: free(at, columns, rows, span) };
}

function pairs(at: readonly At[]): [At, At][] {
  return at.flatMap((one, i) => at.slice(i + 1).map((other): [At, At] => [one, other]));
}

function touching(one: At, other: At, span: number): boolean {
  const [across, down] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  return down === 0 ? across === span : down === 1 && across < span;
}

/** The widest stretch of the last row on which no tile lies, if it is worth the while. */
function free(at: readonly At[], columns: number, rows: number, span: number): Atlas["corner"] {
  const taken = at.filter(([, row]) => row === rows - 1).flatMap(([column]) => Array.from({ length: span }, (_, i) => column + i));
  let best: Atlas["corner"] = null;
  for (let from = 0; from < columns; from++) {
    const next = taken.filter((column) => column >= from).sort((a, b) => a - b)[0] ?? columns;
    if (next - from > Math.max(span, best?.[1] ?? 0)) best = [from, next - from, rows - 1];
  }
  return best;
}
