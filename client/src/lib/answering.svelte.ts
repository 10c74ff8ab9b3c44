// A question being answered: what was chosen so far, on the board or by its name, and why something is not offered.
import { asking, attempt, choose, takeBack, type Answer, type Asking, type Chosen } from "./asking";
import type { GameBook, Position, Question } from "./protocol";
import { cardsHeld } from "./offered";
import { chosenBy, meaning, reach, slots, type Asked, type Reach, type Thing, type Touch } from "./touch";

/** The rule that forbids an answer. */
export interface Reason {
  answer: Answer;
  rule: string; // none: it is allowed
  says: string;
}

/** Answers one question after another. */
export class Answering implements Touch {
  chosen: Chosen = $state.raw({});
  reason: Reason | null = $state.raw(null);
  private position: Position | null = $state.raw(null);
  private book: GameBook | null = $state.raw(null);

  constructor(
    private readonly key: string, // where a half-made choice outlives a reload
    private readonly ask: (answer: Answer) => Promise<Reason>,
  ) {}

  /** Be asked; another question forgets what was chosen for the last. */
  put(position: Position | null, book: GameBook | null): void {
    if (position?.question !== this.position?.question) {
      this.chosen = position ? this.kept(position.question) : {};
      this.reason = null;
    }
    this.position = position;
    this.book = book;
  }

  /** What is asked now. */
  get question(): Question | null {
    return this.position?.view.question ?? null;
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
      this.reason = null;
      return true;
    }
    if (!Object.keys(this.chosen).length) return false;
    this.take(takeBack(this.chosen));
    return true;
  }

  /** Begin the choice anew. */
  clear(): void {
    this.take({});
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
    const asked = this.asked;
    if (!asked) return;
    this.reason = await this.ask(attempt(asked.picks, asked.offered, chosen, slot, value));
  }

  private forget(names: string[]): void {
    this.take(Object.fromEntries(Object.entries(this.chosen).filter(([slot]) => !names.includes(slot))));
  }

  private take(chosen: Chosen): void {
    this.reason = null;
    this.chosen = chosen;
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ question: this.position?.question, chosen }));
    } catch {
      // a browser that keeps nothing
    }
  }

  private kept(question: number): Chosen {
    try {
      const found = JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as { question?: number; chosen?: Chosen };
      return found.question === question ? (found.chosen ?? {}) : {};
    } catch {
      return {};
    }
  }

  private get asked(): Asked | null {
    const view = this.position?.view;
    if (!this.book || !view?.question || !view.offered) return null;
    const held = cardsHeld(view.table, this.book);
    return { book: this.book, picks: view.question.picks, offered: view.offered, chosen: this.chosen, held };
  }
}
