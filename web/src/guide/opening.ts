/** Learning by playing: a real table against bots, always dealt alike, with a guide beside it. */

import { recordOf } from "../games/record"
import { api } from "../lib/api"
import { named, usualOptions, usualSeats } from "../lib/opening"
import { go, tableLink } from "../lib/router"
import type { GameInfo } from "../lib/types"
import type { GuideBody } from "../lib/wire"
import { keepProgress } from "./progress"

/** The table where a game is learned; null: the server or this app has no guide to it. */
export function lesson(game: GameInfo): GuideBody | null {
  return recordOf(game.name).guide ? game.guide : null
}

export async function learn(game: GameInfo, { players, options, bot }: GuideBody): Promise<void> {
  const seats = usualSeats(game, players, bot).map(named)
  const chosen = { ...usualOptions(game), ...options }
  const { id } = await api.open({ game: game.name, players, options: chosen, seats, guide: true })
  keepProgress(id, { done: [], open: true, ended: false })
  go(tableLink(id, 0))
}
