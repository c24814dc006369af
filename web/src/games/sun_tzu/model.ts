/** The game's view as the engine gives it (view.ts, generated), and small questions about it. */

import type { Sight } from "../../lib/types"
import { viewIn } from "../../lib/views"
import { CARDS, FRAMED_CARDS, SEATS, type Card, type Province, type ProvinceView, type Side, type View } from "./view"

export { CARDS, GENERALS, PROVINCES, SEATS as SIDES } from "./view"
export type { Card, EventCard, General, Province, ProvinceView, Purpose, Side, SideView, View } from "./view"

export const viewOf = (sight: Sight): View => viewIn<"sun_tzu">(sight)

/** By a name that may name none: a part of an option, a fact of an event. */
export const provinceOf = (view: View, place: unknown): ProvinceView | undefined => view.provinces[place as Province]
/** A card's place among all; -1 for what is not a card. */
export const rank = (card: unknown): number => CARDS.indexOf(card as Card)

export const other = (side: Side): Side => (side === "sun_tzu" ? "shao" : "sun_tzu")
export const seatOf = (side: Side): number => SEATS.indexOf(side)
/** The class that sets the colors of a side, and the number of its emblem. */
export const emblem = (side: Side | null): number => (side === null ? 0 : seatOf(side) + 1)

export function mySide(sight: Sight): Side | null {
  return sight.seat === null ? null : (SEATS[sight.seat] ?? null)
}

export const isFramed = (card: string): boolean => (FRAMED_CARDS as readonly string[]).includes(card)

/** The order of the battles as far as it is known: announced, or fixed. */
export const knownOrder = (view: View): Province[] =>
  view.announced.length > 0 || !view.order_is_fixed ? view.announced : view.fixed_order
