/** Where the points came from, and how they grew over the rounds. */

import type { Fact, Sight } from "../../lib/types"
import { event } from "../../lib/words"
import { SOURCES, viewOf } from "./model"

type Source = { key: string; facts: Record<string, Fact>; values: number[] }
type Moment = { key: string; facts: Record<string, Fact>; scores: number[] }

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
export function overTime(sight: Sight): Moment[] {
  const { players, points_by_round } = viewOf(sight)
  const start: Moment = {
    key: "zhanguo-table-course-start",
    facts: {},
    scores: players.map((player) => player.earned["start"] ?? 0),
  }
  const rounds = points_by_round.map((scores, nth) => ({
    key: "zhanguo-table-course-round",
    facts: { round: nth + 1 },
    scores,
  }))
  const end: Moment[] = sight.over
    ? [{ key: "zhanguo-table-course-end", facts: {}, scores: players.map((player) => player.points) }]
    : []
  return [start, ...rounds, ...end]
}

const GREAT = ["governor", "palace", "claimed", "accepts", "end"]

/** Governors, palaces, missions and rewards: what one looks for in a replay. */
export function moments(sight: Sight): { move: number; label: string }[] {
  return sight.told.flatMap((told, move) => {
    const great = told.filter((one) => GREAT.includes(one.kind)).map((one) => event(sight.game, one))
    return great.length ? [{ move, label: great.join(" ") }] : []
  })
}
