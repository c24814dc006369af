/** What the top of the table says about a game of Sun Tzu. */

import type { Phase, SeatFact } from ".."
import type { Option, Sight } from "../../lib/types"
import { event } from "../../lib/words"
import type { Preview } from "../../table/live/foreseen.svelte"
import { battles } from "./battles"
import { mySide, provinceOf, SIDES, viewOf, type Side, type View } from "./model"
import { aboutCard, sideName, t, who } from "./words"

/** Everything about a side that both may see (ST-A9). */
export function facts(sight: Sight, seat: number): SeatFact[] {
  const view = viewOf(sight)
  const side = SIDES[seat]
  if (!side) return []
  const state = view.sides[side]
  const list: SeatFact[] = [
    { icon: "pool", title: t("in-pool"), value: state.pool, class: "in-camp" },
    { icon: "reserves", title: t("in-reserves"), value: state.reserves, class: "in-camp" },
    { icon: "cards", title: t("in-hand"), value: state.hand_size },
    { icon: "pile", title: t("in-pile"), value: state.pile },
  ]
  if (view.options["beginner"] !== true) list.push({ icon: "general", title: t("face-down"), value: state.generals })
  if (view.options["beginner"] === true) list.splice(1, 1)
  return list
}

/** Seats have no score of their own, the rope shows it; here is whom the seat plays. */
export function score(_sight: Sight, seat: number): string {
  const side = SIDES[seat]
  return side ? sideName(side) : ""
}

export function where(sight: Sight): string {
  const view = viewOf(sight)
  if (view.round < 1) return t("where-setup")
  const fought = battles(sight.told).round.length
  const facts = { round: view.round, last: view.last_round, scoring: view.scoring_round }
  return view.orders_lie && fought > 0 ? t("where-battle", { ...facts, battle: fought }) : t("where", facts)
}

export function whereShort(sight: Sight): string {
  const view = viewOf(sight)
  return view.round < 1 ? t("where-setup") : t("where-short", { round: view.round, last: view.last_round })
}

const PHASES = [
  { id: "orders", icon: "seal", asked: ["start_of_round", "orders"] },
  {
    id: "battle",
    icon: "barracks",
    asked: [
      ...["after_orders", "battle_order", "next_battle", "at_reveal", "buy", "source", "reinforce", "take_general"],
      ...["after_battle", "before_end"],
    ],
  },
  { id: "scoring", icon: "trophy", asked: ["after_scoring"] },
  { id: "draw", icon: "cards", asked: ["draw"] },
]

export function phases(sight: Sight): Phase[] {
  const view = viewOf(sight)
  if (view.round < 1 || sight.over) return []
  const list = PHASES.filter((phase) => phase.id !== "scoring" || view.round === view.scoring_round)
  const now = list.findIndex((phase) => phase.asked.includes(sight.asked))
  return list.map(({ id, icon }, place) => ({
    icon,
    label: t(`phase-${id}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }))
}

/** Of what an option would tell this seat: what becomes of pieces and points. */
const TELLING = [
  "plague",
  "marked",
  "won",
  "tie",
  "withdrew",
  "placed",
  "to_reserves",
  "bought",
  "scored",
  "point",
  "end",
]
const spoken = (sight: Sight, preview: Preview | null): string =>
  (preview?.told ?? [])
    .filter(({ kind }) => TELLING.includes(kind))
    .map((told) => event(sight.game, told))
    .join(" ")

/** What a row says: whose place it names, what that is worth, and where an army goes from there. */
export function about(sight: Sight, option: Option, preview: Preview | null): string {
  const view = viewOf(sight)
  const place = option.parts["province"] ?? option.parts["source"] ?? option.parts["to"]
  const goes = option.verb === "from" ? spoken(sight, preview) : ""
  return [placed(view, place, option, mySide(sight)), goes].filter(Boolean).join(" · ")
}

function placed(view: View, place: unknown, option: Option, mine: Side | null): string {
  const province = provinceOf(view, place)
  if (option.verb === "from" && place === "pool") return mine ? t("about-pool", { armies: view.sides[mine].pool }) : ""
  if (!province || !["fight", "from", "use"].includes(option.verb)) return ""
  const held = province.owner
    ? t("held-by", { seat: province.owner, who: who(province.owner, mine), armies: province.armies })
    : t("neutral")
  return t("about-place", { held, value: province.value ?? 0 })
}

/** What the chosen option does: for a card what it is, for all else what would happen. */
export function outcome(sight: Sight, option: Option, preview: Preview | null): string {
  const card = option.parts["card"]
  const mine = mySide(sight)
  if (option.verb === "lay" && typeof card === "string" && mine) return aboutCard(card, viewOf(sight), mine)
  return spoken(sight, preview)
}

/** The symbol of an option's row in the panel; null: the usual one of its verb. */
export function icon(option: Option): string | null {
  if (option.parts["card"] === "plague") return "plague"
  if (option.verb === "from" && option.parts["source"] === "pool") return "pool"
  return null
}
