// A table while it is being set up on the page, and the message that opens it.
import type { Clock, GameCard, Language, Level, NewTable, Plan, Setting, SettingValue, Terms } from "../lib/net/protocol";

/** Who is to sit on a seat: beside is another person at this screen. */
export type Who = "me" | "beside" | "free" | "bot";
export const WHO: readonly Who[] = ["me", "beside", "free", "bot"];

/** A seat, with the name or level that it has if such a one sits there. */
export interface Place {
  who: Who;
  name: string;
  level: Level;
}

export type Unit = "seconds" | "minutes" | "hours" | "days";
export const SECONDS: Readonly<Record<Unit, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** A length of time as somebody writes it; no amount is no limit. */
export interface Span {
  amount: number | null;
  unit: Unit;
}

type Pace = NonNullable<Terms["pace"]>;
export type Access = NonNullable<Terms["access"]>;
export const ACCESSES: readonly Access[] = ["open", "link", "private"];

/** Clocks that need no explaining, and one's own. */
export type Timing = "none" | "minute" | "quarter" | "day" | "own";
const READY: Readonly<Record<Exclude<Timing, "own">, { pace: Pace; clock: Clock }>> = {
  none: { pace: "live", clock: {} },
  minute: { pace: "live", clock: { move: 60 } },
  quarter: { pace: "live", clock: { game: 900, extra: 10 } },
  day: { pace: "days", clock: { move: 86_400 } },
};
export const TIMINGS: readonly Timing[] = ["none", "minute", "quarter", "day", "own"];

/** Everything that can be filled in; what is not needed just now is kept. */
export interface Draft {
  settings: Record<string, SettingValue>;
  count: number; // of seats
  places: Place[]; // as many as there could be
  language: Language;
  access: Access;
  spectators: boolean;
  timing: Timing;
  pace: Pace; // of one's own clock, and so are the next three
  move: Span;
  game: Span;
  extra: Span;
}

/** A table as most people want it: oneself, and a friend on each other seat. */
export function fresh(card: GameCard, language: Language): Draft {
  const level = card.levels.includes("normal") ? "normal" : card.levels[0]!;
  return {
    settings: Object.fromEntries(card.settings.map((setting) => [setting.name, setting.default])),
    count: Math.min(...card.seats),
    places: Array.from({ length: Math.max(...card.seats) }, (_, seat) => ({ who: seat ? "free" : "me", name: "", level })),
    language,
    access: "link",
    spectators: true,
    timing: "none",
    pace: "live",
    move: { amount: 2, unit: "minutes" },
    game: { amount: null, unit: "minutes" },
    extra: { amount: null, unit: "seconds" },
  };
}

/** What was filled in last time, as far as the game still knows it; the language is that of today. */
export function recall(card: GameCard, text: string | null, language: Language): Draft {
  const first = fresh(card, language);
  let kept: Partial<Draft>;
  try {
    kept = JSON.parse(text ?? "{}") as Partial<Draft>;
  } catch {
    return first;
  }
  const known = card.settings.filter((setting) => fits(setting, kept.settings?.[setting.name]));
  return {
    ...first,
    ...kept,
    settings: { ...first.settings, ...Object.fromEntries(known.map(({ name }) => [name, kept.settings![name]!])) },
    count: card.seats.includes(kept.count ?? 0) ? kept.count! : first.count,
    places: first.places.map((place, seat) => ({ ...place, ...kept.places?.[seat] })),
    language,
  };
}

/** Whether a setting may have this value: one of its words, a list of its names, or one text for each seat. */
function fits(setting: Setting, value: SettingValue | undefined): boolean {
  if (setting.each) return Array.isArray(value) && value.length === setting.count;
  if (Array.isArray(value)) return value.every((name) => setting.names?.includes(name));
  return value !== undefined && setting.values.includes(value);
}

/** Somebody else sits there now; oneself sits only once, so whoever was there takes the seat that one leaves. */
export function seated(places: readonly Place[], seat: number, who: Who): Place[] {
  const before = places[seat]!.who;
  return places.map((place, other) => {
    if (other === seat) return { ...place, who };
    return who === "me" && place.who === "me" ? { ...place, who: before } : place;
  });
}

/** The message that opens the table. */
export function message(game: string, draft: Draft): NewTable {
  const { settings, language, access, spectators } = draft;
  const terms = { game, settings, language, access, spectators, ...timed(draft) };
  return { terms, seats: draft.places.slice(0, draft.count).map(plan) };
}

/** The message for whoever wants to play at once: oneself against bots, as few as the game allows. */
export function atOnce(card: GameCard, language: Language): NewTable {
  const { places, ...draft } = fresh(card, language);
  const bots = places.map((place, seat): Place => ({ ...place, who: seat ? "bot" : "me" }));
  return message(card.name, { ...draft, places: bots });
}

function plan(place: Place): Plan {
  if (place.who === "free") return { type: "free" };
  if (place.who === "bot") return { type: "bot", level: place.level };
  const name = place.who === "beside" ? place.name.trim() : "";
  return name ? { type: "you", name } : { type: "you" };
}

function timed(draft: Draft): { pace: Pace; clock: Clock } {
  if (draft.timing !== "own") return READY[draft.timing];
  return { pace: draft.pace, clock: { move: seconds(draft.move), game: seconds(draft.game), extra: seconds(draft.extra) } };
}

/** A length of time in seconds. */
export function seconds(span: Span): number {
  return Math.round((span.amount ?? 0) * SECONDS[span.unit]);
}
