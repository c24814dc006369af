// How the seats look that the rules move (The Great Wall's Reed Clan and Qin Jiushao): people's seats have a
// colour, a shape and a letter by their number, these by who they are.

import { getContext, setContext } from "svelte"

const KEY = Symbol("emblems")

/** `base`: the number of shape and colour; in it a letter or, without one, a sign. */
export type Emblem = { base: number; letter: string; sign?: string }

const OF_KIND: Readonly<Record<string, Emblem>> = {
  reed: { base: 0, letter: "", sign: "reed" },
  qin: { base: 2, letter: "Q" },
}

export function emblemOf(seat: number, kind: string | undefined): Emblem {
  return OF_KIND[kind ?? ""] ?? { base: seat + 1, letter: "ABCD"[seat] ?? "" }
}

/** The table says who sits where: the kinds of all seats with commas between, so that a move that seats nobody draws nothing. */
export function seatKinds(kinds: () => string): void {
  setContext(KEY, kinds)
}

/** Of a seat at the table around this part of the page. */
export function emblems(): (seat: number) => Emblem {
  const kinds = getContext<(() => string) | undefined>(KEY)
  return (seat) => emblemOf(seat, kinds?.().split(",")[seat])
}
