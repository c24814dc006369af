/** Where the points came from, and how they grew over the rounds. */

import type { CoursePoint, EndNumber, Source } from ".."
import type { Sight } from "../../lib/types"
import { ahead, best, edge } from "../../table/end/numbers"
import { SOURCES, viewOf } from "./model"

export function sources(sight: Sight): Source[] {
  const { players } = viewOf(sight)
  const all = SOURCES.map((source) => ({
    key: `zhanguo-source-${source}`,
    facts: {},
    values: players.map((player) => player.earned[source] ?? 0),
  }))
  return all.filter((source) => source.values.some((value) => value !== 0))
}

/** Points at the end of each round, and last of all after the final scoring. */
export function overTime(sight: Sight): CoursePoint[] {
  const { players, points_by_round } = viewOf(sight)
  const start: CoursePoint = {
    key: "zhanguo-table-course-start",
    facts: {},
    scores: players.map((player) => player.earned["start"] ?? 0),
  }
  const rounds = points_by_round.map((scores, nth) => ({
    key: "zhanguo-table-course-round",
    facts: { round: nth + 1 },
    scores,
  }))
  const end: CoursePoint[] = sight.over
    ? [{ key: "zhanguo-table-course-end", facts: {}, scores: players.map((player) => player.points) }]
    : []
  return [start, ...rounds, ...end]
}

/** By how much it was won, what brought the winner most, and where the next one stayed behind. */
export function numbers(sight: Sight): EndNumber[] {
  const all = sources(sight)
  return [ahead(sight), best(sight, all), edge(sight, all)].filter((one) => one !== null)
}

/** Governors, palaces, missions and rewards: what people look for in a replay. */
export const highlights: readonly string[] = ["governor", "palace", "claimed", "accepts", "end"]
