/** Learning by playing: a real table against bots, always dealt alike, with a guide beside it. */

import { api } from "../lib/api"
import { named, usualOptions, usualSeats } from "../lib/opening"
import { go, tableLink } from "../lib/router"
import { GUIDED, keepProgress } from "./progress"

export async function learn(name: string): Promise<void> {
  const game = (await api.games()).find((one) => one.name === name)
  const players = GUIDED[name]
  if (!game || !players) return
  const seats = usualSeats(game, players).map(named)
  const wanted = { game: name, players, options: usualOptions(game), seats, guide: true }
  const { id } = await api.open(wanted)
  keepProgress(id, { done: [], open: true, ended: false })
  go(tableLink(id, 0))
}
