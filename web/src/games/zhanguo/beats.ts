// How the acts of ZhanGuo are shown: what only goes along with an act, and what each of them sounds like.

import type { GameBeats } from "../index"

export const beats: GameBeats = {
  minor: [
    "turn",
    "markers",
    "marker3",
    "markers_back",
    "points",
    "unrest",
    "drew",
    "drew_card",
    "track",
    "first",
    "workers",
  ],
  tones: {
    build: ["palace", "wall", "governor"],
    card: ["unified", "court", "discarded", "used", "accepts", "claimed"],
  },
}
