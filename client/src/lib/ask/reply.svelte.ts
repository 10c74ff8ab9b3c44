// The reply to a question: what was chosen so far, on the board or by its name, and why something is not offered.
import { attempt, choose, progress, takeBack, type Answer, type Chosen, type Progress } from "./answer";
import type { GameBook, Group, Part, Position } from "../net/protocol";
import { cardsHeld } from "./offered";
import * as several from "./several";
import type { Counted, Given, OpenSet, SetChoice } from "./several";
import { chosenBy, isSaidBy, meaning, partsFor, reach, type OpenQuestion, type Reach, type Thing, type Touch } from "./touch";

/** The rule that forbids an answer. */
export interface Reason {
  answer: Given;
  rule: string; // none: it is allowed
  says: string;
}

/** What was chosen, or why something may not be, and for which question: another one knows nothing of it. */
type Noted<T> = { question: number } & T;

const NOTHING: SetChoice = { chosen: {}, elements: [] };
const NO_PROGRESS: Progress = { parts: [], answer: null, mayPass: false };

/** Replies to one question after another. */
export class Reply implements Touch {
  private taken: Noted<SetChoice> | null = $state.raw(null);
  private told: Noted<{ reason: Reason }> | null = $state.raw(null);

  constructor(
    private readonly key: string, // where a half-made choice outlives a reload
    private readonly put: () => { position: Position; book: GameBook } | null, // what is asked now
    private readonly explain: (answer: Given) => Promise<Reason | null>, // null: the game has moved on
  ) {
    this.taken = this.kept();
  }

  /** What was chosen so far: parts of an answer, or of the next element of a set. */
  get chosen(): Chosen {
    return this.choice.chosen;
  }

  /** What was chosen for a set so far. */
  get elements(): readonly Answer[] {
    return this.choice.elements;
  }

  /** Whether something was chosen. */
  get begun(): boolean {
    return this.elements.length > 0 || Object.keys(this.chosen).length > 0;
  }

  /** Why what was tried last is not offered. */
  get reason(): Reason | null {
    return this.told?.question === this.number ? (this.told?.reason ?? null) : null;
  }

  /** How far the answer has come, or the next element of a set. */
  get progress(): Progress {
    const { open, set } = this;
    if (!open) return NO_PROGRESS;
    return set ? several.setProgress(set, open.chosen, this.offered) : progress(open.parts, open.offered, open.chosen);
  }

  /** What can be confirmed. */
  get answer(): Given | null {
    if (!this.set) return this.progress.answer;
    return several.isReady(this.group, this.elements) && !this.halfMade ? this.elements : null;
  }

  /** The set that is asked for. */
  get set(): OpenSet | null {
    const { question, groups } = this.put()?.position.view ?? {};
    if (!question?.several || !groups) return null;
    return { parts: question.parts, several: question.several, groups, elements: this.elements };
  }

  /** What may be together in the set, with how many there must and may be; null until that is settled. */
  get group(): Group | null {
    return this.set && several.groupOf(this.set, this.chosen);
  }

  /** Whether the set is of one thing only. */
  get single(): boolean {
    return this.set !== null && several.isSingle(this.set, this.chosen);
  }

  /** What is in the set: each with how often, or in order. */
  get inSet(): Counted[] {
    if (!this.set?.several.ordered) return several.counted(this.elements);
    return this.elements.map((element) => ({ element, n: 1 }));
  }

  /** What is written on a value of a part that is in the set, by value. */
  marks(part: Part): ReadonlyMap<number, string> {
    const { set } = this;
    return set ? several.marks(set, part) : new Map<number, string>();
  }

  /** Choose a value for a part of the answer; in a set, what cannot be there once more is taken back. */
  choose(part: string, value: number): void {
    const { open, set } = this;
    if (!open) return;
    if (!set) return this.take({ ...NOTHING, chosen: choose(open.parts, open.offered, open.chosen, part, value) });
    const wish = several.wish(set, open.chosen, part, value);
    if (wish) this.take(several.takeIn(set, wish));
    else if (!this.drop(several.said(set, { [part]: value }))) void this.why(open.chosen, part, value);
  }

