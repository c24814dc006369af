/** The sentences of the board. Keys of the table's words are short here: `t("court")`. */

import type { Fact } from "../../lib/types"
import { piece, say } from "../../lib/words"
import { cardsOf, type Card, type Player } from "./model"

export const t = (key: string, facts: Record<string, Fact> = {}): string => say(`zhanguo-table-${key}`, facts)

export const nameOf = (kind: string, id: string): string => piece("zhanguo", kind, id)
/** What a player board can do. */
export const powerOf = (board: string | null): string => (board === null ? "" : piece("zhanguo", "board", `${board}-about`))

/** What a card on the board gives when it wakes. */
export function bonusText(bonus: string): string {
  return nameOf("bonus", bonus)
}

const EACH: Readonly<Record<string, "writing" | "currency" | "law">> = { vp_cream: "writing", vp_orange: "currency", vp_brown: "law" }

/** The same with its number, as the player's board is now. */
export function yieldText(card: Card, player: Player): string {
  const aspect = EACH[card.bonus]
  return aspect ? t("points", { number: cardsOf(player, aspect) }) : bonusText(card.bonus)
}
