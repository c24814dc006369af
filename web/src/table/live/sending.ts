// Sending an answer: held back where haste would tell something, kept while there is no network, and sent again then.

import { api, asApiError, type ApiError } from "../../lib/api"
import { toast } from "../../lib/toast.svelte"
import type { Option, Sight } from "../../lib/types"
import { say } from "../../lib/words"
import { holdBack, noteAnswer } from "../panel/standing"
import type { Table } from "../table.svelte"
import { keepUnsent, unsentOf, type Move } from "./unsent"

/** What the table does with what comes of it. */
interface Outcome {
  arrive: (sight: Sight) => void
  /** The question has changed meanwhile. */
  late: (sight: Sight) => void
  refused: (error: ApiError) => void
  /** There is no network. */
  lost: () => void
  /** One more move, which may go on with the gesture of the one before. */
  made: (before: number, after: number, follows: boolean) => void
}

export class Sending {
  #unsent: Move | null = null
  readonly #table: Table
  readonly #outcome: Outcome

  constructor(table: Table, outcome: Outcome) {
    this.#table = table
    this.#outcome = outcome
  }

  /** An answer waits for the network: no other can be given. */
  get isWaiting(): boolean {
    return this.#unsent !== null
  }

  /** What this seat could not send may be older than the page. */
  find(seat: number | null): void {
    this.#unsent = unsentOf(this.#table.id, seat)
  }

  async answer(sight: Sight, move: Move, option: Option): Promise<void> {
    const table = this.#table
    table.sending = true
    table.selected = move.option
    table.bubble = table.late = null
    await holdBack(sight, option, table.askedSince)
    // While it was held back the question may have changed; then the player is asked again.
    if (table.sight?.decision?.number === move.number) {
      noteAnswer(table.sight, option)
      await this.#send(move)
    }
    table.sending = false
  }

  async #send(move: Move): Promise<void> {
    const table = this.#table
    const before = table.sight?.moves ?? 0
    try {
      const next = await api.move(table.id, move.seat, move.option, move.number)
      this.#outcome.made(before, next.moves, move.follows)
      this.#outcome.arrive(next)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.isOffline) {
        this.#keep(move)
        this.#outcome.lost()
      } else if (error.status === 409 && error.sight) {
        table.late = before
        this.#outcome.late(error.sight)
        table.pause("changed")
      } else this.#outcome.refused(error)
    }
  }

  /** The network is back. Sending the same number is safe: it counts once at most. */
  async again(): Promise<void> {
    const [table, move] = [this.#table, this.#unsent]
    if (!move) return
    table.sending = true
    try {
      this.#outcome.arrive(await api.move(table.id, move.seat, move.option, move.number))
      this.#keep(null)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.isOffline) return
      this.#keep(null)
      if (error.sight) this.#outcome.late(error.sight)
      toast.show(say("table-line-back"), "link")
    } finally {
      table.sending = false
    }
  }

  /** What could not be sent outlives the page. */
  #keep(move: Move | null): void {
    this.#unsent = move
    keepUnsent(this.#table.id, move)
  }
}
