/** What the top of the table says about a game of Sun Tzu. */

import type { Option, Sight } from "../../lib/types"
import { battles } from "./battles"
import { mySide, provinceOf, SIDES, viewOf } from "./model"
import { aboutCard, sideName, t, who } from "./words"

const LAST_ROUND = 9

type SeatFact = { icon: string; title: string; value: number | string; label?: string }
type Phase = { icon: string; label: string; state: "done" | "now" | "next" }

/** Everything about a side that both may see (ST-A9). */
export function facts(sight: Sight, seat: number): SeatFact[] {
  const view = viewOf(sight)
  const side = SIDES[seat]
  if (!side) return []
  const state = view.sides[side]
  const list: SeatFact[] = [
    { icon: "pool", title: t("in-pool"), value: state.pool, label: t("pool") },
    { icon: "reserves", title: t("in-reserves"), value: state.reserves },
    { icon: "cards", title: t("in-hand"), value: state.hand_size },
    { icon: "pile", title: t("in-pile"), value: state.pile },
  ]
  if (view.options["beginner"] !== true) list.push({ icon: "general", title: t("face-down"), value: state.generals })
  if (view.options["beginner"] === true) list.splice(1, 1)
  return list
}

/** There is no score of a seat, the rope has it; here stands whom the seat plays. */
export function score(_sight: Sight, seat: number): string {
  const side = SIDES[seat]
  return side ? sideName(side) : ""
}

export function where(sight: Sight): string {
  const view = viewOf(sight)
  if (view.round < 1) return t("where-setup")
  const fought = battles(sight.told).round.length
  const scoring = Math.min(LAST_ROUND, Math.ceil(view.round / 3) * 3)
  if (view.orders_lie && fought > 0) return t("where-battle", { round: view.round, last: LAST_ROUND, battle: fought, scoring })
  return t("where", { round: view.round, last: LAST_ROUND, scoring })
}

const PHASES = [
  { id: "orders", icon: "seal", asked: ["start_of_round", "orders"] },
  { id: "battle", icon: "barracks", asked: ["after_orders", "next_battle", "at_reveal", "buy", "source", "reinforce", "take_general", "after_battle"] },
  { id: "scoring", icon: "trophy", asked: ["after_scoring"] },
  { id: "draw", icon: "cards", asked: ["draw"] },
]

export function phases(sight: Sight): Phase[] {
  const view = viewOf(sight)
  if (view.round < 1 || sight.over) return []
  const list = PHASES.filter((phase) => phase.id !== "scoring" || view.round % 3 === 0)
  const now = list.findIndex((phase) => phase.asked.includes(sight.asked))
  return list.map(({ id, icon }, place) => ({
    icon,
    label: t(`phase-${id}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }))
}

/** What a row says of the place it names: whose it is, and what it is worth. */
export function about(sight: Sight, option: Option): string {
  const view = viewOf(sight)
  const place = option.parts["province"] ?? option.parts["source"] ?? option.parts["to"]
  const province = provinceOf(view, place)
  if (option.verb === "from" && place === "pool") {
    const mine = mySide(sight)
    return mine ? t("about-pool", { armies: view.sides[mine].pool }) : ""
  }
  if (!province || !["fight", "from", "use"].includes(option.verb)) return ""
  const held = province.owner
    ? t("held-by", { seat: province.owner, who: who(province.owner, mySide(sight)), armies: province.armies })
    : t("neutral")
  return t("about-place", { held, value: province.value ?? 0 })
}

/** What the card of the chosen option does. */
export function outcome(_sight: Sight, option: Option): string {
  const card = option.parts["card"]
  return option.verb === "lay" && typeof card === "string" ? aboutCard(card) : ""
}

/** The symbol of an option's row in the panel; null: the usual one of its verb. */
export function icon(option: Option): string | null {
  if (option.parts["card"] === "plague") return "plague"
  if (option.verb === "from" && option.parts["source"] === "pool") return "pool"
  return null
}
