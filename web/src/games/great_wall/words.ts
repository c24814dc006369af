/** The sentences of the board. Keys of the table's words are short here: `t("rest")`. */

import type { Fact } from "../../lib/types"
import { has, keyPart, piece, say } from "../../lib/words"

export const t = (key: string, facts: Record<string, Fact> = {}): string => say(`great_wall-table-${key}`, facts)

export const nameOf = (kind: string, id: string): string => piece("great_wall", kind, id)
/** What a card or place does, in our words. */
export const aboutOf = (kind: string, id: string): string => piece("great_wall", kind, `${id}-about`)
/** The same in a word or two, where it does anything besides its numbers. */
export const briefOf = (kind: string, id: string): string =>
  has(`great_wall-${kind}-${keyPart(id)}-brief`) ? piece("great_wall", kind, `${id}-brief`) : ""
/** What a general brings to the first year. */
export const startOf = (general: string): string => piece("great_wall", "general", `${general}-start`)
export const resourceName = (id: string): string => nameOf("resource", id)

/** "Boosted (2 chi): " before what a card does for chi; on the card the price is a number. */
const PRICED = /^[^:(]*\([^)]*\): /

/** A tactic card says what it does, and what it does for chi. */
export const sidesOf = (tactic: string): { basic: string; boosted: string } => ({
  basic: aboutOf("tactic", tactic),
  boosted: piece("great_wall", "tactic", `${tactic}-boosted`),
})
/** What it does for chi, where the price stands beside it. */
export const boostOf = (tactic: string): string => sidesOf(tactic).boosted.replace(PRICED, "")

const SOFT = "\u00ad"
/** Long words of the name may part at the end of a line. */
export const parted = (name: string): string =>
  t("parted")
    .split(" ")
    .reduce((said, word) => said.replace(word.replaceAll(SOFT, ""), word), name)
