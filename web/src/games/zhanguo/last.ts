/** What the last moves touched: it is framed on the board until the next act. */

import type { Sight, Told } from "../../lib/types"
import { viewOf } from "./model"

function touched({ kind, facts }: Told, me: string): string[] {
  const mine = String(facts["seat"]) === me
  switch (kind) {
    case "unified":
    case "workers":
      return mine ? [`region ${facts["region"]}`] : []
    case "recruited":
      return mine ? [`region ${facts["region"]}`] : []
    case "governor":
    case "palace":
      return [`land ${facts["region"]}`]
    case "governor_moved":
      return [`land ${facts["goal"]}`]
    case "wall":
      return [`wall ${facts["section"]} ${facts["lines"]}`]
  }
  return []
}

/** Of the last move that touched anything. */
export function lastTouched(sight: Sight): Set<string> {
  const me = String(viewOf(sight).own?.seat ?? "")
  for (const events of sight.told.slice(-8).reverse()) {
    const all = events.flatMap((told) => touched(told, me))
    if (all.length) return new Set(all)
  }
  return new Set()
}
