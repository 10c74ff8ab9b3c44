// A game in words: its cards, questions, answers, events and rules in one language, as Python's Voice tells them.
import type { GameBook, Happening, Question } from "../net/protocol";
import type { Args, Texts } from "./texts";

export const NOBODY = 15; // no seat

const WAYS = ["in", "to", "from"] as const; // the cases of a place

/** Tells a game with the players' names. */
export class Voice {
  constructor(
    readonly book: GameBook,
    readonly texts: Texts,
    readonly names: readonly string[] = [],
  ) {}

  /** The name of the game. */
  title(): string {
    return this.texts.say("title");
  }

  /** What is asked. */
  question(question: Question): string {
    return this.texts.say(`choice-${question.name}`, this.asked(question));
  }

  /** What the question is about, at more length. */
  help(question: Question): string {
    return this.texts.say(`choice-${question.name}.help`, this.asked(question));
  }

  /** An answer to the question, in a sentence. */
  answer(question: Question, answer: readonly number[]): string {
    if (!answer.length) return this.texts.say(`choice-${question.name}.pass`, this.asked(question));
    const picked = Object.fromEntries(question.picks.map((slot, i) => [slot, answer[i] ?? 0]));
    const args = { ...this.asked(question), ...this.args(picked, picked.count ?? 1) };
    return this.texts.say(`choice-${question.name}.answer`, args);
  }

  /** What happened, with cards that went the same way one after another told in one sentence. */
  story(events: readonly Happening[]): string[] {
    const runs: Happening[][] = [];
    for (const event of events) {
      const last = runs.at(-1);
      if (last && alike(last[0]!, event)) last.push(event);
      else runs.push([event]);
    }
    return runs.map((run) => this.together(run));
  }

  /** The name of a card. */
  card(card: number): string {
    return this.texts.say(`card-${this.book.cards[card]}`);
  }

  /** The name of a place. */
  place(place: number): string {
    return this.texts.say(`place-${this.book.places[place]}`);
  }

  /** Who sits there; nobody has no name. */
  name(seat: number): string {
    if (seat === NOBODY) return "";
    return this.names[seat] || this.texts.say("player", { n: seat + 1 });
  }

  /** What a rule says, in lines. */
  rule(rule: string): string {
    return this.texts.say(ruleKey(rule));
  }

  /** All rules by id, in the order of the rule book. */
  rules(): string[] {
    return this.texts.keys.filter((key) => key.startsWith("rule-")).map((key) => key.slice(5).replaceAll("-", "."));
  }

  /** One value of one part of an answer, as a button says it. */
  value(slot: string, value: number): string {
    if (this.book.card_slots.includes(slot)) return this.card(value);
    if (this.book.place_slots.includes(slot)) return this.place(value);
    const symbol = this.book.symbols[slot]?.[value];
    if (symbol !== undefined) return this.texts.say(`symbol-${slot}-${symbol}`);
    return isSeat(slot) ? this.name(value) : String(value);
  }

  /** A part of an answer, as its heading says it. */
  slot(slot: string): string {
    return this.texts.say(`pick-${slot}`);
  }

  private together(run: Happening[]): string {
    const event = run[0]!;
    const counts = new Map<number, number>();
    for (const card of run.map((one) => one.card ?? 0).sort((a, b) => a - b)) counts.set(card, (counts.get(card) ?? 0) + 1);
    const objects = [...counts].map(([card, n]) => (n > 1 ? this.some(card, n) : this.one(card)));
    const numbers = { seat: event.seat ?? NOBODY, to: event.to ?? NOBODY, card: event.card ?? 0, at: event.at ?? 0, n: event.n ?? 0 };
    return this.texts.say(`event-${event.kind}`, { ...this.args(numbers, numbers.n), card_one: this.listed(objects) });
  }

  private listed(words: string[]): string {
    const last = words.at(-1) ?? "";
    return words.length < 2 ? last : this.texts.say("and", { first: words.slice(0, -1).join(", "), last });
  }

  private asked(question: Question): Args {
    const { card = 0, at = 0, n = 0, to = NOBODY } = question;
    return this.args({ card, at, n, to }, n);
  }

  private args(numbers: Record<string, number>, n: number): Args {
    const found: Args = {};
    for (const [slot, number] of Object.entries(numbers)) {
      if (this.book.card_slots.includes(slot)) {
        found[slot] = this.card(number);
        found[`${slot}_one`] = this.one(number);
        found[`${slot}_some`] = this.some(number, n);
      } else if (this.book.place_slots.includes(slot)) {
        found[slot] = this.place(number);
        for (const way of WAYS) found[`${slot}_${way}`] = this.texts.say(`place-${this.book.places[number]}.${way}`);
      } else if (isSeat(slot)) {
        found[slot] = this.name(number);
        found[`${slot}_number`] = number;
      } else {
        found[slot] = this.book.symbols[slot]?.[number] ?? number;
      }
    }
    return found;
  }

  private one(card: number): string {
    return this.texts.say(`card-${this.book.cards[card]}.one`);
  }

  private some(card: number, n: number): string {
    return this.texts.say(`card-${this.book.cards[card]}.some`, { n });
  }
}

/** Whether a number of that name is a seat. */
export function isSeat(slot: string): boolean {
  return slot === "seat" || slot === "to";
}

/** The key of a rule's text: Fluent knows no dots. */
export function ruleKey(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}

function alike(one: Happening, other: Happening): boolean {
  const same = one.kind === other.kind && one.seat === other.seat && one.to === other.to && one.at === other.at;
  return same && !one.n && !other.n;
}
