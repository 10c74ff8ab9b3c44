// Every text of the pages is there in both languages with the same arguments, is said somewhere, and nothing is said without one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const CLIENT = new URL("..", import.meta.url).pathname;

function read(folder: string, ending: RegExp): string[] {
  const names = readdirSync(join(CLIENT, folder), { recursive: true, encoding: "utf-8" }).filter((name) => ending.test(name));
  return names.map((name) => readFileSync(join(CLIENT, folder, name), "utf-8"));
}

/** The arguments of every text and attribute, by key. */
function spoken(language: string): Record<string, string[]> {
  const files = [...read(`texts/${language}`, /\.ftl$/), ...read(`../src/gaslamp/server/texts/${language}`, /^deeds\.ftl$/)];
  const entries = files.flatMap((text) => new FluentResource(text).body);
  const parts = entries.flatMap(({ id, value, attributes }) => [
    [id, value] as const,
    ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern] as const),
  ]);
  return Object.fromEntries(parts.map(([key, pattern]) => [key, [...new Set(JSON.stringify(pattern).match(/"type":"var","name":"\w+"/g))].sort()]));
}

const ENGLISH = spoken("en");
const CODE = read("src", /\.(svelte|ts)$/).join("\n");

describe("texts", () => {
  it("are the same in both languages, with the same arguments", () => {
    expect(spoken("pl")).toEqual(ENGLISH);
  });

  it("are there for everything that is said", () => {
    const said = [...CODE.matchAll(/(?<![.\w])say\("([\w.-]+)"/g)].map((found) => found[1]!);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((key) => !(key in ENGLISH))).toEqual([]);
  });

  it("are all said somewhere: by their key, or by a pattern with one word left open", () => {
    const keys = new Set(CODE.match(/(?<=")[\w.-]+(?=")/g));
    const open = CODE.matchAll(/(?<![.\w])say\(`([\w.-]+)\$\{[^`]*?\}([\w.-]*)`/g);
    const patterns = [...open].map(([, before, after]) => new RegExp(`^${before}\\w+${after}$`));
    expect(Object.keys(ENGLISH).filter((key) => !keys.has(key) && !patterns.some((one) => one.test(key)))).toEqual([]);
  });
});
