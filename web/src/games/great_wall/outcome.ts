/** What an option will do, in a few words. All prices are those of the view, all that follows is what the engine
 *  foretells; while it has not, nothing is said. */

import type { Option, Sight, Told } from "../../lib/types"
import type { Preview } from "../../table/live/foreseen.svelte"
import type { Hands } from "../../table/touch/hands.svelte"
import { clerksAt, locationOf, sectionOf, spotOf, viewOf } from "./model"
import { RESOURCES, type LocationSeen, type Price, type View } from "./view"
import { aboutOf, nameOf, resourceName, sidesOf, startOf, t } from "./words"

const isResource = (what: string): boolean => (RESOURCES as readonly string[]).includes(what)
const goods = (what: string, number: number | string): string =>
  t("reward", { number, of: isResource(what) ? resourceName(what) : t(what, { number }) })

/** "1 wood, 2 stone"; "free". */
export function priceWords(price: Price): string {
  const parts = Object.entries(price).filter(([, n]) => n > 0)
  if (!parts.length) return t("free")
  return parts
    .map(([what, n]) =>
      what === "any" ? t("amount-any", { number: n }) : what === "build" ? String(n) : goods(what, n),
    )
    .join(", ")
}

const costs = (price: Price): string =>
  Object.values(price).some((n) => n > 0) ? t("outcome-costs", { price: priceWords(price) }) : t("free")
const joined = (parts: (string | false | null | undefined)[], by = "; "): string => parts.filter(Boolean).join(by)

// What the engine foretells

/** The view after an option; null where nobody can foretell it. */
const after = (preview: Preview | null): View | null => (preview?.view ?? null) as View | null

/** What would be told about the option itself, not about what comes after it. */
function toldOf(preview: Preview | null, option: Option): readonly Told[] {
  const told = preview?.told ?? []
  const own = option.verb === "activate" ? told.findIndex((one) => one.kind === "activated") : -1
  const end = told.findIndex(
    (one, place) => ["turn", "season", "year"].includes(one.kind) || (one.kind === "activated" && place !== own),
  )
  return end < 0 ? told : told.slice(0, end)
}

const sums = (
  told: readonly Told[],
  seat: number | null,
  kinds: Readonly<Record<string, (one: Told) => [string, number]>>,
): Map<string, number> => {
  const found = new Map<string, number>()
  for (const one of told) {
    if (String(one.facts["seat"]) !== String(seat)) continue
    const change = kinds[one.kind]?.(one)
    if (change) found.set(change[0], (found.get(change[0]) ?? 0) + change[1])
  }
  return found
}

const number = (one: Told): number => Number(one.facts["number"])
const GAINS: Readonly<Record<string, (one: Told) => [string, number]>> = {
  gained: (one) => [String(one.facts["resource"]), number(one)],
  honor: (one) => ["honor", number(one)],
  honor_lost: (one) => ["honor", -number(one)],
  drew: (one) => ["tactic", number(one)],
}
const PAID: Readonly<Record<string, (one: Told) => [string, number]>> = {
  paid: (one) => [String(one.facts["resource"]), number(one)],
}

/** What the player of this table would gain, and the honor lost. */
function gains(sight: Sight, told: readonly Told[]): string[] {
  const found = sums(told, sight.seat, GAINS)
  return [...found].filter(([, n]) => n !== 0).map(([what, n]) => goods(what, n < 0 ? `−${-n}` : n))
}

/** The price really due for an option: paid immediately, or asked for next. Null while it is not known. */
function due(sight: Sight, option: Option, preview: Preview | null): Price | null {
  if (!preview) return null
  const price: Record<string, number> = Object.fromEntries(sums(toldOf(preview, option), sight.seat, PAID))
  const asked = ["pay", "overseer"].includes(preview.asked) ? after(preview)?.question.price : undefined
  for (const [what, n] of Object.entries(asked ?? {})) price[what] = (price[what] ?? 0) + n
  return price
}

function costsOf(sight: Sight, option: Option, preview: Preview | null): string {
  const price = due(sight, option, preview)
  return price ? costs(price) : ""
}

/** What it costs, if anything, and what it brings. */
function change(sight: Sight, option: Option, preview: Preview | null): string[] {
  const price = due(sight, option, preview)
  const paid = price && Object.values(price).some((n) => n > 0) ? costs(price) : ""
  return [paid, ...gains(sight, toldOf(preview, option))]
}

// By what the option names

/** What a location would bring the player if it were activated in this view. */
function yours(view: View, at: LocationSeen): string {
  const n = view.own?.yields[view.locations.indexOf(at)] ?? 0
  if (!n) return ""
  return t("outcome-yours", { what: at.gives ? goods(at.gives, n) : t(`yield-${at.location}`, { number: n }) })
}

function clerk(sight: Sight, option: Option, preview: Preview | null): string {
  const then = after(preview)
  const at = then && locationOf(then, String(option.parts["location"]))
  if (!then || !at) return ""
  const there = clerksAt(at)
  const room = at.slots === null ? t("outcome-special", { there }) : t("outcome-clerk", { there, slots: at.slots })
  const mine = preview?.told.some((one) => one.kind === "clerk" && String(one.facts["seat"]) === String(sight.seat))
  return joined([room, at.due && t("outcome-activates"), mine && yours(then, at)])
}

function activate(sight: Sight, option: Option): string {
  const view = viewOf(sight)
  const at = locationOf(view, String(option.parts["location"]))
  const anyway = sight.decision?.kind === "advance" && at?.due
  return at ? joined([yours(view, at), anyway && t("outcome-due")]) : ""
}

