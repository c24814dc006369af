// Opening a table: the defaults, so that one click is enough.

import { api } from "./api"
import { myName } from "./people"
import { go, tableLink } from "./router"
import { botsOf, newCommitment, sealed } from "./sealing"
import type { Chair, GameInfo, NewTable, Options } from "./types"
import { say } from "./words"

/** The bot that a newcomer meets: one that plays to win, but can be beaten. The server lists the weakest first. */
export function usualBot(game: GameInfo): string {
  return (game.bots[1] ?? game.bots[0])?.id ?? "random"
}

export function usualOptions(game: GameInfo): Options {
  return Object.fromEntries(game.choices.map((choice) => [choice.name, choice.default]))
}

/** I sit first, bots on all other seats. */
export function usualSeats(game: GameInfo, players: number, bot = usualBot(game)): Chair[] {
  return seatsBeside(players, { kind: "bot", bot })
}

/** I sit first, and all other seats are alike. */
export function seatsBeside(players: number, other: Chair): Chair[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : { ...other }))
}

/** Against bots alone there are hints. With other people they are an agreement, also at one screen. */
export function usualHints(chairs: readonly Chair[]): boolean {
  return chairs.every(({ kind }) => kind === "me" || kind === "bot")
}

/** Ratings are for people against each other, each with a browser of their own. */
export function canBeRated(chairs: readonly Chair[]): boolean {
  const mine = chairs.filter(({ kind }) => kind === "me").length
  return mine === 1 && chairs.length > 1 && chairs.every(({ kind }) => kind === "me" || kind === "open")
}

/** The server names the usual number first. */
export function usualPlayers(game: GameInfo): number {
  return game.players[0] ?? 1
}

/** Everybody gets a name, so that no table ever shows a "?"; the server names the bots. */
export function named(chair: Chair): Chair {
  if (chair.kind === "me") return { ...chair, name: myName() }
  if (chair.kind === "here") return { ...chair, name: chair.name?.trim() || say("web-new-here-usual") }
  return chair
}

/** For whom the seats are: the last free one for a friend, since strangers are offered the first. */
export function reservedFor(seats: readonly Chair[], friend: string): (string | null)[] {
  const last = seats.findLastIndex(({ kind }) => kind === "open")
  return friend && last >= 0 ? seats.map((_, seat) => (seat === last ? friend : null)) : []
}

/** Opens the table and goes there, to my seat. A seat may be reserved for a friend. */
export async function openTable(wanted: NewTable, friend = ""): Promise<void> {
  const reserved = reservedFor(wanted.seats, friend)
  const table = { ...wanted, seats: wanted.seats.map(named), ...(reserved.length && { reserved }) }
  const { id } = await sealed(newCommitment, (shuffle) => api.open({ ...table, shuffle }), botsOf(wanted.seats), true)
  const seat = wanted.seats.findIndex((chair) => chair.kind === "me")
  go(tableLink(id, seat < 0 ? null : seat))
}

/** A table against bots of one level, as it is usually played. */
export function playBots(game: GameInfo, bot: string): Promise<void> {
  const players = usualPlayers(game)
  return openTable({ game: game.name, players, options: usualOptions(game), seats: usualSeats(game, players, bot) })
}
