// A view becomes a scene: everything that a game declares is there, before the right player, and stands for the right thing.
import { describe, expect, it } from "vitest";
import { chains } from "../src/lib/draw/chains";
import type { Told } from "../src/lib/draw/facts";
import { cardsHeld, notOffered } from "../src/lib/ask/offered";
import type { View } from "../src/lib/net/protocol";
import { isEmpty, scene, type Item, type Scene } from "../src/lib/draw/scene";
import { square, told, turnedEdges } from "../src/lib/draw/square";
import { catham, council, emerald, find, nanty, terrors } from "./views";

type Of<Kind extends Item["kind"]> = Item & { kind: Kind };

function item<Kind extends Item["kind"]>(items: readonly Item[], kind: Kind, key: string): Of<Kind> {
  return items.find((one) => one.kind === kind && one.key === key) as Of<Kind>;
}

const act = find(catham, (view) => view.question?.name === "act" && view.you !== null);
const place = find(emerald, (view) => view.question?.name === "place");
const watched = find(emerald, (view) => view.you === null);
const tile = (found: Scene, name: string) => item(found.middle, "places", "cities").tiles.find((one) => one.name === name)!;

describe.each([catham, council, emerald, nanty, terrors])("the scene of $book.name", ({ book, views }) => {
  it("has everything in the middle in the order of the view", () => {
    for (const view of views) {
      const elsewhere = ([key, value]: [string, unknown]) =>
        ["none", "players", "seat"].includes(book.pieces[key]!.kind) || value === false || (Array.isArray(value) && typeof value[0] === "number");
      const kept = Object.entries(view.table).filter((one) => !elsewhere(one));
      expect(scene(view, book).middle.map(({ key }) => key)).toEqual(kept.map(([key]) => key));
    }
  });

  it("has one panel for each seat, one's own first, then around the table", () => {
    for (const view of views) {
      const seats = scene(view, book).panels.map(({ seat }) => seat);
      expect(seats).toHaveLength(view.seats);
      expect(seats[0]).toBe(view.you ?? 0);
      expect(seats[1]).toBe((seats[0]! + 1) % view.seats);
    }
  });

  it("leaves out what is not as declared, and does not fail", () => {
    const junk: unknown[] = [null, true, "nobody", -1, 1.5, [], {}, [null], [[1]], { nobody: "x" }, [{ name: 7 }], [{ name: "nowhere" }]];
    for (const view of views) {
      for (const path of paths(view.table)) {
        for (const value of junk) expect(() => scene({ ...view, table: replaced(view.table, path, value) }, book)).not.toThrow();
      }
    }
  });

  it("does not draw a number where there is none", () => {
    const view = views[0]!;
    const without = scene({ ...view, table: { ...view.table, goal: "many" } }, book);
    expect(scene(view, book).middle.filter(({ key }) => key !== "goal")).toEqual(without.middle);
  });

  it("leaves out keys that nobody has declared", () => {
    const view = views[0]!;
    expect(scene({ ...view, table: { ...view.table, rumour: 7 } }, book)).toEqual(scene(view, book));
  });
});

describe("Catham City", () => {
  const found = scene(act, catham.book);
  const own = found.panels[0]!;

  it("lays each player's influence before that player", () => {
    const influence = act.table.influence as number[];
    for (const panel of found.panels) expect(item(panel.items, "counter", "influence").value).toBe(influence[panel.seat]);
  });

  it("says what a touch means: the pool is taken from, the hand is played from", () => {
    const taken = item(found.middle, "cards", "pool").lots[0]!;
    const played = item(own.items, "hand", "cards").lots[0]!;
    expect(taken.things).toEqual([{ sort: "card", number: taken.card, means: { verb: "take" } }]);
    expect(played.things).toEqual([{ sort: "card", number: played.card, means: { verb: "play" }, held: true }]);
  });

  it("leaves out cards that do not exist, and sizes that no pile has", () => {
    const view = find(catham, (one) => one.question?.name === "act");
    Object.assign(view.table, { pool: { hackers: 2, nobody: 3, police: -1 }, deck: -1 });
    const { middle } = scene(view, catham.book);
    expect(item(middle, "cards", "pool").lots).toMatchObject([{ card: catham.book.cards.indexOf("hackers"), n: 2 }]);
    expect(item(middle, "pile", "deck")).toBeUndefined();
  });

  it("counts cards of a kind together", () => {
    const pool = act.table.pool as Record<string, number>;
    expect(item(found.middle, "cards", "pool").lots.map(({ card, n }) => [catham.book.cards[card], n])).toEqual(Object.entries(pool));
  });

  it("shows a pile by its size, and its cards if it lies face up", () => {
    expect(item(found.middle, "pile", "deck").lots).toBeNull();
    const discard = item(found.middle, "pile", "discard");
    expect(discard.size).toBe(discard.lots!.reduce((sum, { n }) => sum + n, 0));
  });

  it("marks who plays, and who is asked", () => {
    expect(found.panels.filter(({ badges }) => badges.includes("active")).map(({ seat }) => seat)).toEqual([act.table.active]);
    expect(found.panels.filter(({ asked }) => asked).map(({ seat }) => seat)).toEqual([act.asked]);
  });

  it("has places only when the game is over", () => {
    expect(own.place).toBeNull();
    const over = find(catham, (view) => view.over);
    expect(scene(over, catham.book).panels.map(({ place, seat }) => place === over.places[seat])).not.toContain(false);
  });
});

