// Every game has a picture for all that can be seen of it.
import { describe, expect, it } from "vitest";
import { brands, edges, face, facts, pair, written, type Told } from "../src/lib/draw/facts";
import type { Voice } from "../src/lib/words/voice";
import { catham, council, emerald, nanty, terrors } from "./views";

describe.each([
  [catham.book, catham],
  [council.book, council],
  [emerald.book, emerald],
  [nanty.book, nanty],
  [terrors.book, terrors],
])("the guise of $name", (book, { guise, buttons }) => {
  const missing = (names: readonly string[], icons: Readonly<Record<string, unknown>>) => names.filter((name) => !(name in icons));

  it("has a picture for every card, and no two the same", () => {
    const cards = book.cards.slice(1);
    expect(missing(cards, guise.cards)).toEqual([]);
    expect(missing(cards, guise.hues)).toEqual([]);
    expect(new Set(cards.map((name) => guise.cards[name])).size).toBe(cards.length);
  });

  it("has one for every place, number and part of the view, and every button", () => {
    const shown = Object.keys(book.pieces).filter((key) => book.pieces[key]!.kind !== "none");
    expect(missing(book.places, guise.places)).toEqual([]);
    expect(missing(Object.values(book.facts).flatMap(Object.keys), guise.facts)).toEqual([]);
    expect(missing(shown, guise.keys)).toEqual([]);
    expect(missing(buttons, guise.words)).toEqual([]);
  });

  it("prints only what there is, and no other picture is kept", () => {
    const facts = Object.values(book.facts).flatMap(Object.keys);
    const lists = [guise.face, guise.tile, guise.located, guise.flags, guise.corners, guise.sides, guise.edges ? [guise.edges] : []];
    const named = [...lists.flatMap((names) => names ?? []), ...Object.values(guise.beside ?? {}), ...Object.entries(guise.headed ?? {}).flat()];
    expect([...named, guise.map?.streets ?? facts[0]].filter((name) => !facts.includes(name!))).toEqual([]);
    expect([...(guise.open ?? []), ...(guise.brief ?? [])].filter((key) => !["hand", "cards", "pile"].includes(book.pieces[key]?.kind ?? ""))).toEqual([]);
    expect(Object.values(guise.squares ?? {}).filter((key) => book.pieces[key]?.kind !== "seat")).toEqual([]);
    expect((guise.brands ?? []).filter((word) => !(word in guise.facts))).toEqual([]);
    expect((guise.alarms ?? []).filter((key) => book.pieces[key]?.kind !== "sign")).toEqual([]);
    expect(Object.entries(guise.chained ?? {}).filter(([group, by]) => book.pieces[group]?.kind !== "group" || book.pieces[by]?.kind !== "counter")).toEqual([]);
    expect(Object.keys(guise.beside ?? {}).filter((word) => !(word in guise.facts))).toEqual([]);
    expect(Object.keys(guise.cards).filter((name) => !book.cards.includes(name))).toEqual([]);
    expect(Object.keys(guise.keys).filter((key) => !(key in book.pieces))).toEqual([]);
  });
});

const voice = { texts: { say: (key: string) => key, has: () => false }, place: (n: number) => `place ${n}`, card: (n: number) => `card ${n}` } as unknown as Voice;

