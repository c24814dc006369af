// Written by `make types` from src/tianxia/games/sun_tzu/seen.py. Do not edit.

export const SEATS = ["sun_tzu", "shao"] as const
export type Side = (typeof SEATS)[number]

export const PROVINCES = ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"] as const
export type Province = (typeof PROVINCES)[number]

export const FRAMED_CARDS = ["1", "2", "3", "4", "5", "6"] as const
export type Framed = (typeof FRAMED_CARDS)[number]

export const CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-1", "+1", "+2", "+3", "plague"] as const
export type Card = (typeof CARDS)[number]

export const GENERALS = ["second_six", "ambush", "healer", "great_plague", "plague_bearer", "march", "feint", "vanguard", "scribe", "levy"] as const
export type General = (typeof GENERALS)[number]

export const EVENT_CARDS = ["four_plagues", "three_sixes", "nine_beaten", "ten_beaten", "two_ones"] as const
export type EventCard = (typeof EVENT_CARDS)[number]

export const PURPOSES = ["place", "mark", "price", "forfeit", "tithe"] as const
export type Purpose = (typeof PURPOSES)[number]

export type View = {
  round: number
  last_round: number
  scoring_round: number
  marker: number
  track: number
  turned: number
  battle: Province | null
  ignored: boolean
  feinted: boolean
  fixed_order: Province[]
  order_is_fixed: boolean
  decider: Side | null
  announced: Province[]
  counts: [number, number][]
  orders_lie: boolean
  great_plague: Side[]
  plagues: number
  event: EventCard | null
  events_used: EventCard[]
  events_left: number
  owed: Owed | null
  if_scored_now: Scoring | null
  options: Record<string, boolean | string>
  prices: Partial<Record<Card, number>>
  deck: Record<Card, number>
  provinces: Record<Province, ProvinceView>
  sides: Record<Side, SideView>
}

export type Owed = {
  seat: Side
  armies: number
  purpose: Purpose
  province: Province
}

export type Scoring = {
  points: Record<Side, number>
  marker: number
}

export type ProvinceView = {
  owner: Side | null
  armies: number
  values: number[]
  value: number | null
  fought: boolean
  marks: Record<Side, number>
  name_box: Record<Side, number>
  orders: Record<Side, Card | "?" | null>
  adjacent: Province[]
}

export type SideView = {
  pool: number
  reserves: number
  pile: number
  hand_size: number
  drawn_size: number
  box: Card[]
  generals: number
  generals_used: General[]
  extra_draw: boolean
  provinces: number
  pile_known: (Card | null)[]
  hand?: Card[]
  drawn?: Card[]
  held?: General[]
  by_itself?: General[]
  too_late?: General[]
  put_back?: General[]
  choice?: number
}
