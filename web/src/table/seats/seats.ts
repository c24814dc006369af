// Small questions about the seats of a table.

import { sealed } from "../../lib/people"
import { list } from "../../lib/times"
import type { Fact, SeatInfo, Sight, Told } from "../../lib/types"
import { has, piece, say, seatName } from "../../lib/words"

export function ownSeats(seats: SeatInfo[]): number[] {
  return seats.filter((seat) => seat.mine).map((seat) => seat.seat)
}

/** Those the game waits for. */
export function awaited(sight: Sight): SeatInfo[] {
  return sight.status !== "running" ? [] : sight.seats.filter((seat) => seat.owes && !seat.sealed)
}

/** Whether a person plays there, and no bot for them: because they left, or because their time ran out too often. */
export function isPresent(sight: Sight, seat: SeatInfo): boolean {
  const away = sight.clocks?.some((clock) => clock.seat === seat.seat && clock.bot)
  return seat.kind === "human" && !seat.bot && !away
}

/** Hot-seat: the seats of this screen that owe an answer. */
function waitingHere(seats: SeatInfo[]): number[] {
  if (ownSeats(seats).length < 2) return []
  return seats.filter((seat) => seat.mine && seat.owes && !seat.sealed).map((seat) => seat.seat)
}

/** Hot-seat: the person's seat that must answer next, if it is not the one shown. */
export function seatToCall(seats: SeatInfo[], shown: number | null): number | null {
  const waiting = waitingHere(seats)
  if (waiting.length === 0 || (shown !== null && waiting.includes(shown))) return null
  return waiting.find((seat) => shown !== null && seat > shown) ?? waiting[0] ?? null
}

/** Hot-seat: who may answer instead of this seat, as the people agree. In secret all answer: there is no choice. */
export function insteadOf(sight: Sight, seat: number | null): SeatInfo[] {
  const waiting = sight.secret || sight.status !== "running" ? [] : waitingHere(sight.seats)
  if (seat === null || !waiting.includes(seat)) return []
  return sight.seats.filter((one) => one.seat !== seat && waiting.includes(one.seat))
}

/** Whether every player chooses now, unseen by the others; or only some do. */
export function allInSecret(sight: Sight): boolean {
  return sight.seats.every((seat) => seat.owes || seat.sealed)
}

/** What sits on every seat of the view: "player", or the name of one that the rules move. Those come last. */
export function seatKinds(sight: Sight): string[] {
  const players = (sight.view as { players?: unknown } | null)?.players
  if (!Array.isArray(players)) return []
  return players.map((player: { kind?: unknown } | null) => (typeof player?.kind === "string" ? player.kind : "player"))
}

/** The seats that the rules move, and who sits there. */
export function automata(sight: Sight): { seat: number; kind: string }[] {
  return seatKinds(sight).flatMap((kind, seat) =>
    seat >= sight.seats.length && kind !== "player" ? [{ seat, kind }] : [],
  )
}

/** What a seat is called: its person or bot, else its side. */
export function personName(sight: Sight, seat: number): string {
  const info = sight.seats[seat]
  if (!info) return piece(sight.game, "seat", seatKinds(sight)[seat] ?? String(seat))
  if (info.kind === "human" && !info.name) return say("web-somebody") // deleted since
  return info.name || seatName(sight.game, seat)
}

/** The same for `Sealed`: with its seal, if it is the name that its person keeps. */
export function sealedName(sight: Sight, seat: number): string {
  return sealed(personName(sight, seat), sight.seats[seat]?.kept)
}

/** The side that a seat plays, where the game has sides; else who sits there. */
export function sideName(sight: Sight, seat: number): string {
  return hasSides(sight.game) ? seatName(sight.game, seat) : personName(sight, seat)
}

/** The name of the side where it is not what the seat is called anyway; else "". */
export function sideOf(sight: Sight, seat: number): string {
  const side = seatName(sight.game, seat)
  return side === personName(sight, seat) || !has(`${sight.game}-seat-${seat}`) ? "" : side
}

/** Sides have names of their own; elsewhere the seats are counted. */
export function hasSides(game: string): boolean {
  return !/\d/.test(seatName(game, 0))
}

/** What every seat is called where only the name is shown: of two people named Mei one is "Mei B". */
export function callNames(sight: Sight): string[] {
  const names = sight.seats.map((seat) => personName(sight, seat.seat))
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${"ABCD"[seat] ?? ""}`,
  )
}

export function callName(sight: Sight, seat: number): string {
  return callNames(sight)[seat] ?? personName(sight, seat)
}

export function personNames(sight: Sight, seats: number[]): string {
  return list(seats.map((seat) => callName(sight, seat)))
}

/** The number of the seat that a fact names: games say it by number or by the name of a side. */
export function seatOfFact(game: string, players: number, fact: Fact | undefined): number | null {
  if (/^-?\d+$/.test(String(fact))) return Number(fact) >= 0 && Number(fact) < players ? Number(fact) : null
  if (fact === undefined || !has(`${game}-seat-${fact}`)) return null
  const name = say(`${game}-seat-${fact}`)
  for (let seat = 0; seat < players; seat++) if (seatName(game, seat) === name) return seat
  return null
}

export function seatOfTold(sight: Sight, told: Told): number | null {
  const moved = automata(sight).find((one) => one.kind === told.facts["seat"])
  if (moved) return moved.seat
  return seatOfFact(sight.game, sight.players, told.facts["seat"])
}

/** The round in which the game stands, if it has rounds; years are rounds too. */
export function roundOf(sight: Sight): number | null {
  const view = sight.view as { round?: unknown; year?: unknown } | null
  const round = view?.round ?? view?.year
  return typeof round === "number" && round > 0 ? round : null
}
