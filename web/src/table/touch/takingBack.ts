// Taking back and playing again: a whole gesture at once, as far as the rules of undo allow.

import { api, asApiError, type ApiError } from "../../lib/api"
import type { Sight } from "../../lib/types"
import type { Table } from "../table.svelte"
import { numberOf } from "../live/questions"
import { LastGesture } from "./gestures"

export type Step = "undo" | "redo" | "start"

/** What the table does with what comes of it. */
interface Outcome {
  arrive: (sight: Sight) => void
  /** The question has changed meanwhile. */
  late: (sight: Sight) => void
  refused: (error: ApiError) => void
}

export class TakingBack {
  readonly gesture = new LastGesture()
  readonly #table: Table
  readonly #outcome: Outcome

  constructor(table: Table, outcome: Outcome) {
    this.#table = table
    this.#outcome = outcome
  }

  async take(step: Step): Promise<void> {
    const table = this.#table
    const undo = table.sight?.undo
    if (!undo || table.sending || table.past) return
    if (step !== "redo" && !undo.allowed) {
      const others = (table.sight?.moves ?? 0) > 0
      if (undo.why) table.bubble = { sentence: undo.why, rule: null, anchor: null, others }
      return
    }
    table.sending = true
    table.bubble = table.late = null
    // The rules of undo themselves stop at what others did or saw, so all that is allowed is the player's own turn.
    if (step === "start") await this.#backBy("undo", Infinity)
    else await this.#byGesture(step)
    table.sending = false
  }

  async #byGesture(step: "undo" | "redo"): Promise<void> {
    const now = this.#table.sight?.moves ?? 0
    const made = step === "undo" ? this.gesture.toUndo(now) : this.gesture.toRedo(now)
    const gone = await this.#backBy(step, made)
    const then = this.#table.sight?.moves ?? 0
    if (step === "undo") this.gesture.undid(then, gone)
    else this.gesture.redid(then, gone)
  }

  /** So many moves, as far as they go; returns how many. */
  async #backBy(step: "undo" | "redo", moves: number): Promise<number> {
    const undo = () => this.#table.sight?.undo
    const goes = () => (step === "redo" ? undo()?.redo : undo()?.allowed) ?? false
    let gone = 0
    while (gone < moves && (gone === 0 || goes()) && (await this.#back(step))) gone += 1
    return gone
  }

  async #back(step: "undo" | "redo"): Promise<boolean> {
    const { id, sight } = this.#table
    if (!sight || sight.seat === null) return false
    try {
      const next = await api[step](id, sight.seat, numberOf(sight))
      this.#table.byHand = next.decision?.number ?? -1
      this.#outcome.arrive(next)
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.sight) this.#outcome.late(error.sight)
      this.#outcome.refused(error)
      return false
    }
  }
}