  /** Take one element of a set back. */
  takeOut(element: Answer): void {
    this.take({ chosen: this.chosen, elements: several.takeOut(this.elements, element) });
  }

  /** Take back the latest choice; false if there is none. */
  back(): boolean {
    if (this.reason) {
      this.told = null;
      return true;
    }
    if (!this.begun) return false;
    if (this.group?.elements.length === 1) this.take(NOTHING);
    else if (this.elements.length && !this.halfMade) this.take({ chosen: this.chosen, elements: this.elements.slice(0, -1) });
    else this.take({ chosen: takeBack(this.chosen), elements: this.elements });
    return true;
  }

  reach(thing: Thing): Reach {
    const { open } = this;
    if (!open) return "idle";
    return this.saidBy(thing).length ? "chosen" : reach(open, thing);
  }

  touch(thing: Thing): void {
    const { open, set } = this;
    if (!open) return;
    if (isSaidBy(open, open.chosen, thing)) return this.forget(partsFor(open, thing));
    if (this.single && this.drop(this.saidBy(thing))) return;
    const chosen = chosenBy(open, thing);
    if (chosen) return this.take(set ? several.takeIn(set, chosen) : { ...NOTHING, chosen });
    if (this.drop(this.saidBy(thing))) return;
    const part = partsFor(open, thing)[0];
    if (part) void this.why({ ...open.chosen, ...meaning(open, thing) }, part, thing.number);
  }

  mark(thing: Thing): string {
    const [element] = this.saidBy(thing);
    return this.set && element ? several.mark(this.set, element) : "";
  }

  /** Ask why a value is not offered. */
  async whyNot(part: string, value: number): Promise<void> {
    await this.why(this.chosen, part, value);
  }

  private async why(chosen: Chosen, part: string, value: number): Promise<void> {
    const { open, set, number: question } = this;
    if (!open || question === undefined) return;
    const rows = set ? several.all(set) : open.offered;
    const tried = attempt(open.parts, rows, chosen, part, value);
    const reason = await this.explain(set ? [...this.elements, tried] : tried);
    this.told = reason && { question, reason };
  }

  /** The elements of a set that touching a thing would say. */
  private saidBy(thing: Thing): Answer[] {
    const { open, set } = this;
    return open && set ? this.elements.filter((element) => isSaidBy(open, several.record(set.parts, element), thing)) : [];
  }

  /** Take elements back; false if there are none. */
  private drop(elements: readonly Answer[]): boolean {
    if (!elements.length) return false;
    this.take({ chosen: this.chosen, elements: this.elements.filter((one) => !elements.includes(one)) });
    return true;
  }

  private forget(names: readonly string[]): void {
    const chosen = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => !names.includes(name)));
    const { set } = this;
    this.take({ chosen, elements: set && several.fixedParts(set).some(({ name }) => names.includes(name)) ? [] : this.elements });
  }

  private take(choice: SetChoice): void {
    this.told = null;
    this.taken = { question: this.number!, ...choice };
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.taken));
    } catch {
      // a browser that keeps nothing
    }
  }

  private kept(): Noted<SetChoice> | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Noted<SetChoice> | null;
    } catch {
      return null;
    }
  }

  private get choice(): SetChoice {
    const { taken } = this;
    return taken && taken.question === this.number ? { chosen: taken.chosen, elements: taken.elements ?? [] } : NOTHING;
  }

  /** Whether a part of the next element of a set was chosen, but not the whole of it. */
  private get halfMade(): boolean {
    const { set } = this;
    return set !== null && several.isOwn(set, this.chosen);
  }

  /** The number of the question. */
  private get number(): number | undefined {
    return this.put()?.position.question;
  }

  private get offered(): readonly Answer[] {
    return this.put()?.position.view.offered ?? [];
  }

  private get open(): OpenQuestion | null {
    const { position, book } = this.put() ?? {};
    if (!book || !position?.view.question || !position.view.offered) return null;
    const { question } = position.view;
    const offered = this.set ? several.addable(this.set) : position.view.offered;
    return { book, parts: question.parts, offered, chosen: this.chosen, held: cardsHeld(position.view, book) };
  }
}
