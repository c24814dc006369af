import isPseudoClass from "@csstools/postcss-is-pseudo-class"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, loadEnv } from "vite"

import { front } from "./front.config"
import { usedSymbols } from "./symbols.config"
import { worker } from "./worker.config"

// `npm run dev` shows the app with the server of `tianxia play`; for another address set TIANXIA_SERVER.
export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "TIANXIA_")["TIANXIA_SERVER"] ?? "http://127.0.0.1:8000"
  return {
    plugins: [svelte(), front(), usedSymbols(), worker()],
    // Written out, `:is(.a, .b)` is found by its classes; as it is, a browser tries it on every part of every drawing.
    css: { postcss: { plugins: [isPseudoClass({ preserve: false, onComplexSelector: "warning" })] } },
    build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
    server: {
      // The words are read from the Python package, above this folder.
      fs: { allow: [".."] },
      proxy: { "/api": { target: server, ws: true } },
    },
  }
})
