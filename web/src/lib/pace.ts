// The pace of a table in words, and clocks as they stand between two sights: the server says how much is left, the
// browser only counts down.

import { createSubscriber } from "svelte/reactivity"

import type { ClockBody, NewTable, PaceBody } from "./wire"
import { say } from "./words"

export type Pace = NonNullable<NewTable["pace"]>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const OFTEN = 250 // ms between two looks at a clock that runs

/** The last seconds: they are shown as a warning. */
export const LAST = 20 * SECOND

/** "1 day 4 h", "2 h", "12 min", "45 s": as exact as somebody needs who is not at the table. */
export function span(left: number): string {
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR), Math.floor(left / MINUTE)]
  if (days > 0) {
    const whole = say("pace-time-days", { days })
    return days < 3 && hours > 0 ? `${whole} ${say("pace-time-hours", { hours })}` : whole
  }
  if (hours > 0) return say("pace-time-hours", { hours })
  if (minutes > 0) return say("pace-time-minutes", { minutes })
  return say("pace-time-seconds", { seconds: Math.ceil(left / SECOND) })
}

/** "9:05", "1:02:03": what a clock shows. */
export function digits(left: number): string {
  const all = Math.ceil(left / SECOND)
  const two = (number: number) => String(number).padStart(2, "0")
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** "live, 10 min + 10 s", "2 days a move": in a list. */
export function paceLine(pace: PaceBody | null | undefined): string {
  if (!pace) return ""
  if (pace.kind === "days") return say("pace-a-move", { days: pace.days ?? 1 })
  return say("pace-live-line", { minutes: minutesOf(pace), seconds: pace.increment ?? 0 })
}

/** The same as a sentence, with what happens when it runs out. */
export function paceAbout(pace: Pace | null): string {
  if (!pace) return say("pace-none-about")
  if (pace.kind === "days") return say("pace-days-about", { days: pace.days ?? 1 })
  return say("pace-live-about", { minutes: minutesOf(pace), seconds: pace.increment ?? 0 })
}

const minutesOf = (pace: Pace) => Math.round((10 * (pace.seconds ?? 0)) / 60) / 10

// When a sight's clocks arrived: they are as they were then.
const arrivals = new WeakMap<readonly ClockBody[], number>()

function arrivedAt(clocks: readonly ClockBody[]): number {
  const known = arrivals.get(clocks) ?? Date.now()
  arrivals.set(clocks, known)
  return known
}

const watch = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN)
  return () => clearInterval(timer)
})

/** What is left on a clock of these at this moment. In markup it is drawn anew as it runs. */
export function leftOn(clocks: readonly ClockBody[], clock: ClockBody): number {
  const arrived = arrivedAt(clocks)
  if (!clock.runs) return clock.left
  watch()
  return Math.max(0, clock.left - Math.max(0, Date.now() - arrived - (clock.waits ?? 0)))
}

/** A day as the reader writes it. */
export function dayOf(day: string, language: string): string {
  const when = new Date(`${day}T12:00:00Z`)
  return when.toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" })
}
