// What is on the boxes of the games, by their names.
import { PLAIN, type Seal } from "./guise";

const SEALS = import.meta.glob<{ seal: Seal }>("../../games/*/seal.ts", { eager: true });

/** What is on the box of a game; a game without a drawing has the plain one. */
export function seal(game: string): Seal {
  return SEALS[`../../games/${game}/seal.ts`]?.seal ?? { emblem: PLAIN.emblem, hue: PLAIN.hue };
}
