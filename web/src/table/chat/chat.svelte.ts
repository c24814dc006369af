// What is said at a table. The server tells by the line that there is something new; it is asked for then.

import { ask, asApiError } from "../../lib/api"
import type { Sight } from "../../lib/types"
import type { ChatBody, MessageBody, Saying } from "../../lib/wire"
import { need, say } from "../../lib/words"

const STORE = "tianxia chat" // of each table: what was read last, and whether it is muted
type Kept = { read: number; muted: boolean }

function kept(id: string): Kept {
  try {
    return { read: 0, muted: false, ...(JSON.parse(localStorage.getItem(`${STORE} ${id}`) ?? "{}") as Partial<Kept>) }
  } catch {
    return { read: 0, muted: false }
  }
}

/** A table where people may talk: at least two seats are not bots', and not all of them are mine. */
export function hasCompany(sight: Sight): boolean {
  const people = sight.seats.filter((seat) => seat.kind === "human")
  return !sight.fate && people.length > 1 && !people.every((seat) => seat.mine)
}

export const wordsOf = (message: MessageBody): string =>
  message.phrase ? say(`web-say-${message.phrase}`) : (message.text ?? "")

export class Chat {
  body = $state.raw<ChatBody | null>(null)
  messages = $state.raw<MessageBody[]>([])
  isOpen = $state(false)
  trouble = $state("")
  /** The last thing that somebody else said while this page was open; screen readers say it. */
  heard = $state.raw<MessageBody | null>(null)
  #read = $state(0)
  #muted = $state(false)
  #asked: Promise<boolean> = Promise.resolve(true)

  constructor(
    private readonly id: string,
    private readonly sight: () => Sight | null,
  ) {
    ;({ read: this.#read, muted: this.#muted } = kept(id))
  }

  get there(): boolean {
    return this.body?.there ?? false
  }

  get muted(): boolean {
    return this.#muted
  }

  set muted(muted: boolean) {
    this.#muted = muted
    this.#keep()
  }

  get unread(): number {
    if (this.#muted) return 0
    return this.messages.filter((one) => !one.mine && one.number > this.#read).length
  }

  /** All that was said has been seen. */
  seen(): void {
    const last = this.messages.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    this.#keep()
  }

  #keep(): void {
    try {
      localStorage.setItem(`${STORE} ${this.id}`, JSON.stringify({ read: this.#read, muted: this.#muted }))
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  /** Asks for what is new. Questions that overlap are asked one after the other. */
  look(): Promise<boolean> {
    this.#asked = this.#asked.then(() => this.#take(ask<ChatBody>("GET", this.#path(""))))
    return this.#asked
  }

  #path(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}/chat${rest}?after=${this.messages.at(-1)?.number ?? 0}`
  }

  async #take(answer: Promise<ChatBody>): Promise<boolean> {
    try {
      const [body] = await Promise.all([answer, need("company")])
      const isFirst = this.body === null
      const last = this.messages.at(-1)?.number ?? 0
      const fresh = body.messages.filter((one) => one.number > last)
      if (fresh.length) this.messages = [...this.messages, ...fresh]
      this.body = body
      this.trouble = ""
      const others = fresh.filter((one) => !one.mine)
      if (!isFirst && !this.#muted && others.length) this.heard = others.at(-1) ?? null
      return true
    } catch (error) {
      if (this.isOpen) this.trouble = asApiError(error).sentence
      return false
    }
  }

  /** Says one of the phrases, or a text. */
  say(what: Omit<Saying, "seat">): Promise<boolean> {
    const seat = this.sight()?.seat ?? null
    return seat === null ? Promise.resolve(false) : this.#take(ask<ChatBody>("POST", this.#path(""), { ...what, seat }))
  }

  agree(free: boolean, watched: boolean): Promise<boolean> {
    return this.#take(ask<ChatBody>("POST", this.#path("/agree"), { free, watched }))
  }
}
