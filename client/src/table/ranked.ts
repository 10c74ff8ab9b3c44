// Who came in first, second, and so on.
import type { View } from "../lib/net/protocol";

/** The seats, the best first; of equal places the one with more points. */
export function byPlace({ places, scores }: View): number[] {
  const worth = (seat: number) => [places[seat] ?? 0, -(scores[seat] ?? 0)] as const;
  return places.map((_, seat) => seat).sort((a, b) => worth(a)[0] - worth(b)[0] || worth(a)[1] - worth(b)[1]);
}
