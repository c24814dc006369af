/** Learning by playing: a real table against bots, always dealt alike, with a guide beside it. */

import { recordOf } from "../games/record"
import { api } from "../lib/api"
import { named, usualOptions, usualSeats } from "../lib/opening"
import { go, tableLink } from "../lib/router"
import type { GameInfo } from "../lib/types"
import { keepProgress } from "./progress"

/** The number of players where a game is learned; null: the server or this app has no guide to it. */
export function learners(game: GameInfo): number | null {
  return recordOf(game.name).guide ? game.guide : null
}

export async function learn(game: GameInfo, players: number): Promise<void> {
  const seats = usualSeats(game, players).map(named)
  const { id } = await api.open({ game: game.name, players, options: usualOptions(game), seats, guide: true })
  keepProgress(id, { done: [], open: true, ended: false })
  go(tableLink(id, 0))
}
