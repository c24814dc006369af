// The caption of a beat, in the words of the log.

import type { GameBeats } from "../../games"
import { wordsOf } from "../log/log"
import type { Beat } from "./beat"
import { iconOf, toneOf } from "./tone"

/** `move`: the last one that it tells of. */
export type Caption = { seat: number | null; text: string; icon: string; move: number }

export function captionOf({ sight, seat, told, last }: Beat, ways: GameBeats): Caption | null {
  if (told.length === 0) return null
  const text = told.map((one) => wordsOf(sight.game, one)).join(" ")
  return { seat, text, icon: iconOf(toneOf(told, ways)), move: last }
}
