// The moves of a game at which a replay stops: rounds, turns, great moments.

import type { Sight, Told } from "../../lib/types"
import { event as eventWords } from "../../lib/words"

/** What the games call their rounds; the event and its fact have the same name. */
const ROUNDS = ["round", "year"] as const

export interface Round {
  move: number
  kind: (typeof ROUNDS)[number]
  round: number
}

/** The moves at which a round began. */
export function roundsOf(told: Told[][]): Round[] {
  return told.flatMap((events, move) =>
    events.flatMap((event) => {
      const kind = ROUNDS.find((one) => one === event.kind)
      return kind ? [{ move, kind, round: Number(event.facts[kind] ?? 0) }] : []
    }),
  )
}

/** The moves after which another seat was heard of: where a jump by turn stops. */
export function turnsOf(told: Told[][]): number[] {
  const rounds = new Set(roundsOf(told).map((one) => one.move))
  const stops = [0]
  let seat: unknown = null
  told.forEach((events, move) => {
    const named = events.find((event) => event.facts["seat"] !== undefined)?.facts["seat"]
    if (move > 0 && (rounds.has(move) || (named !== undefined && named !== seat))) stops.push(move)
    if (named !== undefined) seat = named
  })
  return stops
}

/** The moves at which something of these kinds happened, with what was told of it. */
export function highlightsOf(sight: Sight, kinds: readonly string[]): { move: number; label: string }[] {
  return sight.told.flatMap((events, move) => {
    const label = events.filter((event) => kinds.includes(event.kind)).map((event) => eventWords(sight.game, event))
    return label.length ? [{ move, label: label.join(" ") }] : []
  })
}
