// `licences.txt` beside the pages: whose code is built in, and under which licence, from the packages that really are.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXT = /^licen[cs]e/i;
const NO_MODULES = [
  "@fontsource-variable/alegreya", // files that the style sheet names
  "@fontsource-variable/grenze-gotisch",
  "@iconify-json/game-icons", // read by icons.ts
  "vite", // puts a few lines of its own into every build
];
const TOOLS = /^#.*bundled dependencies/im; // what follows in vite's is about what it is made of, and not built in

interface Package {
  name: string;
  version: string;
  license: string;
}

/** The folder of the package that a module comes from, if it comes from one. */
function folder(module: string): string | undefined {
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module);
  return found?.[1];
}

function licence(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Package;
  const file = readdirSync(folder).find((name) => TEXT.test(name));
  const text = file ? readFileSync(join(folder, file), "utf-8").split(TOOLS)[0]! : "";
  return `${about.name} ${about.version} (${about.license})\n\n${text}`.trim();
}

export function licences(): Plugin {
  let root = "";
  return {
    name: "gaslamp-licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(folder).filter((one) => one !== undefined));
      for (const name of NO_MODULES) folders.add(join(root, "node_modules", name));
      const texts = [...folders].filter((one) => existsSync(join(one, "package.json"))).sort().map(licence);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n` });
    },
  };
}
