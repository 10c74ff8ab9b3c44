// What those at a table are called.
import type { Chair } from "../net/protocol";
import { say } from "./speech.svelte";

/** The name of each seat: a person's own, a bot's by its number. */
export function seatNames(chairs: readonly Chair[]): string[] {
  return chairs.map((chair, seat) => {
    if (chair.who === "bot") return say("table-bot", { n: seat + 1 });
    return chair.who === "free" ? say("table-free") : (chair.name ?? "");
  });
}
