import type { GameRecord } from "../record"

export const game: GameRecord = {
  symbol: "palace",
  guide: () => import("./guide"),
}
