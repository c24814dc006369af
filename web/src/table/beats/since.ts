// What the others did since the seat's last move, by player. It is read off the sight, so it is the same after a
// reload and after days.

import type { GameBeats } from "../../games"
import type { Sight, Told } from "../../lib/types"
import { beatsOfMoves, moverOf, sightAfter } from "./beat"

/** One action, told in these moves. */
export type Deed = { first: number; last: number; told: Told[] }
/** Everything that one seat did; null: what the rules did. */
export type Deeds = { seat: number | null; deeds: Deed[] }
export type Since = {
  /** The first and the last move after the seat's own. */
  first: number
  last: number
  players: Deeds[]
}

/** The seat's last move that told something: passes, which are often made for the player, do not count. */
export function lastOwnMove(sight: Sight): number {
  for (let move = sight.moves; move > 0; move--) {
    if (moverOf(sight, move) === sight.seat && sight.told[move]?.length) return move
  }
  return 0
}

/** Null: nothing happened, or nobody is meant because a spectator looks on. */
export function sinceOf(sight: Sight, ways: GameBeats): Since | null {
  if (sight.seat === null) return null
  const own = lastOwnMove(sight)
  if (own === 0 || own >= sight.moves) return null
  const players: Deeds[] = []
  for (const { seat, told, first, last } of beatsOfMoves(sightAfter(sight, own), sight, { ways, everybody: false })) {
    let player = players.find((one) => one.seat === seat)
    if (!player) players.push((player = { seat, deeds: [] }))
    player.deeds.push({ first, last, told })
  }
  return players.length ? { first: own + 1, last: sight.moves, players } : null
}

// How much of a table this reader has seen here, for each seat. Only who was here before can come back.

const keyOf = (sight: Sight) => `tianxia seen ${sight.id} ${sight.seat ?? "-"}`

export function seenBefore(sight: Sight): number | null {
  try {
    const found = localStorage.getItem(keyOf(sight))
    return found === null ? null : Number(found)
  } catch {
    return null
  }
}

export function seen(sight: Sight): void {
  try {
    localStorage.setItem(keyOf(sight), String(sight.moves))
  } catch {
    // Without storage nothing opens by itself, and nothing else is lost.
  }
}
