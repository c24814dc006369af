// Drawings that are painted with the colors of the theme. A file of symbols is fetched when something first needs it
// and put into the document, hidden: `<use href="#pine">` then draws one, and takes the variables of where it is used.
// The files have hashed names, so a browser keeps them.

import { during } from "./rest.svelte"

const FILES: Record<string, string> = import.meta.glob<string>(["../art/*.svg", "../games/*/art.svg"], {
  eager: true,
  query: "?url",
  import: "default",
})

/** Drawings that others are made of. */
export const MADE_OF: Record<string, readonly string[]> = {
  hero: ["land", "ranges"],
  lids: ["land"],
  motifs: ["land"],
  notes: ["land"],
  ranges: ["land"],
  scenes: ["land", "ranges"],
  summary: ["motifs"],
}

const known = new Map<string, Promise<void>>()

const urlOf = (name: string): string | undefined => FILES[`../art/${name}.svg`] ?? FILES[`../games/${name}/art.svg`]

async function bring(name: string, url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`no drawings at ${url}`)
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement
  drawn.dataset["art"] = name
  document.body.append(document.importNode(drawn, true))
}

/** "motifs", "faces", "lids", ... or a game: the names of files of drawings. Resolves when their symbols can be used;
 *  at once for a game without any. */
export async function needArt(...names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const url = urlOf(name)
      const others = needArt(...(MADE_OF[name] ?? []))
      if (url && !known.has(name)) {
        // Without its pictures a page is still of use: it stays as it is, and the next one that needs them asks again.
        const coming = during(bring(name, url)).catch(() => void known.delete(name))
        known.set(name, coming)
      }
      await Promise.all([known.get(name), others])
    }),
  )
}
