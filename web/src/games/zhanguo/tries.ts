/** What the player may think of now, though it is not offered: the panel asks why not. */

import type { Option, Sight } from "../../lib/types"
import { option as spoken } from "../../lib/words"
import { ACTIONS, mineOf, REGIONS, viewOf } from "./model"

export type Try = { text: string; label: string }

const say = (text: string, verb: string, parts: Option["parts"]): Try => ({ text, label: spoken("zhanguo", { text, verb, parts }) })
const regions = (verb: string): Try[] => REGIONS.map((region) => say(`${verb} ${region}`, verb, { region: String(region) }))

function all(sight: Sight, kind: string): Try[] {
  const view = viewOf(sight)
  switch (kind) {
    case "use":
      return [...regions("unify"), ...ACTIONS.map((action) => say(`court ${action}`, "court", { action }))]
    case "hire":
      return regions("hire")
    case "governor":
      return regions("governor")
    case "palace":
      return regions("palace")
    case "worker":
      return regions("worker")
    case "ability": {
      const cards = mineOf(view)?.regions.flatMap((region) => region.cards) ?? []
      return cards.filter((card) => card.trigger === view.question.action && !view.question.used?.includes(card.card)).map(({ card }) => say(`use ${card}`, "use", { card }))
    }
  }
  return []
}

export function tries(sight: Sight): Try[] {
  const decision = sight.decision
  if (!decision?.options.length) return []
  const offered = new Set(decision.options.map((one) => one.text))
  return all(sight, decision.kind).filter((one) => !offered.has(one.text))
}
