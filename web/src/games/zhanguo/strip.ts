/** What the top of the table and the panel say about a game of ZhanGuo. */

import type { Option, Sight } from "../../lib/types"
import { ACTION_ICONS, ASPECTS, aspectOf, cardsOf, isSetUp, mineOf, NUMERALS, officialsIn, topOf, viewOf, type Action, type BoardName, BOARD_ICONS, type View } from "./model"
import { directionOf, powerAfter, risesBy, woken, yields } from "./wake"
import { nameOf, powerOf, t, yieldText } from "./words"

type SeatFact = { icon: string; title: string; value: number | string; class?: string }
type Phase = { icon: string; label: string; state: "done" | "now" | "next" }

/** Markers by their value, and the colours of the hand as its backs show them (ZG-A5). */
export function facts(sight: Sight, seat: number): SeatFact[] {
  const player = viewOf(sight).players[seat]
  if (!player) return []
  return [
    ...ASPECTS.map((aspect, nth) => ({ icon: aspect, title: t("markers-title", { aspect: nameOf("aspect", aspect) }), value: player.markers[nth]?.value ?? 0, class: `um a-${aspect}` })),
    ...ASPECTS.map((aspect, nth) => ({ icon: "cards", title: t("hand-title", { aspect: nameOf("aspect", aspect) }), value: player.hand[nth] ?? 0, class: `back a-${aspect}` })),
  ]
}

export function score(sight: Sight, seat: number): string {
  return String(viewOf(sight).players[seat]?.points ?? "")
}

export function where(sight: Sight): string {
  const view = viewOf(sight)
  return isSetUp(view) ? t("where-setup") : t("where", { number: view.round, last: view.rounds })
}

export function phases(sight: Sight): Phase[] {
  const view = viewOf(sight)
  if (sight.over || isSetUp(view)) return []
  const now = sight.asked === "draft" ? 0 : view.active !== null ? 1 : 2
  return ["draw", "play", "rewards"].map((phase, place) => ({
    icon: ["cards", "court", "reward"][place] ?? "cards",
    label: t(`phase-${phase}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }))
}

const ICONS: Readonly<Record<string, string>> = {
  done: "check",
  accept: "reward",
  power: "bolt",
  extra: "worker",
  hire: "worker",
  worker: "worker",
  move_worker: "worker",
  governor: "governor",
  move_governor: "governor",
  palace: "palace",
  calm: "unrest",
  wall: "wall-piece",
  recruit: "official",
  shift: "down",
  up: "up",
  move_g: "movement",
  move_w: "movement",
  bid: "vp",
  card: "cards",
  discard: "cards",
  use: "bolt",
}

/** The symbol of an option's row in the panel. */
export function icon(option: Option): string | null {
  const { region, action, aspect, square, board, card } = option.parts
  if (option.verb === "unify") return NUMERALS[Number(region) - 1] ?? null
  if (option.verb === "court") return ACTION_ICONS[action as Action]
  if (option.verb === "card" || option.verb === "discard") return aspectOf(Number(card))
  if (option.verb === "marker" || option.verb === "marker3") return String(aspect)
  if (option.verb === "square") return square === "move" ? "movement" : square === "vp" ? "vp" : "official"
  if (option.verb === "board") return BOARD_ICONS[board as BoardName]
  return ICONS[option.verb] ?? null
}

function unify(view: View, option: Option): string {
  const player = mineOf(view)
  const region = player?.regions[Number(option.parts["region"]) - 1]
  const card = view.own?.playing
  if (!player || !region || !card) return ""
  const aspect = nameOf("aspect", aspectOf(card))
  const rise = risesBy(region)
  const facts = { number: region.cards.length + 1, aspect, unrest: region.unrest, then: region.unrest + rise }
  return t(rise ? "about-unify" : "about-unify-calm", facts)
}

function court(view: View, option: Option): string {
  const player = mineOf(view)
  const card = view.own?.playing
  const action = option.parts["action"] as Action
  if (!player || !card) return ""
  const cards = woken(view, player, card, action)
  const power = powerAfter(player, action) ? [powerOf(player.board)] : []
  if (cards.length) return [`${t("wakes")} ${yields(cards, player)}`, ...power].join(" · ")
  return power[0] ?? (action === "move" ? t("act-move-about") : t("act-nothing"))
}

function cardOf(view: View, option: Option) {
  return view.own?.hand.find((one) => one.card === option.parts["card"])
}

/** What an option will do, in a few words. */
export function about(sight: Sight, option: Option): string {
  const view = viewOf(sight)
  const player = mineOf(view)
  if (!player) return ""
  const region = player.regions[Number(option.parts["region"]) - 1]
  switch (option.verb) {
    case "unify":
      return unify(view, option)
    case "court":
      return court(view, option)
    case "card":
    case "discard": {
      const card = cardOf(view, option)
      const top = topOf(view)
      if (!card) return ""
      const way = top === null || option.verb === "discard" ? "" : ` · ${t(`over-${directionOf(view, card.card)}`, { number: top })}`
      return `${t(`after-${card.trigger}`)}: ${nameOf("bonus", card.bonus)}${way}`
    }
    case "use": {
      const card = player.regions.flatMap((one) => one.cards).find((one) => one.card === option.parts["card"])
      return card ? yieldText(card, player) : ""
    }
    case "power":
      return powerOf(player.board)
    case "hire":
      return region ? t("about-hire", { number: officialsIn(region.workers_area) }) : ""
    case "palace":
      return t("about-palace", { number: ASPECTS.reduce((total, aspect) => total + cardsOf(player, aspect), 0) })
    case "wall": {
      const wall = view.walls.find((one) => one.section === option.parts["section"])
      const at = Number(option.parts["lines"]) - 1
      return wall ? t("about-wall", { text: nameOf("criterion", wall.criterion), each: wall.points[at] ?? 0, worth: wall.worth?.[at] ?? 0 }) : ""
    }
    case "marker":
    case "marker3":
      return t("about-marker", { number: view.markers[option.verb === "marker" ? "1" : "3"][ASPECTS.indexOf(option.parts["aspect"] as "law")] ?? 0 })
    case "accept": {
      const row = ASPECTS.findIndex((aspect) => aspect === view.offered)
      const reward = view.rewards[row]?.[view.round - 1]
      if (!reward) return ""
      const text = reward.regions.length ? t("reward-in", { text: nameOf("reward", reward.reward), list: reward.regions.join(", ") }) : nameOf("reward", reward.reward)
      return t("about-accept", { text, number: player.markers[row]?.value ?? 0 })
    }
    case "pass":
      return view.offered ? t("about-pass") : ""
  }
  return ""
}

export const outcome = about
export const brief = true
