// Lists of tables: what the lobby tells put together, and what one wants to know of each.
import type { Language, Listing, LobbyNews } from "../lib/net/protocol";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The open tables after some news of them, the latest change first. */
export function heard(tables: readonly Listing[], news: LobbyNews): Listing[] {
  const told = new Set([...news.tables.map((table) => table.id), ...(news.gone ?? [])]);
  const kept = news.fresh ? [] : tables.filter((table) => !told.has(table.id));
  return [...kept, ...news.tables].sort((one, other) => other.changed - one.changed);
}

/** Whether one is asked there oneself. */
export function asksMe(table: Listing): boolean {
  return table.status === "playing" && (table.yours ?? []).some((seat) => seat === table.asked);
}

/** Whether nothing more will be played there. */
export function finished(table: Listing): boolean {
  return table.status === "over" || table.status === "ended";
}

/** How many seats nobody has taken yet. */
export function freeSeats(table: Listing): number {
  return table.chairs.filter((chair) => chair.who === "free").length;
}

/** How long ago something was, roughly. */
export function ago(then: number, now: number, language: Language): string {
  const past = (now - then) / 1000;
  const [unit, length] = UNITS.find(([, least]) => past >= least) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(Math.max(past, 0) / length), unit);
}
