// What lies on the table: a view, read with the game's book, becomes a scene of pieces that can be drawn.
import { above, amounts, isRecord, lots, many, number, seatNumbers } from "./reading";
import type { GameBook, Piece, PieceKind, View } from "../net/protocol";
import type { Thing } from "../ask/touch";
import { NOBODY } from "../words/voice";

export type Means = Readonly<Record<string, string>>;

/** So many cards of one name; the things it may stand for, the likeliest first. */
export interface Lot {
  card: number;
  n: number;
  things: Thing[];
}

/** So many wooden pieces: of a seat or of nobody, in a place of its own if that has a label. */
export interface Wood {
  n: number;
  seat: number | null;
  label: string | null;
  things: Thing[];
}

/** A tile of a map. */
export interface Tile {
  name: string;
  sort: "place" | "card";
  number: number;
  at: readonly [number, number] | null;
  thing: Thing;
  items: Item[];
}

/** Something that lies somewhere, by the key that it has in the view. */
export type Item =
  | { kind: "cards" | "hand"; key: string; lots: Lot[] }
  | { kind: "pile"; key: string; size: number; lots: Lot[] | null }
  | { kind: "counter"; key: string; value: number; seat: number | null }
  | { kind: "tokens"; key: string; wood: Wood[] }
  | { kind: "track"; key: string; value: number; top: number }
  | { kind: "places"; key: string; tiles: Tile[] }
  | { kind: "seats"; key: string; seats: number[] }
  | { kind: "sign"; key: string }
  | { kind: "word"; key: string; word: string }
  | { kind: "edges"; key: string; values: number[] }
  | { kind: "group"; key: string; boxes: Item[][] };

/** What lies before a player. */
export interface Panel {
  seat: number;
  own: boolean;
  asked: boolean;
  score: number | null;
  place: number | null; // at the end: 1 is best
  thing: Thing;
  badges: string[]; // keys of the view
  items: Item[];
}

/** The whole table: what lies in the middle, and before each player, oneself first. */
export interface Scene {
  middle: Item[];
  panels: Panel[];
}

/** Whether nothing lies there, and nothing could be touched. */
export function isEmpty(item: Item): boolean {
  return (item.kind === "cards" && !item.lots.length) || (item.kind === "tokens" && item.wood.every(({ n, things }) => !n && !things.length));
}

/** Where something lies: before a seat, on a tile, in a group whose cards mean something. */
interface Spot {
  view: View;
  book: GameBook;
  seat: number | null;
  tile: Thing | null;
  means: Means | null;
  beside: Record<string, unknown>; // what lies under the other keys there
  boxed: boolean; // in a group
}

type Maker = (key: string, value: unknown, piece: Piece, spot: Spot) => Item[];

/** The scene that a view shows. */
export function scene(view: View, book: GameBook): Scene {
  const spot: Spot = { view, book, seat: null, tile: null, means: null, beside: view.table, boxed: false };
  const panels = seatNumbers(view).map((seat) => panel(seat, view));
  const middle: Item[] = [];
  for (const [key, value] of Object.entries(view.table)) {
    const kind = book.pieces[key]?.kind;
    if (kind && SHARED_OUT.includes(kind) && (kind === "seat" || Array.isArray(value))) {
      for (const one of panels) before(one, key, value, spot);
    } else middle.push(...made(key, value, spot));
  }
  return { middle, panels };
}

const SHARED_OUT: readonly PieceKind[] = ["players", "seat", "counter", "tokens"]; // what lists share out among the seats

function panel(seat: number, view: View): Panel {
  const score = view.scores[seat] ?? null;
  const place = view.over ? (view.places[seat] ?? null) : null;
  const thing: Thing = { sort: "seat", number: seat };
  return { seat, own: seat === view.you, asked: seat === view.asked, score, place, thing, badges: [], items: [] };
}

/** Lay before a player what is that player's. */
function before(panel: Panel, key: string, value: unknown, spot: Spot): void {
  const { seat } = panel;
  if (value === seat) panel.badges.push(key);
  if (!Array.isArray(value) || value.length !== spot.view.seats) return;
  const mine: unknown = value[seat];
  const here = { ...spot, seat };
  const laid = spot.book.pieces[key]?.kind === "players" ? (isRecord(mine) ? contents(mine, here) : []) : made(key, mine, here);
  for (const item of laid) {
    if (item.kind === "sign") panel.badges.push(item.key);
    else panel.items.push(item);
  }
}

function contents(record: Record<string, unknown>, spot: Spot): Item[] {
  return Object.entries(record).flatMap(([key, value]) => made(key, value, { ...spot, beside: record }));
}

/** What lies under a key; nothing if nobody says how to draw it, or if it is not what was said. */
function made(key: string, value: unknown, spot: Spot): Item[] {
  const piece = spot.book.pieces[key];
  return piece ? (MAKERS[piece.kind]?.(key, value, piece, spot) ?? []) : [];
}

