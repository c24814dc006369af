/** What the server shows of a game of The Great Wall, and the names of its pieces. */

import type { Sight } from "../../lib/types"

export const RESOURCES = ["wood", "stone", "gold", "chi"] as const
export const SOLDIERS = ["spearman", "archer", "horseman"] as const
export const SECTIONS = ["left", "middle", "right"] as const
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const
export const LOCATIONS = [
  "lumber_mill",
  "quarry",
  "gold_mine",
  "temple",
  "barracks",
  "tea_house",
  "builders_camp",
  "embassy",
  "academy",
  "logistics",
] as const
export const COMMANDS = ["despotism", "work_harder", "economy", "attack_order", "betrayal", "raise_banner"] as const
/** What a production location yields. */
export const YIELDS: Readonly<Record<string, Resource>> = { lumber_mill: "wood", quarry: "stone", gold_mine: "gold", temple: "chi" }
/** Where the honor came from, in the order of the end screen. */
export const SOURCES = [
  "donations",
  "spots",
  "battles",
  "buildings",
  "generals",
  "advisors",
  "tactics",
  "commands",
  "recalls",
  "overseers",
  "trophies",
  "artifacts",
  "head_start",
  "decrees",
  "shame",
] as const
export const MOST_BARRICADES = 3
export const HIGHEST_WALL = 3

export type Resource = (typeof RESOURCES)[number]
export type Soldier = (typeof SOLDIERS)[number]
export type SectionName = (typeof SECTIONS)[number]
/** By resource; `any` and `build` (wood, stone, gold) are of free choice. */
export type Price = Partial<Record<Resource | "any" | "build", number>>
type Counts = Record<Soldier, number>

export type Spot = {
  reward: { what: Resource | "honor" | "tactic"; number: number } | null
  on: "wound" | "spearman" | "horseman" | null
  seat?: number
  other?: string
}

export type Horde = {
  card: string
  type: string
  row: number
  power: number
  honor: number
  lethality: number
  free: number
  leads: number | null
  spots: Record<string, Spot>
}

export type Assault = {
  defence: number
  power: number
  holds: boolean
  shame: number[]
  dying: number[]
  with_wall: number
  with_barricade: number
}

export type Section = {
  section: SectionName
  /** With one or two players, for the whole game (GW-R1). */
  closed: boolean
  level: number
  barricades: number
  firing_spots: number
  free_firing_spots: number
  wall_price: number | null
  defence: number
  power: number
  assault: Assault | null
  breached: boolean
  firing: number[]
  rest: Partial<Counts>[]
  hordes: Horde[]
}

export type Location = {
  location: string
  slots: number | null
  shame: boolean
  clerks: number[]
  overseers: number[] | null
  overseer_pay: Resource | null
  overseer_cost: number[] | null
}

export type Player = {
  seat: number
  kind: "player" | "reed" | "qin"
  honor: number
  general: string | null
  advisors: string[]
  supporters: string[]
  tactics: number
  commands: number
  discarded: string[]
  played: string | null
  chosen: boolean
  clerks: number
  chamber: number
  pool: Counts
  shamed: Counts
  dying: Counts | null
  trophies: { card: string; honor: number; shame: number }[]
  earned: Record<string, number>
}

export type Prices = {
  recruit: Record<Soldier, Price>
  overseer: Record<string, number>
  clerk: number
  advisor: number
  save: number
  wall: (number | null)[]
  barricade: number
  boost: Record<string, number>
  hand_limit: number
  clerks: number[]
}

export type Own = {
  seat: number
  stock: Record<Resource, number>
  locked: Partial<Record<Resource, number>>
  tactics: string[]
  commands: string[]
  generals: string[]
  dealt_advisors: string[]
  choice: string | null
  prices: Prices
}

/** What the open question is about, beside its options. */
export type Question = {
  left?: number | null
  section?: SectionName
  goal?: SectionName
  soldier?: Soldier
  location?: string
  advisor?: string
  place?: string
  price?: Price
  named?: Partial<Counts>
  barricades?: number[]
  walls?: number[]
  /** Whose part of a decree is asked for, and of what. */
  seat?: number
  give?: string
}

/** What a decree takes from the players, or only looks at; stocks of others are secret (null). */
export type Need =
  | { give: string; number: number; have: (number | null)[] }
  | { look: string; least: number; most: number | null; have: number[]; give?: undefined }

export type Decree = { decree: string; team: boolean; needs: Need[] }

export type Coop = {
  goal: number
  done: string[]
  places: number
  decrees: Decree[]
  decree_deck: number
  event_deck: number
  events: { event: string; lasts: boolean }[]
  offer: { seat: number; decree: string; parts: Record<string, number>[] } | null
  sacrificed: number[][]
}

/** Qin's track from the highest to the lowest location. */
export type Qin = { track: string[]; next: string | null; attacks: SectionName; deck: number; used: string[] }

export type View = {
  year: number
  years: number
  time: { hordes: number; lethality: number }[]
  season: (typeof SEASONS)[number]
  active: number | null
  hordes_next_spring: number | null
  lethality: number
  tea: number[]
  track: ({ seat: number; command: string | null } | null)[]
  indicator: SectionName
  decks: { hordes: number; tactics: number; advisors: number }
  discards: { hordes: string[]; tactics: string[]; advisors: string[] }
  in_play: string[]
  advisors: string[]
  artifacts: string[]
  artifact_honor: number[][]
  bank: number
  warehouse: Record<"wood" | "stone" | "gold", number>
  sections: Section[]
  locations: Location[]
  players: Player[]
  mode: "standard" | "clan" | "solo" | "coop"
  /** Who acts for the Reed Clan now. */
  overlord: number | null
  qin: Qin | null
  coop: Coop | null
  honor_by_year: number[][]
  question: Question
  own: Own | null
}

export const viewOf = (sight: Sight): View => sight.view as View

export const isPlayer = (player: Player): boolean => player.kind === "player"

/** The seat of the Reed Clan, of Qin Jiushao. */
export const seatOf = (view: View, kind: Player["kind"]): number | null => view.players.find((one) => one.kind === kind)?.seat ?? null

/** "leader_left" is a leader. */
export const typeOf = (card: string): string => card.replace(/_(left|middle|right)$/, "")

export const shameOf = (player: Player): number =>
  SOLDIERS.reduce((sum, kind) => sum + player.shamed[kind], 0) + player.trophies.reduce((sum, one) => sum + one.shame, 0)

export const clerksAt = (location: Location): number => location.clerks.reduce((sum, n) => sum + n, 0)

export function locationOf(view: View, id: string): Location | undefined {
  return view.locations.find((one) => one.location === id)
}

export function sectionOf(view: View, id: string): Section | undefined {
  return view.sections.find((one) => one.section === id)
}

export function spotOf(view: View, section: string, row: number, cell: string): Spot | undefined {
  return sectionOf(view, section)?.hordes.find((one) => one.row === row)?.spots[cell]
}
