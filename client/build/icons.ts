// `import lamp from "icon:gas-lamp"` gives the drawing of that icon of game-icons.net; only those that are used are built in.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;
  return {
    name: "gaslamp-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(readFileSync(path, "utf-8")) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`There is no icon ${name} in @iconify-json/game-icons.`);
      const drawn = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(" ");
      return `export default ${JSON.stringify(drawn)};`;
    },
  };
}
