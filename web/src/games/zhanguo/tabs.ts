/** The views of the phone, each with the key of its name and a dot where something can be done. */

import type { Sight } from "../../lib/types"
import { Acts } from "./acts"
import { viewOf } from "./model"

const ON: Readonly<Record<string, string>> = {
  land: "empire",
  square: "empire",
  beside: "empire",
  palaces: "empire",
  wall: "empire",
  act: "court",
  marker: "court",
  reward: "court",
}

export function tabs(sight: Sight): { id: string; label: string; dot: boolean }[] {
  const view = viewOf(sight)
  const lit = new Set(new Acts(sight.decision, view).ways.map(({ to }) => ON[to.split(":")[0] ?? ""] ?? "mine"))
  const setup = view.boards_left.length > 0
  const own = view.own || setup ? [{ id: "mine", label: "zhanguo-table-tab-mine", dot: lit.has("mine") }] : []
  return [
    ...own,
    { id: "empire", label: "zhanguo-table-tab-empire", dot: lit.has("empire") },
    { id: "court", label: "zhanguo-table-tab-court", dot: lit.has("court") },
  ]
}
