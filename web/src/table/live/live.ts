// The line, our connection to the server: what one seat (or a spectator) sees of one table, always the newest.
//
// Every sight is whole, so a lost line loses nothing: afterwards we ask for the current sight and go on. `seq`
// grows with every change of the table, which keeps two tabs and answers that overtake each other in step.

import { api, asApiError, type ApiError } from "../../lib/api"
import { stir, underway } from "../../lib/rest.svelte"
import type { LiveFrame, NextSight, Sight, Told, Wish } from "../../lib/types"

export type Line = { state: "trying" } | { state: "on" } | { state: "off"; seconds: number }

type Hear = {
  sight: (sight: Sight) => void
  line: (line: Line) => void
  /** The seat that reminds us. */
  nudge: (seat: number) => void
  /** A request to undo, or none anymore; then perhaps because a seat did not agree. */
  wish: (wish: Wish | null, nay: number | null) => void
  /** There is something new in the chat. */
  chat: () => void
  /** Something that trying again will not fix: the table is gone, or not ours to see. */
  trouble: (error: ApiError) => void
}

const PAUSES = [1, 2, 4, 8, 15, 30] // seconds between tries
const SIGNED_OUT = 4401 // the session was ended, here or on another device: somebody else is reading now
const RENEWED = 4409 // the same person has another session, since they proved who they are in another tab
const SILENCE = 50_000 // two pings (20 s each) did not come: the line is dead, whatever the browser thinks

const sameFacts = (one: Told, other: Told) =>
  one.kind === other.kind && Object.entries(one.facts).every(([name, fact]) => other.facts[name] === fact)

/** A whole story again: what we know of it keeps the same objects, so that only its news is put into words. */
function retold(known: Told[][], told: Told[][]): Told[][] {
  return told.map((heard, move) => {
    const before = known[move]
    return before?.length === heard.length && before.every((one, nth) => sameFacts(one, heard[nth]!)) ? before : heard
  })
}

/** What a sight does to what is known: it is older, it lacks something in between, or it replaces it. */
export function follow(known: Sight | null, next: NextSight, answer = false): Sight | "old" | "gap" {
  // The answer to our own question may repeat what we know; it is never wrong to take it once more.
  if (known && (answer ? next.seq < known.seq : next.seq <= known.seq)) return "old"
  if (next.told_from === 0) return { ...next, told: known ? retold(known.told, next.told) : next.told } // it is whole
  if (!known || known.told.length < next.told_from) return "gap"
  const { options, shuffle, pack } = known
  return {
    ...next,
    options,
    shuffle,
    pack,
    told_from: 0,
    told: [...known.told.slice(0, next.told_from), ...next.told],
    movers: [...(known.movers ?? []).slice(0, next.told_from - 1), ...(next.movers ?? [])],
  }
}

export class Live {
  #known: Sight | null = null
  #socket: WebSocket | null = null
  #tries = 0
  #pause = 0
  #silence = 0
  #ended = false
  #connected = () => {} // the socket has opened, or nobody waits for it any more

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly hear: Hear,
  ) {
    addEventListener("online", this.tryNow)
    document.addEventListener("visibilitychange", this.#wake)
  }

  /** Starts with a known sight, or asks for one; an error in that first request is thrown. */
  async start(known?: Sight): Promise<void> {
    this.take(known ?? (await api.sight(this.id, this.seat)))
    this.#connect()
  }

  end(): void {
    this.#ended = true
    removeEventListener("online", this.tryNow)
    document.removeEventListener("visibilitychange", this.#wake)
    this.#hangUp()
    clearInterval(this.#pause)
  }

  /** A sight from anywhere: the line, or the answer to a move. */
  take(sight: Sight, answer = false): void {
    if (this.#ended || sight.seat !== this.seat) return
    const next = follow(this.#known, sight, answer)
    if (next === "old") return
    if (next === "gap") return void this.#ask()
    this.#known = next
    this.hear.sight(next)
  }

  tryNow = (): void => {
    if (this.#ended || this.#socket) return
    clearInterval(this.#pause)
    void this.#again()
  }

  // A laptop that slept may hold a line that died long ago.
  #wake = (): void => {
    this.#tellSight()
    if (document.visibilityState === "visible") this.tryNow()
  }

  // Whoever does not see the table may want to be told outside of it.
  #tellSight(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(document.visibilityState)
  }

  async #ask(): Promise<boolean> {
    try {
      this.take(await api.sight(this.id, this.seat), true)
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.isOffline || error.status >= 500 || error.status === 429) return false
      if (!this.#ended) this.hear.trouble(error)
      this.end()
      return false
    }
  }

  async #again(): Promise<void> {
    this.hear.line({ state: "trying" })
    // Plain requests may work where a proxy swallows the socket: then the table still moves with every try.
    const answered = await this.#ask()
    if (this.#ended) return
    if (answered) this.#connect()
    else this.#lost()
  }

  #connect(): void {
    if (this.#ended || this.#socket) return
    const socket = new WebSocket(api.liveLink(this.id, this.seat, this.#known?.seq ?? 0))
    this.#socket = socket
    this.#connected = underway()
    socket.onopen = () => {
      this.#connected()
      this.#tries = 0
      this.hear.line({ state: "on" })
      this.#listen()
      if (document.visibilityState !== "visible") this.#tellSight()
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#listen()
      stir()
      const frame = JSON.parse(message.data) as LiveFrame
      if (frame.type === "sight") this.take(frame.sight)
      else if (frame.type === "nudge") this.hear.nudge(frame.seat)
      else if (frame.type === "chat") this.hear.chat()
      else if (frame.type === "wish") this.hear.wish(frame.wish ?? null, frame.seat ?? null)
    }
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT) location.reload()
      else if (code === RENEWED) this.#renew()
      else this.#lost()
    }
  }

  #renew(): void {
    this.#hangUp()
    this.tryNow()
  }

  /** Something was heard; the next message is due before `SILENCE` is over. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => this.#lost(), SILENCE)
  }

  #hangUp(): void {
    clearTimeout(this.#silence)
    this.#connected()
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    // Closing one before it is open makes the browser complain.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  #lost(): void {
    if (this.#ended) return
    this.#hangUp()
    clearInterval(this.#pause)
    let seconds = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 30
    this.#tries += 1
    this.hear.line({ state: "off", seconds })
    this.#pause = window.setInterval(() => {
      seconds -= 1
      if (seconds > 0) this.hear.line({ state: "off", seconds })
      else this.tryNow()
    }, 1000)
  }

  /** A request found the line dead before the socket did. */
  lost(): void {
    this.#lost()
  }
}
