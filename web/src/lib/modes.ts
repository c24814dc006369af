// The ways to play a game that has several: each sets the number of players and some options, and hides those that
// do not apply. A game without any is chosen by its number of players and its options alone.

import { usualOptions } from "./opening"
import type { Choice, GameInfo, Mode, Options } from "./types"

/** The key of how a table is played, if not in the usual way. */
export function wayOf(game: GameInfo, players: number, options: Options): string {
  const chosen = { ...usualOptions(game), ...options }
  const fits = (mode: Mode) =>
    mode.players.includes(players) && Object.entries(mode.options).every(([name, value]) => chosen[name] === value)
  const mode = game.modes.find(fits)
  return mode && mode !== game.modes[0] ? `web-mode-${game.name}-${mode.name}` : ""
}

/** The options of a game that apply to this way of playing: not what the ways set, and of what belongs only to some
 *  of them only what belongs to this one. */
export function choicesOf(game: GameInfo, mode: Mode | undefined, players: number): Choice[] {
  if (!mode) return game.choices
  const isSet = (name: string) => game.modes.some(({ options }) => name in options)
  const isOwned = (name: string) => game.modes.some(({ own }) => name in own)
  return game.choices.filter(
    ({ name }) => !isSet(name) && (!isOwned(name) || (mode.own[name]?.includes(players) ?? false)),
  )
}
