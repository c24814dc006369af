// What the app knows about a game before one of its tables is opened: `game.ts` in its folder, small because every
// page loads them all. What is large has a file of its own and is loaded when it is needed (index.ts).
//
// A game without a folder, from a package that somebody has added to the server, gets the defaults.

import type { AnyScript } from "../guide/types"
import type { Option } from "../lib/types"

/** A seat: the number of its shape and color, and in it a letter or, without one, a sign. */
export type Emblem = { base: number; letter: string; sign?: string }

/** Questions in which what is about to be lost can be saved, for a price. */
export interface Saving {
  /** Their kinds. Their options go from the cheapest to the most expensive, which is saved first. */
  asks: readonly string[]
  /** The verb that saves. */
  verb: string
  /** The kind of the question that asks for the price, its verb, and how it is paid where nobody is asked. */
  price: { ask: string; verb: string; usual: (options: Option[]) => Option | undefined }
}

export interface GameRecord {
  symbol: string
  /** Where its box stands: the one that is learned fastest comes first. */
  place?: number
  /** The lid of its box is drawn (`lid-<game>`); of a low picture this part is shown: x, y, width, height. */
  lid?: string
  /** The server's ways to play it, by name. */
  modes?: Readonly<Record<string, { symbol: string; picture?: string }>>
  guide?: () => Promise<{ script: AnyScript }>
  saving?: Saving
  /** The look of seats that the rules move: people's seats are drawn by number, these by who they are. */
  emblems?: Readonly<Record<string, Emblem>>
}

const RECORDS = import.meta.glob<GameRecord>("./*/game.ts", { eager: true, import: "game" })
const USUAL: GameRecord = { symbol: "dice" }

export function recordOf(game: string): GameRecord {
  return RECORDS[`./${game}/game.ts`] ?? USUAL
}
