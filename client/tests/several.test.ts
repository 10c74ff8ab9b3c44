// A set is put together in any order, changed at will, and answered whole.
import { describe, expect, it } from "vitest";
import type { Group, Part } from "../src/lib/net/protocol";
import * as several from "../src/lib/ask/several";
import type { OpenSet, SetChoice } from "../src/lib/ask/several";

const VERB: Part = { name: "verb", kind: "word", words: ["sell", "keep"] };
const CARD: Part = { name: "card", kind: "card" };
const CITY: Part = { name: "city", kind: "place" };
const SEAT: Part = { name: "seat", kind: "seat" };

function set(parts: Part[], fixed: number, groups: Group[], ordered = false): OpenSet {
  return { parts, several: { name: "cards", fixed, ordered }, groups, elements: [] };
}

/** Choose values for parts, one after the other. */
function chosen(start: OpenSet, ...values: [string, number][]): SetChoice {
  return values.reduce<SetChoice>(
    (choice, [part, value]) => several.takeIn({ ...start, elements: choice.elements }, several.wish({ ...start, elements: choice.elements }, choice.chosen, part, value)!),
    { elements: [], chosen: {} },
  );
}

const HAND = set([CARD], 0, [{ elements: [[3], [5], [5], [7]], least: 2, most: 3 }]);
const SALE = set([VERB, CARD], 1, [
  { elements: [[0, 3], [0, 5]], least: 1, most: 2 },
  { elements: [[1, 3], [1, 7]], least: 2, most: 2 },
]);
const PAIRS = set([CITY, SEAT], 0, [{ elements: [[1, 0], [1, 1], [2, 1]], least: 1, most: 3 }]);

const TURN = set([VERB, CARD], 1, [
  { elements: [[0, 3], [0, 5]], least: 1, most: 1 },
  { elements: [[1, 0]], least: 1, most: 1 },
]);
const PULL = set([CITY, SEAT], 0, [{ elements: [[1, 0], [1, 1], [2, 1]], least: 1, most: 1 }], true);

describe("a set of one thing", () => {
  it("has another one in its place when that is chosen", () => {
    expect(chosen(TURN, ["verb", 0], ["card", 3], ["card", 5])).toEqual({ elements: [[0, 5]], chosen: { verb: 0 } });
    expect(chosen(PULL, ["city", 2], ["city", 1])).toEqual({ elements: [], chosen: { city: 1 } });
    expect(chosen(PULL, ["city", 2], ["city", 1], ["seat", 0])).toEqual({ elements: [[1, 0]], chosen: {} });
  });

  it("has the only one as soon as that is sure, and only once", () => {
    expect(chosen(TURN, ["verb", 1])).toEqual({ elements: [[1, 0]], chosen: { verb: 1 } });
    expect(chosen(TURN, ["verb", 1], ["verb", 1])).toEqual({ elements: [[1, 0]], chosen: { verb: 1 } });
    expect(chosen(TURN, ["verb", 0], ["card", 3], ["verb", 1])).toEqual({ elements: [[1, 0]], chosen: { verb: 1 } });
    expect(chosen(TURN, ["verb", 1], ["verb", 0])).toEqual({ elements: [], chosen: { verb: 0 } });
  });

  it("is shown as any other answer, without a mark", () => {
    const pull = { ...PULL, elements: [[2, 1]] };
    expect(several.mark(pull, [2, 1])).toBe("");
    expect(several.setProgress(pull, {}, []).parts.map(({ value, open }) => [value, open])).toEqual([[2, [1, 2]], [1, [0, 1]]]);
    expect(several.setProgress(PULL, { city: 1 }, []).parts.map(({ value }) => value)).toEqual([1, null]);
  });
});

