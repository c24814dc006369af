// How the acts of The Great Wall are shown: what only goes along with an act, and what each of them sounds like.

import type { GameBeats } from "../index"
import { SHARES, steps } from "./winter"

export const beats: GameBeats = {
  steps,
  shares: SHARES,
  minor: [
    "turn",
    "activated",
    "paid",
    "warehouse_paid",
    "honor",
    "gained",
    "stored",
    "drew",
    "drew_card",
    "advisor_shown",
    "advisor_gone",
    "ability_general",
    "ability_advisor",
    "took_back",
    "reshuffled",
  ],
  tones: {
    battle: [
      "attacks",
      "shoots",
      "wound",
      "defeated",
      "trophy",
      "volley",
      "holds",
      "breach",
      "killed",
      "raid",
      "horde",
    ],
    build: ["wall", "barricade", "overseer"],
    card: ["command", "tactic", "boosted", "copies", "general", "hired_advisor", "first_advisors", "decree", "event"],
  },
}
