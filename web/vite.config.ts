import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [svelte()],
  resolve: {
    // The prose is shared with Python: `import text from "$locales/it/….ftl?raw"`.
    alias: { $locales: here("../src/caposaldo/locales") },
    // Without this, tests would load the server half of Svelte.
    ...(mode === "test" ? { conditions: [...defaultClientConditions] } : {}),
  },
  build: {
    outDir: here("../src/caposaldo/web/static"),
    emptyOutDir: true,
    assetsDir: "assets",
    sourcemap: false,
    target: "es2022",
  },
  server: {
    fs: { allow: [here("."), here("../src/caposaldo/locales")] },
    // Host and Origin go through as they came: the server lets in a page that both name, and no other.
    proxy: { "/api": { target: "http://127.0.0.1:8484", changeOrigin: false, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    environment: "node",
    passWithNoTests: true,
  },
}));
