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

/** Boards are picked or auctioned before the first round. */
export const isSetUp = (view: View): boolean => view.players.some((player) => player.board === null)

/** Points that a player would have if the game ended now. */
export const finalOf = (player: Player): number => player.points + sum(Object.values(player.if_it_ended_now))

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

/** The symbol of a bonus, and the color of an official. */
export function bonusIcon(bonus: Bonus): { icon: string; tone: string } {
  switch (bonus) {
    case "marker":
      return { icon: "marker-any", tone: "" }
    case "move2":
      return { icon: "movement", tone: "" }
    case "vp2":
    case "vp3":
      return { icon: "vp", tone: "" }
    case "vp_cream":
      return { icon: "writing", tone: "" }
    case "vp_orange":
      return { icon: "currency", tone: "" }
    case "vp_brown":
      return { icon: "law", tone: "" }
    case "worker":
    case "move_worker":
      return { icon: "worker", tone: "" }
    case "unrest_any":
    case "unrest_here":
      return { icon: "unrest", tone: "" }
    default:
      return { icon: "official", tone: `o-${bonus.replace("off_", "")}` }
  }
}

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
