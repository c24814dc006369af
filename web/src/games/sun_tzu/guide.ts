/** The guide of Sun Tzu: three rounds, from the choice of a general to the first scoring. */

import { battles, type Battle } from "./battles"
import { isFramed, mySide, other, provinceOf, PROVINCES, rank, type Purpose, type Side, type View } from "./model"
import { piece } from "../../lib/words"
import type { Fact, Option } from "../../lib/types"
import type { Scene, Script } from "../../guide/types"

type Now = Scene<View>

const SCORED = 3 // the first round that is scored
const WINDOWS = ["start_of_round", "after_orders", "after_battle", "after_scoring"] as const

const sideOf = (m: Now): Side => mySide(m.sight) ?? "sun_tzu"
const laid = (m: Now): number => PROVINCES.filter((place) => provinceOf(m.view, place)?.orders[sideOf(m)]).length
const laying = (m: Now, round: number): boolean => m.view.round === round && !m.view.orders_lie
const fights = (m: Now): Battle[] => battles(m.sight.told).all
const settled = (m: Now): Battle[] => fights(m).filter((battle) => battle.result !== "open")
const provinceName = (place: string): string => piece("sun_tzu", "province", place)
const held = (m: Now, side: Side): number => m.view.sides[side].provinces

/** How a card counts for a suggestion: a plus card beats whatever it meets, but only just. */
const STRENGTH: Readonly<Record<string, number>> = { "-1": 0, plague: 0, "+1": 7.5, "+2": 8.5, "+3": 9.5 }
const strength = (card: string): number => STRENGTH[card] ?? Number(card)
const TO_SPEND = 2 // cards per round that do not come back

/** The strongest card where the most points are, and so on down; with thrift. */
function bestOrder(m: Now): string | undefined {
  const order = (place: string) => provinceOf(m.view, place)?.orders[sideOf(m)] ?? null
  const value = (place: string) => provinceOf(m.view, place)?.value ?? 0
  const spent = PROVINCES.filter((place) => order(place) !== null && !isFramed(order(place) ?? "")).length
  const fits = ({ verb, parts }: Option, place: string) => {
    const card = String(parts["card"])
    return verb === "lay" && parts["province"] === place && strength(card) > 0 && (isFramed(card) || spent < TO_SPEND)
  }
  const free = PROVINCES.filter((place) => order(place) === null).sort((one, two) => value(two) - value(one))
  for (const place of free) {
    const cards = m.options.filter((option) => fits(option, place))
    const best = cards.sort((one, two) => strength(String(two.parts["card"])) - strength(String(one.parts["card"])))[0]
    if (best) return best.text
  }
  return undefined
}

const orders = (m: Now): string | undefined => (laid(m) === PROVINCES.length ? "ready" : bestOrder(m))

/** Where the suggested card is and where it goes. */
function orderFacts(m: Now): Record<string, Fact> {
  const option = m.options.find((one) => one.text === bestOrder(m))
  if (!option) return { card: "", province: "", left: 0 }
  return {
    card: String(option.parts["card"]),
    province: provinceName(String(option.parts["province"])),
    left: PROVINCES.length - laid(m),
  }
}

function orderTarget(m: Now): string {
  const option = m.options.find((one) => one.text === bestOrder(m))
  return option ? `.plate[data-province="${String(option.parts["province"])}"]` : ".map"
}

/** The first battle in which something moved, else the first of all. */
function telling(m: Now): Battle | undefined {
  return settled(m).find((battle) => battle.result === "won") ?? settled(m)[0]
}

function battleFacts(m: Now): Record<string, Fact> {
  const battle = telling(m)
  const mine = sideOf(m)
  if (!battle) return {}
  const won = battle.winner === mine ? "won" : "lost"
  return {
    province: provinceName(battle.province),
    card: piece("sun_tzu", "card", battle.cards[mine]),
    theirs: piece("sun_tzu", "card", battle.cards[other(mine)]),
    result: battle.result === "won" ? won : battle.result,
    margin: battle.margin,
  }
}

/** Of the cards drawn the one with the lowest place goes back. */
function weakest(m: Now): string | undefined {
  const cards = m.options.filter((one) => one.verb === "under")
  return cards.sort((a, b) => rank(a.parts["card"]) - rank(b.parts["card"]))[0]?.text
}

/** Whether the player chooses where armies for one of these come from. */
const owes = (m: Now, ...purposes: Purpose[]): boolean =>
  m.options.length > 1 && m.view.owed !== null && purposes.includes(m.view.owed.purpose)

function priceFacts(m: Now): Record<string, Fact> {
  const { owed } = m.view
  return { card: provinceOf(m.view, owed?.province)?.orders[sideOf(m)] ?? "", armies: owed?.armies ?? 0 }
}

function points(m: Now): Record<string, Fact> {
  const scored = m.told.find((one) => one.kind === "scored")
  const mine = sideOf(m)
  return { mine: Number(scored?.facts[mine] ?? 0), theirs: Number(scored?.facts[other(mine)] ?? 0) }
}

