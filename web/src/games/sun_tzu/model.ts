/** The shape of the game's view (see the server's view.py) and small questions about it. */

import type { Sight, Told } from "../../lib/types"

export const SIDES = ["sun_tzu", "shao"] as const
export type Side = (typeof SIDES)[number]

export const PROVINCES = ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"] as const

/** The order of the cards and generals is that of the engine: `choice` counts by it. */
export const CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-1", "+1", "+2", "+3", "plague"]
export const GENERALS = [
  "second_six", "ambush", "healer", "great_plague", "plague_bearer",
  "march", "feint", "vanguard", "scribe", "levy",
]
const FRAMED = 6

export type Province = {
  owner: Side | null
  armies: number
  values: number[]
  value: number | null
  fought: boolean
  marks: Record<Side, number>
  name_box: Record<Side, number>
  orders: Record<Side, string | null>
  adjacent: string[]
}

export type SideView = {
  pool: number
  reserves: number
  pile: number
  hand_size: number
  drawn_size: number
  box: string[]
  generals: number
  generals_used: string[]
  extra_draw: boolean
  provinces: number
  pile_known: (string | null)[]
  // Only of the own side:
  hand?: string[]
  drawn?: string[]
  held?: string[]
  put_back?: string[]
  choice?: number
}

export type View = {
  round: number
  marker: number
  track: number
  battle: string | null
  fixed_order: string[]
  decider: Side | null
  orders_lie: boolean
  great_plague: Side[]
  plagues: number
  event: string | null
  events_used: string[]
  events_left: number
  owed: { seat: Side; armies: number; purpose: string; province: string } | null
  options: Record<string, boolean | string>
  deck: Record<string, number>
  provinces: Record<string, Province>
  sides: Record<Side, SideView>
}

export const other = (side: Side): Side => (side === "sun_tzu" ? "shao" : "sun_tzu")
export const seatOf = (side: Side): number => SIDES.indexOf(side)
/** The class that sets the colours of a side, and the number of its emblem. */
export const emblem = (side: Side | null): number => (side === null ? 0 : seatOf(side) + 1)

export function mySide(sight: Sight): Side | null {
  return sight.seat === null ? null : (SIDES[sight.seat] ?? null)
}

export function isFramed(card: string): boolean {
  const place = CARDS.indexOf(card)
  return place >= 0 && place < FRAMED
}

/** Points of both sides if the present values were scored, and where the marker would then stand (ST-H1). */
export function scoredNow(view: View): { points: Record<Side, number>; marker: number } {
  const points = { sun_tzu: 0, shao: 0 }
  for (const province of Object.values(view.provinces))
    if (province.owner !== null) points[province.owner] += province.value ?? 0
  const marker = view.marker + points.sun_tzu - points.shao
  return { points, marker: Math.max(-view.track, Math.min(view.track, marker)) }
}

/** Which of the three values of a score marker counts now. Two of them may be equal, so that the value
 *  alone does not say; the rounds do, and in rounds 3 and 6 whether they have been scored (ST-H2). */
export function valueNow(view: View, told: Told[][]): number {
  const before = Math.max(0, Math.floor((view.round - 1) / 3))
  const turned = told.some((entry) =>
    entry.some((event) => event.kind === "scored" && event.facts["round"] === view.round),
  )
  return Math.min(2, turned ? before + 1 : before)
}

/** The order of the battles where nobody picks it (ST-B3, ST-B4, ST-X1), else null. */
export function fixedOrder(view: View): string[] | null {
  const until = view.options["fixed_order"] === "round_1" ? 1 : 3
  if (view.round >= 1 && view.round <= until) return view.fixed_order
  return view.orders_lie && view.decider === null ? view.fixed_order : null
}
