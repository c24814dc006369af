// Questions that the table answers for its player (standing.ts): the answer is sent when its time has come.

import type { Table } from "../table.svelte"
import { roundOf } from "../seats/seats"
import { standingAnswer, type Standing } from "./standing"

const SEEN = 400 // ms: an answer chosen late can be seen first

export class SelfAnswer {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
    const number = $derived(table.sight?.decision?.number)
    $effect(() => {
      const standing = this.now
      if (standing === null || number === undefined) return
      const [text, asked] = [standing.text, number]
      const answer = async () => {
        await table.play(text)
        table.late = null // another tab of ours may have answered first
        if (table.sight?.decision?.number === asked) table.byHand = asked // it did not go through: no second try
      }
      // What others do meanwhile brings a new sight, but no new time to think.
      const clock = setTimeout(() => void answer(), Math.max(SEEN, table.askedSince + standing.after - Date.now()))
      return () => clearTimeout(clock)
    })
  }

  readonly #standing: Standing | null = $derived.by(() => {
    const { sight, past, sending, passRound } = this.#table
    return past || sending ? null : standingAnswer(sight, sight !== null && roundOf(sight) === passRound)
  })
  /** What is about to be sent; null if the player is asked. */
  readonly now: Standing | null = $derived.by(() =>
    this.#table.byHand === this.#table.sight?.decision?.number ? null : this.#standing,
  )
}
