// How long a beat lasts, and what happens if more come than can be shown: the stage is never slower than the table.

import type { Pace } from "../../lib/settings.svelte"
import { LONG, type Beat } from "./beat"

/** Milliseconds of a whole beat. */
export const LENGTH: Readonly<Record<Pace, number>> = { slow: 900, normal: 700, fast: 500, off: 0 }
/** The part of a beat in which pieces are on their way; then the eye rests. */
export const FLIGHT = 500 / 700
/** With more than this to show, in whole beats, all become shorter. */
const CALM = 6
const SHORTEST = 0.3 // of a beat
const SHORTEST_LONG = 0.7 // of a long one: what it shows takes its time
/** No more than this wait: what exceeds it is shown together. */
export const MOST = 18

/** The length of a beat in milliseconds while these wait behind it. */
export function lengthOf(beat: Beat, waiting: readonly Beat[], pace: Pace): number {
  const left = waiting.reduce((sum, one) => sum + one.share, beat.share)
  const shortest = beat.share >= LONG ? SHORTEST_LONG : SHORTEST
  const hurry = Math.max(shortest, Math.min(1, CALM / (left || 1)))
  return Math.round(LENGTH[pace] * beat.share * hurry)
}

function together(one: Beat, next: Beat): Beat {
  // The later act is the one whose end is drawn, so it gives the caption too.
  return { ...next, share: Math.max(one.share, next.share) }
}

/** Beats that are too many: first acts of one seat become one, then any two that follow each other. */
export function merged(beats: readonly Beat[], most = MOST): Beat[] {
  const left = [...beats]
  const join = (fits: (one: Beat, next: Beat) => boolean): void => {
    for (let at = 0; left.length > most && at + 1 < left.length;) {
      const [one, next] = [left[at]!, left[at + 1]!]
      if (fits(one, next)) left.splice(at, 2, together(one, next))
      else at += 1
    }
  }
  join((one, next) => one.seat === next.seat)
  join(() => true)
  return left
}
