// What the pages say, in the language of whoever reads them.
import type { Language } from "../net/protocol";
import { settings } from "../app/settings.svelte";
import { Texts, type Args } from "./texts";

const FILES = import.meta.glob<string>(["../../../texts/*/*.ftl", "../../../../src/gaslamp/server/texts/*/deeds.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const SPOKEN: Record<Language, Texts> = { en: spoken("en"), pl: spoken("pl") };

function spoken(language: Language): Texts {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return new Texts(language, ...files.map(([, text]) => text));
}

/** A text of the pages. */
export function say(key: string, args: Args = {}): string {
  return SPOKEN[settings.language].say(key, args);
}
