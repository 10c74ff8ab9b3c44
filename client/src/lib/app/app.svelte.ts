// The one app: its wire, its visitor and the games on its shelf, shared by all pages.
import { untrack } from "svelte";
import { Lore } from "../words/lore.svelte";
import { Playbills } from "../net/playbills.svelte";
import type { GameCard, Language, Me, Playbill } from "../net/protocol";
import { settings } from "./settings.svelte";
import { say } from "../words/speech.svelte";
import { insist, visit } from "../net/visit";
import { Wire } from "../net/wire.svelte";

const PSEUDONYMS = 12; // names for guests in the texts

export const server = visit(() => settings.language);
export const wire = new Wire(`${location.origin.replace(/^http/, "ws")}/ws`, settings.language);

/** What is fetched in the language of the settings. */
interface Words {
  fetch(language: Language): Promise<void>;
}

class App {
  me: Me | null = $state.raw(null); // null: nobody knows us yet
  games: GameCard[] = $state.raw([]);
  private readonly bills = new Playbills(server);
  private readonly lores = new Map<string, Lore>();

  /** Find out what there is, and who one is: the wire knows whether anybody does. */
  async begin(): Promise<void> {
    const [games, person] = await Promise.all([server.games(), wire.greeted, this.bills.fetch(settings.language)]);
    if (person !== null) this.me = await server.me();
    this.games = games;
  }

  /** Find out which tables one sits at. */
  async refresh(): Promise<void> {
    const before = this.me;
    const me = before && (await server.me());
    if (this.me === before) this.me = me; // else somebody else sits here by now
  }

  /** Have a name: the one given, or for a stranger one of the night. */
  async introduce(name?: string): Promise<Me> {
    if (this.me && (!name || name === this.me.name)) return this.me;
    const drawn = 1 + Math.floor(Math.random() * PSEUDONYMS);
    await this.become(server.callMe(name ?? say(`pseudonym-${drawn}`)));
    return this.me!;
  }

  /** Be somebody from now on, also for the socket. */
  async become(whom: Promise<Me | null>): Promise<void> {
    this.me = await whom;
    wire.reopen();
  }

  /** What is read of a game before it is opened. */
  bill(game: string): Playbill | null {
    return this.bills.of(game, settings.language);
  }

  /** All that is known of a game, to play it or to read its rules; fetched when it is first asked for. */
  lore(game: string): Lore {
    let lore = this.lores.get(game);
    if (!lore) {
      lore = untrack(() => new Lore(game, server)); // whoever first asks for it must see it change
      this.lores.set(game, lore);
      void this.learn(lore);
    }
    return lore;
  }

  /** Speak the language of the settings, everywhere. */
  async speak(): Promise<void> {
    wire.reopen(settings.language);
    if (this.me) this.me = await server.callMe(this.me.name);
    await Promise.all([this.bills, ...this.lores.values()].map((words) => this.learn(words)));
  }

  /** Fetch what is needed to speak; a server that does not answer is asked again. */
  private learn(words: Words): Promise<void> {
    return insist(() => words.fetch(settings.language));
  }
}

export const app = new App();
