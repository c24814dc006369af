/** The view of ZhanGuo as the server sends it, with its types (view.ts), and how its pieces are drawn. */

import type { Sight } from "../../lib/types"
import type {
  Action,
  Aspect,
  Board,
  Bonus,
  Criterion,
  FinalPoints,
  Officials,
  Over,
  Player,
  Refused,
  Reward,
  View,
} from "./view"
import { ASPECTS, COLORS } from "./view"

export * from "./view"

export const viewOf = (sight: Sight): View => sight.view as View

/** Cards 1 to 40, 41 to 80, 81 to 120. */
export const aspectOf = (card: number): Aspect => ASPECTS[Math.floor((card - 1) / 40)] ?? "writing"

export const topOf = (view: View): number | null => view.court.at(-1) ?? null

/** A card in the player's hand against the last one at the court. */
export const overOf = (view: View, card: number): Over | null =>
  view.own?.over[view.own.hand.findIndex((one) => one.card === card)] ?? null

export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

export const mineOf = (view: View): Player | null => (view.own ? (view.players[view.own.seat] ?? null) : null)

export const officialsIn = (area: Officials): number => sum(COLORS.map((color) => area[color]))

/** The engine's refusal of a use of a card, whatever the card. */
export function refusalOf(view: View, thing: string): Refused | null {
  const option = thing.replace(/^region:/, "unify ").replace(/^act:/, "court ")
  return view.own?.refused.find((one) => one.option === option) ?? null
}

/** What an action that is refused lacks, as the end of a key; none where only the whole sentence says it. */
export function lackOf(view: View, action: Action): string | null {
  const isManned = mineOf(view)?.regions.some((region) => officialsIn(region.workers_area) > 0)
  const LACKS: Readonly<Record<string, string>> = {
    "ZG-K1": "piece",
    "ZG-K2": "official",
    "ZG-K3": isManned ? "unrest" : "hirer",
    "ZG-K4": "colors",
    "ZG-K6": "builder",
    "ZG-K7": "builder",
    "ZG-K8": "piece",
  }
  return LACKS[refusalOf(view, `act:${action}`)?.rule ?? ""] ?? null
}

/** Boards are picked or auctioned before the first round. */
export const isSetUp = (view: View): boolean => view.players.some((player) => player.board === null)

/** Points that a player would have if the game ended now. */
export const finalOf = (player: Player): number => player.points + sum(Object.values(player.if_it_ended_now))

/** Who may choose the reward of an aspect, in that order: the higher value of markers first, then the tie order. */
export function choosers(view: View, aspect: Aspect): { seat: number; value: number }[] {
  const worth = (seat: number) => view.players[seat]?.markers.find((one) => one.aspect === aspect)?.value ?? 0
  const all = view.tie_order.map((seat) => ({ seat, value: worth(seat) })).filter((one) => one.value > 0)
  return all.sort((one, other) => other.value - one.value)
}

// Symbols

export const NUMERALS = ["n1", "n2", "n3", "n4", "n5"] as const
export const ACTION_ICONS: Readonly<Record<Action, string>> = {
  recruit: "official",
  move: "movement",
  hire: "worker",
  governor: "governor",
  palace: "palace",
  wall: "wall-piece",
}
/** Of what is counted at the end. */
export const FINAL_ICONS: Readonly<Record<keyof FinalPoints, string>> = {
  governors: "governor",
  unification: "marker-any",
  missions: "mission",
  walls: "wall-piece",
}
export const FINAL = Object.keys(FINAL_ICONS) as (keyof FinalPoints)[]
export const BOARD_ICONS: Readonly<Record<Board, string>> = {
  plain: "tianxia",
  circle: "sym-circle",
  square: "sym-square",
  triangle: "sym-triangle",
  star: "sym-star",
}

/** How a bonus is drawn: a number, the symbols of what is gained, and the color of an official. */
const MARKS: Readonly<Record<Bonus, { number: string; icons: string[]; tone: string }>> = {
  marker: { number: "", icons: ["marker-any"], tone: "" },
  move2: { number: "2", icons: ["movement"], tone: "" },
  vp2: { number: "2", icons: ["vp"], tone: "" },
  vp3: { number: "3", icons: ["vp"], tone: "" },
  vp_cream: { number: "1×", icons: ["writing"], tone: "" },
  vp_orange: { number: "1×", icons: ["currency"], tone: "" },
  vp_brown: { number: "1×", icons: ["law"], tone: "" },
  worker: { number: "1", icons: ["worker"], tone: "" },
  move_worker: { number: "", icons: ["movement", "worker"], tone: "" },
  unrest_any: { number: "−1", icons: ["unrest"], tone: "" },
  unrest_here: { number: "−1", icons: ["unrest"], tone: "" },
  off_red: { number: "", icons: ["official"], tone: "o-red" },
  off_white: { number: "", icons: ["official"], tone: "o-white" },
  off_grey: { number: "", icons: ["official"], tone: "o-grey" },
}
export const bonusMarks = (bonus: Bonus) => MARKS[bonus]

export function rewardIcon(reward: Reward): { icon: string; tone: string; number: number } {
  switch (reward) {
    case "red":
    case "grey":
      return { icon: "official", tone: `o-${reward}`, number: 2 }
    case "workers":
      return { icon: "worker", tone: "", number: 2 }
    case "wall":
      return { icon: "wall-piece", tone: "", number: 0 }
    case "governor":
      return { icon: "governor", tone: "", number: 0 }
    case "palace":
      return { icon: "palace", tone: "", number: 0 }
    default:
      return { icon: "official", tone: "", number: 1 }
  }
}

export const CRITERION_ICONS: Readonly<Record<Criterion, { icons: string[]; tone: string }>> = {
  enough_officials: { icons: ["official", "unrest"], tone: "" },
  grey: { icons: ["official"], tone: "o-grey" },
  red: { icons: ["official"], tone: "o-red" },
  white: { icons: ["official"], tone: "o-white" },
  orange: { icons: ["currency"], tone: "" },
  brown: { icons: ["law"], tone: "" },
  cream: { icons: ["writing"], tone: "" },
  three_cards: { icons: ["cards"], tone: "" },
  two_alike: { icons: ["cards"], tone: "" },
  calm: { icons: ["unrest"], tone: "" },
  empty_track: { icons: ["unrest"], tone: "" },
  sets: { icons: ["writing", "currency", "law"], tone: "" },
}
