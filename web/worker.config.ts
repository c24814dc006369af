// The service worker is one file at the root, without imports, and knows the files of its build by name.

import { build, type Plugin, type Rolldown } from "vite"

import { pathOf } from "./front.config"

const ENTRY = "src/worker/worker.ts"
const SHELL = /^\/(assets\/(index|first|seal)-|shell\.svg)/

/** Adds `worker.js` to the build. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const paths = Object.keys(bundle).map((name) => `/${name}`)
      const files = paths.filter((path) => !path.endsWith(".html")).sort()
      const shell = files.filter((path) => SHELL.test(path))
      const [icon, badge] = [pathOf("icon-192.png", bundle), pathOf("badge-96.png", bundle)]
      const known = { __FILES__: files, __SHELL__: shell, __ICON__: icon, __BADGE__: badge }
      const define = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]))
      // A browser compares workers byte by byte: so it also notices a new page, or new symbols under their old name.
      const source = `// ${await digestOf(bundle)}\n${await built(define)}`
      this.emitFile({ type: "asset", fileName: "worker.js", source })
    },
  }
}

/** Of everything that was built: of the names in /assets, which hold digests, and of what is in the other files. */
async function digestOf(bundle: Rolldown.OutputBundle): Promise<string> {
  const files = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
  const parts = files.flatMap((one) => {
    const holdsDigest = one.type === "chunk" || one.fileName.startsWith("assets/")
    return [`${one.fileName}\n`, holdsDigest ? "" : new Blob([one.source as BlobPart])]
  })
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
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
