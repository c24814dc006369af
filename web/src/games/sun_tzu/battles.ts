/** The battles of a round, read from what this seat was told. */

import type { Told } from "../../lib/types"
import type { Side } from "./model"

export type Battle = {
  province: string
  number: number // in its round, from 1 on
  round: number
  cards: Record<Side, string>
  told: Told[] // from the reveal on, in order
  result: "open" | "won" | "tie" | "plague"
  winner: Side | null
  margin: number
  lost: { side: Side | null; count: number } // by a plague
  moved: Record<Side, number> // change of a side's armies in this province
}

const RESULTS = ["won", "tie", "plague"]
/** What ends the story of a battle: the next thing that is not its consequence. */
const AFTER = ["scored", "round", "drew", "cards_drawn", "order", "ready", "end"]

function begin(event: Told, number: number, round: number): Battle {
  const { province, sun_tzu_card, shao_card } = event.facts
  return {
    province: String(province), number, round,
    cards: { sun_tzu: String(sun_tzu_card), shao: String(shao_card) },
    told: [event], result: "open", winner: null, margin: 0,
    lost: { side: null, count: 0 }, moved: { sun_tzu: 0, shao: 0 },
  }
}

function add(battle: Battle, event: Told): void {
  battle.told.push(event)
  const { facts } = event
  const side = facts["seat"] as Side
  const count = Number(facts["count"] ?? 1)
  if (event.kind === "won") {
    battle.result = "won"
    battle.winner = side
    battle.margin = Number(facts["margin"])
  } else if (event.kind === "tie") battle.result = "tie"
  else if (event.kind === "plague") {
    battle.result = "plague"
    battle.lost = { side: facts["seat"] === "nobody" ? null : side, count: Number(facts["lost"]) }
  } else if (event.kind === "withdrew" && facts["province"] === battle.province) battle.moved[side] -= count
  else if (event.kind === "placed" && facts["province"] === battle.province) battle.moved[side] += count
  else if (["to_reserves", "marked"].includes(event.kind) && facts["source"] === battle.province)
    battle.moved[side] -= count
}

/** All battles told, and of them those of the present round. */
export function battles(told: Told[][]): { all: Battle[]; round: Battle[] } {
  const all: Battle[] = []
  let round: Battle[] = []
  let number = 0
  let open = false
  for (const event of told.flat()) {
    const last = round.at(-1)
    if (event.kind === "round") {
      round = []
      number = Number(event.facts["round"])
    }
    if (event.kind === "reveal") {
      const battle = begin(event, round.length + 1, number)
      round.push(battle)
      all.push(battle)
      open = true
    } else if (last && open) {
      // A general used once the result is known belongs to the window after the battle.
      const late = event.kind === "general_used" && RESULTS.includes(last.result)
      if (late || AFTER.includes(event.kind)) open = false
      else add(last, event)
    }
  }
  return { all, round }
}

const PLUS = /^\+\d$/

/** The strengths of both cards as the rules count them (ST-E1 to E8); null where no strengths are compared. */
export function strengths(battle: Battle): Record<Side, number> | null {
  const used = battle.told.filter((event) => event.kind === "general_used").map((event) => event.facts["general"])
  const cards = { ...battle.cards }
  if (used.includes("feint")) cards.sun_tzu = "6"
  if (used.includes("healer")) cards.sun_tzu = "0"
  if (cards.sun_tzu === "plague" || cards.shao === "plague") return null
  return { sun_tzu: strength(cards.sun_tzu, cards.shao), shao: strength(cards.shao, cards.sun_tzu) }
}

function strength(card: string, against: string): number {
  const special = (name: string) => name === "-1" || PLUS.test(name)
  if (!special(card)) return Number(card)
  if (!special(against)) return Number(against) + Number(card)
  if (card === against) return 0
  return card === "-1" ? 0 : Number(card)
}

/** Why the strengths are what they are: a key of the table's words, or null if the numbers speak. */
export function why(battle: Battle): string | null {
  const { sun_tzu, shao } = battle.cards
  if (battle.told.some((event) => event.facts["general"] === "healer")) return "healer"
  if (sun_tzu === "plague" || shao === "plague") return "plague"
  const specials = [sun_tzu, shao].filter((card) => card === "-1" || PLUS.test(card))
  if (specials.length === 0) return sun_tzu === shao ? "equal" : null
  if (specials.length === 1) return "special"
  if (sun_tzu === shao) return "same"
  return specials.includes("-1") ? "minus" : "pluses"
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