describe("A Study in Emerald", () => {
  const found = scene(place, emerald.book);
  const cities = place.table.cities as { name: string; royalty: string | null; agents: number[] }[];

  it("draws nine cities where the book says they lie", () => {
    const { tiles } = item(found.middle, "places", "cities");
    expect(tiles).toHaveLength(9);
    for (const one of tiles) expect(one.at).toEqual(emerald.book.grid[one.name]);
  });

  it("puts both markers on their tracks", () => {
    expect(item(found.middle, "track", "loyalists")).toEqual({ kind: "track", key: "loyalists", value: place.table.loyalists, top: 10 });
    expect(item(found.middle, "track", "restorationists").top).toBe(10);
  });

  it("lets what lies in a city stand for the city, and royalty for itself as prey there", () => {
    const city = tile(found, cities.find(({ royalty }) => royalty)!.name);
    const [card, royalty] = ["card", "royalty"].map((key) => item(city.items, "cards", key).lots[0]!);
    expect(card!.things.at(-1)).toEqual({ sort: "place", number: city.number });
    expect(royalty!.things.at(-1)).toEqual({ sort: "place", number: city.number, means: { prey: "royalty" } });
  });

  it("knows whose pieces stand in a city", () => {
    for (const { name, agents } of cities) {
      expect(item(tile(found, name).items, "tokens", "agents").wood.map(({ seat, n }) => [seat, n])).toEqual(agents.map((n, seat) => [seat, n]));
    }
  });

  it("lets one's own supply and Limbo stand for those places, and nobody else's", () => {
    const limbo = { sort: "place", number: emerald.book.places.indexOf("limbo") };
    const things = found.panels.map(({ items }) => item(items, "tokens", "cubes").wood.find(({ label }) => label === "limbo")!.things);
    expect(things).toEqual([[limbo], [], []]);
  });

  it("keeps cards beside an identity apart, each with whose agent lies on it", () => {
    const boxes = scene(watched, emerald.book).panels.flatMap(({ items }) => item(items, "group", "beside")?.boxes ?? []);
    expect(boxes.find((box) => box.length > 1)!.map(({ kind, key }) => [kind, key])).toEqual([["cards", "card"], ["seats", "agent"]]);
  });

  it("lets only the cards of whoever is asked stand for something", () => {
    const own = find(emerald, (view) => view.question?.name === "place");
    const players = own.table.players as { beside: unknown[] }[];
    for (const player of players) player.beside = [{ card: "mi_go" }];
    const lots = scene(own, emerald.book).panels.map(({ items }) => (item(items, "group", "beside").boxes[0]![0] as Of<"cards">).lots[0]!);
    expect(lots.map(({ things }) => things)).toEqual([[{ sort: "card", number: lots[0]!.card, means: { verb: "bring_back" } }], [], []]);
  });

  it("turns what is true of a player into a badge", () => {
    const view = find(emerald, (one) => one.question?.name === "place");
    (view.table.players as { revealed: boolean }[])[1]!.revealed = true;
    const badges = scene(view, emerald.book).panels.map((panel) => panel.badges.includes("revealed"));
    expect(badges).toEqual([false, true, false]);
  });
});

