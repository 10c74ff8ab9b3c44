// Maps, sheets and flights: what lies where, and what goes where.
import { describe, expect, it } from "vitest";
import { atlas, squares } from "../src/lib/draw/atlas";
import { beside } from "../src/lib/draw/beside";
import { flights, type Heap } from "../src/lib/draw/flights";
import { council, emerald, find, nanty } from "./views";

describe("a map", () => {
  const europe = atlas(Object.values(emerald.book.grid))!;

  it("has tiles as wide as their neighbours allow", () => {
    expect(europe).toMatchObject({ columns: 6, rows: 4, span: 2 });
    expect(atlas([[0, 0], [1, 0]])).toMatchObject({ columns: 2, rows: 1, span: 1 });
  });

  it("has streets only between tiles that touch", () => {
    expect(atlas([[0, 0], [1, 0], [3, 0]])!.streets).toEqual([[0.5, 0.5, 1, 0.5, 1.5, 0.5]]);
    const ends = europe.streets.map(([x1, y1, , , x2, y2]) => [x1, y1, x2, y2]);
    expect(ends).toContainEqual([1, 0.5, 2, 1.5]);
    expect(ends).not.toContainEqual([1, 0.5, 5, 0.5]);
  });

  it("has the streets that are told instead: over tiles between, round a free corner, else straight", () => {
    const { grid } = nanty.book;
    const names = Object.keys(grid);
    const street = (from: string, to: string) => atlas(Object.values(grid), [[names.indexOf(from), names.indexOf(to)]])!.streets;
    expect(street("westminster", "city")[0]![3]).toBeLessThan(1);
    expect(street("marylebone", "city")).toEqual([[1.5, 0.5, 3.5, 0.5, 3.5, 1.5]]);
    expect(street("chelsea", "vauxhall")).toEqual([[0.5, 1.5, 0.5, 2.5, 1.5, 2.5]]);
    expect(street("westminster", "lambeth")).toEqual([[1.5, 1.5, 2, 2, 2.5, 2.5]]);
  });

  it("knows where there is room for more", () => {
    expect(europe.corner).toEqual([0, 4, 3]);
    expect(atlas([[0, 0], [1, 0]])!.corner).toBeNull();
  });

  it("is none if a tile lies nowhere", () => {
    expect(atlas([[0, 0], null])).toBeNull();
    expect(atlas([])).toBeNull();
  });
});

describe("a board of squares", () => {
  it("is as large as what lies there, wherever that is", () => {
    expect(squares([[4, 7], [5, 7], [5, 9]], false)).toEqual([[0, 0], [1, 0], [1, 2]]);
  });

  it("is turned around for whoever sits on the far side", () => {
    expect(squares([[4, 7], [5, 7], [5, 9]], true)).toEqual([[1, 2], [0, 2], [0, 0]]);
  });

  it("never needs more than five columns and rows", () => {
    const bare = find(council, (view) => view.table.board === null && view.question?.name === "place");
    const tiles = (bare.table.spaces as { name: string }[]).map(({ name }) => council.book.grid[name]!);
    expect(Math.max(...squares(tiles, false).flat())).toBeLessThan(5);
    expect(new Set(squares(tiles, true).map(String)).size).toBe(tiles.length);
  });
});

describe("a sheet", () => {
  const screen = { width: 1000, height: 800 };
  const sheet = { width: 300, height: 200 };
  const covers = (thing: { left: number; top: number; width: number; height: number }) => {
    const { x, y } = beside(thing, sheet, screen);
    const inside = x >= 0 && y >= 0 && x + sheet.width <= screen.width && y + sheet.height <= screen.height;
    const apart = x >= thing.left + thing.width || x + sheet.width <= thing.left || y >= thing.top + thing.height || y + sheet.height <= thing.top;
    return { inside, apart };
  };

  it("never lies over the thing, and never outside the window", () => {
    for (let left = 0; left <= 900; left += 50) {
      for (let top = 0; top <= 700; top += 50) {
        expect(covers({ left, top, width: 100, height: 100 })).toEqual({ inside: true, apart: true });
        expect(covers({ left: 0, top, width: 1000, height: 100 })).toEqual({ inside: true, apart: true });
      }
    }
  });
});

describe("flights", () => {
  const heap = (kin: string, n: number, x: number): Heap => ({ kin, n, x, y: 0 });
  const ways = (before: [string, Heap][], after: [string, Heap][]) =>
    flights(new Map(before), new Map(after)).map(({ from, to }) => [from.x, to.x]);

  it("go from where there are fewer to where there are more of the same kind", () => {
    const before: [string, Heap][] = [["supply", heap("cubes:0", 5, 1)], ["rome", heap("cubes:1", 1, 2)]];
    const after: [string, Heap][] = [["supply", heap("cubes:0", 3, 1)], ["rome", heap("cubes:1", 1, 2)], ["paris", heap("cubes:0", 2, 3)]];
    expect(ways(before, after)).toEqual([[1, 3]]);
  });

  it("start also where nothing is left", () => {
    expect(ways([["pool", heap("card:5", 2, 1)]], [["hand", heap("card:5", 2, 2)]])).toEqual([[1, 2]]);
  });

  it("part to several places, and come from several", () => {
    expect(ways([["a", heap("x", 2, 1)]], [["b", heap("x", 1, 2)], ["c", heap("x", 1, 3)]])).toEqual([[1, 2], [1, 3]]);
    expect(ways([["a", heap("x", 1, 1)], ["b", heap("x", 1, 2)]], [["c", heap("x", 2, 3)]])).toEqual([[1, 3], [2, 3]]);
  });

  it("are none where nothing moved, or only of another kind", () => {
    expect(ways([["a", heap("x", 2, 1)]], [["a", heap("x", 2, 9)]])).toEqual([]);
    expect(ways([["a", heap("x", 2, 1)]], [["b", heap("y", 2, 2)]])).toEqual([]);
  });

  it("stay on the ground when everything changes at once", () => {
    const many = (n: number, side: string, x: number) => Array.from({ length: n }, (_, i): [string, Heap] => [`${side}${i}`, heap(`k${i}`, 1, x)]);
    expect(ways(many(12, "a", 1), many(12, "b", 2))).toHaveLength(12);
    expect(ways(many(13, "a", 1), many(13, "b", 2))).toEqual([]);
  });
});
