// What is named before any script of the app runs: by the page, by the manifest, by a message that the worker shows.
// Each file gets a digest in its name, as those do that Vite finds by itself: browsers keep all of /assets for good.

import { type Plugin, type Rolldown } from "vite"

const FOLDER = "src/front"
const MANIFEST = "manifest.webmanifest" // its name is what an installed app knows, so it stays
const FILES = ["first.js", "seal.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "badge-96.png"]

type Manifest = { icons: { src: string }[] }

/** Adds the files and the manifest to the build, and puts their names into the page. */
export function front(): Plugin {
  return {
    name: "front",
    apply: "build",
    async buildStart() {
      for (const name of FILES) {
        this.emitFile({ type: "asset", name, source: await this.fs.readFile(`${FOLDER}/${name}`) })
      }
    },
    async generateBundle(_, bundle) {
      const text = await this.fs.readFile(`${FOLDER}/${MANIFEST}`, { encoding: "utf8" })
      const written = JSON.parse(text) as Manifest
      const icons = written.icons.map((icon) => ({ ...icon, src: pathOf(icon.src, bundle) }))
      this.emitFile({ type: "asset", fileName: MANIFEST, source: JSON.stringify({ ...written, icons }) })
    },
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        const path = (name: string) => (name === MANIFEST ? `/${MANIFEST}` : pathOf(name, bundle ?? {}))
        return page.replace(/\/src\/front\/([\w.-]+)/g, (_, name: string) => path(name))
      },
    },
  }
}

/** Where a file of the sources is found in the build. */
export function pathOf(name: string, bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find((one) => one.type === "asset" && one.names.includes(name))
  if (!found) throw new Error(`${name} is not in the build`)
  return `/${found.fileName}`
}
