// A question being answered: what was chosen so far, on the board or by its name, and why something is not offered.
import { asking, attempt, choose, takeBack, type Answer, type Asking, type Chosen } from "./asking";
import type { GameBook, Position } from "../net/protocol";
import { cardsHeld } from "./offered";
import { chosenBy, meaning, reach, slots, type Asked, type Reach, type Thing, type Touch } from "./touch";

/** The rule that forbids an answer. */
export interface Reason {
  answer: Answer;
  rule: string; // none: it is allowed
  says: string;
}

/** What was chosen, or why something may not be, and for which question: another one knows nothing of it. */
type Noted<T> = { question: number } & T;

/** Answers one question after another. */
export class Answering implements Touch {
  private taken: Noted<{ chosen: Chosen }> | null = $state.raw(null);
  private told: Noted<{ reason: Reason }> | null = $state.raw(null);

  constructor(
    private readonly key: string, // where a half-made choice outlives a reload
    private readonly put: () => { position: Position; book: GameBook } | null, // what is asked now
    private readonly ask: (answer: Answer) => Promise<Reason | null>, // null: the game has moved on
  ) {
    this.taken = this.kept();
  }

  /** What was chosen so far. */
  get chosen(): Chosen {
    return this.taken?.question === this.number ? (this.taken?.chosen ?? {}) : {};
  }

  /** Why what was tried last is not offered. */
  get reason(): Reason | null {
    return this.told?.question === this.number ? (this.told?.reason ?? null) : null;
  }

  /** How far the answer has come. */
  get state(): Asking {
    const asked = this.asked;
    return asked ? asking(asked.picks, asked.offered, asked.chosen) : { columns: [], answer: null, mayPass: false };
  }

  /** Choose a value for a part of the answer. */
  choose(slot: string, value: number): void {
    const asked = this.asked;
    if (asked) this.take(choose(asked.picks, asked.offered, asked.chosen, slot, value));
  }

  /** Take back the latest choice; false if there is none. */
  back(): boolean {
    if (this.reason) {
      this.told = null;
      return true;
    }
    if (!Object.keys(this.chosen).length) return false;
    this.take(takeBack(this.chosen));
    return true;
  }

  reach(thing: Thing): Reach {
    return this.asked ? reach(this.asked, thing) : "idle";
  }

  touch(thing: Thing): void {
    const asked = this.asked;
    if (!asked) return;
    if (reach(asked, thing) === "chosen") return this.forget(slots(asked, thing));
    const chosen = chosenBy(asked, thing);
    if (chosen) return this.take(chosen);
    const slot = slots(asked, thing)[0];
    if (slot) void this.why({ ...asked.chosen, ...meaning(asked, thing) }, slot, thing.number);
  }

  /** Ask why a value is not offered. */
  async whyNot(slot: string, value: number): Promise<void> {
    await this.why(this.chosen, slot, value);
  }

  private async why(chosen: Chosen, slot: string, value: number): Promise<void> {
    const { asked, number: question } = this;
    if (!asked || question === undefined) return;
    const reason = await this.ask(attempt(asked.picks, asked.offered, chosen, slot, value));
    this.told = reason && { question, reason };
  }

  private forget(names: string[]): void {
    this.take(Object.fromEntries(Object.entries(this.chosen).filter(([slot]) => !names.includes(slot))));
  }

  private take(chosen: Chosen): void {
    this.told = null;
    this.taken = { question: this.number!, chosen };
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.taken));
    } catch {
      // a browser that keeps nothing
    }
  }

  private kept(): Noted<{ chosen: Chosen }> | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Noted<{ chosen: Chosen }> | null;
    } catch {
      return null;
    }
  }

  /** The number of the question. */
  private get number(): number | undefined {
    return this.put()?.position.question;
  }

  private get asked(): Asked | null {
    const { position, book } = this.put() ?? {};
    if (!book || !position?.view.question || !position.view.offered) return null;
    const { question, offered } = position.view;
    return { book, picks: question.picks, offered, chosen: this.chosen, held: cardsHeld(position.view, book) };
  }
}