describe("a set", () => {
  it("is put together in any order, and stays in that order", () => {
    expect(chosen(HAND, ["card", 7], ["card", 3])).toEqual({ elements: [[7], [3]], chosen: {} });
  });

  it("has the same thing as often as it may be there, and no more", () => {
    const twice = { ...HAND, elements: [[5], [5]] };
    expect(several.addable({ ...HAND, elements: [[5]] })).toEqual([[3], [5], [7]]);
    expect(several.addable(twice)).toEqual([[3], [7]]);
    expect(several.wish(twice, {}, "card", 5)).toBeNull();
    expect(several.said(twice, { card: 5 })).toHaveLength(2);
    expect(several.takeOut(twice.elements, [5])).toEqual([[5]]);
  });

  it("takes nothing more once it is full", () => {
    expect(several.addable({ ...HAND, elements: [[3], [5], [7]] })).toEqual([]);
  });

  it("is ready between the least and the most, but never when empty", () => {
    const ready = (n: number) => several.isReady(HAND.groups[0]!, [[3], [5], [5], [7]].slice(0, n));
    expect([0, 1, 2, 3, 4].map(ready)).toEqual([false, false, true, true, false]);
    expect(several.isReady({ elements: [[3]], least: 0, most: 1 }, [])).toBe(false);
    expect(several.isReady(null, [[3]])).toBe(false);
  });

  it("shares the parts that come before it", () => {
    const first = chosen(SALE, ["verb", 0]);
    expect(first).toEqual({ elements: [], chosen: { verb: 0 } });
    expect(several.groupOf(SALE, first.chosen)).toBe(SALE.groups[0]);
    expect(several.groupOf(SALE, {})).toBeNull();
    expect(chosen(SALE, ["verb", 0], ["card", 5], ["card", 3])).toEqual({ elements: [[0, 5], [0, 3]], chosen: { verb: 0 } });
  });

  it("begins anew when those become others", () => {
    expect(chosen(SALE, ["verb", 0], ["card", 5], ["verb", 1])).toEqual({ elements: [], chosen: { verb: 1 } });
    const full = { ...SALE, elements: [[0, 3], [0, 5]] };
    expect(several.wish(full, { verb: 0 }, "card", 7)).toBeNull();
    expect(several.takeIn(full, { verb: 1, card: 7 })).toEqual({ elements: [[1, 7]], chosen: { verb: 1 } });
  });

  it("asks for each part before the set is begun, though one part says what the other must be", () => {
    expect(chosen(SALE, ["card", 5])).toEqual({ elements: [[0, 5]], chosen: { verb: 0 } });
    expect(chosen(SALE, ["card", 3])).toEqual({ elements: [], chosen: { card: 3 } });
  });

  it("takes an element in when it is whole", () => {
    expect(chosen(PAIRS, ["city", 1])).toEqual({ elements: [], chosen: { city: 1 } });
    expect(chosen(PAIRS, ["city", 1], ["seat", 1])).toEqual({ elements: [[1, 1]], chosen: {} });
    expect(chosen(PAIRS, ["city", 2])).toEqual({ elements: [[2, 1]], chosen: {} });
  });

  it("is marked: how often of how often, or as which one", () => {
    const marked = { ...HAND, elements: [[5], [3]] };
    expect([...several.marks(marked, CARD)]).toEqual([[5, "1/2"], [3, ""]]);
    expect([...several.marks({ ...marked, several: { ...marked.several, ordered: true } }, CARD)]).toEqual([[5, "1."], [3, "2."]]);
    expect([...several.marks({ ...PAIRS, elements: [[1, 0]] }, CITY)]).toEqual([]);
  });

  it("settles nothing of the next element that was not chosen, and keeps in reach what is in it", () => {
    const full = several.setProgress({ ...HAND, elements: [[3], [5], [7]] }, {}, [[3], []]);
    expect(full.parts[0]).toMatchObject({ values: [3, 5, 7], open: [3, 5, 7], value: null });
    expect([full.mayPass, full.answer]).toEqual([true, null]);
    const last = several.setProgress({ ...HAND, elements: [[5], [5]] }, {}, []);
    expect(last.parts[0]!.value).toBeNull();
    const sale = several.setProgress({ ...SALE, elements: [[0, 3], [0, 5]] }, {}, []);
    expect(sale.parts.map(({ value }) => value)).toEqual([0, null]);
  });

  it("counts what is equal once", () => {
    expect(several.counted([[5], [3], [5]])).toEqual([{ element: [5], n: 2 }, { element: [3], n: 1 }]);
    expect([several.isSet([]), several.isSet([3]), several.isSet([[3]])]).toEqual([false, false, true]);
  });
});
