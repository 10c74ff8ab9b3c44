// What the client knows of a game: what its numbers stand for, its words, and how it looks.
import { drawn, PLAIN, type Guise } from "../draw/guise";
import type { GameBook, Language } from "../net/protocol";
import { Texts } from "./texts";
import { insist, type Visit } from "../net/visit";
import { Voice } from "./voice";

/** One game; empty until it has been fetched. */
export class Lore {
  book: GameBook | null = $state.raw(null);
  guise: Guise = $state.raw(PLAIN); // plain, until the box is opened
  private words: Partial<Record<Language, Texts>> = $state.raw({});
  private opened = false;

  constructor(
    readonly game: string,
    private readonly visit: Visit,
  ) {}

  /** Fetch all that is needed in a language. */
  async fetch(language: Language): Promise<void> {
    const [book, source] = await Promise.all([
      this.book ?? this.visit.book(this.game),
      this.words[language] ?? this.visit.texts(this.game, language),
    ]);
    this.book = book;
    const texts = source instanceof Texts ? source : new Texts(language, source);
    this.words = { ...this.words, [language]: texts };
  }

  /** Open the box, once: fetch the drawings of all that is in it; until they come it looks plain. */
  async open(): Promise<void> {
    if (this.opened) return;
    this.opened = true;
    await insist(async () => void (this.guise = drawn(await this.visit.look(this.game))));
  }

  /** The game in words of a language, or until they have come of another; null until it has been fetched. */
  voice(language: Language, names: readonly string[] = []): Voice | null {
    const texts = this.words[language] ?? Object.values(this.words)[0];
    return this.book && texts ? new Voice(this.book, texts, names) : null;
  }
}
