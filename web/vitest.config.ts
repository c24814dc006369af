import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"

// What needs no page is tested here, in Node; pages are tested in a browser, by tests/e2e.
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/window.ts"],
    fileParallelism: false, // the other core has tests of its own to run
  },
})
