/** Where the points came from, for the end screen. Sun Tzu has no points of a side but one marker between
 *  both; so a source gives each side what it scored, and the marker moves by the difference. */

import type { Fact, Sight, Told } from "../../lib/types"
import { SIDES } from "./model"

export type Source = { key: string; facts: Record<string, Fact>; values: number[] }
export type Moment = { key: string; facts: Record<string, Fact>; marker: number }

const only = (seat: Fact | undefined) => SIDES.map((side) => (side === seat ? 1 : 0))
const isVanguard = ({ kind, facts }: Told) => kind === "general_used" && facts["general"] === "vanguard"

/** One row a source: which scoring, event or general gave which side how many points. */
export function sources(sight: Sight): Source[] {
  const rows: Source[] = []
  for (const told of sight.told.flat()) {
    const { kind, facts } = told
    if (kind === "scored") {
      const values = SIDES.map((side) => Number(facts[side]))
      rows.push({ key: "sun_tzu-table-source-scored", facts: { round: facts["round"] ?? 0 }, values })
    } else if (kind === "point") rows.push({ key: "sun_tzu-table-source-point", facts: {}, values: only(facts["seat"]) })
    else if (isVanguard(told)) rows.push({ key: "sun_tzu-table-source-vanguard", facts: {}, values: only(facts["seat"]) })
  }
  return rows
}

/** Where the marker stood, positive on Sun Tzu's side: at the start and after each thing that moved it. */
export function overTime(sight: Sight): Moment[] {
  const told = sight.told.flat()
  const moments: Moment[] = [{ key: "sun_tzu-table-source-start", facts: {}, marker: told.some(isVanguard) ? 1 : 0 }]
  for (const { kind, facts } of told) {
    const marker = Number(facts["marker"])
    if (kind === "scored") moments.push({ key: "sun_tzu-table-source-scored", facts: { round: facts["round"] ?? 0 }, marker })
    if (kind === "point") moments.push({ key: "sun_tzu-table-source-point", facts: {}, marker })
  }
  return moments
}
