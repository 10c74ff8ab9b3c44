// A look at a table: all that one pair of eyes has been told of it, brought up to date by news.
import type { Clocks, News, Played, Position, TableSheet, Update, Watch } from "./protocol";
import { newId } from "./wire.svelte";
import type { Refusal } from "./visit";

/** A table as a seat sees it; null are a spectator's eyes. */
export class Look {
  readonly id = newId();
  n = $state(0); // the number of the latest entry that is known here
  updates: Update[] = $state.raw([]);
  sheet: TableSheet | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  here: number[] = $state.raw([]);
  clock: Clocks | null = $state.raw(null);
  clockAt = 0; // when the clock was told
  refusal: Refusal | null = $state.raw(null); // why nothing more will be seen

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** What to ask for all that is new here. */
  watch(): Watch {
    return { type: "watch", table: this.table, seat: this.seat, since: this.n, id: this.id };
  }

  /** Take news in; a server that knows less than before tells everything anew. */
  learn(news: News): void {
    let updates = news.n < this.n ? [] : this.updates;
    for (const update of news.updates ?? []) {
      const { deed } = update;
      if (deed.type === "undone") updates = updates.map((old) => takenBack(old, deed.answers));
      updates = [...updates, update];
    }
    this.updates = updates;
    this.sheet = news.sheet ?? this.sheet;
    this.position = news.position ?? this.position;
    this.here = news.here ?? [];
    this.clock = news.clock ?? null;
    this.clockAt = Date.now();
    this.n = news.n;
  }

  /** See nothing more. */
  lose(why: Refusal): void {
    this.refusal = why;
  }

  /** Whether one answers for the seat oneself: no bot minds it, and one has not got up. */
  get atSeat(): boolean {
    const chair = this.seat === null ? undefined : this.sheet?.chairs[this.seat];
    return chair !== undefined && !chair.minded && !chair.left;
  }

  /** Whether something is asked of this seat now. */
  get asked(): boolean {
    return this.sheet?.status === "playing" && this.position?.view.asked === this.seat && this.atSeat;
  }

  /** Whether nothing more will be asked. */
  get over(): boolean {
    return this.sheet?.status === "over" || this.sheet?.status === "ended";
  }
}

/** An entry after the answers from that number on were taken back: what came of them is forgotten. */
function takenBack(update: Update, answers: number): Update {
  const { deed } = update;
  if (deed.type !== "played" || deed.index < answers) return update;
  const forgotten: Played = { type: "played", seat: deed.seat, index: -1, ms: deed.ms, bot: deed.bot, taken_back: true };
  return { ...update, deed: forgotten };
}
