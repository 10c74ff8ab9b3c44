// Where a sheet goes so that it lies beside a thing and not over it, inside the window.

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

/** The upper left corner of a sheet: right of the thing, left of it, below or above; where there is most room if none will do. */
export function beside(thing: Box, sheet: Size, window: Size): { x: number; y: number } {
  const middle = { x: thing.left + thing.width / 2 - sheet.width / 2, y: thing.top + thing.height / 2 - sheet.height / 2 };
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - sheet.width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - sheet.height;
  const x = clamp(middle.x, window.width - sheet.width);
  const y = clamp(middle.y, window.height - sheet.height);
  if (right + sheet.width + EDGE <= window.width) return { x: right, y };
  if (left >= EDGE) return { x: left, y };
  if (below + sheet.height + EDGE <= window.height) return { x, y: below };
  if (above >= EDGE) return { x, y: above };
  return { x, y: thing.top > window.height - below ? EDGE : window.height - sheet.height - EDGE };
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
