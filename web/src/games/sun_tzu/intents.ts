/** Moves that belong to one gesture, sent one after the other. The next one is sent when the answer to the one
 *  before has arrived; all are dropped if it is not legal then or if it takes too long. A fast player makes the
 *  next gesture before the last one is answered: it waits in the same queue. */

import { tick } from "svelte"
import type { Acts, Wanted } from "./acts"

const AGAIN = 100 // ms
const PATIENCE = 10_000

/** Sends a move; null if the page takes none now, because one is still on its way. */
type Play = (text: string) => Promise<void> | null

export class Intents {
  #moves: Wanted[] = [] // the first one may be on its way
  #sentAt: number | null = null // the number of the decision that the first one answers
  #until = 0
  #acts: Acts | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly play: Play) {}

  run(moves: Wanted[], acts: Acts): void {
    const busy = this.#moves.length > 0 && Date.now() < this.#until
    if (!busy) this.drop()
    this.#moves.push(...moves)
    this.#until = Date.now() + PATIENCE
    if (!busy) this.see(acts)
  }

  drop(): void {
    clearTimeout(this.#timer)
    this.#moves = []
    this.#sentAt = null
  }

  /** The table has changed, or may have. */
  see(acts: Acts): void {
    this.#acts = acts
    if (this.#sentAt !== null && acts.decision?.number !== this.#sentAt) {
      this.#moves.shift()
      this.#sentAt = null
    }
    if (this.#moves.length > 0 && this.#sentAt === null) this.#send()
  }

  /** The news of a move may arrive before its answer; then the page takes the next one a little later. */
  #send(): void {
    clearTimeout(this.#timer)
    const [next] = this.#moves
    const option = next && this.#acts?.get(next)
    if (!option || Date.now() > this.#until) return this.drop()
    const number = this.#acts?.decision?.number ?? null
    const answer = this.play(option.text)
    if (answer === null) this.#timer = setTimeout(() => this.#send(), AGAIN)
    else {
      this.#sentAt = number
      void answer.then(() => this.#answered(number))
    }
  }

  /** An answer that changed nothing is a refusal: what was to follow it is dropped. */
  async #answered(number: number | null): Promise<void> {
    await tick()
    if (this.#sentAt === number && this.#acts?.decision?.number === number) this.drop()
  }
}
