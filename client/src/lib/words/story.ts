// What happened at a table, line by line, in words: the game's events and what people did around them.
import type { Deed, EventJson, Update } from "../net/protocol";
import type { Args } from "./texts";
import type { Voice } from "./voice";

export type Say = (key: string, args?: Args) => string;

/** A line of the log. */
export interface Line {
  n: number; // of the entry
  at: number; // when, in milliseconds since the epoch
  moment: number | null; // how many answers were given when it had happened: the door to that moment
  seat: number | null; // whose doing
  sort: "game" | "table" | "talk";
  text: string;
}

/** The log, oldest line first. */
export function lines(updates: readonly Update[], voice: Voice, say: Say): Line[] {
  /** What the viewer had no choice about and was not asked, in words; that one could only pass goes without saying. */
  const unaskedOf = (deed: Deed): string[] => {
    const forced = deed.type === "began" || deed.type === "played" ? (deed.forced ?? []) : [];
    return forced.filter(({ only_answer }) => only_answer.length > 0).map(({ question, only_answer }) => voice.answer(question, only_answer));
  };
  return updates.flatMap(({ n, at, deed }) => {
    const line = (sort: Line["sort"], text: string, seat: number | null, moment: number | null = null) => ({ n, at, moment, seat, sort, text });
    if (deed.type === "said") return [line("talk", spoken(deed.text, deed.phrase, voice), deed.seat)];
    const told = deed.type === "began" || deed.type === "played" ? voice.story(deed.events ?? []) : [];
    const moment = deed.type === "began" ? 0 : deed.type === "played" && !deed.taken_back ? deed.index + 1 : null;
    const seat = "seat" in deed ? (deed.seat ?? null) : null;
    const own = sentence(deed, voice, say);
    const unasked = unaskedOf(deed).map((answer) => line("table", say("deed-forced", { answer }), seat, moment));
    return [...(own ? [line("table", own, seat, moment)] : []), ...unasked, ...told.map((text) => line("game", text, seat, moment))];
  });
}

/** The number of the entry by which a seat last answered: what came after it is news to whoever sits there. */
export function lastAnswer(updates: readonly Update[], seat: number): number {
  const own = updates.findLast(({ deed }) => deed.type === "played" && deed.seat === seat && !deed.bot && !deed.taken_back);
  return own?.n ?? updates.find(({ deed }) => deed.type === "began")?.n ?? 0;
}

/** The lines of the game since a seat last answered, without those of its own answer. */
export function missed(updates: readonly Update[], seat: number, voice: Voice, say: Say): Line[] {
  const since = lastAnswer(updates, seat);
  return lines(updates.filter((update) => update.n > since), voice, say).filter((line) => line.sort === "game");
}

/** What a bot has done on a seat while its player was away; empty once the player has answered again. */
export function account(updates: readonly Update[], seat: number, voice: Voice): string[] {
  const back = updates.findLast(({ deed }) => deed.type === "returned" && deed.seat === seat);
  if (back?.deed.type !== "returned" || back.n < lastAnswer(updates, seat)) return [];
  const given = back.deed.answers ?? [];
  const events: EventJson[] = updates.flatMap(({ deed }) =>
    deed.type === "played" && given.includes(deed.index) ? (deed.events ?? []) : [],
  );
  return voice.story(events);
}

function spoken(text: string | null | undefined, phrase: string | null | undefined, voice: Voice): string {
  if (text != null) return text;
  return phrase && voice.texts.has(phrase) ? voice.texts.say(phrase) : (phrase ?? "");
}

function sentence(deed: Deed, voice: Voice, say: Say): string {
  const name = "seat" in deed && deed.seat != null ? voice.name(deed.seat) : "";
  switch (deed.type) {
    case "sat":
      return say("deed-sat", { name: deed.name, seat: deed.seat + 1 });
    case "stood":
      return say("deed-stood", { seat: deed.seat + 1 });
    case "placed":
      return say("deed-placed", { seat: deed.seat + 1, level: say(`level-${deed.level}`) });
    case "proposed":
      return say(`deed-proposed-${deed.what}`, { name: voice.name(deed.by), seat: name });
    case "voted":
      return say("deed-voted", { name, yes: deed.yes ? "yes" : "no" });
    case "minded":
      return say("deed-minded", { name, why: deed.why ?? "vote" });
    case "muted":
      return say(deed.on ? "deed-muted" : "deed-unmuted", { name: voice.name(deed.whom) });
    case "worded":
    case "undone":
    case "left":
    case "returned":
      return say(`deed-${deed.type}`, { name });
    case "began":
    case "ended":
      return say(`deed-${deed.type}`);
    case "rematched":
      return say("table-rematched");
    default:
      return "";
  }
}
