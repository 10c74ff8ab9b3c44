// Words for the luck: long enough that nobody guesses one, and never the same.
import { expect, test } from "vitest";
import { randomWord } from "../src/lib/net/luck";

test("a word has sixteen letters that nobody mistakes for each other, and is always another", () => {
  const words = Array.from({ length: 200 }, randomWord);
  for (const word of words) expect(word).toMatch(/^[a-km-np-z2-9]{16}$/);
  expect(new Set(words).size).toBe(200);
  expect(new Set(words.join("")).size).toBe(32);
});
