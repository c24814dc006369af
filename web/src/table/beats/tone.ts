// What kind of act something is: it has a sound and a symbol.

import type { GameBeats, Tone } from "../../games"
import type { Told } from "../../lib/types"

/** The loudest first: of several acts that are heard together it is the one. */
const TONES: readonly Tone[] = ["battle", "build", "card"]

const ICONS: Readonly<Record<Tone, string>> = { battle: "barracks", build: "wall", card: "cards", move: "movement" }

export function toneOf(told: readonly Told[], ways: GameBeats): Tone {
  return TONES.find((tone) => told.some((one) => ways.tones?.[tone]?.includes(one.kind))) ?? "move"
}

export const iconOf = (tone: Tone): string => ICONS[tone]
