/** The sentences of the board. Keys of the table's words are short here: `t("hand")`. */

import { say } from "../../lib/words"
import type { Fact } from "../../lib/types"
import type { Battle } from "./battles"
import { isFramed, provinceOf, type Card, type Side, type View } from "./model"

export const t = (key: string, facts: Record<string, Fact> = {}): string => say(`sun_tzu-table-${key}`, facts)

export const cardName = (card: string): string => t("card", { card })
export const sideName = (side: Side): string => t("side", { seat: side })
export const provinceName = (province: string): string => t("province", { province })

/** "me", "foe", or for a spectator "": from whose chair a sentence is spoken. */
export const who = (side: Side, mine: Side | null): string => (mine === null ? "none" : side === mine ? "me" : "foe")

/** What a card of this side does, in one line. */
export function aboutCard(card: string, view: View, side: Side): string {
  if (card === "plague" && view.great_plague.includes(side)) return t("about-plague-great")
  if (card === "1" || card === "6" || card === "plague" || card === "-1")
    return t(`about-${card === "-1" ? "minus" : card}`)
  if (card.startsWith("+")) return t("about-plus", { bonus: Number(card), price: view.prices[card as Card] ?? 0 })
  return t(isFramed(card) ? "about-framed" : "about-number")
}

/** The result of a battle: "You won by 4". */
export function resultOf(battle: Battle, mine: Side | null): string {
  if (battle.result === "open") return t("result-open")
  if (battle.result === "tie") return t("result-tie")
  if (battle.result === "plague")
    return battle.lost.side && battle.lost.count > 0
      ? t("result-plague", { seat: battle.lost.side, lost: battle.lost.count, who: who(battle.lost.side, mine) })
      : t("result-plague-none")
  const winner = battle.winner ?? "sun_tzu"
  return t("result-won", { seat: winner, margin: battle.margin, who: who(winner, mine) })
}

/** Everything about a province in one sentence, for those who cannot see the map. */
export function provinceLabel(
  view: View,
  place: string,
  mine: Side | null,
  battle: Battle | null,
  act: string,
): string {
  const province = provinceOf(view, place)
  if (!province) return provinceName(place)
  const parts = [provinceName(place)]
  parts.push(
    province.owner
      ? t("held-by", { seat: province.owner, who: who(province.owner, mine), armies: province.armies })
      : t("neutral"),
  )
  const [a, b, c] = province.values
  if (a !== undefined && b !== undefined && c !== undefined)
    parts.push(t("values", { now: province.value ?? 0, round_3: a, round_6: b, round_9: c }))
  for (const side of ["sun_tzu", "shao"] as const)
    if (province.marks[side] > 0)
      parts.push(t("marked", { seat: side, who: who(side, mine), armies: province.name_box[side] }))
  if (battle) {
    parts.push(t("fought", { number: battle.number, sun_tzu_card: battle.cards.sun_tzu, shao_card: battle.cards.shao }))
    parts.push(resultOf(battle, mine))
  } else
    for (const side of ["sun_tzu", "shao"] as const) {
      const order = province.orders[side]
      if (order === "?") parts.push(t("order-hidden", { seat: side }))
      else if (order) parts.push(t("order-own", { card: order }))
    }
  if (act) parts.push(act)
  return parts.map((part) => part.replace(/[.:]$/, "")).join(". ") + "."
}

export function leads(marker: number, mine: Side | null): string {
  const leader: Side = marker > 0 ? "sun_tzu" : "shao"
  return marker === 0 ? t("level") : t("leads", { seat: leader, steps: Math.abs(marker), who: who(leader, mine) })
}

/** The same, if the provinces were scored now. */
export function wouldLead(marker: number, mine: Side | null): string {
  const leader: Side = marker > 0 ? "sun_tzu" : "shao"
  const facts = { seat: leader, steps: Math.abs(marker), who: who(leader, mine) }
  return marker === 0 ? t("would-tied") : t("would", facts)
}

/** The same in a word or two: "King Shao by 7". */
export function ahead(marker: number, mine: Side | null): string {
  const leader: Side = marker > 0 ? "sun_tzu" : "shao"
  return marker === 0 ? t("ahead-none") : t("ahead", { seat: leader, steps: Math.abs(marker), who: who(leader, mine) })
}
