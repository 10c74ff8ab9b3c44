// How the client is tested: built in the same way, with the packages for development.
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(built, defineConfig({ test: { include: ["tests/**/*.test.ts"] } }));
