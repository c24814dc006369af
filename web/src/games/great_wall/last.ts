/** What the last moves touched: it is framed on the board until the next act. */

import type { Sight, Told } from "../../lib/types"

function touched({ kind, facts }: Told): string[] {
  switch (kind) {
    case "clerk":
    case "activated":
    case "overseer":
      return [String(facts["location"])]
    case "attacks":
    case "shoots":
    case "wound":
      return [`${facts["place"]} ${facts["cell"]}`]
    case "rests":
    case "saved":
      return [`rest ${facts["section"]}`]
  }
  return []
}

/** Of the last move that touched anything; removed pieces count where they stood. */
export function lastTouched(sight: Sight): Set<string> {
  for (const events of sight.told.slice(-8).reverse()) {
    const all = events.flatMap(touched)
    if (all.length) return new Set(all)
  }
  return new Set()
}
