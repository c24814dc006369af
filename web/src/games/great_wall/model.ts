/** Small questions about what the server shows of a game of The Great Wall; the engine gives the shapes (view.ts). */

import { viewIn } from "../../lib/views"
import type { Sight } from "../../lib/types"
import { SOLDIERS, type LocationSeen, type Player, type SectionSeen, type SeatKind, type Spot, type View } from "./view"

export const viewOf = (sight: Sight): View => viewIn<"great_wall">(sight)

export const isPlayer = (player: Player): boolean => player.kind === "player"

/** The seat of the Reed Clan, of Qin Jiushao. */
export const seatOf = (view: View, kind: SeatKind): number | null =>
  view.players.find((one) => one.kind === kind)?.seat ?? null

/** Whose pieces are moved: the Reed Clan's when the player acts for it (GW-R8). */
export const moverOf = (sight: Sight): number | null =>
  sight.decision?.kind.startsWith("reed_") ? seatOf(viewOf(sight), "reed") : sight.seat

/** "leader_left" is a leader. */
export const typeOf = (card: string): string => card.replace(/_(left|middle|right)$/, "")

/** Tokens of shame, under soldiers and on trophies. */
export const shameOf = (player: Player): number =>
  SOLDIERS.reduce((sum, kind) => sum + player.shamed[kind], 0) +
  player.trophies.reduce((sum, one) => sum + one.shame, 0)

export const clerksAt = (location: LocationSeen): number => location.clerks.reduce((sum, n) => sum + n, 0)

/** What the artifacts bring a seat if the game ends now. */
export const artifactsOf = (view: View, seat: number): number =>
  view.artifact_honor.reduce((sum, honor) => sum + (honor[seat] ?? 0), 0)

export function locationOf(view: View, id: string): LocationSeen | undefined {
  return view.locations.find((one) => one.location === id)
}

export function sectionOf(view: View, id: string): SectionSeen | undefined {
  return view.sections.find((one) => one.section === id)
}

/** The spots of a horde card, by their names. */
export function spotsOf(view: View, section: string, row: number): string[] {
  return Object.keys(sectionOf(view, section)?.hordes.find((one) => one.row === row)?.spots ?? {})
}

export function spotOf(view: View, section: string, row: number, cell: string): Spot | undefined {
  const spots: Record<string, Spot> = sectionOf(view, section)?.hordes.find((one) => one.row === row)?.spots ?? {}
  return spots[cell]
}
