// How the client is built: Svelte, icons by name, and every file compressed beforehand.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { icons } from "./build/icons.ts";

export default defineConfig({
  plugins: [svelte(), icons(), compressed()],
  build: {
    outDir: "../src/gaslamp/server/web/built",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  test: { include: ["tests/**/*.test.ts"] },
});
