/** The view of ZhanGuo as the server sends it. Seats count from 0, regions from 1. */

import type { Sight } from "../../lib/types"

export const ASPECTS = ["writing", "currency", "law"] as const
export const COLOURS = ["red", "white", "grey"] as const
export const ACTIONS = ["recruit", "move", "hire", "governor", "palace", "wall"] as const
export const SQUARES = ["move", "vp", "official"] as const
export const SOURCES = ["start", "cards", "palaces", "squares", "markers", "governors", "unification", "missions", "walls"] as const
/** Those that are counted at the end. */
export const FINAL = ["governors", "unification", "missions", "walls"] as const
export const REGIONS = [1, 2, 3, 4, 5] as const
export const MOST_CARDS = 3
export const MOST_IN_WORKERS_AREA = 2

export type Aspect = (typeof ASPECTS)[number]
export type Colour = (typeof COLOURS)[number]
export type Action = (typeof ACTIONS)[number]
export type Square = (typeof SQUARES)[number]
export type BoardName = "plain" | "circle" | "square" | "triangle" | "star"
export type Officials = Record<Colour, number>

export type Card = { card: number; aspect: Aspect; trigger: Action; bonus: string }

export type Region = {
  unrest: number
  most_unrest: number | null
  palace_ban: number | null
  governors_area: Officials
  workers_area: Officials
  workers: number
  cards: Card[]
}

export type Player = {
  seat: number
  points: number
  board: BoardName | null
  hand: number[]
  ready: boolean
  regions: Region[]
  supply: Officials
  markers: { aspect: Aspect; "1": number; "3": number; value: number }[]
  governors: number
  palaces: number
  walls: number
  earned: Record<string, number>
  if_it_ended_now: Record<(typeof FINAL)[number], number>
}

export type Land = {
  region: number
  squares: { square: Square; seat: number | null }[]
  beside: number[]
  governors: number[]
  palaces: number[]
  palace_spaces: number
}

export type Wall = {
  section: string
  criterion: string
  points: number[]
  walls: (number | null)[]
  worth: number[] | null
}

export type Mission = {
  section: number
  kind: "wall" | "palace" | "governor"
  places: number[]
  spaces: number[]
  discs: number[]
  fulfilled: number[]
}

export type Tracks = { board: BoardName; most_unrest: number[]; palace_ban: (number | null)[] }

/** What the open question is about, beside its options. */
export type Question = {
  left?: number
  region?: number | null
  action?: Action
  wakes?: boolean
  power_used?: boolean
  used?: number[]
}

export type View = {
  round: number
  rounds: number
  first: number
  order: number[]
  active: number | null
  court: number[]
  decks: number[]
  markers: { "1": number[]; "3": number[] }
  track: number[]
  column: (number | null)[]
  tie_order: number[]
  rewards: { reward: string; regions: number[] }[][]
  offered: Aspect | null
  regions: Land[]
  walls: Wall[]
  missions: Mission[]
  boards_left: BoardName[]
  board_tracks: Tracks[]
  values: { move: number; vp: number; majority: number; each_governor: number; markers: number[] }
  question: Question
  auction: { highest: number; holder: number | null; bidders: number[] } | null
  players: Player[]
  points_by_round: number[][]
  own: { seat: number; hand: Card[]; discarding: Card[]; playing: number | null } | null
}

export const viewOf = (sight: Sight): View => sight.view as View

/** Cards 1 to 40, 41 to 80, 81 to 120. */
export const aspectOf = (card: number): Aspect => ASPECTS[Math.floor((card - 1) / 40)] ?? "writing"

export const topOf = (view: View): number | null => view.court.at(-1) ?? null

export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

export const mineOf = (view: View): Player | null => (view.own ? (view.players[view.own.seat] ?? null) : null)

export const officialsIn = (area: Officials): number => sum(COLOURS.map((colour) => area[colour]))

export const isLocked = (region: Region): boolean => region.most_unrest !== null && region.unrest >= region.most_unrest

/** Boards are picked or auctioned before the first round. */
export const isSetUp = (view: View): boolean => view.players.some((player) => player.board === null)

/** Points that a player would have if the game ended now. */
export const finalOf = (player: Player, over: boolean): number =>
  player.points + (over ? 0 : sum(FINAL.map((source) => player.if_it_ended_now[source])))

/** Cards on the own board of one aspect. */
export const cardsOf = (player: Player, aspect: Aspect): number =>
  sum(player.regions.map((region) => region.cards.filter((card) => card.aspect === aspect).length))

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
export const BOARD_ICONS: Readonly<Record<BoardName, string>> = {
  plain: "tianxia",
  circle: "sym-circle",
  square: "sym-square",
  triangle: "sym-triangle",
  star: "sym-star",
}

/** The symbol of a bonus, and the colour of an official. */
export function bonusIcon(bonus: string): { icon: string; tone: string } {
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

export function rewardIcon(reward: string): { icon: string; tone: string; number: number } {
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

const CRITERIA: Readonly<Record<string, { icons: string[]; tone: string }>> = {
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
export const criterionOf = (id: string): { icons: string[]; tone: string } => CRITERIA[id] ?? { icons: [], tone: "" }
