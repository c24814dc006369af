// The ways to play a game that has several: each sets the number of players and some options, and hides those
// that do not concern it. A game without an entry here is chosen by its number of players and its options alone.

import type { Choice, GameInfo, Options } from "../../lib/types"

export type Mode = {
  id: string
  icon: string
  players: readonly number[]
  options: Options
  /** Options that make it easier or harder: they stand in sight. */
  hard: readonly string[]
}

const MODES: Readonly<Record<string, readonly Mode[]>> = {
  great_wall: [
    { id: "against", icon: "honor", players: [3, 4], options: { mode: "standard" }, hard: [] },
    { id: "clan", icon: "reed", players: [2], options: { mode: "standard" }, hard: [] },
    { id: "solo", icon: "person", players: [1], options: { mode: "standard" }, hard: ["qin_honor", "qin_advisors"] },
    { id: "coop", icon: "decree", players: [2, 3, 4], options: { mode: "coop" }, hard: [] },
  ],
}

/** In which way of play an option means something; one that is not here does in all. */
const ONLY: Readonly<Record<string, Record<string, (mode: string, players: number) => boolean>>> = {
  great_wall: {
    mode: () => false, // the way itself
    qin_honor: (mode) => mode === "solo",
    qin_advisors: (mode) => mode === "solo",
    qin_order: (mode) => mode === "solo",
    walls_to_end: (mode, players) => mode === "against" && players === 3,
    overlord: (mode, players) => mode === "clan" || (mode === "coop" && players === 2),
    coop_trophies: (mode) => mode === "coop",
    coop2_decrees: (mode, players) => mode === "coop" && players === 2,
  },
}

/** The ways that the server can play too. */
export function modesOf(game: GameInfo): Mode[] {
  const values = (name: string) => game.choices.find((choice) => choice.name === name)?.values ?? []
  return (MODES[game.name] ?? []).filter(
    (mode) =>
      mode.players.every((count) => game.players.includes(count)) &&
      Object.entries(mode.options).every(([name, value]) => values(name).includes(value as never)),
  )
}

/** The key of how a table is played, if not in the usual way. */
export function wayOf(game: string, players: number, options: Options): string {
  const [usual, ...others] = MODES[game] ?? []
  const fits = (mode: Mode) =>
    mode.players.includes(players) &&
    Object.entries(mode.options).every(([name, value]) => (options[name] ?? "standard") === value)
  const mode = [usual, ...others].find((one) => one !== undefined && fits(one))
  return mode && mode !== usual ? `web-mode-${game}-${mode.id}` : ""
}

/** The options of a game that mean something in this way of play. */
export function choicesOf(game: GameInfo, mode: Mode | undefined, players: number): Choice[] {
  if (!mode) return game.choices
  const only = ONLY[game.name] ?? {}
  return game.choices.filter((choice) => only[choice.name]?.(mode.id, players) ?? true)
}
