// How a game looks: an icon and a colour for its cards, places and numbers.
import back from "icon:card-random";
import counter from "icon:abacus";
import place from "icon:position-marker";
import emblem from "icon:lantern-flame";

/** What is on a game's box; a drawing is a path in a square of 512. */
export interface Seal {
  emblem: string;
  hue: number; // its colour: an angle from 0 to 360
}

/** What is in the box; a name that is missing gets the plain drawing. */
export interface Guise extends Seal {
  cards: Readonly<Record<string, string>>; // by name
  hues: Readonly<Record<string, number>>; // colours of cards by name, where they differ
  places: Readonly<Record<string, string>>;
  facts: Readonly<Record<string, string>>; // the numbers on cards
  keys: Readonly<Record<string, string>>; // the parts of the view
  words: Readonly<Record<string, string>>; // by part and word: "verb-take"
  /** What is printed on the face of a card, by the names of its facts in order; none: all of them. */
  face?: readonly string[];
  /** What is printed in the upper corners of a card, left and right. */
  corners?: readonly [string, string];
  /** The colours of words: { "left-beast": 12 }. */
  tints?: Readonly<Record<string, number>>;
  /** What is printed on the left and the right side of a card, by which it is joined to others. */
  sides?: readonly [string, string];
  /** The fact of four numbers that are printed on the four edges of a card, clockwise from the top. */
  edges?: string;
  /** The words that are branded on a card and on the tile where it lies: ["keywords-gate"]. */
  brands?: readonly string[];
  /** What is printed on the tile of a place, by the names of its facts. */
  tile?: readonly string[];
  /** The number that stands beside the picture of a word, by the name of its fact: { "symbols-take_money": "money" }; or those of all words of a fact, in their order: { deeds: "deeds_amounts" }. */
  beside?: Readonly<Record<string, string>>;
  /** The facts of several words before which a picture stands on a card: that of which fact. */
  headed?: Readonly<Record<string, string>>;
  /** The facts whose numbers are places. */
  located?: readonly string[];
  /** The facts that are 1 for yes and 0 for no: their names say it all. */
  flags?: readonly string[];
  /** What is drawn between the tiles of a map: streets to the places that a fact of each place names, a river below a row. */
  map?: { streets?: string; river?: number };
  /** A map of squares side by side: which keys of a tile say whose colour its card shows, and towards whom it lies. */
  squares?: { colour: string; owner: string };
  /** Whether cards are known by their numbers. */
  numbered?: boolean;
  /** What lies before a player and needs little room, by its keys in the view. */
  brief?: readonly string[];
  /** The hands that lie open before everybody, by their keys in the view: also another's is drawn whole. */
  open?: readonly string[];
  /** The groups whose cards are joined side by side where they share a number: { in_play: "horde" }. */
  chained?: Readonly<Record<string, string>>;
  /** The signs that bode ill, by their keys in the view. */
  alarms?: readonly string[];
  /** The key of the view that counts the score, or is its track; none: the score is drawn by itself. */
  score?: string;
}

export const PLAIN: Guise = {
  emblem,
  hue: 40,
  cards: {},
  hues: {},
  places: {},
  facts: {},
  keys: {},
  words: {},
};

/** What belongs to some words, wherever these stand: each after all of some beginnings. */
export function worded<T>(words: Readonly<Record<string, T>>, ...beginnings: string[]): Record<string, T> {
  return Object.fromEntries(beginnings.flatMap((begins) => Object.entries(words).map(([word, one]) => [begins + word, one])));
}

export const ICONS = { back, counter, place };