/** The price of one more, and how the section would stand with it. */
function build(sight: Sight, option: Option, preview: Preview | null): string {
  const view = viewOf(sight)
  const place = view.sections.findIndex((one) => one.section === option.parts["section"])
  const price = option.verb === "wall" ? view.own?.prices.wall[place] : view.own?.prices.barricade
  const comes = after(preview)?.sections[place]?.assault
  const stands =
    comes && t(comes.holds ? "outcome-holds" : "outcome-breach", { defense: comes.defense, power: comes.power })
  return joined([price == null ? "" : costs({ build: price }), stands])
}

/** What the spots bring, and how much of the horde is left. A card to be drawn is news, but it is printed there. */
function spot(sight: Sight, option: Option, preview: Preview | null): string {
  const { section, row, cell } = option.parts
  const horde = sectionOf(viewOf(sight), String(section))?.hordes.find((one) => one.row === Number(row))
  const told = toldOf(preview, option)
  const mine = told.some(
    (one) => ["attacks", "shoots", "wound"].includes(one.kind) && String(one.facts["seat"]) === String(sight.seat),
  )
  const printed = String(cell)
    .split("-")
    .map((one) => spotOf(viewOf(sight), String(section), Number(row), one)?.reward)
  const cards =
    mine && preview?.ends === "news"
      ? printed.filter((reward) => reward?.what === "tactic").map((reward) => goods("tactic", reward!.number))
      : []
  const left = after(preview)
    ?.sections.find((one) => one.section === section)
    ?.hordes.find((one) => one.card === horde?.card)?.free
  const end =
    told.some((one) => one.kind === "covered") || left === 0
      ? t("outcome-last")
      : left === undefined
        ? ""
        : t("outcome-left", { left })
  return joined([horde && nameOf("horde", horde.type), ...gains(sight, told), ...cards, end], ", ")
}

function shame(sight: Sight, option: Option): string {
  const { shame_honor } = viewOf(sight).question
  if (option.verb === "shame_trophy") return shame_honor === undefined ? "" : t("outcome-shame-trophy")
  return shame_honor === undefined ? t("outcome-shame-only") : t("outcome-shame", { honor: shame_honor })
}

function donate(sight: Sight, option: Option, preview: Preview | null): string {
  const told = toldOf(preview, option)
  const given = told.find((one) => one.kind === "donated")?.facts["resource"]
  return joined([given === undefined ? "" : t("outcome-donate", { resource: given }), ...gains(sight, told)])
}

type About = (sight: Sight, option: Option, preview: Preview | null) => string
const cardCosts = (sight: Sight, option: Option, preview: Preview | null, text: string) =>
  joined([costsOf(sight, option, preview), text], " · ")
const plain: About = (sight, option, preview) => joined(change(sight, option, preview))

/** What a recruit costs. */
export function price(sight: Sight, { verb, parts }: Option): string {
  const prices = verb === "recruit" ? viewOf(sight).own?.prices.recruit : null
  return prices ? priceWords(prices[parts["soldier"] as "archer"]) : ""
}

const ABOUT: Readonly<Record<string, About>> = {
  clerk,
  activate,
  wall: build,
  barricade: build,
  spot,
  spots: spot,
  upgrade: costsOf,
  recruit: price,
  general: (_, option) => {
    const general = String(option.parts["general"])
    return joined([startOf(general), aboutOf("general", general)], " ")
  },
  copy: (_, option) => aboutOf("copy", String(option.parts["command"])),
  hire: (sight, option, preview) =>
    cardCosts(sight, option, preview, aboutOf("advisor", String(option.parts["advisor"]))),
  hire_clerk: costsOf,
  boost: (sight, option, preview) => cardCosts(sight, option, preview, sidesOf(String(option.parts["tactic"])).boosted),
  play: (_, option) => sidesOf(String(option.parts["tactic"])).basic,
  use_general: (sight, option, preview) =>
    joined([...change(sight, option, preview).slice(0, 1), aboutOf("general", String(option.parts["general"]))], " · "),
  use_advisor: (sight, option, preview) =>
    joined([...change(sight, option, preview).slice(0, 1), aboutOf("advisor", String(option.parts["advisor"]))], " · "),
  save: costsOf,
  shame,
  shame_trophy: shame,
  donate,
  take_honor: (sight, option, preview) => joined([...change(sight, option, preview), t("outcome-recall")]),
  unshame: plain,
  unshame_trophy: plain,
  buy_off: plain,
  overseer: plain,
  income: plain,
  exchange: plain,
  rest: plain,
  agree: plain,
}

export const about: About = (sight, option, preview) => ABOUT[option.verb]?.(sight, option, preview) ?? ""

/** The same for the only option that names a thing. */
export function foretold(hand: Hands<View>, thing: string): string {
  const [way, other] = hand.ways.direct(thing)
  const option = way && !other ? hand.ways.option(way.text) : null
  return option ? about(hand.sight, option, hand.foresee(thing)) : ""
}

/** What touching a thing would do, or what is chosen there. */
export function effectOf(hand: Hands<View>, thing: string): string {
  const chosen = hand.chosenOn(thing)
  const preview = chosen ? hand.outlook : hand.foresee(thing)
  const option = chosen ?? hand.ways.option(preview?.option ?? null)
  return option ? about(hand.sight, option, preview) : ""
}
