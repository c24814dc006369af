// Only symbols that the app names are shipped: the drawings of games that are not there yet would be a
// quarter of the first page. A name counts if it is in the sources as a text of its own ("army"), or as the
// beginning of one whose rest is computed ("#base-{seat}"): so do not compose names of symbols in other ways.

import type { Plugin } from "vite"

import { SHELL } from "./src/lib/shell"

const FILE = "symbols.svg"
const SMALL = "shell.svg"
const NAME = /["'`#]([a-z][\w-]*)["'`]/g
const BEGINNING = /#([a-z][\w-]*-)\$?\{/g
const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>\s*/gs

export function usedSymbols(): Plugin {
  const names = new Set<string>()
  const beginnings = new Set<string>()
  let drawn = ""
  return {
    name: "used-symbols",
    apply: "build",
    enforce: "pre", // before markup becomes script
    async buildStart() {
      drawn = await this.fs.readFile(`public/${FILE}`, { encoding: "utf8" })
    },
    transform(code, id) {
      if (!/\.(svelte|ts)$/.test(id) || id.includes("/node_modules/")) return
      for (const [, name] of code.matchAll(NAME)) names.add(name ?? "")
      for (const [, name] of code.matchAll(BEGINNING)) beginnings.add(name ?? "")
    },
    generateBundle() {
      const used = (id: string) => names.has(id) || [...beginnings].some((start) => id.startsWith(start))
      const only = (kept: (id: string) => boolean) =>
        drawn.replace(SYMBOL, (symbol: string, id: string) => (kept(id) ? symbol : ""))
      this.emitFile({ type: "asset", fileName: FILE, source: only(used) })
      this.emitFile({ type: "asset", fileName: SMALL, source: only((id) => SHELL.includes(id)) })
    },
  }
}
