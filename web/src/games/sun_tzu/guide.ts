/** The guide of Sun Tzu: three rounds of the beginner game, up to the first scoring. */

import { battles, type Battle } from "./battles"
import { isFramed, mySide, other, provinceOf, PROVINCES, type Side, type View } from "./model"
import { piece } from "../../lib/words"
import type { Fact, Option } from "../../lib/types"
import type { Scene, Script } from "../../guide/types"
import { touching } from "./touching"

type Now = Scene<View>

const SCORED = 3 // the first round that is scored
const SEND = ".decide-foot"
const HAND = ".st .fan"

const sideOf = (m: Now): Side => mySide(m.sight) ?? "sun_tzu"
const laid = (m: Now): number => PROVINCES.filter((place) => provinceOf(m.view, place)?.orders[sideOf(m)]).length
const laying = (m: Now, round: number): boolean => m.view.round === round && !m.view.orders_lie
const fights = (m: Now): Battle[] => battles(m.sight.told).all
const settled = (m: Now): Battle[] => fights(m).filter((battle) => battle.result !== "open")
const provinceName = (place: string): string => piece("sun_tzu", "province", place)
const held = (m: Now, side: Side): number => m.view.sides[side].provinces
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** How a card counts for a suggestion: a plus card beats whatever it meets, but only just. */
const STRENGTH: Readonly<Record<string, number>> = { "-1": 0, plague: 0, "+1": 7.5, "+2": 8.5, "+3": 9.5 }
const strength = (card: string): number => STRENGTH[card] ?? Number(card)
const TO_SPEND = 2 // cards per round that do not come back

/** The strongest card where the most points are, and so on down; what does not come back only where it pays. */
function bestOrder(m: Now): string | undefined {
  const value = (place: string) => provinceOf(m.view, place)?.value ?? 0
  const ranked = [...PROVINCES].sort((one, two) => value(two) - value(one))
  const worthy: string[] = ranked.slice(0, TO_SPEND)
  const fits = ({ verb, parts }: Option, place: string) => {
    const card = String(parts["card"])
    const pays = isFramed(card) || worthy.includes(place)
    return verb === "lay" && parts["province"] === place && strength(card) > 0 && pays
  }
  for (const place of ranked.filter((one) => !provinceOf(m.view, one)?.orders[sideOf(m)])) {
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
  return option ? `.plate[data-province="${String(option.parts["province"])}"]` : SEND
}

/** The first battle that the player won, else one that the other side won, else the first of all. */
function telling(m: Now): Battle | undefined {
  const won = settled(m).filter((battle) => battle.result === "won")
  return won.find((battle) => battle.winner === sideOf(m)) ?? won[0] ?? settled(m)[0]
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
    moved: battle.winner ? battle.moved[battle.winner] : 0,
  }
}

/** Of the cards drawn the weakest goes back; a plague is none. */
function weakest(m: Now): Option | undefined {
  const worth = ({ parts }: Option) => (parts["card"] === "plague" ? 10 : strength(String(parts["card"])))
  return m.options.filter((one) => one.verb === "under").sort((a, b) => worth(a) - worth(b))[0]
}

/** All armies of the player, and where they are. */
function armies(m: Now): Record<string, Fact> {
  const mine = sideOf(m)
  const seen = PROVINCES.map((place) => provinceOf(m.view, place))
  const marks = sum(seen.map((one) => one?.name_box[mine] ?? 0))
  const placed = sum(seen.map((one) => (one?.owner === mine ? one.armies : 0)))
  const { pool } = m.view.sides[mine]
  return { mine: held(m, mine), theirs: held(m, other(mine)), all: pool + placed + marks, placed, marks, pool }
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
  touching,
  later: [{ what: ".still", until: "second" }],
  chapters: [
    {
      id: "war",
      steps: [
        { id: "welcome", rules: ["ST-B1", "ST-A7"], target: ".seats .seat" },
        { id: "track", rules: ["ST-B5", "ST-H1", "ST-H3"], target: ".rope" },
        {
          id: "plate",
          rules: ["ST-A4", "ST-A8"],
          when: (m) => laying(m, 1),
          target: '.plate[data-province="QIN"]',
        },
      ],
    },
    {
      id: "orders",
      steps: [
        { id: "hand", rules: ["ST-A3", "ST-B6"], when: (m) => laying(m, 1), target: HAND },
        {
          id: "specials",
          rules: ["ST-E4", "ST-E9", "ST-E2"],
          when: (m) => laying(m, 1),
          target: HAND,
        },
        {
          id: "first",
          rules: ["ST-C1", "ST-C2"],
          asks: ["orders"],
          when: (m) => laying(m, 1) && laid(m) === 0,
          target: orderTarget,
          facts: orderFacts,
          suggests: bestOrder,
        },
        {
          id: "others",
          rules: ["ST-E3", "ST-B15"],
          asks: ["orders"],
          stays: true,
          when: (m) => laying(m, 1) && laid(m) < PROVINCES.length,
          target: orderTarget,
          facts: orderFacts,
          suggests: bestOrder,
        },
        {
          id: "ready",
          rules: ["ST-B15"],
          asks: ["orders"],
          when: (m) => laying(m, 1) && laid(m) === PROVINCES.length,
          target: SEND,
          suggests: () => "ready",
        },
      ],
    },
    {
      id: "battles",
      steps: [
        {
          id: "battle",
          rules: ["ST-B3", "ST-C1"],
          when: (m) => telling(m) !== undefined,
          // All of the land: its cards and its armies are what is spoken of.
          target: (m) => `.land [data-spot="prov:${telling(m)?.province}"]`,
          facts: battleFacts,
        },
        {
          id: "source",
          rules: ["ST-C6", "ST-E12"],
          asks: ["source"],
          when: (m) => m.options.length > 1,
          target: ".plate.is-legal",
          facts: (m) => ({ purpose: m.view.owed?.purpose ?? "" }),
        },
        {
          id: "armies",
          rules: ["ST-E3", "ST-C6"],
          when: (m) => settled(m).length >= PROVINCES.length,
          target: [".edge.near", ".seats .seat"],
          facts: armies,
        },
        {
          id: "draw",
          rules: ["ST-B7", "ST-E11"],
          asks: ["draw"],
          target: (m) => [`[data-spot="drawn:${String(weakest(m)?.parts["card"])}"]`, ".st .drawn"],
          suggests: (m) => weakest(m)?.text,
        },
      ],
    },
    {
      id: "second",
      steps: [
        {
          id: "second",
          rules: ["ST-C2", "ST-C5"],
          asks: ["orders"],
          stays: true,
          when: (m) => laying(m, 2),
          target: orderTarget,
          facts: orderFacts,
          suggests: orders,
        },
      ],
    },
    {
      id: "scoring",
      steps: [
        { id: "ghost", rules: ["ST-H1"], when: (m) => laying(m, SCORED), target: ".rope", facts: ifScored },
        {
          id: "third",
          rules: ["ST-B5", "ST-H1"],
          asks: ["orders"],
          stays: true,
          when: (m) => laying(m, SCORED),
          target: orderTarget,
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
        {
          id: "picks",
          rules: ["ST-B4"],
          when: (m) => m.view.round > SCORED,
          target: [".edge.near", ".seats .seat"],
        },
        { id: "full", rules: ["ST-A2", "ST-D1", "ST-E5"], when: (m) => m.view.round > SCORED },
        { id: "end", rules: ["ST-H3", "ST-H4"], when: (m) => m.view.round > SCORED, last: true },
      ],
    },
  ],
}
