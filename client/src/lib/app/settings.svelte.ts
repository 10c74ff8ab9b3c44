// What one has set for oneself on this device: language, looks, sound.
import type { Language } from "../net/protocol";
import { LANGUAGES } from "../words/texts";

const KEY = "gaslamp";

const DEFAULTS = {
  language: "en" as Language,
  theme: "auto" as "auto" | "dark" | "light",
  motion: "auto" as "auto" | "full" | "none",
  palette: "lamps" as "lamps" | "clear", // clear: colours that everybody can tell apart
  sound: true,
  notices: false, // of the browser, when it is one's turn
};

export type Settings = typeof DEFAULTS;

function kept(): Settings {
  const wished = LANGUAGES.find((language) => navigator.language.startsWith(language));
  const first = { ...DEFAULTS, language: wished ?? DEFAULTS.language };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(kept());

/** Change something, for good. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: it holds until the page is left
  }
}

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const device = $state({ light: light.matches, still: still.matches }); // what it prefers by itself
light.onchange = () => (device.light = light.matches);
still.onchange = () => (device.still = still.matches);

/** Whether things on the board may move. */
export function moves(): boolean {
  return settings.motion === "auto" ? !device.still : settings.motion === "full";
}

/** Show the settings to the style sheets. */
export function dress(root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset.theme = settings.theme === "auto" ? (device.light ? "light" : "dark") : settings.theme;
  root.dataset.motion = moves() ? "full" : "none";
  root.dataset.palette = settings.palette;
}
