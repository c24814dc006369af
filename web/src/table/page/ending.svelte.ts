// The end of a game: the last thing is shown to its end before the result replaces the board, and whoever has seen the
// result can look at the board again.

import { settings } from "../../lib/settings.svelte"
import type { Sight } from "../../lib/types"

const AFTERGLOW = 1200 // ms

export class Ending {
  /** The board instead of the result. */
  atBoard = $state(false)
  #ended = $state(false)
  #played = false
  readonly #live: () => Sight | null
  readonly #past: () => boolean

  /** `busy`: the board still shows something that has happened. */
  constructor(live: () => Sight | null, past: () => boolean, busy: () => boolean) {
    this.#live = live
    this.#past = past
    const isOver = $derived(live() === null ? null : live()?.over === true)
    $effect(() => {
      if (isOver === null) return
      if (!isOver) {
        this.#played = true
        this.#ended = this.atBoard = false
      } else if (!busy()) {
        const clock = setTimeout(() => (this.#ended = true), this.#played && !settings.stillness ? AFTERGLOW : 0)
        return () => clearTimeout(clock)
      }
    })
  }

  readonly over: boolean = $derived.by(() => this.#live()?.over === true && !this.#past())
  /** The result is shown. */
  readonly shown: boolean = $derived.by(() => this.over && this.#ended && !this.atBoard)
}
