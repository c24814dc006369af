/** The gesture that a step shows: a hand takes a thing to its goal, or touches it where one touch is enough. */

import type { Sight } from "../lib/types"
import { Ways, type Touching } from "../table/touch/ways"

export type Point = { x: number; y: number }
/** Without `from` one touch is enough. */
export type Gesture = { from: Point | null; to: Point }
/** The same by the names of the things. */
export type Carried = { from: string | null; to: string }

/** How a suggested answer is given on the board: all ways, those from what is in hand by the rules included. */
export function waysOf(text: string, sight: Sight, touching: Touching): Carried[] {
  const ways = new Ways(sight.decision, touching).all.filter((way) => way.text === text)
  return ways.map(({ from, to }) => ({ from: from ?? touching.held ?? null, to }))
}

/**
 * The first way that is seen from its beginning to its end. Where none is, the end that is seen is touched.
 */
export function gestureOf(ways: readonly Carried[], pointOf: (thing: string) => Point | null): Gesture | null {
  const seen = ways.map(({ from, to }) => ({
    carries: from !== null,
    from: from === null ? null : pointOf(from),
    to: pointOf(to),
  }))
  const whole = seen.find((one) => one.to && (one.from || !one.carries))
  if (whole?.to) return { from: whole.from, to: whole.to }
  const touched = seen.map((one) => one.from ?? one.to).find((point) => point !== null)
  return touched ? { from: null, to: touched } : null
}
