// Views of games that were played, with the books to read them by, as the server tells them.
import { readFileSync } from "node:fs";
import { PLAIN, type Guise } from "../src/lib/draw/guise";
import type { GameBook, View } from "../src/lib/net/protocol";

export interface Gallery {
  book: GameBook;
  guise: Guise; // with the names of drawings instead of these
  buttons: string[]; // the words that answers are made of
  views: View[];
}

export const catham = gallery("catham");
export const council = gallery("council");
export const emerald = gallery("emerald");
export const nanty = gallery("nanty");
export const terrors = gallery("terrors");

function gallery(game: string): Gallery {
  const { look, ...gallery } = JSON.parse(readFileSync(new URL(`views/${game}.json`, import.meta.url), "utf-8"));
  return { ...gallery, guise: { ...PLAIN, ...look } } as Gallery;
}

/** The first view of which something is true. */
export function find({ views }: Gallery, wanted: (view: View) => boolean): View {
  return structuredClone(views.find(wanted)!);
}