describe("the face of a card", () => {
  const lore: Told = { book: emerald.book, voice, guise: emerald.guise };
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

describe("a fact of several words", () => {
  const spoken = { texts: { say: (key: string) => `<${key}>`, has: (key: string) => key.startsWith("fact-symbols-") } } as unknown as Voice;
  const told = (own: Voice): Told => ({ book: nanty.book, voice: own, guise: nanty.guise });
  const symbols = (lore: Told, card: string) => facts(lore, card).find(({ name }) => name === "symbols")!;

  it("has a picture for every word on the face of a card", () => {
    const { book } = nanty;
    const printed = book.cards.flatMap((card, n) => (book.facts[card]?.symbols ? face(told(voice), n) : []));
    expect(printed.filter(({ name, signs }) => name === "symbols" && !signs.length)).toEqual([]);
  });

  it("is shown as its pictures, in their order, with the number that belongs to one of them", () => {
    const { signs, word } = symbols(told(voice), "irene_adler");
    const icons = ["place_agent", "take_money", "scroll", "play_another"].map((name) => nanty.guise.facts[`symbols-${name}`]);
    expect(word).toBe(true);
    expect(signs.map(({ icon, n }) => [icon, n])).toEqual(icons.map((icon, i) => [icon, i === 1 ? "3" : ""]));
  });

  it("may have a word twice", () => {
    expect(symbols(told(voice), "mounted_police").signs).toHaveLength(2);
  });

  it("is said by the words' own texts, and without a picture by these alone", () => {
    expect(symbols(told(spoken), "lodging_house").value).toBe("<fact-symbols-place_agent>, <fact-symbols-build>");
    expect(symbols({ ...told(spoken), guise: emerald.guise }, "lodging_house").signs).toEqual([]);
  });
});

describe("a fact of several words with an amount for each", () => {
  const lore: Told = { book: terrors.book, voice, guise: terrors.guise };
  const number = (card: string) => terrors.book.cards.indexOf(card);
  const printed = (card: string, name: string) => face(lore, number(card)).find((fact) => fact.name === name)!;

  it("has the amount beside each picture, and in words", () => {
    const { signs, value } = printed("lich", "deeds");
    const [power, command, draw] = terrors.book.facts.lich!.deeds_amounts!.is as number[];
    const pictures = ["power", "command", "draw"].map((word) => terrors.guise.facts[`deeds-${word}`]);
    expect(signs.map(({ icon, n }) => [icon, n])).toEqual(pictures.map((icon, i) => [icon, String([power, command, draw][i])]));
    expect(value).toBe(`power ${power}, command ${command}, draw ${draw}`);
  });

  it("has a picture for every word of every card", () => {
    const lists = terrors.book.cards.flatMap((_, card) => face(lore, card).filter(({ name }) => name in terrors.guise.beside!));
    expect(lists.length).toBeGreaterThan(100);
    expect(lists.filter(({ signs }) => !signs.length)).toEqual([]);
  });

  it("begins with the picture of what it waits for", () => {
    expect(printed("poltergeist", "triggered").head).toBe(terrors.guise.facts["trigger-first_mortal"]);
    expect(printed("poltergeist", "horde").head).toBe(terrors.guise.facts.horde);
    expect(printed("poltergeist", "deeds").head).toBeNull();
  });

  it("says its amounts only there, and comes from where the less certain of both does", () => {
    const { book } = terrors;
    const { ghoul } = book.facts;
    const unsure = { ...book, facts: { ...book.facts, ghoul: { ...ghoul, deeds: { is: ["power"], source: "printed" }, deeds_amounts: { is: [1], source: "stand-in" } } } };
    const known = facts({ ...lore, book: unsure as typeof book }, "ghoul");
    expect(known.map(({ name }) => name)).not.toContain("deeds_amounts");
    expect(known.find(({ name }) => name === "deeds")!.source).toBe("stand-in");
  });

  it("leaves to the corners and the sides of a card what is printed there", () => {
    const icons = (names: readonly [string, string] | null | undefined, card: string) => pair(lore, number(card), names).map((fact) => fact && [fact.name, fact.value, fact.hue]);
    expect(icons(terrors.guise.corners, "werewolf")).toEqual([["cost", "5", null], ["faction", "beast", terrors.guise.hues.werewolf]]);
    expect(icons(terrors.guise.sides, "werewolf")).toEqual([["left", "mortal", terrors.guise.hues.warlock], ["right", "undead", terrors.guise.hues.zombie]]);
    expect(icons(terrors.guise.sides, "lantern")).toEqual([null, null]);
  });
});

describe("a card with numbers on its edges", () => {
  const lore: Told = { book: council.book, voice, guise: council.guise };
  const number = (card: string) => council.book.cards.indexOf(card);

  it("has them all, clockwise from the top, and a card of another game has none", () => {
    expect(edges(lore, number("dox_johnson"))).toEqual(council.book.facts.dox_johnson!.features!.is);
    expect(council.book.cards.slice(1).filter((_, i) => edges(lore, i + 1).length !== 4)).toEqual([]);
    expect(edges({ ...lore, book: terrors.book, guise: terrors.guise }, 1)).toEqual([]);
  });

  it("never says them as a range", () => {
    const rising = { ...council.book, facts: { ...council.book.facts, cthulhu: { features: { is: [3, 4, 5, 6], source: "printed" as const } } } };
    expect(facts({ ...lore, book: rising }, "cthulhu")[0]!.value).toBe("3 / 4 / 5 / 6");
  });

  it("is branded if it is a gate, and only then", () => {
    const branded = council.book.cards.filter((_, card) => brands(lore, card).length > 0);
    expect(branded).toEqual(council.book.cards.filter((card) => ((council.book.facts[card]?.keywords?.is ?? []) as string[]).includes("gate")));
    expect(brands(lore, number("midnight_door"))).toEqual([{ label: "fact-keywords-gate", icon: council.guise.facts["keywords-gate"] }]);
  });

  it("says when its extra rule is applied by a picture before it", () => {
    const rule = face(lore, number("cthulhu")).find(({ name }) => name === "rule")!;
    expect(rule.head).toBe(council.guise.facts[`timing-${council.book.facts.cthulhu!.timing!.is}`]);
  });
});

describe("a fact that names places or cards, or says yes or no", () => {
  const lore: Told = { book: nanty.book, voice, guise: nanty.guise };
  const value = (section: string, name: string, told = lore) => facts(told, section).find((fact) => fact.name === name)?.value;

  it("says the places, if the guise knows that they are", () => {
    expect(value("chelsea", "neighbours")).toBe("place 2, place 4, place 12");
    expect(value("chelsea", "neighbours", { ...lore, guise: emerald.guise })).toBe("2 / 4 / 12");
  });

  it("says a card by its name", () => {
    const number = (card: string) => nanty.book.cards.indexOf(card);
    expect(value("game", "two_players_without")).toBe(`card ${number("hired_ruffians")}, card ${number("jarndyce_and_jarndyce")}`);
  });

  it("says yes by its name alone, and no by nothing", () => {
    expect([value("chelsea", "river"), value("marylebone", "river")]).toEqual(["", undefined]);
    expect(value("marylebone", "river", { ...lore, guise: emerald.guise })).toBe("0");
  });
});
