// Written by `make types` from src/tianxia/games/great_wall/views/seen.py. Do not edit.

export const RESOURCES = ["wood", "stone", "gold", "chi"] as const
export type Resource = (typeof RESOURCES)[number]

export const SOLDIERS = ["spearman", "archer", "horseman"] as const
export type Soldier = (typeof SOLDIERS)[number]

export const SECTIONS = ["left", "middle", "right"] as const
export type Section = (typeof SECTIONS)[number]

export const LOCATIONS = ["lumber_mill", "quarry", "gold_mine", "temple", "barracks", "tea_house", "builders_camp", "embassy", "academy", "logistics"] as const
export type Location = (typeof LOCATIONS)[number]

export const COMMANDS = ["despotism", "work_harder", "economy", "attack_order", "betrayal", "raise_banner"] as const
export type Command = (typeof COMMANDS)[number]

export type SeatKind = "player" | "reed" | "qin"

export type Mode = "standard" | "clan" | "solo" | "coop"

export const SOURCES = ["donations", "spots", "battles", "buildings", "generals", "advisors", "tactics", "commands", "recalls", "shame", "trophies", "artifacts", "overseers", "head_start", "decrees"] as const
export type Source = (typeof SOURCES)[number]

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const
export type Season = (typeof SEASONS)[number]

export type View = {
  year: number
  years: number
  time: Space[]
  season: Season
  active: number | null
  hordes_next_spring: number | null
  lethality: number
  tea: number[]
  track: (OnTrack | null)[]
  indicator: Section
  decks: Decks
  discards: Discards
  in_play: string[]
  advisors: string[]
  artifacts: string[]
  artifact_honor: number[][]
  bank: number
  warehouse: Warehouse
  most_barricades: number
  sections: SectionSeen[]
  locations: LocationSeen[]
  players: Player[]
  overlord: number | null
  mode: Mode
  qin: Qin | null
  coop: Coop | null
  honor_by_year: number[][]
  question: QuestionSeen
  own: Own | null
}

export type Space = {
  hordes: number
  lethality: number
}

export type OnTrack = {
  seat: number
  command: string | null
}

export type Decks = {
  hordes: number
  tactics: number
  advisors: number
}

export type Discards = {
  hordes: string[]
  tactics: string[]
  advisors: string[]
}

export type Warehouse = {
  wood: number
  stone: number
  gold: number
}

export type SectionSeen = {
  section: Section
  closed: boolean
  level: number
  barricades: number
  firing_spots: number
  free_firing_spots: number
  defense: number
  parts: [number, number]
  power: number
  assault: Assault | null
  breached: boolean
  firing: number[]
  rest: Soldiers[]
  hordes: HordeSeen[]
}

export type Assault = {
  defense: number
  power: number
  holds: boolean
  shame: number[]
  dying: number[]
}

export type Soldiers = {
  spearman?: number
  archer?: number
  horseman?: number
}

export type HordeSeen = {
  card: string
  type: string
  row: number
  power: number
  honor: number
  lethality: number
  free: number
  leads: number | null
  spots: Partial<Record<"a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6", Spot>>
}

export type Spot = {
  reward: Reward | null
  on: "horseman" | "spearman" | "wound" | null
  seat?: number
  other?: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6"
}

export type Reward = {
  what: Resource | "honor" | "tactic"
  number: number
}

export type LocationSeen = {
  location: Location
  slots: number | null
  shame: boolean
  clerks: number[]
  overseers: number[] | null
  overseer_pay: Resource | null
  overseer_cost: number[] | null
  gives?: Resource
  due?: boolean
}

export type Player = {
  seat: number
  kind: SeatKind
  honor: number
  general: string | null
  advisors: string[]
  supporters: string[]
  tactics: number
  commands: number
  discarded: Command[]
  played: string | null
  chosen: boolean
  clerks: number
  chamber: number
  pool: Counts
  shamed: Counts
  dying: Counts | null
  trophies: Trophy[]
  earned: Partial<Record<Source, number>>
}

export type Counts = {
  spearman: number
  archer: number
  horseman: number
}

export type Trophy = {
  card: string
  honor: number
  shame: number
}

export type Qin = {
  track: Location[]
  next: Location | null
  attacks: Section | null
  deck: number
  used: string[]
}

export type Coop = {
  goal: number
  done: string[]
  places: number
  decrees: DecreeSeen[]
  decree_deck: number
  event_deck: number
  events: EventSeen[]
  offer: Offer | null
  sacrificed: number[][]
}

export type DecreeSeen = {
  decree: string
  team: boolean
  needs: Need[]
}

export type Need = {
  have: (number | null)[]
  give?: "build" | "chi" | "clerk" | "gold" | "honor" | "soldier" | "stone" | "tactic" | "trophy" | "wood"
  number?: number
  look?:
    | "advisor"
    | "archer_firing"
    | "archer_on_highest_wall"
    | "event_count"
    | "horde_on_board"
    | "overseer"
    | "overseer_level"
    | "player"
    | "section_breached"
    | "section_level_2"
    | "section_with_archer"
    | "soldier_at_rest"
    | "soldier_on_this_horde"
    | "supporter"
    | "trophy"
    | "track:attack_order"
    | "track:betrayal"
    | "track:despotism"
    | "track:economy"
    | "track:raise_banner"
    | "track:work_harder"
  least?: number
  most?: number | null
  met?: boolean
}

export type EventSeen = {
  event: string
  lasts: boolean
}

export type Offer = {
  seat: number
  decree: string
  parts:
    | (Partial<Record<"build"
    | "chi"
    | "clerk"
    | "gold"
    | "honor"
    | "soldier"
    | "stone"
    | "tactic"
    | "trophy"
    | "wood", number>>)[]
}

export type QuestionSeen = {
  left?: number | null
  section?: Section
  goal?: Section
  soldier?: Soldier
  location?: Location
  advisor?: string
  place?: string
  price?: Price
  shame_honor?: number
  stored?: number
  named?: Soldiers
  barricades?: number[]
  walls?: number[]
  moved?: number
  different?: boolean
  on_wall?: boolean
  trigger?:
    | "after_activation"
    | "after_command"
    | "attack"
    | "build_barricade"
    | "build_wall"
    | "donate"
    | "gain_shame"
    | "horde_defeated"
    | "horde_won"
    | "income"
    | "last_wound"
    | "location_activated"
    | "others_box"
    | "play_tactic"
    | "recruit"
    | "save_soldier"
    | "soldiers_dying"
    | "soldiers_killed"
    | "spring"
    | "upgrade_overseer"
    | "winter"
  by_card?: boolean
  seat?: number
  give?: "build" | "chi" | "clerk" | "gold" | "honor" | "soldier" | "stone" | "tactic" | "trophy" | "wood"
}

export type Price = {
  wood?: number
  stone?: number
  gold?: number
  chi?: number
  any?: number
  build?: number
  honor?: number
}

export type Own = {
  seat: number
  stock: Stock
  locked: Resources
  tactics: string[]
  commands: Command[]
  generals: string[]
  dealt_advisors: string[]
  choice: string | null
  prices: Prices
  yields: number[]
}

export type Stock = {
  wood: number
  stone: number
  gold: number
  chi: number
}

export type Resources = {
  wood?: number
  stone?: number
  gold?: number
  chi?: number
}

export type Prices = {
  recruit: Recruits
  overseer: Partial<Record<Location, number>>
  clerk: number
  advisor: number
  save: number
  wall: (number | null)[]
  barricade: number
  boost: Record<string, number>
  hand_limit: number
}

export type Recruits = {
  spearman: Price
  archer: Price
  horseman: Price
}
