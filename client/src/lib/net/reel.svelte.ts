// A reel: a recorded game through one pair of eyes, fetched as it is needed and kept.
import type { Eyes, Moment, Replay, Rerun } from "./protocol";
import type { Line } from "../words/story";
import type { Voice } from "../words/voice";

/** A recorded game. */
export class Reel {
  game: Replay | null = $state.raw(null);
  eyes: Eyes = $state(null);
  failed: string = $state("");
  private kept: Moment[] = $state.raw([]); // through these eyes, from the first on
  private turn = 0; // which look through the record is the latest

  constructor(
    readonly record: string,
    private readonly fetch: (rerun: Rerun) => Promise<Replay>,
  ) {}

  /** Look through some eyes; what was seen through others is dropped. */
  async look(eyes: Eyes): Promise<void> {
    const turn = ++this.turn;
    this.eyes = eyes;
    this.failed = "";
    let moments: Moment[] = [];
    try {
      do {
        const game = await this.fetch({ record: this.record, eyes, first: moments.length });
        if (turn !== this.turn) return;
        if (!game.moments.length) break;
        moments = [...moments, ...game.moments];
        this.kept = moments;
        this.game = game;
      } while (moments.length <= this.game.count);
    } catch (error) {
      if (turn === this.turn) this.failed = (error as Error).message;
    }
  }

  /** A moment, or null until it has come. */
  at(n: number): Moment | null {
    return this.kept[n] ?? null;
  }

  /** The last moment that has come. */
  get last(): number {
    return Math.max(0, this.kept.length - 1);
  }

  /** All that happened, each line a door to its moment. */
  lines(voice: Voice): Line[] {
    return this.kept.flatMap(({ n, events }) =>
      voice.story(events ?? []).map((text) => ({ n, at: 0, moment: n, seat: n ? (this.game?.givers[n - 1] ?? null) : null, sort: "game" as const, text })),
    );
  }
}
