/** What the top of the table and the panel say about a game of The Great Wall. */

import type { Phase, SeatFact } from ".."
import type { Fact, Option, Sight } from "../../lib/types"
import { personName } from "../../table/seats/seats"
import { isPlayer, shameOf, viewOf } from "./model"
import { SEASONS, type View } from "./view"
import { aboutOf, nameOf, t } from "./words"

/** Everything of a seat that all may see, in numbers (GW-A7). */
export function facts(sight: Sight, seat: number): SeatFact[] {
  const player = viewOf(sight).players[seat]
  if (!player) return []
  if (player.kind === "reed") {
    const boss = viewOf(sight).overlord
    const acts = boss === null ? [] : [{ icon: "flag", title: t("fact-overlord"), value: personName(sight, boss) }]
    return [{ icon: "spearman", title: t("fact-spearmen"), value: player.pool.spearman }, ...acts]
  }
  if (player.kind === "qin") {
    return [
      { icon: "clerk", title: t("fact-clerks"), value: player.clerks },
      { icon: "advisor", title: t("fact-supporters"), value: player.supporters.length },
      { icon: "trophy", title: t("fact-trophies"), value: player.trophies.length },
    ]
  }
  return [
    { icon: "clerk", title: t("fact-clerks"), value: player.clerks },
    { icon: "tactic", title: t("fact-tactics"), value: player.tactics },
    { icon: "command", title: t("fact-commands"), value: player.commands },
    { icon: "trophy", title: t("fact-trophies"), value: player.trophies.length },
    { icon: "shame", title: t("fact-shame"), value: shameOf(player) },
  ]
}

export function score(sight: Sight, seat: number): string {
  const player = viewOf(sight).players[seat]
  return player && player.kind !== "reed" ? String(player.honor) : "" // the clan has no honor
}

export const scoreIcon = { icon: "honor", title: (): string => t("honor-track") }

/** Generals and advisors are chosen before the first spring. */
const isSetUp = (view: View) =>
  view.players
    .filter(isPlayer)
    .some((player) => player.general === null || player.advisors.length + player.supporters.length === 0)

export function where(sight: Sight): string {
  const view = viewOf(sight)
  if (isSetUp(view)) return t("where-setup")
  const turns = view.track.filter((space) => space !== null).length
  const turn = view.track.findIndex((space) => space !== null && space.seat === view.active) + 1
  const facts = { year: view.year, last: view.years, season: view.season }
  return turn > 0 ? t("where-turn", { ...facts, turn, turns }) : t("where", facts)
}

export function whereShort(sight: Sight): string {
  const view = viewOf(sight)
  return isSetUp(view) ? t("where-setup") : t("crumb", { year: view.year, season: view.season })
}

/** What led to the question: the command card whose turn it is, and how much of it is left. */
export function crumb(sight: Sight): string {
  const view = viewOf(sight)
  if (isSetUp(view)) return ""
  if (sight.decision?.options.length && sight.decision.kind.startsWith("reed_")) return t("crumb-clan")
  const { seat, give } = view.question
  if (seat !== undefined && give !== undefined)
    return t("crumb-share", { name: personName(sight, seat), what: t(`need-${give}`) })
  const { seat: owner, command: others } = sight.decision?.facts ?? {}
  if (sight.decision?.kind === "clerk" && owner !== undefined && others !== undefined)
    return [
      t("crumb-others", { name: seatSaid(sight, owner), command: nameOf("command", String(others)) }),
      t("crumb-left", { left: view.question.left ?? 0 }),
      view.question.different ? t("crumb-different") : "",
    ]
      .filter(Boolean)
      .join(" · ")
  const command = view.active === view.own?.seat ? view.players[view.active ?? -1]?.played : null
  const what = command ? nameOf("command", command) : t("crumb", { year: view.year, season: view.season })
  const left = sight.decision?.options.length ? view.question.left : null
  return left ? `${what} · ${t("crumb-left", { left })}` : what
}

/** Who a fact names: a player, or a seat that the rules move. */
const seatSaid = (sight: Sight, seat: Fact): string =>
  isNaN(Number(seat)) ? nameOf("seat", String(seat)) : personName(sight, Number(seat))

/** What the cards do that the question names: those that the others have revealed, a decree that is proposed. */
export function notes(sight: Sight): string[] {
  const facts = sight.decision?.facts ?? {}
  const said = Object.entries(facts).map(([fact, value]) => {
    const kind = /^(command|decree)(_\d)?$/.exec(fact)?.[1]
    return kind ? `${nameOf(kind, String(value))}: ${aboutOf(kind, String(value))}` : ""
  })
  return said.filter(Boolean)
}

export const rest = (): string => t("rest-of-year")

export function phases(sight: Sight): Phase[] {
  if (sight.over || isSetUp(viewOf(sight))) return []
  const now = SEASONS.indexOf(viewOf(sight).season)
  return SEASONS.map((season, place) => ({
    icon: season,
    label: t(`season-${season}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }))
}

const ICONS: Readonly<Record<string, string>> = {
  done: "check",
  donate: "warehouse",
  tea_up: "tea",
  make_active: "bolt",
  make_supporting: "advisor",
  hire_clerk: "clerk",
  hire: "advisor",
  advisor: "advisor",
  use_advisor: "bolt",
  general: "general",
  use_general: "general",
  take_back: "undo",
  take_honor: "honor",
  command: "command",
  reclaim: "command",
  copy: "command",
  space: "flag",
  clerk: "clerk",
  overseer: "overseer",
  rest: "rest",
  with_firing: "firing",
  lose_firing: "firing",
  march_firing: "firing",
  march_down: "rest",
  barricade: "barricade",
  wall: "wall",
  route: "logistics",
  spot: "spot",
  spots: "horseman",
  draw: "tactic",
  play: "tactic",
  boost: "chi",
  discard: "tactic",
  shame_trophy: "trophy",
  unshame_trophy: "trophy",
  unshame: "shame",
  give: "arrow-right",
  dies: "lethality",
  dismiss: "advisor",
  to_qin: "advisor",
  first: "first",
  buy_off: "honor",
  let_go: "shame",
  agree: "check",
  refuse: "no",
  player: "person",
  propose: "decree",
  share: "decree",
  sacrifice_clerk: "clerk",
  sacrifice_trophy: "trophy",
}

/** The symbol of an option's row in the panel: of what it names, else of its verb. */
export function icon(option: Option): string | null {
  const { location, soldier, resource } = option.parts
  if (["activate", "at", "upgrade", "income", "clerk"].includes(option.verb) && typeof location === "string")
    return location
  if (
    ["recruit", "next", "with", "march", "shame", "save", "lose_soldier"].includes(option.verb) &&
    typeof soldier === "string"
  )
    return soldier
  if (["pay", "take", "exchange"].includes(option.verb) && typeof resource === "string") return resource
  return ICONS[option.verb] ?? null
}

export { about, about as outcome, price } from "./outcome"
export const brief = true
