// Words: Fluent messages in one language, from the same files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/protocol";

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ["en", "pl"];

/** The messages of some Fluent files. */
export class Texts {
  readonly language: Language;
  readonly keys: string[] = []; // every message, in the files' order
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      this.keys.push(...resource.body.map((entry) => entry.id).filter((id) => !id.startsWith("-")));
    }
  }

  /** Whether there is such a message; its key may name an attribute: message.attribute. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A message in words; one that is missing is its own key, and a complaint for whoever reads the console. */
  say(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) {
      console.error(`no text ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`text ${key} in ${this.language}: ${error.message}`);
    return text;
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
