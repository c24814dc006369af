// What kind of moment the end of a game is.

import type { Result } from "../../lib/types"

/** Somebody won; all won together against the game; the game won; nobody did. */
export type Mood = "won" | "together" | "lost" | "drawn"

/** A game against the game itself is won or lost, never drawn. */
export function moodOf(result: Result | null, againstGame: boolean): Mood {
  const winners = result?.winners.length ?? 0
  if (winners > 0) return againstGame && winners > 1 ? "together" : "won"
  return againstGame ? "lost" : "drawn"
}
