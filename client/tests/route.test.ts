// Every address is a page, or nowhere.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { page as Route } from "../src/lib/app/route.svelte";

let page: typeof Route;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  ({ page } = await import("../src/lib/app/route.svelte"));
});

describe("page", () => {
  it.each([
    ["/", { name: "lobby" }],
    ["/t/abc", { name: "table", id: "abc" }],
    ["/t/abc/replay", { name: "replay", id: "abc" }],
    ["/replay", { name: "replay", id: null }],
    ["/new/catham", { name: "new", game: "catham" }],
    ["/rules", { name: "rules", game: null }],
    ["/rules/emerald", { name: "rules", game: "emerald" }],
    ["/rules/emerald/ledger", { name: "ledger", game: "emerald" }],
    ["/rules/emerald/ledger/agents", { name: "recorded", game: "emerald", record: "agents" }],
    ["/rules/emerald/agents", { name: "nowhere" }],
    ["/settings", { name: "settings" }],
    ["/about", { name: "about" }],
    ["/t", { name: "nowhere" }],
    ["/about/x", { name: "nowhere" }],
    ["/x", { name: "nowhere" }],
  ])("%s", (path, found) => expect(page(path)).toEqual(found));
});
