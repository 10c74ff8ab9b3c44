// A square of a board: the card that lies there, whose colour it shows, what counts on its sides, and all of it in words.
import type { Told } from "./facts";
import type { Guise } from "./guise";
import type { Item, Lot, Tile } from "./scene";
import { label } from "./tabletop";
import type { Say } from "../words/story";

export interface Square {
  lot: Lot | null;
  colour: number | null; // the seat whose colour it shows
  owner: number | null; // the seat towards which it lies
  edges: number[]; // what counts on its sides, clockwise from the north
  printed: Item[]; // numbers and words
  signs: string[]; // keys of the view
}

/** What lies on a square. */
export function square(tile: Tile, guise: Guise): Square {
  const seat = (key: string | undefined) => tile.items.flatMap((item) => (item.kind === "seats" && item.key === key ? item.seats : []))[0] ?? null;
  return {
    lot: tile.items.flatMap((item) => (item.kind === "cards" ? item.lots : []))[0] ?? null,
    colour: seat(guise.squares?.colour),
    owner: seat(guise.squares?.owner),
    edges: tile.items.flatMap((item) => (item.kind === "edges" ? item.values : [])),
    printed: tile.items.filter((item) => item.kind === "counter" || item.kind === "word"),
    signs: tile.items.flatMap((item) => (item.kind === "sign" ? [item.key] : [])),
  };
}

/** What counts on the sides of a square as one sees them, clockwise from the far one, if it is turned around. */
export function turnedEdges(edges: readonly number[], turned: boolean): number[] {
  return turned ? [...edges.slice(2), ...edges.slice(0, 2)] : [...edges];
}

/** All that a square shows beside its card, in words. */
export function told(lore: Told, names: readonly string[], tile: Tile, say: Say): string[] {
  return tile.items.flatMap((item) => {
    const words = label(lore, item.key);
    if (item.kind === "seats") return [`${words}: ${item.seats.map((seat) => names[seat] ?? "").join(", ")}`];
    if (item.kind === "counter") return [`${words}: ${item.value}`];
    if (item.kind === "word") return [`${words}: ${lore.voice.texts.say(`fact-${item.key}-${item.word}`)}`];
    if (item.kind === "sign") return [words];
    if (item.kind !== "edges") return [];
    const [north = 0, east = 0, south = 0, west = 0] = item.values;
    return [`${words}: ${say("board-edges", { north, east, south, west })}`];
  });
}
