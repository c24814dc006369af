import type { Summary } from "../../pages/rules/summary"

export const summary: Summary = [
  { step: "cards", picture: "sum-decks", rules: ["ZG-C1", "ZG-C2", "ZG-C3"] },
  { step: "board", picture: "sum-region", rules: ["ZG-U1", "ZG-U2", "ZG-U4"] },
  { step: "court", picture: "vig-palace", rules: ["ZG-C4", "ZG-K1", "ZG-K2", "ZG-K3", "ZG-K4", "ZG-K6", "ZG-K7"] },
  { step: "numbers", picture: "sum-court", rules: ["ZG-T1", "ZG-T2", "ZG-T3", "ZG-T5", "ZG-R3"] },
  { step: "rewards", picture: "vig-currency", rules: ["ZG-W1", "ZG-W2", "ZG-W3", "ZG-W5"] },
  { step: "end", picture: "vig-temple", rules: ["ZG-Y1", "ZG-Y2", "ZG-Y3", "ZG-Y4", "ZG-Y6"] },
]
