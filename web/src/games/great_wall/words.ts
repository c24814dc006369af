/** The sentences of the board. Keys of the table's words are short here: `t("rest")`. */

import type { Fact } from "../../lib/types"
import { piece, say } from "../../lib/words"

export const t = (key: string, facts: Record<string, Fact> = {}): string => say(`great_wall-table-${key}`, facts)

export const nameOf = (kind: string, id: string): string => piece("great_wall", kind, id)
/** What a card or place does, in our words. */
export const aboutOf = (kind: string, id: string): string => piece("great_wall", kind, `${id}-about`)
export const resourceName = (id: string): string => nameOf("resource", id)

/** A tactic card says what it does, and in its last sentence what it does for chi. */
export function sidesOf(tactic: string): { basic: string; boosted: string } {
  const sentences = aboutOf("tactic", tactic).split(/(?<=[.!?])\s+/)
  const boosted = sentences.length > 1 ? sentences.pop()! : ""
  return { basic: sentences.join(" "), boosted: boosted.replace(/^[^:]*:\s*/, "") }
}
