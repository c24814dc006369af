import type { Summary } from "../../pages/rules/summary"

export const summary: Summary = [
  { step: "command", picture: "sum-command", rules: ["GW-J1", "GW-J2", "GW-J3"] },
  { step: "clerks", picture: "sum-clerks", rules: ["GW-K1", "GW-L1", "GW-L2", "GW-L5"] },
  { step: "wall", picture: "vig-wall", rules: ["GW-U1", "GW-U2", "GW-W3"] },
  { step: "hordes", picture: "vig-camp", rules: ["GW-F1", "GW-F3", "GW-V1", "GW-V3", "GW-V5"] },
  { step: "winter", picture: "sum-winter", rules: ["GW-W3", "GW-W4", "GW-W8"] },
  { step: "end", picture: "vig-trophy", rules: ["GW-W6", "GW-Y1", "GW-Y2", "GW-Y3", "GW-Y4"] },
]
