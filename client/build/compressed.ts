// A compressed twin beside every built file, so that the server never has to compress.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const QUALITY = 10; // 11 takes more than twice as long for half a hundredth
const TEXT = /\.(html|js|css|svg|webmanifest|ftl|txt)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "gaslamp-compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
        const small = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, small));
      }
    },
  };
}
