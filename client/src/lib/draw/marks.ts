// The players' marks: a shape for each seat, drawn in a square of 16, so that nobody has to tell colours apart.
const SHAPES: readonly string[] = [
  "M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 1 1 8 1.5z",
  "M2 2h12v12H2z",
  "M8 1l7.5 13H.5z",
  "M8 .5L15.5 8 8 15.5.5 8z",
  "M8 .5l2.2 4.9 5.3.6-4 3.6 1.1 5.3L8 12.2l-4.6 2.7 1.1-5.3-4-3.6 5.3-.6z",
  "M4.3 1h7.4l3.8 7-3.8 7H4.3L.5 8z",
];

/** The shape of a seat. */
export function shape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

/** The colour of a seat, as the style sheets have it. */
export function colour(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
