/** Moves that come in together are shown one after the other. The server sends only the last view, so the
 *  views in between are made here by applying what was told to the view before. They are only for show:
 *  the last step gives way to the server's own view, so a small error in between cannot grow. */

import type { Sight, Told } from "../../lib/types"
import { sightAfter } from "../../table/beats/beat"
import { provinceOf, SIDES, viewOf, type Card, type EventCard, type Province, type Side, type View } from "./model"

/** What is worth a step of its own; everything else happens in between. */
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

/** Every step is a sight of its own; the last one is where the server's sight takes over. */
export function steps(before: Sight, after: Sight): Sight[] {
  const known = before.told.length
  const fresh = after.told.slice(known)
  const count = fresh.flat().filter((event) => SHOWN.has(event.kind)).length
  if (count === 0 || count > TOO_MANY) return []

  const shown: { sight: Sight; event: Told }[] = []
  let view = viewOf(before)
  let at: string | null = null
  fresh.forEach((entry, nth) => {
    const moves = before.moves + nth + 1
    entry.forEach((event, place) => {
      view = structuredClone(view)
      apply(view, event)
      if (event.kind === "reveal") at = String(event.facts["province"])
      if (event.kind === "scored" || event.kind === "round") at = null
      if (!SHOWN.has(event.kind)) return
      const told = [...after.told.slice(0, known + nth), entry.slice(0, place + 1)]
      const sight = { ...sightAfter(after, moves), view, told, asked: at === null ? "" : "at_reveal", decision: null }
      add(shown, { sight, event })
    })
  })
  return shown.map((one) => one.sight)
}

/** Armies that come one by one from the same place travel together. */
function add(shown: { sight: Sight; event: Told }[], next: { sight: Sight; event: Told }): void {
  const last = shown.at(-1)?.event
  const [is, was] = [next.event, last]
  const along =
    is.kind === "placed" &&
    was?.kind === "placed" &&
    ["seat", "source", "province"].every((name) => is.facts[name] === was.facts[name])
  if (along) shown[shown.length - 1] = next
  else shown.push(next)
}

function apply(view: View, event: Told): void {
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
      return move(view, side, 1, String(facts["source"]), null)
    case "withdrew":
      return move(view, side, count, String(facts["province"]), "pool")
    case "placed":
      return move(view, side, count, String(facts["source"]), String(facts["province"]))
    case "to_reserves":
      view.sides[side].reserves += count
      return move(view, side, count, String(facts["source"]), null)
    case "bought":
      view.sides[side].reserves--
      view.sides[side].hand_size--
      view.sides[side].pool++
      break
    case "scored":
    case "point":
      view.marker = Number(facts["marker"])
      break
    case "event_up":
      view.event = facts["event"] as EventCard
      break
  }
}

/** Armies leave one place and arrive at another. */
function move(view: View, side: Side, count: number, from: string, to: string | null): void {
  if (from === "nowhere") return
  change(view, side, from, -count)
  if (to !== null) change(view, side, to, count)
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
