// The service worker is one file at the root, without imports, and knows the files of its build by name.

import { build, type Plugin } from "vite"

const ENTRY = "src/worker/worker.ts"
const SHELL = /^(assets\/(index|first|seal)[-.]|shell\.svg)/
const PUBLIC = ["assets/first.js", "assets/seal.svg", "assets/icon-192.png", "assets/badge-96.png"]

/** Adds `worker.js` to the build. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const files = [...Object.keys(bundle).filter((name) => !name.endsWith(".html")), ...PUBLIC].sort()
      const paths = files.map((name) => `/${name}`)
      const shell = files.filter((name) => SHELL.test(name)).map((name) => `/${name}`)
      const define = { __FILES__: JSON.stringify(paths), __SHELL__: JSON.stringify(shell) }
      this.emitFile({ type: "asset", fileName: "worker.js", source: await built(define) })
    },
  }
}

async function built(define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: {
      write: false,
      target: "es2022",
      rollupOptions: { input: ENTRY, output: { format: "iife", entryFileNames: "worker.js" } },
    },
  })
  const one = Array.isArray(made) ? made[0] : made
  if (!one || !("output" in one)) throw new Error("the worker was not built")
  return one.output[0].code
}
