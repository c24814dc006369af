import type { GameRecord } from "../record"

export const game: GameRecord = {
  symbol: "palace",
  place: 2,
  lid: "0 84 480 190",
  guide: () => import("./guide"),
}
