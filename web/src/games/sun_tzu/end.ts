/** Where the points came from, for the end screen. In Sun Tzu sides have no points: one marker is between
 *  them. So a source gives each side what it scored, and the marker moves by the difference. */

import type { CoursePoint, Source } from ".."
import type { Fact, Sight } from "../../lib/types"
import { SIDES } from "./model"

const only = (seat: Fact | undefined) => SIDES.map((side) => (side === seat ? 1 : 0))

/** Everything that moved the marker, in order. The Vanguard's step is reported as a point, like that of the event. */
function steps(sight: Sight): (Source & CoursePoint)[] {
  const found: (Source & CoursePoint)[] = []
  let vanguard = false
  for (const { kind, facts } of sight.told.flat()) {
    const marker = Number(facts["marker"])
    if (kind === "scored") {
      const values = SIDES.map((side) => Number(facts[side]))
      found.push({ key: "sun_tzu-table-source-scored", facts: { round: facts["round"] ?? 0 }, values, marker })
    } else if (kind === "point") {
      const key = vanguard ? "sun_tzu-table-source-vanguard" : "sun_tzu-table-source-point"
      found.push({ key, facts: {}, values: only(facts["seat"]), marker })
    }
    vanguard = kind === "general_used" && facts["general"] === "vanguard"
  }
  return found
}

/** One row per source: which scoring, event or general gave which side how many points. */
export function sources(sight: Sight): Source[] {
  return steps(sight).map(({ key, facts, values }) => ({ key, facts, values }))
}

/** Scorings, generals and the end: what people look for in a replay. */
export const highlights: readonly string[] = ["scored", "general_used", "end"]

/** Where the marker stood, positive on Sun Tzu's side: at the start and after each thing that moved it. */
export function overTime(sight: Sight): CoursePoint[] {
  const start: CoursePoint = { key: "sun_tzu-table-source-start", facts: {}, marker: 0 }
  return [start, ...steps(sight).map(({ key, facts, marker }) => ({ key, facts, marker }))]
}
