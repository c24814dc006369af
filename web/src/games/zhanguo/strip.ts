/** What the top of the table and the panel say about a game of ZhanGuo. */

import type { Phase, SeatFact } from ".."
import type { Option, Sight } from "../../lib/types"
import type { Preview } from "../../table/live/foreseen.svelte"
import { callName } from "../../table/seats/seats"
import {
  ACTION_ICONS,
  ASPECTS,
  aspectOf,
  BOARD_ICONS,
  finalOf,
  isSetUp,
  mineOf,
  NUMERALS,
  overOf,
  topOf,
  viewOf,
  type Action,
  type Aspect,
  type Board,
  type View,
} from "./model"
import { acts, changes, unifies, viewAfter, wakesText } from "./outlook"
import { bonusText, nameOf, powerOf, t, wallText } from "./words"

/** Markers by their value, the colors of the hand as its backs show them (ZG-A5), and who goes first. */
export function facts(sight: Sight, seat: number): SeatFact[] {
  const view = viewOf(sight)
  const player = view.players[seat]
  if (!player) return []
  const first = { icon: "flag", title: t("first-player"), value: t("first-badge"), class: "first" }
  return [
    ...ASPECTS.map((aspect, nth) => ({
      icon: aspect,
      title: t("markers-title", { aspect: nameOf("aspect", aspect) }),
      value: player.markers[nth]?.value ?? 0,
      class: `um a-${aspect}`,
    })),
    ...ASPECTS.map((aspect, nth) => ({
      icon: "cards",
      title: t("hand-title", { aspect: nameOf("aspect", aspect) }),
      value: player.hand[nth] ?? 0,
      class: `back a-${aspect}`,
    })),
    ...(view.first === seat ? [first] : []),
    ...(sight.over || isSetUp(view)
      ? []
      : [{ icon: "trophy-cup", title: t("ends-about"), value: finalOf(player), class: "ends" }]),
  ]
}

export function score(sight: Sight, seat: number): string {
  return String(viewOf(sight).players[seat]?.points ?? "")
}

export function where(sight: Sight): string {
  const view = viewOf(sight)
  const { round: number, rounds: last, turn } = view
  if (isSetUp(view)) return t("where-setup")
  return turn === null
    ? t("where", { number, last })
    : t("where-turn", { number, last, turn, turns: view.values.turns })
}

export function whereShort(sight: Sight): string {
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
  if (option.verb === "board") return BOARD_ICONS[board as Board]
  return ICONS[option.verb] ?? null
}

const joined = (parts: string[]): string => parts.filter(Boolean).join(" · ")

function card(view: View, option: Option): string {
  const number = Number(option.parts["card"])
  const found = view.own?.hand.find((one) => one.card === number)
  if (!found) return ""
  const [top, over] = [topOf(view), overOf(view, number)]
  const way = top === null || over === null || option.verb === "discard" ? "" : t(`over-${over}`, { number: top })
  return joined([`${t(`after-${found.trigger}`)}: ${bonusText(found.bonus)}`, way])
}

/** Where the card may go then: into regions of the own board, to the court. */
function leads(preview: Preview | null): string {
  const then = preview?.then ?? []
  const regions = then.flatMap((text) => /^unify (\d+)$/.exec(text)?.[1] ?? [])
  const court = then.some((text) => text.startsWith("court "))
  if (!regions.length && !court) return ""
  const uses = regions.length ? (court ? "both" : "board") : "court"
  return t("about-card", { uses, regions: regions.join(", ") })
}

function wall(option: Option, preview: Preview): string {
  const built = viewAfter(preview)?.walls.find((one) => one.section === option.parts["section"])
  const lines = Number(option.parts["lines"])
  const worth = built?.worth?.[lines - 1]
  return built && worth !== undefined ? t("about-wall", { text: wallText(built, lines), worth }) : ""
}

/** Whose governors are in the region: with the new one where the engine has placed it, else as they are now. */
function governors(sight: Sight, option: Option, preview: Preview): string {
  const view = viewOf(sight)
  const place = Number(option.parts["region"] ?? view.question.region) - 1
  const [now, then] = [view.regions[place]?.governors ?? [], viewAfter(preview)?.regions[place]?.governors ?? []]
  const isPlaced = then.some((number, seat) => number !== now[seat])
  const list = (isPlaced ? then : now).flatMap((number, seat) => (number ? [`${callName(sight, seat)} ${number}`] : []))
  return list.length ? t(isPlaced ? "about-governors-then" : "about-governors-now", { list: list.join(", ") }) : ""
}

function used(view: View, option: Option): string {
  const laid = mineOf(view)
    ?.regions.flatMap((one) => one.cards)
    .find((one) => one.card === option.parts["card"])
  return laid ? bonusText(laid.bonus) : ""
}

/** What options say themselves. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  recruit: ["recruited"],
  worker: ["worker_paid"],
  accept: ["recruited", "workers"],
}
/** Options that come in long lists: only the chosen one says what it will do. */
const MANY: readonly string[] = ["recruit", "worker", "shift", "up", "move_g", "move_w", "move_worker", "move_governor"]

/** What an option will do, in a few words: as the engine foretells it, and nothing while that is not known. */
export function outcome(sight: Sight, option: Option, preview: Preview | null): string {
  const view = viewOf(sight)
  if (option.verb === "discard") return card(view, option)
  if (option.verb === "card") return joined([leads(preview), card(view, option)])
  if (option.verb === "power") return powerOf(mineOf(view)?.board ?? null)
  if (!preview) return ""
  const all = changes(view, preview, SAID[option.verb])
  const wakes = sight.decision?.kind === "ability" ? [] : wakesText(view, preview)
  switch (option.verb) {
    case "unify":
      return joined(unifies(view, preview))
    case "court":
      return joined(acts(view, preview, option.parts["action"] as Action))
    case "use":
      return joined(all) || used(view, option)
    case "marker":
    case "marker3":
      return t("about-marker", {
        number:
          view.markers[option.verb === "marker" ? "1" : "3"][ASPECTS.indexOf(option.parts["aspect"] as Aspect)] ?? 0,
      })
    case "palace":
      return joined([
        t("about-palace", { number: view.own?.palace ?? 0 }),
        ...changes(view, preview, ["points"]),
        ...wakes,
      ])
    case "governor":
    case "square":
      return joined([governors(sight, option, preview), ...all, ...wakes])
    case "wall":
      return joined([wall(option, preview), ...all, ...wakes])
  }
  return joined([...all, ...wakes])
}

export function about(sight: Sight, option: Option, preview: Preview | null): string {
  return MANY.includes(option.verb) ? "" : outcome(sight, option, preview)
}

export const brief = true
