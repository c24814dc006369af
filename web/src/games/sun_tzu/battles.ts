/** The battles of a round, read from what this seat was told. */

import type { Told } from "../../lib/types"
import { SIDES, type Side, type View } from "./model"

export type Battle = {
  province: string
  number: number // in its round, from 1
  round: number
  cards: Record<Side, string>
  told: Told[] // from the reveal on, in order
  great: Side | null // whose general had made the plagues of the round great by then
  result: "open" | "won" | "tie" | "plague"
  winner: Side | null
  margin: number
  lost: { side: Side | null; count: number } // by a plague
  moved: Record<Side, number> // change of a side's armies in this province
}

const RESULTS = ["won", "tie", "plague"]
/** What ends the story of a battle: the next thing that is not its consequence. */
const AFTER = ["scored", "announced", "round", "drew", "cards_drawn", "order", "ready", "end"]

function begin(event: Told, number: number, round: number, great: Side | null): Battle {
  const { province, sun_tzu_card, shao_card } = event.facts
  return {
    province: String(province),
    number,
    round,
    cards: { sun_tzu: String(sun_tzu_card), shao: String(shao_card) },
    told: [event],
    great,
    result: "open",
    winner: null,
    margin: 0,
    lost: { side: null, count: 0 },
    moved: { sun_tzu: 0, shao: 0 },
  }
}

function add(battle: Battle, event: Told): void {
  battle.told.push(event)
  const { facts } = event
  const side = facts["seat"] as Side
  if (event.kind === "won") {
    battle.result = "won"
    battle.winner = side
    battle.margin = Number(facts["margin"])
  } else if (event.kind === "tie") battle.result = "tie"
  else if (event.kind === "plague") {
    battle.result = "plague"
    battle.lost = { side: facts["seat"] === "nobody" ? null : side, count: Number(facts["lost"]) }
  } else battle.moved[side] += change(event, battle.province)
}

/** By how much an event changes its side's armies in a province. */
function change({ kind, facts }: Told, place: string): number {
  const count = Number(facts["count"] ?? 1)
  if (kind === "withdrew") return facts["province"] === place ? -count : 0
  if (!["placed", "to_reserves", "marked"].includes(kind)) return 0
  return (kind === "placed" && facts["province"] === place ? count : 0) - (facts["source"] === place ? count : 0)
}

/** What these events change in a province, for each side. */
export function changes(told: readonly Told[], place: string): { side: Side; by: number }[] {
  const by = (side: Side) =>
    told.filter(({ facts }) => facts["seat"] === side).reduce((sum, event) => sum + change(event, place), 0)
  return SIDES.map((side) => ({ side, by: by(side) })).filter((one) => one.by !== 0)
}

/** All battles told, and among them those of the current round. */
export function battles(told: Told[][]): { all: Battle[]; round: Battle[] } {
  const all: Battle[] = []
  let round: Battle[] = []
  let number = 0
  let open = false
  let great: Side | null = null
  for (const event of told.flat()) {
    const last = round.at(-1)
    if (event.kind === "round") {
      round = []
      great = null
      number = Number(event.facts["round"])
    }
    if (event.kind === "general_used" && event.facts["general"] === "great_plague") great = event.facts["seat"] as Side
    if (event.kind === "reveal") {
      const battle = begin(event, round.length + 1, number, great)
      round.push(battle)
      all.push(battle)
      open = true
    } else if (last && open) {
      // What is used or bought in the window after the battle is not part of it.
      const inWindow = event.kind === "general_used" || event.facts["purpose"] === "window"
      const late = inWindow && RESULTS.includes(last.result)
      if (late || AFTER.includes(event.kind)) open = false
      else add(last, event)
    }
  }
  return { all, round }
}

const isSpecial = (card: string): boolean => /^[+-]/.test(card)

/** Why a battle went as it did: keys of the table's words; none if the numbers speak. */
export function why(battle: Battle, view: View): string[] {
  if (battle.result === "plague") return plague(battle, view)
  const used = battle.told.filter((event) => event.kind === "general_used").map((event) => event.facts["general"])
  return [...["healer", "feint"].filter((general) => used.includes(general)), ...ofCards(battle)]
}

/** Whose plagues are great: for this round the view says so; for a past round, who made them so. */
function plague({ cards, great, round }: Battle, view: View): string[] {
  const one = SIDES.some((side) => cards[side] === "1") ? ["plague-one"] : []
  const lords = round === view.round ? view.great_plague : great ? [great] : []
  if (lords.some((side) => cards[side] === "plague")) return ["plague-great", ...one]
  return [...(great && round !== view.round ? [] : ["plague"]), ...one]
}

function ofCards({ cards: { sun_tzu, shao }, result }: Battle): string[] {
  const specials = [sun_tzu, shao].filter(isSpecial)
  if (specials.length === 0) return result === "tie" ? ["equal"] : []
  if (specials.length === 1) return ["special"]
  if (sun_tzu === shao) return ["same"]
  return [specials.includes("-1") ? "minus" : "pluses"]
}

/** The provinces that the last move changed, for the brackets of the last move. */
export function lastChanged(told: Told[][]): Set<string> {
  const changed = new Set<string>()
  const last = [...told].reverse().find((entry) => entry.length > 0) ?? []
  for (const event of last) {
    if (["order", "order_back", "score_marker"].includes(event.kind)) continue
    for (const fact of ["province", "source"]) {
      const place = event.facts[fact]
      if (typeof place === "string" && place !== "pool" && place !== "nowhere") changed.add(place)
    }
  }
  return changed
}
