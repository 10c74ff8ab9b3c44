// Every game has a picture for all that can be seen of it.
import { describe, expect, it } from "vitest";
import { guise as cathams } from "../src/games/catham/guise";
import { guise as emeralds } from "../src/games/emerald/guise";
import { face, written, type Told } from "../src/lib/facts";
import type { Voice } from "../src/lib/voice";
import { catham, emerald } from "./views";

describe.each([
  [catham.book, cathams],
  [emerald.book, emeralds],
])("the guise of $name", (book, guise) => {
  const missing = (names: readonly string[], icons: Readonly<Record<string, unknown>>) => names.filter((name) => !(name in icons));

  it("has a picture for every card, and no two the same", () => {
    const cards = book.cards.slice(1);
    expect(missing(cards, guise.cards)).toEqual([]);
    expect(missing(cards, guise.hues)).toEqual([]);
    expect(new Set(cards.map((name) => guise.cards[name])).size).toBe(cards.length);
  });

  it("has one for every place, number and part of the view, and every button", () => {
    const shown = Object.keys(book.pieces).filter((key) => book.pieces[key]!.kind !== "none");
    const values = Object.entries(book.symbols).flatMap(([slot, names]) => names.map((name) => `${slot}-${name}`));
    expect(missing(book.places, guise.places)).toEqual([]);
    expect(missing(Object.values(book.facts).flatMap(Object.keys), guise.facts)).toEqual([]);
    expect(missing(shown, guise.keys)).toEqual([]);
    expect(missing(values, guise.symbols)).toEqual([]);
  });

  it("prints only what there is, and no other picture is kept", () => {
    const facts = Object.values(book.facts).flatMap(Object.keys);
    expect([...(guise.face ?? []), ...(guise.tile ?? [])].filter((name) => !facts.includes(name))).toEqual([]);
    expect(Object.keys(guise.cards).filter((name) => !book.cards.includes(name))).toEqual([]);
    expect(Object.keys(guise.keys).filter((key) => !(key in book.pieces))).toEqual([]);
  });
});

describe("the face of a card", () => {
  const voice = { texts: { say: (key: string) => key, has: () => false } } as unknown as Voice;
  const lore: Told = { book: emerald.book, voice, guise: emeralds };
  const names = (card: string) => face(lore, emerald.book.cards.indexOf(card)).map(({ name }) => name);

  it("shows its symbols in the order of the guise, and no more", () => {
    expect(names("shoggoth")).toEqual(["place", "madness", "kill_points", "one_use", "heading"]);
  });

  it("leaves to a city's tile what is printed there", () => {
    expect(names("london")).toEqual(["place", "points"]);
    expect(names("weaver")).toEqual(["restorationist_points", "cost"]);
  });

  it("writes numbers that follow one another as a range", () => {
    expect(written([1, 2, 3, 4])).toBe("1–4");
    expect(written([2, 4])).toBe("2 / 4");
    expect(written([1, 2])).toBe("1 / 2");
    expect(written([3])).toBe("3");
    expect(written(5)).toBe("5");
  });
});
