/** Moves that come in together are shown one after the other. The server sends only the last view, so the
 *  views in between are made here by applying what was told to the view before. They are only for show:
 *  the last frame is always the server's own view, so a small error in between cannot grow. */

import type { Sight, Told } from "../../lib/types"
import { provinceOf, SIDES, viewOf, type Card, type EventCard, type Province, type Side, type View } from "./model"

/** A piece that travels: from a province or a side's pool or reserves to another. */
export type Flight = { side: Side; from: string; to: string; count: number }
export type Frame = { view: View; told: Told[][]; at: string | null; flight: Flight | null }

/** What is worth a frame of its own; everything else happens in between. */
const SHOWN = new Set([
  "armies_counted",
  "reveal",
  "general_used",
  "plague",
  "marked",
  "won",
  "tie",
  "withdrew",
  "placed",
  "to_reserves",
  "bought",
  "recycled",
  "event_used",
  "event_up",
  "scored",
  "point",
])

/** More than this at the same time is not news but a new page (a reload, a long absence): then nothing moves. */
const TOO_MANY = 80

export const pool = (side: Side): string => `pool:${side}`
export const reserves = (side: Side): string => `reserves:${side}`

export function frames(before: Sight, after: Sight): Frame[] {
  if (before.id !== after.id || before.seat !== after.seat || after.moves <= before.moves) return []
  const known = before.told_from + before.told.length - after.told_from
  if (known < 0 || known > after.told.length) return []
  const fresh = after.told.slice(known)
  const steps = fresh.flat().filter((event) => SHOWN.has(event.kind)).length
  if (steps === 0 || steps > TOO_MANY) return []

  const shown: Frame[] = []
  let view = viewOf(before)
  let told = after.told.slice(0, known)
  let at: string | null = null
  for (const entry of fresh) {
    told = [...told, []]
    for (const event of entry) {
      view = structuredClone(view)
      const flight = apply(view, event)
      if (event.kind === "reveal") at = String(event.facts["province"])
      if (event.kind === "scored" || event.kind === "round") at = null
      told = [...told.slice(0, -1), [...told.at(-1)!, event]]
      if (SHOWN.has(event.kind)) add(shown, { view, told, at, flight }, event.kind === "placed")
    }
  }
  return shown
}

/** Armies that come one by one from the same place travel together. */
function add(shown: Frame[], next: Frame, placed: boolean): void {
  const last = shown.at(-1)
  if (
    placed &&
    last?.flight &&
    next.flight &&
    last.flight.from === next.flight.from &&
    last.flight.to === next.flight.to
  )
    shown[shown.length - 1] = { ...next, flight: { ...next.flight, count: last.flight.count + next.flight.count } }
  else shown.push(next)
}

function apply(view: View, event: Told): Flight | null {
  const { facts } = event
  const side = facts["seat"] as Side
  const province = provinceOf(view, facts["province"])
  const count = Number(facts["count"] ?? 1)
  switch (event.kind) {
    case "round":
      view.round = Number(facts["round"])
      view.orders_lie = false
      view.battle = null
      for (const each of Object.values(view.provinces)) {
        each.fought = false
        each.orders = { sun_tzu: null, shao: null }
      }
      break
    case "armies_counted":
      view.orders_lie = true
      for (const each of Object.values(view.provinces)) for (const whose of SIDES) each.orders[whose] ??= "?"
      break
    case "reveal":
      if (!province) break
      view.battle = facts["province"] as Province
      province.fought = true
      province.orders = { sun_tzu: facts["sun_tzu_card"] as Card, shao: facts["shao_card"] as Card }
      break
    case "marked":
      if (province) {
        province.marks[side]++
        if (facts["source"] !== "nowhere") province.name_box[side]++
      }
      return move(view, side, 1, String(facts["source"]), null, String(facts["province"]))
    case "withdrew":
      return move(view, side, count, String(facts["province"]), "pool", pool(side))
    case "placed":
      return move(view, side, count, String(facts["source"]), String(facts["province"]), String(facts["province"]))
    case "to_reserves":
      view.sides[side].reserves += count
      return move(view, side, count, String(facts["source"]), null, reserves(side))
    case "bought":
      view.sides[side].reserves--
      view.sides[side].hand_size--
      view.sides[side].pool++
      return { side, from: reserves(side), to: pool(side), count: 1 }
    case "scored":
    case "point":
      view.marker = Number(facts["marker"])
      break
    case "event_up":
      view.event = facts["event"] as EventCard
      break
  }
  return null
}

/** Armies leave one place and arrive at another; the flight shows it. */
function move(view: View, side: Side, count: number, from: string, to: string | null, eye: string): Flight | null {
  if (from === "nowhere") return null
  change(view, side, from, -count)
  if (to !== null) change(view, side, to, count)
  return { side, from: from === "pool" ? pool(side) : from, to: eye, count }
}

function change(view: View, side: Side, place: string, by: number): void {
  if (place === "pool") {
    view.sides[side].pool += by
    return
  }
  const province = provinceOf(view, place)
  if (!province) return
  province.armies = Math.max(0, province.armies + by)
  province.owner = province.armies > 0 ? side : null
}
