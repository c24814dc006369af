// Where the words of a chart stand, so that none lies on another.

import type { CoursePoint } from "../../games"

/** The nearest places to those wished for: at least `gap` apart, inside `low` to `high`, in the same order. */
export function spread(wished: number[], gap: number, low: number, high: number): number[] {
  const order = wished.map((_, nth) => nth).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0) || a - b)
  // Neighbors that are too near stand together around the middle of what they wished for.
  const groups: { wish: number; size: number }[] = []
  const start = (group: { wish: number; size: number }) =>
    Math.max(low, Math.min(group.wish - ((group.size - 1) * gap) / 2, high - (group.size - 1) * gap))
  for (const nth of order) {
    groups.push({ wish: wished[nth] ?? 0, size: 1 })
    for (;;) {
      const [one, two] = [groups.at(-2), groups.at(-1)]
      if (!one || !two || start(one) + one.size * gap <= start(two)) break
      groups.pop()
      one.wish = (one.wish * one.size + two.wish * two.size) / (one.size + two.size)
      one.size += two.size
    }
  }
  const placed = groups.flatMap((group) => Array.from({ length: group.size }, (_, nth) => start(group) + nth * gap))
  const found: number[] = []
  order.forEach((nth, place) => (found[nth] = placed[place] ?? 0))
  return found
}

/** What stands below a point: a round, the start, the end, or nothing between two rounds. */
export type Tick = number | "start" | "end" | null

export function ticksOf(course: CoursePoint[]): Tick[] {
  const rounds = course.map((point) => Number(point.facts["round"]) || null)
  return rounds.map((round, place) => round ?? (place === 0 ? "start" : place === rounds.length - 1 ? "end" : null))
}

/** Of things at these places the ones that keep `gap` from those before; the first and the last are always kept. */
export function thinned(places: number[], gap: number): boolean[] {
  const last = places.length - 1
  let before = -Infinity
  return places.map((place, nth) => {
    const kept = nth === 0 || nth === last || (place - before >= gap && (places[last] ?? 0) - place >= gap)
    if (kept) before = place
    return kept
  })
}