describe("Nanty Narking", () => {
  const view = find(nanty, (one) => one.question?.name === "act");
  const found = scene(view, nanty.book);
  const district = (name: string) => item(found.middle, "places", "districts").tiles.find((one) => one.name === name)!;

  it("knows whose building stands in a district, and where there is none", () => {
    for (const one of view.table.districts as { name: string; building?: number }[]) {
      expect(item(district(one.name).items, "seats", "building")?.seats).toEqual(one.building === undefined ? undefined : [one.building]);
    }
  });

  it("lets a district card mean its ability, if it lies before whoever is asked", () => {
    const cards = (seat: number) => item(found.panels.find((panel) => panel.seat === seat)!.items, "cards", "cards").lots.flatMap(({ things }) => things);
    const [own, other] = [view.you!, 1 - view.you!];
    expect(new Set(cards(own).map(({ means }) => means?.verb))).toEqual(new Set(["use"]));
    expect(cards(other)).toEqual([]);
  });

  it("tells pieces that are not there from those that are", () => {
    const { items } = district("marylebone");
    const [agents, citizens] = [item(items, "tokens", "agents"), item(items, "tokens", "citizens")];
    expect(isEmpty({ ...citizens, wood: [] })).toBe(true);
    expect(isEmpty({ ...agents, wood: agents.wood.map((wood) => ({ ...wood, n: 1 })) })).toBe(false);
  });
});

describe("Terrors of London", () => {
  const view = find(terrors, (one) => one.question?.name === "act");
  const own = scene(view, terrors.book).panels[0]!;
  const lying = (view.table.players as { in_play: { card: string; horde?: number }[] }[])[own.seat]!.in_play;

  it("ends the track of each player's life where that player's does", () => {
    const players = view.table.players as { life: number; most: number }[];
    for (const { seat, items } of scene(view, terrors.book).panels) {
      expect(item(items, "track", "life")).toMatchObject({ value: players[seat]!.life, top: players[seat]!.most });
    }
  });

  it("draws no track before there is an overlord", () => {
    const begun = find(terrors, (one) => one.question?.name === "choose_overlord");
    expect(item(scene(begun, terrors.book).panels[0]!.items, "track", "life")).toBeUndefined();
  });

  it("joins the monsters of a horde from left to right, and lays the others beside", () => {
    const found = chains(item(own.items, "group", "in_play").boxes, "horde");
    const names = (boxes: readonly Item[][]) => boxes.map((box) => terrors.book.cards[item(box, "cards", "card").lots[0]!.card]);
    const joined = found.filter(({ number }) => number !== null);
    expect(joined.length).toBeGreaterThan(0);
    for (const { number, boxes } of joined) expect(names(boxes)).toEqual(lying.filter(({ horde }) => horde === number).map(({ card }) => card));
    const loose = found.filter(({ number }) => number === null).flatMap(({ boxes }) => names(boxes));
    expect(new Set(loose)).toEqual(new Set(lying.filter(({ horde }) => horde === undefined).map(({ card }) => card)));
    expect(found.flatMap(({ boxes }) => boxes.flat()).filter(({ key }) => key === "horde")).toEqual([]);
  });

  it("lays equal cards that are not joined together, but not those with different tokens", () => {
    const players = view.table.players as { in_play: unknown[] }[];
    const zombies = [{ card: "zombie" }, { card: "zombie", haunt_token: true }, { card: "zombie" }, { card: "zombie", horde: 1 }];
    const changed = { ...view, table: { ...view.table, players: players.map((player) => ({ ...player, in_play: zombies })) } };
    const found = chains(item(scene(changed, terrors.book).panels[0]!.items, "group", "in_play").boxes, "horde");
    expect(found.map(({ number, boxes }) => [number, item(boxes[0]!, "cards", "card").lots[0]!.n])).toEqual([[null, 2], [null, 1], [1, 1]]);
  });

  it("knows of a card in play in which horde it is, and whose it is where that is asked", () => {
    const asked = find(terrors, (one) => one.question?.name === "destroy");
    const panels = scene(asked, terrors.book).panels.filter(({ items }) => item(items, "group", "in_play"));
    const knows = (items: readonly Item[]) => item(items, "group", "in_play").boxes.map((box) => item(box, "cards", "card").lots[0]!.things[0]!);
    for (const { seat, items } of panels) for (const thing of knows(items)) expect(thing.whose).toBe(seat);
    const street = item(scene(asked, terrors.book).middle, "cards", "street").lots[0]!.things[0]!;
    expect([street.whose, street.knows]).toEqual([15, undefined]);
    expect(knows(own.items).map(({ knows, whose }) => [knows?.horde, whose])).toEqual(lying.map(({ horde }) => [horde ?? 0, undefined]));
  });

  it("lets cards mean what is done with them where they lie", () => {
    const verbs = (key: string, items: readonly Item[]) =>
      new Set((items.find((one) => one.key === key) as Of<"cards">).lots.flatMap(({ things }) => things.map(({ means }) => means?.verb)));
    expect([verbs("hand", own.items), verbs("relics", own.items), verbs("overlord", own.items)]).toEqual([new Set(["play"]), new Set(["relic"]), new Set(["rule"])]);
    expect(verbs("street", scene(view, terrors.book).middle)).toEqual(new Set(["buy"]));
  });
});

