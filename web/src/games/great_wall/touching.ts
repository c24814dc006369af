/** The things on this table, and which of them the options name: "loc:quarry", "spot:left:1:a3". */

import type { Fact, Option, Sight } from "../../lib/types"
import type { Touching, Way } from "../../table/touch/ways"
import { spotsOf, viewOf } from "./model"
import type { View } from "./view"

type Parts = Record<string, Fact>

/** Verbs whose option names one thing. */
const ONE: Readonly<Record<string, (parts: Parts, view: View) => string>> = {
  activate: (p) => `loc:${p["location"]}`,
  at: (p) => `loc:${p["location"]}`,
  upgrade: (p) => `loc:${p["location"]}`,
  income: (p) => `loc:${p["location"]}`,
  rest: (p) => `camp:${p["section"]}`,
  barricade: (p) => `barricade:${p["section"]}`,
  wall: (p) => `wall:${p["section"]}`,
  at_section: (p) => `section:${p["section"]}`,
  space: (p) => `space:${p["space"]}`,
  overseer: (p) => `pool:${p["soldier"]}`,
  recruit: (p) => `pool:${p["soldier"]}`,
  next: (p) => `pool:${p["soldier"]}`,
  shame: (p) => `pool:${p["soldier"]}`,
  unshame: (p) => `shamed:${p["soldier"]}`,
  dies: (p) => `dies:${p["soldier"]}`,
  save: (p) => `dying:${p["soldier"]}`,
  march: (p, view) => `rest:${view.question.section}:${p["soldier"]}`,
  with: (p) => `rest:${p["section"]}:${p["soldier"]}`,
  with_firing: (p) => `firing:${p["section"]}`,
  lose_soldier: (p) => `rest:${p["section"]}:${p["soldier"]}`,
  lose_firing: (p) => `firing:${p["section"]}`,
  spot: (p) => `spot:${p["section"]}:${p["row"]}:${p["cell"]}`,
  take: (p) => `stock:${p["resource"]}`,
  draw: () => "deck:tactics",
  command: (p) => `command:${p["command"]}`,
  reclaim: (p) => `command:${p["command"]}`,
  copy: (p) => `track:${p["command"]}`,
  general: (p) => `general:${p["general"]}`,
  use_general: (p) => `general:${p["general"]}`,
  advisor: (p) => `advisor:${p["advisor"]}`,
  hire: (p) => `advisor:${p["advisor"]}`,
  use_advisor: (p) => `advisor:${p["advisor"]}`,
  dismiss: (p) => `advisor:${p["advisor"]}`,
  to_qin: (p) => `advisor:${p["advisor"]}`,
  player: (p) => `seat:${p["seat"]}`,
  propose: (p) => `decree:${p["decree"]}`,
  sacrifice_clerk: (p) => `clerk:${p["start"]}`,
  sacrifice_trophy: (p) => `trophy:${p["horde_card"]}`,
  play: (p) => `tactic:${p["tactic"]}`,
  boost: (p) => `tactic:${p["tactic"]}`,
  discard: (p) => `tactic:${p["tactic"]}`,
  shame_trophy: (p) => `trophy:${p["horde_card"]}`,
  unshame_trophy: (p) => `trophy:${p["horde_card"]}`,
  donate: () => "warehouse",
  tea_up: () => "tea",
  make_active: () => "role:active",
  make_supporting: () => "role:supporting",
  hire_clerk: () => "chamber",
  take_back: () => "recall",
  take_honor: () => "honor",
}

function waysOf(option: Option, kind: string, view: View): Way[] {
  const { text, verb, parts } = option
  const way = (from: string | null, to: string): Way => ({ text, from, to })
  const { section, goal } = view.question
  switch (verb) {
    case "clerk":
      return [way(`clerk:${parts["start"]}`, `loc:${parts["location"]}`)]
    case "route":
      return [way(`camp:${parts["section"]}`, `camp:${parts["goal"]}`)]
    case "exchange":
      return [way(`stock:${parts["resource"]}`, `stock:${parts["other"]}`)]
    case "give":
      return [way(`stock:${parts["resource"]}`, `seat:${parts["seat"]}`)]
    case "march_firing":
      return [way(`firing:${section}`, `firing:${goal}`)]
    case "march_down":
      return [way(`firing:${section}`, `camp:${goal}`)]
    case "spots": {
      const at = (cell: string | undefined) => `spot:${parts["section"]}:${parts["row"]}:${cell}`
      const [one, other] = String(parts["cell"]).split("-")
      return [way(at(one), at(other)), way(at(other), at(one))]
    }
    case "pay":
      return [way(null, `${kind === "warehouse" ? "ware" : "stock"}:${parts["resource"]}`)]
  }
  const one = ONE[verb]
  return one ? [way(null, one(parts, view))] : []
}

/** A try stands for all that is like it: the reason is the same whatever clerk is in hand, on whichever spot of a
 *  horde. */
function triesOf(option: Option, kind: string, view: View): Way[] {
  const { text, verb, parts } = option
  if (verb === "spot" || verb === "spots")
    return spotsOf(view, String(parts["section"]), Number(parts["row"])).map((cell) => ({
      text,
      from: null,
      to: `spot:${parts["section"]}:${parts["row"]}:${cell}`,
    }))
  const ends = waysOf(option, kind, view).flatMap(({ from, to }) => (from === null ? [to] : [to, from]))
  return ends.map((to) => ({ text, from: null, to }))
}

export function touching(sight: Sight): Touching {
  const view = viewOf(sight)
  return {
    ways: (option, kind, tried) => (tried ? triesOf : waysOf)(option, kind, view),
    // A touch of a location sends a clerk of the pool.
    usual: (ways) => {
      const pool = ways.filter((way) => way.from === "clerk:pool")
      return pool.length ? pool : ways
    },
    held: sight.decision?.kind === "place_recruit" ? `pool:${view.question.soldier}` : null,
  }
}
