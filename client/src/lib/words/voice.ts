// A game in words: its cards, questions, answers, events and rules in one language, as Python's Voice tells them.
import type { Answer } from "../ask/answer";
import { counted, isSet, type Given } from "../ask/several";
import type { About, GameBook, EventJson, Part, Question, ReckoningLine } from "../net/protocol";
import type { Args, Texts } from "./texts";

export const NOBODY = 15; // no seat

type Named = readonly [Part, number];

const THE_CARD: Part = { name: "card", kind: "card" }; // that speaks, if one does
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
    return this.texts.say(`choice-${question.name}`, this.about(question));
  }

  /** What the question is about, at more length. */
  help(question: Question): string {
    return this.texts.say(`choice-${question.name}.help`, this.about(question));
  }

  /** An answer to the question, or a whole set of them, in a sentence. */
  answer(question: Question, answer: Given): string {
    if (isSet(answer)) return this.answers(question, answer);
    const args = this.about(question);
    if (!answer.length) return this.texts.say(`choice-${question.name}.pass`, args);
    const named = [...question.parts.map((part, i) => [part, answer[i] ?? 0] as const), ...details(question, answer)];
    return this.texts.say(`choice-${question.name}.answer`, { ...args, ...this.args(named, amount(named) ?? 1) });
  }

  /** What happened, with cards that went the same way one after another told in one sentence. */
  story(events: readonly EventJson[]): string[] {
    const runs: EventJson[][] = [];
    for (const event of events) {
      const last = runs.at(-1);
      if (last && alike(last[0]!, event)) last.push(event);
      else runs.push([event]);
    }
    return runs.map((run) => this.together(run));
  }

  /** A line of how the game ended. */
  reckoning({ kind, about = [] }: ReckoningLine): string {
    const named: Named[] = about.map((part) => [part, part.value]);
    return this.texts.say(`reckoning-${kind}`, this.args(named, amount(named) ?? 0));
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
  value({ name, kind, words }: Part, value: number): string {
    if (kind === "card") return this.card(value);
    if (kind === "place") return this.place(value);
    if (kind === "word") return this.texts.say(`word-${name}-${words?.[value]}`);
    return kind === "seat" ? this.name(value) : String(value);
  }

  /** A part of an answer, as its heading says it. */
  part({ name }: Part): string {
    return this.texts.say(`part-${name}`);
  }

  /** The elements of a set: one after the other where their order matters, else each once with how often it is there. */
  private answers(question: Question, elements: readonly Answer[]): string {
    const each = question.several?.ordered ? elements.map((element) => ({ element, n: 1 })) : counted(elements);
    return each.map(({ element, n }) => this.answer(question, element) + (n > 1 ? ` ×${n}` : "")).join("; ");
  }

  private together(run: EventJson[]): string {
    const event = run[0]!;
    const counts = new Map<number, number>();
    for (const card of run.map((one) => one.card ?? 0).sort((a, b) => a - b)) counts.set(card, (counts.get(card) ?? 0) + 1);
    const objects = [...counts].map(([card, n]) => (n > 1 ? this.some(card, n) : this.one(card)));
    const { seat = NOBODY, to = NOBODY, card = 0, at = 0, n = 0 } = event;
    const numbers = [seat, to, card, at, n];
    const named = this.book.event_parts.map((part, i) => [part, numbers[i]!] as const);
    return this.texts.say(`event-${event.kind}`, { ...this.args(named, n), card_one: this.listed(objects) });
  }

  private listed(words: string[]): string {
    const last = words.at(-1) ?? "";
    return words.length < 2 ? last : this.texts.say("and", { first: words.slice(0, -1).join(", "), last });
  }

  /** The words for the numbers of a question; a card is named even if none speaks. */
  private about(question: Question): Args {
    const named: Named[] = question.about.map((part) => [part, part.value]);
    return this.args([[THE_CARD, speaker(question)], ...named], amount(named) ?? 0);
  }

  /** The words for numbers, each by what it is. */
  private args(numbers: readonly Named[], count: number): Args {
    const words: Args = {};
    for (const [{ name, kind, words: names }, number] of numbers) {
      if (kind === "card") {
        words[name] = this.card(number);
        words[`${name}_one`] = this.one(number);
        words[`${name}_some`] = this.some(number, count);
      } else if (kind === "place") {
        words[name] = this.place(number);
        words[`${name}_number`] = number;
        for (const way of WAYS) words[`${name}_${way}`] = this.texts.say(`place-${this.book.places[number]}.${way}`);
      } else if (kind === "seat") {
        words[name] = this.name(number);
        words[`${name}_number`] = number;
      } else {
        words[name] = kind === "word" ? (names?.[number] ?? number) : number;
      }
    }
    return words;
  }

  private one(card: number): string {
    return this.texts.say(`card-${this.book.cards[card]}.one`);
  }

  private some(card: number, n: number): string {
    return this.texts.say(`card-${this.book.cards[card]}.some`, { n });
  }
}

/** The card that speaks in a question, 0 if none does. */
export function speaker({ about }: Question): number {
  return about.find(isSpeaker)?.value ?? 0;
}

function isSpeaker({ name, kind }: About): boolean {
  return name === THE_CARD.name && kind === THE_CARD.kind;
}

function amount(numbers: readonly Named[]): number | undefined {
  return numbers.find(([{ kind }]) => kind === "amount")?.[1];
}

/** What an answer is told with besides its parts; 0 or nobody where that is not known. */
function details({ parts, details: told = [], rows = [] }: Question, answer: Answer): Named[] {
  const row = rows.find((one) => parts.every((_, i) => one[i] === answer[i]));
  return told.map((part, i) => [part, row?.[parts.length + i] ?? (part.kind === "seat" ? NOBODY : 0)]);
}

/** The key of a rule's text: Fluent knows no dots. */
export function ruleKey(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}

function alike(one: EventJson, other: EventJson): boolean {
  const same = one.kind === other.kind && one.seat === other.seat && one.to === other.to && one.at === other.at;
  return same && !one.n && !other.n;
}
