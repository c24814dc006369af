import type { GameRecord } from "../record"

export const game: GameRecord = {
  symbol: "wall",
  modes: {
    against: { symbol: "honor" },
    clan: { symbol: "reed" },
    solo: { symbol: "person" },
    coop: { symbol: "decree", together: true },
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
