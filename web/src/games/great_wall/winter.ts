/** Winter in steps: what the assault did in each section so far, and the way from there to summer, event by event. */

import type { Sight, Told } from "../../lib/types"
import { sightAfter } from "../../table/beats/beat"
import { viewOf } from "./model"
import type { Season, Section, SectionSeen, View } from "./view"

/** `now`: it is what was told last. */
export type Assault = {
  kind: "volley" | "holds" | "breach"
  power: number
  defense: number
  beaten: number
  now: string | null
}

/** What was told since winter began. */
function toldOf(sight: Sight): Told[] {
  const told = sight.told.flat()
  const start = told.findLastIndex((one) => one.kind === "season")
  return told[start]?.facts["season"] === "winter" ? told.slice(start + 1) : []
}

export function assaultsOf(sight: Sight): Partial<Record<Section, Assault>> {
  if (viewOf(sight).season !== "winter") return {}
  const told = toldOf(sight)
  const found: Partial<Record<Section, Assault>> = {}
  for (const one of told) {
    const section = one.facts["section"] as Section | undefined
    if (section === undefined) continue
    const before = found[section] ?? { kind: "volley", power: 0, defense: 0, beaten: 0, now: null }
    const now = one === told.at(-1) ? one.kind : null
    if (one.kind === "volley") found[section] = { ...before, now }
    if (one.kind === "defeated") found[section] = { ...before, beaten: before.beaten + 1, now }
    if (one.kind === "holds" || one.kind === "breach")
      found[section] = {
        ...before,
        kind: one.kind,
        power: Number(one.facts["power"]),
        defense: Number(one.facts["defense"]),
        now,
      }
  }
  return found
}

const SHOWN = new Set([
  "season",
  "volley",
  "shoots",
  "defeated",
  "trophy",
  "holds",
  "breach",
  "dying",
  "saved",
  "killed",
  "shame",
  "shame_on_trophy",
  "shame_without_place",
  "barricades_gone",
  "horde",
  "raid",
  "gained",
])

/** Of a step, in whole beats: how a section stood is read, and the year does not turn over at once. */
export const SHARES: Readonly<Record<string, number>> = {
  season: 1.2,
  volley: 1,
  defeated: 1.2,
  holds: 1.8,
  breach: 1.8,
  killed: 1,
  shame: 1,
  shame_on_trophy: 1,
  barricades_gone: 1.2,
  horde: 1.2,
  gained: 1,
}

const seasonOf = (one: Told): unknown => (one.kind === "season" ? one.facts["season"] : undefined)

/** From winter to summer many things happen in one move; each is a step. The views in between are those of before, as
 *  far as they are not overtaken; the last step gives way to the server's own view. */
export function steps(before: Sight, after: Sight): Sight[] {
  const first = before.moves + 1
  let begun = viewOf(before).season === "winter"
  if (!begun && !after.told[first]?.some((one) => seasonOf(one) === "winter")) return []
  let view: View = viewOf(before)
  const shown: Sight[] = []
  for (let move = first; move <= after.moves; move++) {
    const told = after.told[move] ?? []
    told.forEach((one, nth) => {
      begun ||= seasonOf(one) === "winter"
      if (!begun) return
      view = then(view, one, viewOf(after))
      if (!SHOWN.has(one.kind) || (one.kind === "gained" && !isOwnIncome(one, view, after.seat))) return
      shown.push({
        ...sightAfter(after, move),
        view,
        told: [...after.told.slice(0, move), told.slice(0, nth + 1)],
        decision: null,
        over: false,
        result: null,
      })
    })
  }
  return shown
}

const isOwnIncome = (one: Told, view: View, seat: number | null): boolean =>
  view.season === "summer" && String(one.facts["seat"]) === String(seat)

/** The view after one more event, on the way to the last one. */
function then(view: View, one: Told, last: View): View {
  const { section, year, horde_card: card } = one.facts
  const sections = (change: (each: SectionSeen) => SectionSeen): View => ({
    ...view,
    sections: view.sections.map(change),
  })
  switch (one.kind) {
    case "breach":
      return sections((each) => (each.section === section ? { ...each, breached: true } : each))
    case "barricades_gone":
      return sections((each) => ({ ...each, barricades: 0 }))
    case "year":
      return { ...view, year: Number(year) }
    case "defeated":
      return sections((each) => ({ ...each, hordes: each.hordes.filter((horde) => horde.card !== card) }))
    case "horde":
      return sections((each) => settled(arrived(each, card, last), last))
    case "season":
      if (seasonOf(one) === "spring") return { ...sections((each) => settled(each, last)), season: "spring" }
      return { ...(seasonOf(one) === "winter" ? view : last), season: seasonOf(one) as Season }
  }
  return view
}

const goalOf = (each: SectionSeen, last: View): SectionSeen =>
  last.sections.find((other) => other.section === each.section) ?? each

function arrived(each: SectionSeen, card: unknown, last: View): SectionSeen {
  const horde = goalOf(each, last).hordes.find((other) => other.card === card)
  return horde ? { ...each, hordes: [...each.hordes, horde] } : each
}

/** Where no more hordes come, the section stands as it will. */
function settled(each: SectionSeen, last: View): SectionSeen {
  const goal = goalOf(each, last)
  const isHere = (card: string) => each.hordes.some((horde) => horde.card === card)
  return goal.hordes.every((horde) => isHere(horde.card)) ? goal : each
}
