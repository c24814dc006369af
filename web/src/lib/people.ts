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

/** Stands in a text for the seal of a name. No name has it: it is a letter that means nothing outside a program. */
export const SEALED = String.fromCodePoint(0xe000)

/** A name in a text that `Sealed` shows: with its seal, if its bearer keeps it. */
export const sealed = (name: string, kept: boolean | undefined): string => (kept ? name + SEALED : name)

/** What I am called at a table that I open. */
export function myName(): string {
  return me.name || say("web-guest")
}
