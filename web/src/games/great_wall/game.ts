import type { GameRecord } from "../record"

export const game: GameRecord = {
  symbol: "wall",
  place: 3,
  lid: "0 64 480 200",
  modes: {
    against: { symbol: "honor", picture: "vig-battle" },
    clan: { symbol: "reed", picture: "vig-camp" },
    solo: { symbol: "person", picture: "vig-tower" },
    coop: { symbol: "decree", picture: "vig-wall" },
  },
  guide: () => import("./guide"),
  saving: {
    asks: ["save", "ransom"],
    verb: "save",
    // In chi, as much as there is.
    price: { ask: "pay", verb: "pay", usual: (options) => options.findLast((one) => one.parts["resource"] === "chi") },
  },
  emblems: {
    reed: { base: 0, letter: "", sign: "reed" },
    qin: { base: 2, letter: "Q" },
  },
}