const MAKERS: Readonly<Record<PieceKind, Maker>> = {
  cards: (key, value, piece, spot) => cards("cards", key, value, piece, spot),
  hand: (key, value, piece, spot) => cards("hand", key, value, piece, spot),
  pile: (key, value, piece, spot) => {
    const size = number(value);
    if (size !== null) return [{ kind: "pile", key, size, lots: null }];
    return cards("cards", key, value, piece, spot).map(({ lots }) => ({ kind: "pile", key, size: many(lots), lots }));
  },
  counter: (key, value, _piece, spot) => {
    if (typeof value === "number" && Number.isFinite(value)) return [{ kind: "counter", key, value, seat: null }];
    return (amounts(value, spot.view.seats) ?? []).map((n, seat) => ({ kind: "counter", key, value: n, seat }));
  },
  tokens: (key, value, _piece, spot) => {
    const wood = timber(value, spot);
    return wood ? [{ kind: "tokens", key, wood }] : [];
  },
  track: (key, value, piece, spot) => {
    const at = number(value);
    const top = number(typeof piece.top === "string" ? (spot.beside[piece.top] ?? spot.view.table[piece.top]) : piece.top);
    return at === null || !top || at > top ? [] : [{ kind: "track", key, value: at, top }];
  },
  places: (key, value, piece, spot) => {
    const tiles = above(value).flatMap((one) => tile(one, piece, spot));
    return tiles.length ? [{ kind: "places", key, tiles }] : [];
  },
  players: () => [],
  seat: (key, value, _piece, spot) => seats(key, [value], spot),
  seats: (key, value, _piece, spot) => (Array.isArray(value) ? seats(key, value, spot) : []),
  sign: (key, value) => (value === true ? [{ kind: "sign", key }] : []),
  word: (key, value) => (typeof value === "string" ? [{ kind: "word", key, word: value }] : []),
  edges: (key, value) => {
    const values = amounts(value, 4);
    return values ? [{ kind: "edges", key, values }] : [];
  },
  group: (key, value, piece, spot) => {
    const here = { ...spot, means: meant(piece, spot), boxed: true };
    const boxes = (Array.isArray(value) ? above(value) : above([value])).map((one) => contents(one, here));
    const full = boxes.filter((box) => box.length > 0);
    return full.length ? [{ kind: "group", key, boxes: full }] : [];
  },
  none: () => [],
};

type Lying = { kind: "cards" | "hand"; key: string; lots: Lot[] };

function cards(kind: Lying["kind"], key: string, value: unknown, piece: Piece, spot: Spot): Lying[] {
  const here = lots(value, spot.book);
  return here ? [{ kind, key, lots: here.map(({ card, n }) => ({ card, n, things: things(card, kind, piece, spot) })) }] : [];
}

/** A card stands for itself, another player's only if it is asked whose it is, and else for the tile it lies on. */
function things(card: number, kind: Lying["kind"], piece: Piece, spot: Spot): Thing[] {
  const means = meant(piece, spot);
  const held = kind === "hand" && spot.seat !== null;
  const lies = held ? {} : lying(spot);
  if (isOthers(spot) && lies.whose === undefined) return [];
  const thing: Thing = { sort: "card", number: card, ...(means && { means }), ...(held && { held }), ...lies };
  return spot.tile ? [thing, { ...spot.tile, ...(means && { means }) }] : [thing];
}

/** What the question asks of where a card lies: whose it is, and the numbers that lie beside it. */
function lying({ view, seat, beside, boxed }: Spot): Pick<Thing, "whose" | "knows"> {
  const parts = view.question?.parts ?? [];
  const owned = (["seat", "card"] as const).every((kind) => parts.some((part) => part.kind === kind));
  const numbers = boxed ? parts.filter(({ kind }) => kind === "number") : [];
  const knows = Object.fromEntries(numbers.map(({ name }) => [name, number(beside[name]) ?? 0]));
  return { ...(owned && { whose: seat ?? NOBODY }), ...(numbers.length > 0 && { knows }) };
}

/** Whether it lies before another player than the one who is asked. */
function isOthers({ seat, view }: Spot): boolean {
  return seat !== null && seat !== view.asked;
}

/** What cards lying there mean beside. */
function meant(piece: Piece, spot: Spot): Means | null {
  return piece.means && Object.keys(piece.means).length ? piece.means : spot.means;
}

function timber(value: unknown, spot: Spot): Wood[] | null {
  const n = number(value);
  if (n !== null) return [{ n, seat: spot.seat, label: null, things: [] }];
  const each = amounts(value, spot.view.seats);
  if (each) return each.map((many, seat) => ({ n: many, seat, label: null, things: [] }));
  if (!isRecord(value)) return null;
  return Object.entries(value).flatMap(([label, one]) => {
    const many = number(one);
    return many === null ? [] : [{ n: many, seat: spot.seat, label, things: yard(label, spot) }];
  });
}

/** Pieces in a place of one's own that has no tile, such as a supply, stand for that place. */
function yard(label: string, spot: Spot): Thing[] {
  const place = spot.book.places.indexOf(label);
  return place < 0 || spot.seat === null || isOthers(spot) ? [] : [{ sort: "place", number: place }];
}

function tile(record: Record<string, unknown>, piece: Piece, spot: Spot): Tile[] {
  const { name } = record;
  if (typeof name !== "string") return [];
  const place = spot.book.places.indexOf(name);
  const sort = place < 0 ? "card" : "place";
  const which = place < 0 ? spot.book.cards.indexOf(name) : place;
  if (which < 0) return [];
  const means = meant(piece, spot);
  const thing: Thing = { sort, number: which, ...(means && { means }) };
  return [{ name, sort, number: which, at: spot.book.grid[name] ?? null, thing, items: contents(record, { ...spot, tile: thing }) }];
}

function seats(key: string, value: unknown[], spot: Spot): Item[] {
  const seats = value.map(number).filter((seat) => seat !== null && seat < spot.view.seats) as number[];
  return seats.length ? [{ kind: "seats", key, seats }] : [];
}
