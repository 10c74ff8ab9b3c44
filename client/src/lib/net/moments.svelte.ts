// Moments of a game: how it stood after so many answers, fetched a stretch at a time and kept.
import type { Moment } from "./protocol";

const STRETCH = 32;

/** The moments of one game through one pair of eyes. */
export class Moments {
  private kept: Record<number, Moment> = $state.raw({});
  private readonly asked = new Set<number>();
  failed: Error | null = $state.raw(null);

  constructor(private readonly fetch: (first: number, last: number) => Promise<Moment[]>) {}

  /** A moment, or null until it has come; what lies around it comes along. */
  at(n: number): Moment | null {
    return this.kept[n] ?? null;
  }

  /** Have a moment fetched, and the stretch that it lies in. */
  async wish(n: number, last: number): Promise<void> {
    const stretch = Math.floor(n / STRETCH);
    for (const one of [stretch, stretch + 1]) {
      if (!this.asked.has(one) && one * STRETCH <= last) await this.load(one, Math.min(last, (one + 1) * STRETCH - 1));
    }
  }

  private async load(stretch: number, last: number): Promise<void> {
    const whole = last % STRETCH === STRETCH - 1;
    if (whole) this.asked.add(stretch);
    try {
      const moments = await this.fetch(stretch * STRETCH, last);
      this.kept = { ...this.kept, ...Object.fromEntries(moments.map((moment) => [moment.n, moment])) };
      this.failed = null;
    } catch (error) {
      this.asked.delete(stretch);
      this.failed = error as Error;
    }
  }
}