function ifScored(m: Now): Record<string, Fact> {
  const now = m.view.if_scored_now?.points
  return { mine: now?.[sideOf(m)] ?? 0, theirs: now?.[other(sideOf(m))] ?? 0 }
}

export const script: Script<View> = {
  game: "sun_tzu",
  steps: [
    { id: "welcome", rules: ["ST-B1"], target: ".st .map", tab: "map" },
    { id: "rope", rules: ["ST-B5", "ST-H1"], target: ".rope" },
    {
      id: "general",
      rules: ["ST-A2", "ST-F8"],
      asks: ["keep_general"],
      target: ".choose",
      tab: "hand",
      suggests: () => "keep vanguard",
    },
    {
      id: "plate",
      rules: ["ST-A4", "ST-H2"],
      when: (m) => laying(m, 1),
      target: '.plate[data-province="QIN"]',
      tab: "map",
    },
    { id: "hand", rules: ["ST-A3", "ST-B6"], when: (m) => laying(m, 1), target: ".st .hand", tab: "map" },
    { id: "specials", rules: ["ST-E4", "ST-E9"], when: (m) => laying(m, 1), target: ".st .hand", tab: "map" },
    {
      id: "window",
      rules: ["ST-F11", "ST-D1"],
      asks: WINDOWS,
      when: (m) => m.options.length > 1,
      target: [".decide .rest", ".decide .opts"],
      suggests: () => "pass",
    },
    {
      id: "reveal",
      rules: ["ST-F12"],
      asks: ["at_reveal"],
      when: (m) => m.options.length > 1,
      target: ".gens",
      tab: "hand",
    },
    {
      id: "source",
      rules: ["ST-C6", "ST-E12"],
      asks: ["source", "buy"],
      when: (m) => owes(m, "place", "mark"),
      target: [".plate.is-legal", ".pool.is-legal"],
      tab: "map",
    },
    {
      id: "price",
      rules: ["ST-E5"],
      asks: ["source", "buy"],
      when: (m) => owes(m, "price"),
      target: [".pool.is-legal", ".plate.is-legal"],
      tab: "map",
      facts: priceFacts,
    },
    {
      id: "first",
      rules: ["ST-B1", "ST-C1"],
      asks: ["orders"],
      when: (m) => laying(m, 1) && laid(m) === 0,
      target: orderTarget,
      tab: "map",
      facts: orderFacts,
      suggests: bestOrder,
    },
    {
      id: "others",
      rules: ["ST-C2", "ST-E3"],
      asks: ["orders"],
      stays: true,
      when: (m) => laying(m, 1) && laid(m) < PROVINCES.length,
      target: orderTarget,
      tab: "map",
      facts: orderFacts,
      suggests: bestOrder,
    },
    {
      id: "ready",
      rules: ["ST-B15"],
      asks: ["orders"],
      when: (m) => laying(m, 1) && laid(m) === PROVINCES.length,
      target: ".decide",
      suggests: () => "ready",
    },
    {
      id: "battle",
      rules: ["ST-B3", "ST-C1"],
      when: (m) => telling(m) !== undefined,
      target: (m) => `.plate[data-province="${telling(m)?.province}"]`,
      tab: "map",
      facts: battleFacts,
    },
    {
      id: "armies",
      rules: ["ST-C5", "ST-D1"],
      when: (m) => settled(m).length >= PROVINCES.length,
      target: [".corner.mine", ".seats .seat"],
      tab: "map",
      facts: (m) => ({
        mine: held(m, sideOf(m)),
        theirs: held(m, other(sideOf(m))),
        pool: m.view.sides[sideOf(m)].pool,
      }),
    },
    { id: "draw", rules: ["ST-B7"], asks: ["draw"], target: ".st .hand", tab: "hand", suggests: weakest },
    {
      id: "second",
      rules: ["ST-B6", "ST-C3"],
      asks: ["orders"],
      stays: true,
      when: (m) => laying(m, 2),
      target: orderTarget,
      tab: "map",
      facts: orderFacts,
      suggests: orders,
    },
    { id: "ghost", rules: ["ST-H1"], when: (m) => laying(m, SCORED), target: ".rope", facts: ifScored },
    {
      id: "third",
      rules: ["ST-B5", "ST-H1"],
      asks: ["orders"],
      stays: true,
      when: (m) => laying(m, SCORED),
      target: orderTarget,
      tab: "map",
      facts: orderFacts,
      suggests: orders,
    },
    {
      id: "scored",
      rules: ["ST-H1", "ST-H2"],
      when: (m) => m.told.some((one) => one.kind === "scored"),
      target: ".rope",
      facts: points,
    },
    { id: "picks", rules: ["ST-B4"], when: (m) => m.view.round > SCORED, target: ".st .map", tab: "map" },
    { id: "end", rules: ["ST-H3", "ST-H4"], when: (m) => m.view.round > SCORED, last: true },
  ],
}
