/** Moves that belong to one gesture, sent one after the other. The next one is sent when the answer to the one
 *  before is here, and all are dropped if it is not legal then or if it takes too long. A quick hand makes the
 *  next gesture before the answer to the last one is here: it waits in the same row. */

import type { Acts } from "./acts"

const AGAIN = 150 // ms
const TRIES = 6
const PATIENCE = 5000

export class Intents {
  #texts: string[] = []
  #sentAt: number | null = null // the number of the decision that the first one answers
  #until = 0
  #acts: Acts | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly play: (text: string) => void) {}

  run(texts: string[], acts: Acts): void {
    const busy = this.#sentAt !== null && this.#sentAt === acts.decision?.number && Date.now() < this.#until
    if (!busy) this.drop()
    this.#texts.push(...texts)
    this.#until = Date.now() + PATIENCE
    if (!busy) this.see(acts, true)
  }

  drop(): void {
    clearTimeout(this.#timer)
    this.#texts = []
    this.#sentAt = null
  }

  /** The table has changed, or may have. */
  see(acts: Acts, first = false): void {
    this.#acts = acts
    const number = acts.decision?.number ?? null
    if (this.#sentAt !== null && number !== this.#sentAt) {
      this.#texts.shift()
      this.#sentAt = null
    }
    if (this.#texts.length > 0 && this.#sentAt === null) this.#send(first ? 1 : TRIES)
  }

  /** Sends the first one; a few times, since the page takes no move while the one before is on its way.
   *  The number of the decision keeps it from being executed twice. */
  #send(tries: number): void {
    clearTimeout(this.#timer)
    const text = this.#texts[0]
    if (text === undefined || !this.#acts?.has(text) || Date.now() > this.#until) return this.drop()
    this.#sentAt = this.#acts.decision?.number ?? null
    this.play(text)
    if (tries > 1) this.#timer = setTimeout(() => this.#send(tries - 1), AGAIN)
  }
}
