/** Where the points came from, for the end screen. In Sun Tzu sides have no points: one marker is between
 *  them. So a source gives each side what it scored, and the marker moves by the difference. */

import type { CoursePoint, EndNumber, Source } from ".."
import type { Fact, Sight } from "../../lib/types"
import { SIDES, viewOf } from "./model"
import { t } from "./words"

const only = (seat: Fact | undefined) => SIDES.map((side) => (side === seat ? 1 : 0))

/** Everything that moved the marker, in order. The Vanguard's step is reported as a point, like that of the event. */
function steps(sight: Sight): (Source & CoursePoint)[] {
  const found: (Source & CoursePoint)[] = []
  let vanguard = false
  let before = 0
  for (const { kind, facts } of sight.told.flat()) {
    const marker = Number(facts["marker"])
    if (kind === "scored") {
      const values = SIDES.map((side) => Number(facts[side]))
      found.push({ key: "sun_tzu-table-source-scored", facts: { round: facts["round"] ?? 0 }, values, marker })
      found.push(...stopped(before + (values[0] ?? 0) - (values[1] ?? 0) - marker, marker))
    } else if (kind === "point") {
      const key = vanguard ? "sun_tzu-table-source-vanguard" : "sun_tzu-table-source-point"
      found.push({ key, facts: {}, values: only(facts["seat"]), marker })
    }
    if (kind === "scored" || kind === "point") before = marker
    vanguard = kind === "general_used" && facts["general"] === "vanguard"
  }
  return found
}

/** Steps that a side scored beyond the end of the track, where the marker stops (ST-H1). */
function stopped(beyond: number, marker: number): (Source & CoursePoint)[] {
  if (beyond === 0) return []
  const values = beyond > 0 ? [-beyond, 0] : [0, beyond]
  return [{ key: "sun_tzu-table-source-stopped", facts: {}, values, marker }]
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
  const moved = steps(sight).filter((step) => step.key !== "sun_tzu-table-source-stopped")
  return [start, ...moved.map(({ key, facts, marker }) => ({ key, facts, marker }))]
}

/** How far the marker stands from the center (else what decided there: the pools, ST-H4), provinces, battles won. */
export function numbers(sight: Sight): EndNumber[] {
  const { marker, sides } = viewOf(sight)
  const steps = Math.abs(marker)
  const wins = sight.told.flat().filter((told) => told.kind === "won")
  return [
    steps
      ? { values: [steps], text: t("number-steps", { steps }) }
      : { values: SIDES.map((side) => sides[side].pool), text: t("number-pools") },
    { values: SIDES.map((side) => sides[side].provinces), text: t("number-provinces") },
    {
      values: SIDES.map((side) => wins.filter((told) => told.facts["seat"] === side).length),
      text: t("number-battles"),
    },
  ]
}
