// What a line of the lobby says about a table.

import { wayOf } from "../../lib/modes"
import { paceLine, span } from "../../lib/pace"
import { nameAt, sealed } from "../../lib/people"
import { tableLink } from "../../lib/router"
import { list } from "../../lib/times"
import type { GameInfo, TableLine } from "../../lib/types"
import { has, say, sayOr } from "../../lib/words"

/** It is my turn there, and the table can go on. */
export const isTurn = (table: TableLine): boolean => table.waiting && !table.fate && table.status !== "over"

export const freeSeats = (table: TableLine): number => table.seats.filter((seat) => seat.kind === "open").length

/** Where its line leads: to my seat that must answer, to the free seat, or to the log. */
export function linkTo(table: TableLine, join = false): string {
  if (join && table.invitation) return `${tableLink(table.id)}?invitation=${encodeURIComponent(table.invitation)}`
  const mine = table.seats.filter((one) => one.mine)
  return tableLink(table.id, (mine.find((one) => one.owes) ?? mine[0])?.seat)
}

/** The others who sit there: "with Giulia and Huli"; their names with seals, for `Sealed`. */
export function company(table: TableLine, join = false): string {
  const names = table.seats
    .filter((seat) => !seat.mine && seat.kind !== "open")
    .map((seat) => sealed(nameAt(seat), seat.kept))
  if (!names.length) return ""
  return join ? list(names) : say("web-line-names", { names: list(names) })
}

/** How it is played, if not in the usual way. */
export function wayAt(table: TableLine, games: readonly GameInfo[]): string {
  const game = games.find((one) => one.name === table.game)
  const way = game ? wayOf(game, table.seats.length, table.options) : ""
  return way && has(way) ? say(way) : ""
}

/** Options that are switched on, by their names: what makes this table different from others. */
function rulesOf(table: TableLine): string {
  const on = Object.entries(table.options).filter(([, value]) => value === true)
  if (!on.length) return say("web-line-usual")
  return list(on.map(([name]) => sayOr(`${table.game}-setting-${name}`, name)))
}

/** How much time is left there; before all seats are taken, how it is played. */
export function paceAt(table: TableLine): string {
  if (table.status === "running" && table.left != null) return say("pace-left", { time: span(table.left) })
  return table.status === "open" ? paceLine(table.pace) : ""
}

/** What goes on there now. */
export function momentAt(table: TableLine, join = false): string {
  if (table.fate) return say(`web-line-fate-${table.fate}`)
  if (table.status === "over") return say("web-line-over", { moves: table.moves })
  if (table.status === "running" && table.seats.some((seat) => seat.mine && seat.bot)) return say("web-line-stand-in")
  if (table.status === "open" && !join) return say("web-line-open", { open: freeSeats(table) })
  if (join) return rulesOf(table)
  const now = sayOr(`web-moment-${table.game}-${table.asked}`, table.asked)
  const line = `web-line-round-${table.game}`
  return !table.round ? now : say(has(line) ? line : "web-line-round", { round: table.round, moment: now })
}
