import type { GameRecord } from "../record"

export const game: GameRecord = {
  symbol: "army",
  guide: () => import("./guide"),
}
