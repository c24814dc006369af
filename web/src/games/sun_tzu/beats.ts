// How the acts of Sun Tzu are shown: battles in steps, and what each of them sounds like.

import type { GameBeats } from "../index"
import { steps } from "./steps"

export const beats: GameBeats = {
  minor: ["drew", "cards_drawn", "score_marker", "pool_empty", "no_armies", "ready"],
  tones: {
    battle: ["reveal", "plague", "won", "tie", "withdrew", "general_used"],
    card: ["order", "order_back", "bought", "recycled", "put_under", "event_up", "event_used", "general_kept"],
  },
  // The cards turn and clash, and then the result is read.
  shares: { reveal: 1.2, won: 1.2, tie: 1.2, plague: 1.2 },
  steps,
}
