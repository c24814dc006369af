/** Where the honor came from, and how it went over the years. */

import type { CoursePoint, EndNumber, Source } from ".."
import type { Sight } from "../../lib/types"
import { best } from "../../table/end/numbers"
import { isPlayer, shameOf, viewOf } from "./model"
import { SOURCES } from "./view"
import { t } from "./words"

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
export function overTime(sight: Sight): CoursePoint[] {
  const { players, honor_by_year } = viewOf(sight)
  const start: CoursePoint = { key: "great_wall-table-course-start", facts: {}, scores: players.map(() => 0) }
  const years = honor_by_year.map((scores, nth) => ({
    key: "great_wall-table-course-year",
    facts: { round: nth + 1 },
    scores,
  }))
  const end: CoursePoint[] = sight.over
    ? [{ key: "great_wall-table-course-end", facts: {}, scores: players.map((player) => player.honor) }]
    : []
  return [start, ...years, ...end]
}

/** Breaches, trophies and walls: what people look for in a replay. */
export const highlights: readonly string[] = ["breach", "trophy", "wall", "fulfilled", "end"]

/** How a game against the game itself ended: won or lost, never drawn. */
export function verdict(sight: Sight): string {
  const { coop, players } = viewOf(sight)
  const won = (sight.result?.winners.length ?? 0) > 0
  if (coop) return t(won ? "end-coop-won" : "end-coop-lost", { done: coop.done.length, goal: coop.goal })
  const qin = players.find((player) => player.kind === "qin")
  if (!qin) return ""
  const honor = players[0]?.honor ?? 0
  if (sight.result?.end === "GW-Q23") return t("end-alone-shame")
  return t(won ? "end-alone-won" : "end-alone-lost", { honor, other: qin.honor })
}

/** Whose honor counts besides that of the people. */
export const rivals = (sight: Sight): number[] =>
  viewOf(sight)
    .players.filter((player) => player.kind === "qin")
    .map((player) => player.seat)

/** Among players what brought the winner most, against the game the trophies; then the wall, and the shame. */
export function numbers(sight: Sight): EndNumber[] {
  const { players, sections } = viewOf(sight)
  const people = players.filter(isPlayer)
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const trophies = sum(people.map((player) => player.trophies.length))
  const levels = sum(sections.map((section) => section.level))
  const shame = sum(people.map(shameOf))
  return [
    (verdict(sight) ? null : best(sight, sources(sight))) ?? {
      values: [trophies],
      text: t("number-trophies", { trophies }),
    },
    { values: [levels], text: t("number-walls", { levels }) },
    { values: [shame], text: t("number-shame", { shame }) },
  ]
}
