// The browser says every sentence exactly as Python does, from the same texts.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameBook, Happening, Language, Question } from "../src/lib/net/protocol";
import type { Given } from "../src/lib/ask/several";
import { Texts } from "../src/lib/words/texts";
import { Voice } from "../src/lib/words/voice";

interface Spoken {
  book: GameBook;
  language: Language;
  texts: string;
  names: string[];
  questions: { question: Question; says: string; help: string; answers: { answer: Given; says: string }[] }[];
  stories: { events: Happening[]; says: string[] }[];
}

const path = process.env.GASLAMP_WORDS; // written by Python's tests
const spoken = path ? (JSON.parse(readFileSync(path, "utf-8")) as Spoken[]) : [];

describe.skipIf(!path)("voice", () => {
  it("has something to compare", () => expect(spoken.length).toBeGreaterThan(1));

  for (const { book, language, texts, names, questions, stories } of spoken) {
    const voice = new Voice(book, new Texts(language, texts), names);
    it(`asks and answers ${book.name} in ${language}`, () => {
      for (const { question, says, help, answers } of questions) {
        expect(voice.question(question)).toBe(says);
        expect(voice.help(question)).toBe(help);
        for (const { answer, says } of answers) expect(voice.answer(question, answer)).toBe(says);
      }
    });
    it(`tells ${book.name} in ${language}`, () => {
      for (const { events, says } of stories) expect(voice.story(events)).toEqual(says);
    });
  }
});
