// Being at a table: through which eyes one looks, which seats are one's own, and what one does there.
import { app, server, wire } from "../app/app.svelte";
import { Look } from "./look.svelte";
import type { Given } from "../ask/several";
import type { Reason } from "../ask/reply.svelte";
import type { Level, Proposal, Terms, Why } from "./protocol";
import type { ActDraft } from "./wire.svelte";
import { randomWord } from "./luck";
import { Refusal } from "./visit";

type Without<T> = T extends { table: string } ? Omit<T, "table"> : never;

/** One's visit to a table, from the door to the rematch. */
export class Sitting {
  looks: Look[] = $state.raw([]);
  problem: string = $state(""); // what was refused last
  words: Record<number, string> = $state({}); // for the luck, of one's own seats
  open: number | null = $state(null); // with several seats at one screen: whose cards lie open

  constructor(
    readonly table: string,
    private readonly key: string,
  ) {}

  /** Come to the table: to one's seats, or to look on. */
  async come(): Promise<void> {
    await app.refresh();
    const seats = app.me?.tables?.find((listing) => listing.id === this.table)?.yours ?? [];
    this.turn(seats.length ? seats : [null]);
  }

  /** Go away; a seat stays one's own. */
  go(): void {
    for (const look of this.looks) wire.unwatch(look);
    this.looks = [];
  }

  /** The seats that are one's own, as the log tells. */
  get mine(): number[] {
    const seats = new Set<number>();
    for (const { deed } of this.looks[0]?.updates ?? []) {
      if (deed.type === "sat" && deed.person === app.me?.person) seats.add(deed.seat);
      else if (deed.type === "sat" || deed.type === "stood" || deed.type === "placed") seats.delete(deed.seat);
    }
    return [...seats].sort((a, b) => a - b);
  }

  /** Look through the eyes of the seats that are one's own now. */
  follow(): void {
    const mine = this.mine;
    const wanted = mine.length ? mine : [null];
    if (!this.looks.length || !this.looks[0]!.n || same(wanted, this.looks.map((look) => look.seat))) return;
    this.turn(wanted);
  }

  /** The look that counts now: that of the seat whose cards lie open, or the only one. */
  get look(): Look | null {
    return this.looks.find((look) => look.seat === this.open) ?? this.looks[0] ?? null;
  }

  /** With several seats at one screen, the one to which it must be handed over: that which is asked, and at first anybody's. */
  get handover(): number | null {
    const { sheet, position } = this.look ?? {};
    if (this.looks.length < 2 || sheet?.status !== "playing") return null;
    const chair = sheet.chairs[position?.view.asked ?? -1];
    const asked = this.looks.find((look) => look.seat === position?.view.asked && !chair?.minded && !chair?.left);
    const next = asked?.seat ?? this.open ?? this.looks[0]!.seat;
    return next === this.open ? null : next;
  }

  /** Whether one has opened this table. */
  get host(): boolean {
    const chairs = this.look?.sheet?.chairs ?? [];
    return this.mine.some((seat) => chairs[seat]?.host) || (!chairs.some((chair) => chair.host) && this.opened);
  }

  private get opened(): boolean {
    const first = this.looks[0]?.updates[0]?.deed;
    return first?.type === "opened" && first.host === app.me?.person;
  }

  /** Do something here; what is refused is said. */
  async do(draft: Without<ActDraft>): Promise<boolean> {
    this.problem = "";
    try {
      await wire.act({ ...draft, table: this.table } as ActDraft);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.key !== "error-question-late") this.problem = error.problem.says;
      return false;
    }
  }

  /** Answer the question of that number; false if it was refused. */
  answer(seat: number, question: number, answer: Given): Promise<boolean> {
    return this.do({ type: "answer", seat, question, answer: sendable(answer) });
  }

  /** Which rule forbids an answer to the question of that number; null if the game has moved on. */
  async whyNot(seat: number, question: number, answer: Given): Promise<Reason | null> {
    try {
      const draft = { type: "why_not" as const, table: this.table, seat, question, answer: sendable(answer) };
      const { rule = "", says = "" } = (await wire.act(draft)) as Why;
      return { answer, rule, says };
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** Take a seat, under a name. */
  async sit(seat: number): Promise<void> {
    await app.introduce();
    await this.do({ type: "sit", seat, key: this.key });
  }

  /** Add a random word to the luck for each of one's seats that has none. */
  async addWords(): Promise<void> {
    const { sheet } = this.look ?? {};
    if (sheet?.status !== "waiting") return;
    for (const seat of this.mine) {
      if (!sheet.chairs[seat]?.word && !this.words[seat]) await this.addWord(seat, randomWord());
    }
  }

  /** Add a word to the luck; the last one counts. */
  async addWord(seat: number, word: string): Promise<boolean> {
    this.words[seat] = word;
    return this.do({ type: "word", seat, word });
  }

  /** Begin, once one's words are there. */
  async start(): Promise<void> {
    await this.addWords();
    await this.do({ type: "start" });
  }

  /** Put bots on all free seats, and begin. */
  async fillAndStart(level: Level): Promise<void> {
    const chairs = this.look?.sheet?.chairs ?? [];
    for (const [seat, chair] of chairs.entries()) {
      if (chair.who === "free" && !(await this.do({ type: "swap", seat, level }))) return;
    }
    await this.start();
  }

  /** What is proposed, if one's own yes or no is still missing. */
  get vote(): Proposal | null {
    const proposal = this.look?.sheet?.proposal;
    return proposal && proposal.waiting.some((seat) => this.mine.includes(seat)) ? proposal : null;
  }

  /** The moments of this table through the eyes that look now. */
  moments(seat: number | null) {
    return async (first: number, last: number) => (await server.moments(this.table, seat, first, last)).moments;
  }

  private turn(seats: (number | null)[]): void {
    for (const look of this.looks) if (!seats.includes(look.seat)) wire.unwatch(look);
    this.looks = seats.map((seat) => this.looks.find((look) => look.seat === seat) ?? this.begin(seat));
    if (seats.length < 2) this.open = seats[0] ?? null;
    else if (!seats.includes(this.open)) this.open = null; // who sits before the screen must say so first
  }

  private begin(seat: number | null): Look {
    const look = new Look(this.table, seat);
    wire.watch(look);
    return look;
  }
}

function sendable(answer: Given): (number | number[])[] {
  return answer.map((part) => (typeof part === "number" ? part : [...part]));
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

/** The link that one gives to friends. */
export function linkTo(table: string, key = ""): string {
  return `${location.origin}/t/${table}${key ? `#${key}` : ""}`;
}

/** Whether a table has a clock. */
export function timed(terms: Terms): boolean {
  return Boolean(terms.clock?.move || terms.clock?.game);
}
