import type { GameRecord } from "../record"

export const game: GameRecord = {
  symbol: "army",
  place: 1,
  lid: "0 112 480 176",
  guide: () => import("./guide"),
}
