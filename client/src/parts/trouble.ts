// What went wrong, in words for whoever reads the page.
import { say } from "../lib/words/speech.svelte";
import { Refusal, Silence } from "../lib/net/visit";

/** Why something was not done: the server's own words, or that nobody answered; all else is a mistake of ours and goes on. */
export function why(error: unknown): string {
  if (error instanceof Refusal) return error.problem.says;
  if (error instanceof Silence) return say("server-silent");
  throw error;
}