describe("Council of Five", () => {
  interface Space {
    name: string;
    card?: string;
    owner?: number;
    colour?: number;
    features?: number[];
    fitting?: string;
  }
  const view = find(council, (one) => one.question?.name === "choose" && one.you === 0);
  const found = scene(view, council.book);
  const squares = item(found.middle, "places", "spaces").tiles;
  const spaces = view.table.spaces as Space[];

  it("reads of every square its card, whose colour that shows, whose it is, and what counts on its sides", () => {
    expect(squares.map(({ name }) => name)).toEqual(spaces.map(({ name }) => name));
    spaces.forEach((space, i) => {
      const { lot, colour, owner, edges } = square(squares[i]!, council.guise);
      expect([lot ? council.book.cards[lot.card] : undefined, colour ?? undefined, owner ?? undefined]).toEqual([space.card, space.colour, space.owner]);
      expect(edges).toEqual(space.features ?? []);
    });
    expect(spaces.filter(({ owner, colour }) => owner !== colour)).not.toEqual([]);
  });

  it("has the word on a square for which cards it is good", () => {
    const words = squares.map(({ items }) => item(items, "word", "fitting")?.word);
    expect(words).toEqual(spaces.map(({ fitting }) => fitting));
  });

  it("turns the board around for whoever sits in the north: what counts in the south is far away", () => {
    expect(turnedEdges([1, 2, 3, 4], false)).toEqual([1, 2, 3, 4]);
    expect(turnedEdges([1, 2, 3, 4], true)).toEqual([3, 4, 1, 2]);
  });

  it("says all that a square shows", () => {
    const lore = { book: council.book, guise: council.guise, voice: { texts: { say: (key: string) => key } } } as unknown as Told;
    const covered = squares.find(({ items }) => item(items, "cards", "card") && item(items, "sign", "lasting"))!;
    const space = spaces.find(({ name }) => name === covered.name)!;
    const lines = told(lore, ["Ann", "Bob"], covered, (key, args) => `${key} ${Object.values(args ?? {}).join()}`);
    expect(lines).toContain(`view-owner: ${["Ann", "Bob"][space.owner!]}`);
    expect(lines).toContain(`view-features: board-edges ${space.features!.join()}`);
    expect(lines).toContain("view-lasting");
  });

  it("lets the top card and those in the stash mean what is done with them, one's own only", () => {
    const means = (seat: number, key: string) => item(found.panels.find((panel) => panel.seat === seat)!.items, "hand", key).lots.map(({ things }) => things[0]?.means?.verb);
    expect(means(0, "top")).toContain("play");
    expect(new Set(means(0, "stash"))).toEqual(new Set(["play_stashed"]));
    expect(new Set([...means(1, "top"), ...means(1, "stash")])).toEqual(new Set([undefined]));
  });

  it("holds one's own cards, not those that lie open before the rival", () => {
    const [mine] = view.table.players as { top: string[]; stash: string[] }[];
    const own = [...mine!.top, ...mine!.stash].map((name) => council.book.cards.indexOf(name));
    expect(cardsHeld(view, council.book)).toEqual([...new Set(own)].sort((a, b) => a - b));
  });

  it("lets one ask why not of the squares that lie there, not of those of another board", () => {
    expect(view.question!.parts.map(({ kind }) => kind)).not.toContain("place");
    const part = { part: { name: "place", kind: "place" as const }, values: [], open: [], value: null, chosen: false };
    expect(notOffered(council.book, view, [part])[0]!.values).toEqual(spaces.map(({ name }) => council.book.places.indexOf(name)));
  });
});

/** The ways to every key of a table: of a list only into its first object. */
function paths(table: unknown, above: string[] = []): string[][] {
  if (Array.isArray(table)) return table.length ? paths(table[0], [...above, "0"]) : [];
  if (typeof table !== "object" || table === null) return [];
  return Object.entries(table).flatMap(([key, value]) => [[...above, key], ...paths(value, [...above, key])]);
}

function replaced(table: View["table"], path: readonly string[], value: unknown): View["table"] {
  const twin = structuredClone(table);
  const last = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, twin);
  last[path.at(-1)!] = value;
  return twin;
}
