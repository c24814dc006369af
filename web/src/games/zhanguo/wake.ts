/** What a card would do, before it is played: markers and unrest in a region, abilities that wake at the court. */

import { isLocked, MOST_CARDS, officialsIn, sum, topOf, type Action, type Card, type Player, type Region, type View } from "./model"
import { t, yieldText } from "./words"

/** Actions whose cards wake under a lower number; a higher one wakes the others, and moving wakes none. */
const LOWER: readonly Action[] = ["recruit", "governor"]

export type Direction = "higher" | "lower" | null

export const wants = (action: Action): Direction => (action === "move" ? null : LOWER.includes(action) ? "lower" : "higher")

export const directionOf = (view: View, card: number): "higher" | "lower" | "first" => {
  const top = topOf(view)
  return top === null ? "first" : card > top ? "higher" : "lower"
}

export function wakes(view: View, card: number, action: Action): boolean {
  if (action === "move") return false
  const direction = directionOf(view, card)
  return direction === "first" || direction === wants(action)
}

function helps(player: Player, region: Region, card: Card): boolean {
  switch (card.bonus) {
    case "move2":
      return player.regions.some((one) => officialsIn(one.governors_area) + officialsIn(one.workers_area) > 0)
    case "unrest_any":
      return player.regions.some((one) => one.unrest > 0)
    case "unrest_here":
      return region.unrest > 0
    case "move_worker":
      return player.regions.some((one) => one.workers > 0)
    case "off_red":
      return player.supply.red > 0
    case "off_white":
      return player.supply.white > 0
    case "off_grey":
      return player.supply.grey > 0
    case "vp_cream":
    case "vp_orange":
    case "vp_brown": {
      const aspect = { vp_cream: "writing", vp_orange: "currency", vp_brown: "law" }[card.bonus]
      return player.regions.some((one) => one.cards.some((other) => other.aspect === aspect))
    }
  }
  return true
}

/** Own cards that this number on this action would wake, as the board is now. */
export function woken(view: View, player: Player, card: number, action: Action): Card[] {
  if (!wakes(view, card, action)) return []
  return player.regions.flatMap((region) =>
    isLocked(region) ? [] : region.cards.filter((one) => one.trigger === action && helps(player, region, one)),
  )
}

/** "65 (1 marker), 83 (3 points)" */
export const yields = (cards: Card[], player: Player): string =>
  cards.map((one) => t("wakes-one", { number: one.card, gives: yieldText(one, player) })).join(", ")

export const risesBy = (region: Region): number => region.cards.length

export const canUnify = (region: Region): boolean =>
  region.cards.length < MOST_CARDS && (!region.cards.length || region.unrest + risesBy(region) <= (region.most_unrest ?? 0))

/** Whether an action looks possible before its card is chosen; the server has the last word. */
export function seemsPossible(view: View, player: Player, action: Action): boolean {
  const { regions } = player
  switch (action) {
    case "recruit":
      return officialsIn(player.supply) > 0
    case "move":
      return regions.some((one) => officialsIn(one.governors_area) + officialsIn(one.workers_area) > 0)
    case "hire":
      return regions.some((one) => officialsIn(one.workers_area) > 0 && !isLocked(one))
    case "governor":
      return player.governors > 0 && regions.some(({ governors_area: area }) => area.red > 0 && area.white > 0 && area.grey > 0)
    case "palace": {
      const all = sum(regions.map((one) => one.workers))
      return player.palaces > 0 && regions.some((one, place) => {
        const land = view.regions[place]
        const room = land !== undefined && sum(land.palaces) < land.palace_spaces
        const calm = !isLocked(one) && (one.palace_ban === null || one.unrest < one.palace_ban)
        return room && calm && one.workers >= 2 && all > one.workers
      })
    }
    case "wall": {
      const pay = regions.filter((one) => one.workers > 0).length
      return player.walls > 0 && view.walls.some((wall) => !wall.walls.includes(player.seat) && wall.walls.some((seat, at) => seat === null && at < pay))
    }
  }
}

/** Actions after which the power of a player board may be used. */
export function powerAfter(player: Player, action: Action): boolean {
  switch (player.board) {
    case "circle":
      return (action === "move" || action === "wall") && player.regions.some((one) => one.unrest > 0)
    case "square":
      return action === "hire" || action === "governor"
    case "triangle":
      return action === "wall" || action === "recruit"
    case "star":
      return action === "recruit" || action === "governor"
  }
  return false
}
