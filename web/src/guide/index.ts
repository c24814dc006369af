/** Loads a guide: a table without one loads nothing of it. */

import { recordOf } from "../games/record"
import { need } from "../lib/words"
import type GuideLayer from "./GuideLayer.svelte"
import { progressOf } from "./progress"
import type { AnyScript } from "./types"

export type LoadedGuide = { Layer: typeof GuideLayer; script: AnyScript }

/** Whether a guide has been started at this table and not finished. */
export function hasGuide(table: string): boolean {
  return progressOf(table)?.ended === false
}

/** The guide of a game; null if it has none, or if it cannot be loaded: the table works without it. */
export async function loadGuide(game: string): Promise<LoadedGuide | null> {
  const load = recordOf(game).guide
  if (!load) return null
  try {
    const [layer, { script }] = await Promise.all([
      import("./GuideLayer.svelte"),
      load(),
      need("guide", `${game}_guide`),
    ])
    return { Layer: layer.default, script }
  } catch (error) {
    console.error(error)
    return null
  }
}
