// How a map is laid out: how wide its tiles may be, which streets join them, and where nothing lies.

type At = readonly [column: number, row: number];
type Street = [x1: number, y1: number, x: number, y: number, x2: number, y2: number]; // x, y: the point towards which it bends

export interface Atlas {
  columns: number;
  rows: number;
  span: number; // columns that a tile covers
  streets: Street[]; // in columns and rows, from the middle of one tile to that of another
  corner: [column: number, width: number, row: number] | null; // room in the last row for what else is printed there
}

const ARCH = 1.7; // rows by which a street bends over the tiles between its ends

/** The layout of tiles at these places; null if one of them has none. Streets join the tiles that are told, or all that touch. */
export function atlas(places: readonly (At | null)[], joined?: readonly (readonly [number, number])[]): Atlas | null {
  const at = places.filter((place) => place !== null);
  if (!at.length || at.length < places.length) return null;
  const span = Math.max(1, Math.min(...pairs(at).flatMap(([one, other]) => (one[1] === other[1] ? [Math.abs(one[0] - other[0])] : [])), 2));
  const columns = Math.max(...at.map(([column]) => column)) + span;
  const rows = Math.max(...at.map(([, row]) => row)) + 1;
  const near = joined?.map(([one, other]): [At, At] => [at[one]!, at[other]!]) ?? pairs(at).filter(([one, other]) => touching(one, other, span));
  const streets = near.map(([one, other]): Street => [...middle(one, span), ...bend(one, other, at, span), ...middle(other, span)]);
  return { columns, rows, span, streets, corner: free(at, columns, rows, span) };
}

/** Where squares lie that are all there is, from the first column and row on; turned around for whoever sits on the far side. */
export function squares(places: readonly At[], turned: boolean): At[] {
  const [columns, rows] = [places.map(([column]) => column), places.map(([, row]) => row)];
  const [west, east, north, south] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  return places.map(([column, row]) => (turned ? [east - column, south - row] : [column - west, row - north]));
}

function pairs(at: readonly At[]): [At, At][] {
  return at.flatMap((one, i) => at.slice(i + 1).map((other): [At, At] => [one, other]));
}

function touching(one: At, other: At, span: number): boolean {
  const [across, down] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  return down === 0 ? across === span : down === 1 && across < span;
}

function middle([column, row]: At, span: number): [number, number] {
  return [column + span / 2, row + 0.5];
}

/** Where a street bends: over the tiles between, or round a corner where no tile lies; half way if it is straight. */
function bend(one: At, other: At, at: readonly At[], span: number): [number, number] {
  const [[x1, y1], [x2, y2]] = [middle(one, span), middle(other, span)];
  const across = Math.abs(x1 - x2);
  const half: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (y1 === y2) return across > span ? [half[0], one[1] > 0 ? y1 - ARCH : y1 + ARCH] : half;
  if (across < span) return half;
  const corners: At[] = [[other[0], one[1]], [one[0], other[1]]];
  const corner = corners.find(([column, row]) => !at.some((tile) => tile[1] === row && Math.abs(tile[0] - column) < span));
  return corner ? middle(corner, span) : half;
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
