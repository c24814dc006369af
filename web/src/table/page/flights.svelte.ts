// Pieces travel from where they were to where they are, unless it is another table, seat or view that is shown, or a
// leap in a replay.

import { tick } from "svelte"

import { census, land, travel } from "../board/travel"
import type { Table } from "../table.svelte"

/** `drawing`: what is drawn, and how; where that changes, nothing travels. */
export function flights(table: Table, drawing: () => string): void {
  const sight = $derived(table.shown)
  let last: { moves: number; view: unknown; drawing: string } = { moves: -1, view: null, drawing: "" }
  $effect.pre(() => {
    const now = { moves: sight?.moves ?? -1, view: sight?.view, drawing: drawing() }
    const was = last
    last = now
    const leap = table.past && Math.abs(now.moves - was.moves) > 1
    const time = table.stage.flight
    const same = was.drawing === now.drawing
    if (same && (was.view === now.view || (time === 0 && was.moves === now.moves))) return // what flies goes on
    if (!sight || time === 0 || leap || !same) return land()
    const before = census()
    void tick().then(() => last === now && drawing() === now.drawing && travel(before, time))
  })
}
