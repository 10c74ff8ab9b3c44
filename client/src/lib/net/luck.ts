// A word that nobody could guess, for the luck of a table: with it no operator can have chosen the cards.
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // 32 that nobody mistakes for each other
const LENGTH = 16;

/** A new random word. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
