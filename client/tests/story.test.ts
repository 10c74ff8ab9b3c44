// The log tells what happened, in order; each line of the game leads to its moment.
import { describe, expect, it } from "vitest";
import type { Deed, GameBook, Part, Update } from "../src/lib/net/protocol";
import { account, lastAnswer, lines, missed } from "../src/lib/words/story";
import { Texts, type Args } from "../src/lib/words/texts";
import { NOBODY, Voice } from "../src/lib/words/voice";

const TEXTS = `
player = Player { $n }
card-back = Card
    .one = a card
    .some = { $n } cards
event-took = { $seat } takes { $n }.
event-struck = [{ $seat }] struck by [{ $to }]
choice-strike = Whom?
    .answer = [{ $seat }]
event-gained = { $seat } gains { $n }.
place-here = Here
    .in = here
    .to = there
    .from = away
phrase-hello = Good evening!
`;
const EVENT_PARTS: Part[] = [
  { name: "seat", kind: "seat" },
  { name: "to", kind: "seat" },
  { name: "card", kind: "card" },
  { name: "at", kind: "place" },
  { name: "n", kind: "amount" },
];
const BOOK = { name: "x", cards: ["back"], places: ["here"], event_parts: EVENT_PARTS } as unknown as GameBook;
const voice = new Voice(BOOK, new Texts("en", TEXTS), ["Ann", "Bob"]);
const say = (key: string, args: object = {}) => `${key} ${Object.values(args).join(" ")}`.trim();

const LOG: Update[] = [
  { n: 1, at: 0, deed: { type: "sat", seat: 0, person: "p", name: "Ann" } },
  { n: 2, at: 0, deed: { type: "began", words: [] } },
  { n: 3, at: 0, deed: { type: "played", seat: 0, index: 0, events: [{ kind: "took", seat: 0, n: 2 }] } },
  { n: 4, at: 0, deed: { type: "played", seat: 1, index: 1, bot: true, events: [{ kind: "gained", seat: 1, n: 1 }] } },
  { n: 5, at: 0, deed: { type: "said", seat: 1, phrase: "phrase-hello" } },
  { n: 6, at: 0, deed: { type: "played", seat: 0, index: -1, taken_back: true } },
];

describe("story", () => {
  it("tells deeds, events and talk, with doors to moments", () => {
    const told = lines(LOG, voice, say);
    expect(told.map((line) => [line.sort, line.text, line.moment])).toEqual([
      ["table", "deed-sat Ann 1", null],
      ["table", "deed-began", 0],
      ["game", "Ann takes 2.", 1],
      ["game", "Bob gains 1.", 2],
      ["talk", "Good evening!", null],
    ]);
  });

  it("has no name for nobody", () => {
    expect(voice.story([{ kind: "struck" }, { kind: "struck", seat: NOBODY, to: 1 }])).toEqual(["[] struck by []", "[] struck by [Bob]"]);
    expect(voice.answer({ name: "strike", rule: "", parts: [{ name: "seat", kind: "seat" }], about: [] }, [NOBODY])).toBe("[]");
    expect(voice.name(2)).toBe("Player 3");
  });

  it("says what one has missed since one's own last answer", () => {
    expect(lastAnswer(LOG, 0)).toBe(3);
    expect(missed(LOG, 0, voice, say).map((line) => line.text)).toEqual(["Bob gains 1."]);
    expect(missed(LOG, 1, voice, say)).toHaveLength(2);
  });

  it("gives an account of what a bot has done, until one answers oneself", () => {
    const back: Update = { n: 7, at: 0, deed: { type: "returned", seat: 1, since: 3, answers: [1] } };
    const answered: Update = { n: 8, at: 0, deed: { type: "played", seat: 1, index: 2 } };
    expect(account(LOG, 1, voice)).toEqual([]);
    expect(account([...LOG, back], 1, voice)).toEqual(["Bob gains 1."]);
    expect(account([...LOG, back], 0, voice)).toEqual([]);
    expect(account([...LOG, back, answered], 1, voice)).toEqual([]);
  });
});

describe("what one was not asked", () => {
  it("is told, but not that one could only pass", () => {
    const question = { name: "act", rule: "", parts: [], about: [] };
    const played = (only_answer: number[]): Update => ({ n: 1, at: 0, deed: { type: "played", seat: 0, index: 0, events: [], forced: [{ question, only_answer }] } as unknown as Deed });
    const spoken = { story: () => [], name: () => "", answer: () => "taken" } as unknown as Voice;
    const say = (key: string, args?: Args) => `${key} ${args?.answer ?? ""}`;
    expect(lines([played([3]), played([])], spoken, say).map(({ text }) => text)).toEqual(["deed-forced taken"]);
  });
});
