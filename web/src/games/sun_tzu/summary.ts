import type { Summary } from "../../pages/rules/summary"

export const summary: Summary = [
  { step: "orders", picture: "vig-orders", rules: ["ST-B1"] },
  { step: "battles", picture: "vig-battle", rules: ["ST-B2", "ST-C1"] },
  { step: "armies", picture: "vig-march", rules: ["ST-C2", "ST-C3", "ST-C4", "ST-C5"] },
  { step: "cards", picture: "vig-hand", rules: ["ST-B6", "ST-B7"] },
  { step: "scoring", picture: "vig-rope", rules: ["ST-B5", "ST-H1"] },
  { step: "end", picture: "vig-gate", rules: ["ST-H3", "ST-H4"] },
]
