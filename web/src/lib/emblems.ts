// How seats look: people's have a color, a shape and a letter by their number; those that the rules move look as
// their game says.

import { getContext, setContext } from "svelte"

import { recordOf, type Emblem } from "../games/record"

const KEY = Symbol("emblems")

type Seated = { game: () => string; kinds: () => string }

export function emblemOf(game: string, seat: number, kind: string | undefined): Emblem {
  return recordOf(game).emblems?.[kind ?? ""] ?? { base: seat + 1, letter: "ABCD"[seat] ?? "" }
}

/** The kinds of all seats as the table names them, joined by commas: a move that seats nobody redraws nothing. */
export function showEmblems(game: () => string, kinds: () => string): void {
  setContext<Seated>(KEY, { game, kinds })
}

/** For a seat at the table that this part of the page belongs to. */
export function emblems(): (seat: number) => Emblem {
  const table = getContext<Seated | undefined>(KEY)
  return (seat) => emblemOf(table?.game() ?? "", seat, table?.kinds().split(",")[seat])
}
