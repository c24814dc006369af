// How strong a level of bots is, as it was measured.

import { botName } from "./people"
import type { GameInfo } from "./types"
import { say } from "./words"

/** How often the level won in this mode (empty: the game has none) with so many players; empty if nobody knows. */
export function strengthOf(game: GameInfo, bot: string, mode: string, players: number): string {
  const level = game.bots.find((one) => one.id === bot)
  const found = level?.strengths.find((one) => one.mode === mode && one.players === players)
  if (!found) return ""
  const { wins, games, against } = found
  if (against === null) return say("web-strength-together", { wins, games })
  return say("web-strength", { wins, games, level: botName(against), rivals: players - 1 })
}
