// The playbills: what is read of all the games before one of them is opened.
import type { Language, Playbill } from "./protocol";
import type { Visit } from "./visit";

/** Those of all games, in every language that was asked for. */
export class Playbills {
  private posted: Partial<Record<Language, readonly Playbill[]>> = $state.raw({});

  constructor(private readonly visit: Pick<Visit, "playbills">) {}

  /** Fetch them in a language, once. */
  async fetch(language: Language): Promise<void> {
    if (this.posted[language]) return;
    const bills = await this.visit.playbills(language);
    this.posted = { ...this.posted, [language]: bills };
  }

  /** That of a game in a language, or until it has come in another; null if there is none. */
  of(game: string, language: Language): Playbill | null {
    const bills = this.posted[language] ?? Object.values(this.posted)[0];
    return bills?.find((bill) => bill.game === game) ?? null;
  }
}
