/** What the guide of ZhanGuo reads off a position: cards worth suggesting, and the facts of its sentences. */

import {
  ASPECTS,
  COLORS,
  mineOf,
  officialsIn,
  overOf,
  sum,
  topOf,
  type Aspect,
  type Card,
  type Color,
  type Over,
  type View,
} from "./model"
import { piece } from "../../lib/words"
import type { Fact } from "../../lib/types"
import type { Scene } from "../../guide/types"

export type Now = Scene<View>

const FIRST_TRIGGERS = ["governor", "recruit", "hire"] // of the court actions that the guide leads to
const FIRST_CARDS = 3 // the rulebook's advice: so many on your board before the first court action

const cards = (m: Now): Card[] => m.view.own?.hand ?? []
export const byMe = (m: Now, kind: string) =>
  m.told.find((one) => one.kind === kind && String(one.facts["seat"]) === String(m.seat))
export const verbs = (m: Now): Set<string> => new Set(m.options.map((option) => option.verb))
export const inRound = (m: Now, round: number): boolean => m.view.round === round
const nameOf = (kind: string, id: string): string => piece("zhanguo", kind, id)

/** For the player's board: a card that will soon be activated. */
export function firstCard(m: Now): Card | undefined {
  const wished = FIRST_TRIGGERS.flatMap((trigger) => cards(m).filter((card) => card.trigger === trigger))
  return wished[0] ?? cards(m)[0]
}

const sorted = (m: Now): Card[] => [...cards(m)].sort((a, b) => a.card - b.card)
const isOver = (m: Now, card: Card, way: Over): boolean => [way, "first"].includes(overOf(m.view, card.card) ?? "")

/** For the court: a low number, since officials and governors need one below the last. */
export function lowCard(m: Now): Card | undefined {
  return (
    sorted(m)
      .filter((card) => isOver(m, card, "lower"))
      .at(-1) ?? sorted(m)[0]
  )
}

/** For workers and what they build: a number above the last. */
export function highCard(m: Now): Card | undefined {
  return sorted(m).find((card) => isOver(m, card, "higher")) ?? sorted(m).at(-1)
}

export const laid = (m: Now): number => sum(mineOf(m.view)?.regions.map((region) => region.cards.length) ?? [])
/** The first cards go to the player's board. */
export const isLaying = (m: Now): boolean => inRound(m, 1) && laid(m) < FIRST_CARDS && byMe(m, "court") === undefined
/** The first region without a card: no unrest there. */
export const emptyRegion = (m: Now): number => 1 + (mineOf(m.view)?.regions.findIndex((one) => !one.cards.length) ?? 0)
/** On a wide screen a whole part of the board, which the card then leaves in sight; elsewhere a thing in it. */
export const part = (whole: string, ...things: string[]): string[] => [`.table.wide ${whole}`, ...things]
export const regionTarget = (region: number): string => `.mine .rb:has([data-spot="region:${region}"]) .slots3`

/** The text of an option with this verb and this part. */
export const optionOf = (m: Now, verb: string, part = "", value: Fact = ""): string | undefined =>
  m.options.find((one) => one.verb === verb && (!part || String(one.parts[part]) === String(value)))?.text
export const play = (m: Now, card: Card | undefined): string | undefined =>
  card && optionOf(m, "card", "card", card.card)
export const cardTarget = (card: Card | undefined): string => (card ? `[data-spot="hand:${card.card}"]` : ".hand-tray")
export const cardFacts = (card: Card | undefined): Record<string, Fact> => ({ number: card?.card ?? 0 })

/** An official stands in a workers' area. */
export const canWork = (m: Now): boolean =>
  mineOf(m.view)?.regions.some((region) => officialsIn(region.workers_area) > 0) ?? false

/** Officials who could be shifted there. */
export const idle = (m: Now): number =>
  sum(mineOf(m.view)?.regions.map((region) => officialsIn(region.governors_area)) ?? [])

/** The colors that each region's governors' area still lacks before its officials can become a governor. */
const lacking = (m: Now): Color[][] =>
  mineOf(m.view)?.regions.map((region) => COLORS.filter((color) => !region.governors_area[color])) ?? []
export const hasThree = (m: Now): boolean => lacking(m).some((colors) => colors.length === 0)
export const lacksOne = (m: Now): boolean => !hasThree(m) && lacking(m).some((colors) => colors.length === 1)
export const canInstall = (m: Now): boolean => optionOf(m, "court", "action", "governor") !== undefined

/** A new official: where it completes three colors, otherwise anywhere. */
export function newOfficial(m: Now): string | undefined {
  const completes = lacking(m).flatMap((colors, i) =>
    colors.length === 1
      ? m.options.filter(({ parts }) => parts["color"] === colors[0] && Number(parts["region"]) === i + 1)
      : [],
  )
  return completes.find((one) => one.verb === "recruit")?.text ?? optionOf(m, "recruit")
}

export const shift = (m: Now): string | undefined => m.offers.find((one) => one.verb === "shift")?.text

/** The number at the court, 0 if no card has been played there, and whether a card below it is in hand. */
export const courtFacts = (m: Now, card: Card | undefined): Record<string, Fact> => ({
  ...cardFacts(card),
  last: topOf(m.view) ?? 0,
  fits: topOf(m.view) === null ? "first" : card && isOver(m, card, "lower") ? "yes" : "no",
})

/** The bonus square to take: points, otherwise an official, otherwise movement. */
export function square(m: Now): string {
  const wished = ["vp", "official", "move"].filter((one) => optionOf(m, "square", "square", one) !== undefined)
  return wished[0] ?? "move"
}

export function markers(m: Now): Record<string, Fact> {
  const told = byMe(m, "markers")
  return {
    number: Number(told?.facts["number"] ?? 0),
    aspect: nameOf("aspect", String(told?.facts["aspect"] ?? "writing")),
  }
}

/** The aspect where one more marker counts the most: it breaks a tie, otherwise it makes one. */
export function markerToTake(m: Now): string {
  const offered = ASPECTS.filter((aspect) => optionOf(m, "marker", "aspect", aspect) !== undefined)
  const valueOf = (seat: number, aspect: Aspect) => m.view.players[seat]?.markers[ASPECTS.indexOf(aspect)]?.value ?? 0
  const behind = (aspect: Aspect): number => {
    const others = m.view.players.map((_, seat) => (seat === m.seat ? 0 : valueOf(seat, aspect)))
    return Math.max(...others) - valueOf(m.seat, aspect)
  }
  return offered.find((one) => behind(one) === 0) ?? offered.find((one) => behind(one) === 1) ?? offered[0] ?? ""
}

/** What is offered, and why the player is asked: others with as many may have passed, others with more must have. */
export function reward(m: Now): Record<string, Fact> {
  const aspect = m.view.offered ?? "writing"
  const row = ASPECTS.indexOf(aspect)
  const given = m.view.rewards[row]?.[m.view.round - 1]
  const values = m.view.players.map((player) => player.markers[row]?.value ?? 0)
  const mine = values[m.seat] ?? 0
  const others = values.filter((_, seat) => seat !== m.seat)
  const why = others.some((one) => one > mine) ? "fewer" : others.includes(mine) ? "tie" : "most"
  const rounds = m.view.rounds - m.view.round
  return { aspect: nameOf("aspect", aspect), reward: nameOf("reward", given?.reward ?? ""), why, value: mine, rounds }
}
