// The three numbers that tell a game of points, as ZhanGuo and The Great Wall are.

import type { EndNumber, Source } from "../../games"
import type { Sight } from "../../lib/types"
import { say } from "../../lib/words"
import { callName } from "../seats/seats"
import { decided } from "./decided"

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0")

/** How much more the winner has than the next; a tie was broken by the rules. */
export function ahead(sight: Sight): EndNumber | null {
  const told = sight.result && decided(sight.result, [])
  if (!told || told.next === null) return null
  const name = callName(sight, told.next)
  return { values: [signed(told.ahead)], text: say(told.ahead ? "table-number-ahead" : "table-number-level", { name }) }
}

/** What brought the winner most. */
export function best(sight: Sight, sources: Source[]): EndNumber | null {
  const told = sight.result && decided(sight.result, sources)
  if (!told?.best) return null
  const facts = { source: say(told.best.key, told.best.facts), name: callName(sight, told.winner) }
  return { values: [told.best.values[told.winner] ?? 0], text: say("table-number-best", facts) }
}

/** Where the next one stayed behind. */
export function edge(sight: Sight, sources: Source[]): EndNumber | null {
  const told = sight.result && decided(sight.result, sources)
  if (!told?.edge || told.next === null) return null
  const more = (told.edge.values[told.winner] ?? 0) - (told.edge.values[told.next] ?? 0)
  const facts = { source: say(told.edge.key, told.edge.facts), name: callName(sight, told.next) }
  return { values: [signed(more)], text: say("table-number-edge", facts) }
}
