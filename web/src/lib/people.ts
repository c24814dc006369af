// What people and bots at a table are called.

import { me } from "./me.svelte"
import type { SeatInfo } from "./types"
import { has, say } from "./words"

/** The level of a bot in the reader's language; at a table it has a name of its own. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`
  return has(key) ? say(key) : bot
}

/** Who sits there. */
export function nameAt(seat: SeatInfo): string {
  return seat.kind === "open" ? say("web-seat-free") : seat.name || say("web-somebody")
}

/** What I am called at a table that I open. */
export function myName(): string {
  return me.name || say("web-guest")
}
