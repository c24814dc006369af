// How seats look: people's have a color, a shape and a letter by their number, those that the rules move look as
// their game says.

import { getContext, setContext } from "svelte"

import { recordOf, type Emblem } from "../games/record"

const KEY = Symbol("emblems")

type Seated = { game: () => string; kinds: () => string }

export function emblemOf(game: string, seat: number, kind: string | undefined): Emblem {
  return recordOf(game).emblems?.[kind ?? ""] ?? { base: seat + 1, letter: "ABCD"[seat] ?? "" }
}

/** The table says who sits where: the kinds of all seats with commas between, so that a move that seats nobody draws nothing. */
export function showEmblems(game: () => string, kinds: () => string): void {
  setContext<Seated>(KEY, { game, kinds })
}

/** Of a seat at the table around this part of the page. */
export function emblems(): (seat: number) => Emblem {
  const table = getContext<Seated | undefined>(KEY)
  return (seat) => emblemOf(table?.game() ?? "", seat, table?.kinds().split(",")[seat])
}
