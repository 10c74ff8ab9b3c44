// How the client is built: Svelte, icons by name, the licences of what is inside, and every file compressed beforehand.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { icons } from "./build/icons.ts";
import { licences } from "./build/licences.ts";

export default defineConfig({
  plugins: [svelte(), icons(), licences(), compressed()],
  build: {
    outDir: "../src/gaslamp/server/web/built",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
