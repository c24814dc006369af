/** The scoring of a round, read from what was told, until the next round begins. */

import type { Sight } from "../../lib/types"
import { PROVINCES, SIDES, viewOf, type Province, type Side } from "./model"

export type Scored = {
  round: number
  points: Record<Side, number>
  /** The marker before and after. */
  from: number
  to: number
  /** What each side scored, if its provinces are still those that were scored. */
  seals: Record<Side, { place: Province; value: number }[]>
}

const MOVES_MARKER = ["scored", "point"]

export function scored(sight: Sight): Scored | null {
  const told = sight.told.flat()
  const at = told.findLastIndex((one) => one.kind === "scored")
  const event = told[at]
  if (!event || told.slice(at).some((one) => one.kind === "round")) return null
  const earlier = told.slice(0, at)
  const before = earlier.findLast((one) => MOVES_MARKER.includes(one.kind))
  const nth = earlier.filter((one) => one.kind === "scored").length
  const points = { sun_tzu: Number(event.facts["sun_tzu"]), shao: Number(event.facts["shao"]) }
  return {
    round: Number(event.facts["round"]),
    points,
    from: Number(before?.facts["marker"] ?? 0),
    to: Number(event.facts["marker"]),
    seals: sealsOf(sight, nth, points),
  }
}

function sealsOf(sight: Sight, nth: number, points: Record<Side, number>): Scored["seals"] {
  const { provinces } = viewOf(sight)
  const of = (side: Side) =>
    PROVINCES.filter((place) => provinces[place].owner === side).map((place) => ({
      place,
      value: provinces[place].values[nth] ?? 0,
    }))
  const seals = { sun_tzu: of("sun_tzu"), shao: of("shao") }
  const sum = (side: Side) => seals[side].reduce((all, one) => all + one.value, 0)
  return SIDES.every((side) => sum(side) === points[side]) ? seals : { sun_tzu: [], shao: [] }
}
