/** What the player may think of now, though it is not offered: the panel asks why not. */

import type { Option, Sight } from "../../lib/types"
import { option as spoken } from "../../lib/words"
import { COMMANDS, LOCATIONS, SECTIONS, SOLDIERS, viewOf } from "./model"

export type Try = { text: string; label: string }

const say = (text: string, verb: string, parts: Option["parts"]): Try => ({ text, label: spoken("great_wall", { text, verb, parts }) })

function all(sight: Sight, kind: string): Try[] {
  const view = viewOf(sight)
  switch (kind) {
    case "clerk":
      return LOCATIONS.map((location) => say(`clerk pool>${location}`, "clerk", { start: "pool", location }))
    case "next_location":
    case "advance":
      return LOCATIONS.map((location) => say(`activate ${location}`, "activate", { location }))
    case "recruit":
      return SOLDIERS.map((soldier) => say(`recruit ${soldier}`, "recruit", { soldier }))
    case "upgrade":
      return LOCATIONS.slice(0, 4).map((location) => say(`upgrade ${location}`, "upgrade", { location }))
    case "build":
      return SECTIONS.flatMap((section) => [
        say(`barricade ${section}`, "barricade", { section }),
        say(`wall ${section}`, "wall", { section }),
      ])
    case "hire":
      return [say("hire clerk", "hire_clerk", {}), ...view.advisors.map((advisor) => say(`hire ${advisor}`, "hire", { advisor }))]
    case "command":
      return COMMANDS.map((command) => say(`command ${command}`, "command", { command }))
    case "tactic":
      return (view.own?.tactics ?? []).map((tactic) => say(`play ${tactic}`, "play", { tactic }))
    case "place_recruit":
      return SECTIONS.map((section) => say(`rest ${section}`, "rest", { section }))
    case "shame":
      return SOLDIERS.map((soldier) => say(`shame ${soldier}`, "shame", { soldier }))
  }
  return []
}

export function tries(sight: Sight): Try[] {
  const decision = sight.decision
  if (!decision?.options.length) return []
  const offered = new Set(decision.options.map((one) => one.text))
  return all(sight, decision.kind).filter((one) => !offered.has(one.text))
}
