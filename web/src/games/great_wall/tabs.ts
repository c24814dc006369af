/** The views of the phone, each with the key of its name and a dot where something can be done. */

import type { Sight } from "../../lib/types"
import { Acts } from "./acts"
import { viewOf } from "./model"

const ON: Readonly<Record<string, string>> = {
  loc: "city",
  clerk: "city",
  ware: "city",
  warehouse: "city",
  spot: "wall",
  camp: "wall",
  wall: "wall",
  barricade: "wall",
  section: "wall",
  rest: "wall",
  firing: "wall",
  dies: "wall",
  dying: "wall",
  space: "tracks",
  track: "tracks",
  tea: "tracks",
  seat: "tracks",
  deck: "tracks",
  honor: "tracks",
  decree: "tracks",
}

/** A turn goes from the city to the wall and back: the phone follows. */
export const follows = true

export function tabs(sight: Sight): { id: string; label: string; dot: boolean }[] {
  const view = viewOf(sight)
  const acts = new Acts(sight.decision, view)
  const lit = new Set<string>()
  for (const { to } of acts.ways) {
    const [what = "", name = ""] = to.split(":")
    if (what === "advisor") lit.add(view.advisors.includes(name) ? "city" : "mine")
    else lit.add(ON[what] ?? "mine")
  }
  const own = view.own ? [{ id: "mine", label: "great_wall-table-tab-mine", dot: lit.has("mine") }] : []
  return [
    { id: "city", label: "great_wall-table-tab-city", dot: lit.has("city") },
    { id: "wall", label: "great_wall-table-tab-wall", dot: lit.has("wall") },
    { id: "tracks", label: "great_wall-table-tab-tracks", dot: lit.has("tracks") },
    ...own,
  ]
}
