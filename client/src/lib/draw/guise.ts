// How a game looks: a drawing and a colour for its cards, places and numbers, as the server tells it; a drawing is a path in a square of 512.
import back from "icon:card-random";
import counter from "icon:abacus";
import place from "icon:position-marker";
import emblem from "icon:lantern-flame";
import type { Look, Playbill } from "../net/protocol";

/** What is in the box; a name that is missing gets the plain drawing. */
export type Guise = Look & Required<Pick<Look, "hue" | "cards" | "hues" | "places" | "facts" | "keys" | "words">>;

export const PLAIN: Guise = { icons: {}, emblem, hue: 40, cards: {}, hues: {}, places: {}, facts: {}, keys: {}, words: {} };

/** A look with its drawings in the place of their names. */
export function drawn(look: Look): Guise {
  const draw = (names: Record<string, string> = {}) => Object.fromEntries(Object.entries(names).map(([key, name]) => [key, look.icons[name] ?? name]));
  const { cards, places, facts, keys, words } = look;
  const drawings = { cards: draw(cards), places: draw(places), facts: draw(facts), keys: draw(keys), words: draw(words) };
  return { ...PLAIN, ...look, ...drawings, emblem: look.icons[look.emblem] ?? PLAIN.emblem };
}

/** What is on the box of a game: as its playbill has it. */
export function box(bill: Playbill | null): Pick<Guise, "emblem" | "hue"> {
  return { emblem: bill?.emblem || PLAIN.emblem, hue: bill?.hue ?? PLAIN.hue };
}

export const ICONS = { back, counter, place };
