// What people and bots at a table are called.

import { me } from "./me.svelte"
import type { SeatInfo } from "./types"
import { has, say } from "./words"

/** The name of a bot in the reader's language. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`
  return has(key) ? say(key) : bot
}

/** Who sits there: bots by their names here, whatever language the table was opened in. */
export function nameAt(seat: SeatInfo): string {
  if (seat.kind === "open") return say("web-seat-free")
  return seat.bot ? botName(seat.bot) : seat.name
}

/** What I am called at a table that I open. */
export function myName(): string {
  return me.name || say("web-guest")
}
