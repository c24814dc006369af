/** The sentences of the board. Keys of the table's words are short here: `t("court")`. */

import type { Fact } from "../../lib/types"
import { piece, say } from "../../lib/words"
import type { RewardSpace } from "./model"

export const t = (key: string, facts: Record<string, Fact> = {}): string => say(`zhanguo-table-${key}`, facts)

export const nameOf = (kind: string, id: string): string => piece("zhanguo", kind, id)
/** What a player board can do. */
export const powerOf = (board: string | null): string =>
  board === null ? "" : piece("zhanguo", "board", `${board}-about`)

/** What a card on the board gives when it wakes. */
export function bonusText(bonus: string): string {
  return nameOf("bonus", bonus)
}

export function rewardText({ reward, regions }: RewardSpace): string {
  return regions.length
    ? t("reward-in", { text: nameOf("reward", reward), list: regions.join(", ") })
    : nameOf("reward", reward)
}
