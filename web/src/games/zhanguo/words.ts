/** The sentences of the board. Keys of the table's words are short here: `t("court")`. */

import type { Fact } from "../../lib/types"
import { piece, say } from "../../lib/words"
import type { Bonus, Refused, RewardSpace, Wall } from "./model"

export const t = (key: string, facts: Record<string, Fact> = {}): string => say(`zhanguo-table-${key}`, facts)

export const nameOf = (kind: string, id: string): string => piece("zhanguo", kind, id)
/** Why a use of a card is not possible: the engine's refusal, with the rule's id. */
export const refusalText = ({ rule, facts }: Refused): string =>
  say("refusal", { sentence: say(`zhanguo-refusal-${rule}`, facts), rule })

/** What the token of a wall section scores, on all its spaces or on one. */
export const wallText = ({ criterion, points }: Wall, lines?: number): string =>
  t("wall-scores", { criterion, points: lines === undefined ? points.join("/") : String(points[lines - 1]) })

/** What a player board can do. */
export const powerOf = (board: string | null): string =>
  board === null ? "" : piece("zhanguo", "board", `${board}-about`)

/** What a card gives when it wakes: which cards count, and what comes to its own region. */
export const bonusText = (bonus: Bonus): string => t(`gives-${bonus}`)

export function rewardText({ reward, regions }: RewardSpace): string {
  return regions.length
    ? t("reward-in", { text: nameOf("reward", reward), list: regions.join(", "), number: regions.length })
    : nameOf("reward", reward)
}
