/** Where the honor came from, and how it went over the years. */

import type { Fact, Sight } from "../../lib/types"
import { event } from "../../lib/words"
import { SOURCES, viewOf } from "./model"

type Source = { key: string; facts: Record<string, Fact>; values: number[] }
type Moment = { key: string; facts: Record<string, Fact>; scores: number[] }

export function sources(sight: Sight): Source[] {
  const { players } = viewOf(sight)
  const all = SOURCES.map((source) => ({
    key: `great_wall-table-source-${source}`,
    facts: {},
    values: players.map((player) => player.earned[source] ?? 0),
  }))
  return all.filter((source) => source.values.some((value) => value !== 0))
}

/** Honor at the end of each year, and last of all after the final scoring. */
export function overTime(sight: Sight): Moment[] {
  const { players, honor_by_year } = viewOf(sight)
  const start: Moment = { key: "great_wall-table-course-start", facts: {}, scores: players.map(() => 0) }
  const years = honor_by_year.map((scores, nth) => ({ key: "great_wall-table-course-year", facts: { round: nth + 1 }, scores }))
  const end: Moment[] = sight.over ? [{ key: "great_wall-table-course-end", facts: {}, scores: players.map((player) => player.honor) }] : []
  return [start, ...years, ...end]
}

const GREAT = ["breach", "trophy", "wall", "end"]

/** Breaches, trophies and walls: what one looks for in a replay. */
export function moments(sight: Sight): { move: number; label: string }[] {
  return sight.told.flatMap((told, move) => {
    const great = told.filter((one) => GREAT.includes(one.kind)).map((one) => event(sight.game, one))
    return great.length ? [{ move, label: great.join(" ") }] : []
  })
}
