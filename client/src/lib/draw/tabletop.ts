// What every piece of one board shares: the game in words, the touch of whoever is asked, the players, the look closer.
import { createContext } from "svelte";
import type { Told } from "./facts";
import type { Peek } from "./peek.svelte";
import type { Reach, Thing, Touch } from "../ask/touch";

export interface Tabletop {
  readonly lore: Told;
  readonly names: readonly string[];
  readonly you: number | null; // through whose eyes; null: a spectator's
  readonly touch: Touch;
  readonly peek: Peek;
}

export const [tabletop, setTabletop] = createContext<Tabletop>();

/** The first of some things that something is asked of, and how it stands. */
export function reached(touch: Touch, things: readonly Thing[]): { thing: Thing | null; reach: Reach } {
  for (const thing of things) {
    const reach = touch.reach(thing);
    if (reach !== "idle") return { thing, reach };
  }
  return { thing: null, reach: "idle" };
}

/** What a key of the view is called. */
export function label(lore: Told, key: string): string {
  return lore.voice.texts.say(`view-${key}`);
}
