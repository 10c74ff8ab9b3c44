// `import lamp from "icon:gas-lamp"` gives the drawing of that icon of game-icons.net; only those that are used are built in.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const LOOKS = new URL("../../src/gaslamp/games/", import.meta.url);
const NAMED = /= *"([a-z0-9-]+)"/g; // a drawing in a look.toml, among other words

export function icons(): Plugin {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;
  const draw = (name: string) => {
    set ??= JSON.parse(readFileSync(path, "utf-8")) as IconSet;
    const icon = set.icons[name];
    return icon && [...icon.body.matchAll(/ d="([^"]+)"/g)].map((one) => one[1]).join(" ");
  };
  return {
    name: "gaslamp-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const drawn = draw(name);
      if (!drawn) throw new Error(`There is no icon ${name} in @iconify-json/game-icons.`);
      return `export default ${JSON.stringify(drawn)};`;
    },
    /** What the looks of games name, for the server: it sends each game its own. */
    generateBundle() {
      const looks = readdirSync(LOOKS).map((game) => new URL(`${game}/look.toml`, LOOKS)).filter((look) => existsSync(look));
      const names = looks.flatMap((look) => [...readFileSync(look, "utf-8").matchAll(NAMED)].map((one) => one[1]!));
      const drawn = [...new Set(["lantern-flame", ...names])].sort().flatMap((name) => (draw(name) ? [[name, draw(name)]] : []));
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify(Object.fromEntries(drawn)) });
    },
  };
}
