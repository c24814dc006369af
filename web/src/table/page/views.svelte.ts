// Views of a small screen: a game whose board does not fit shows one part of it at a time (its tabs.ts).

import { untrack } from "svelte"

import type { Sight } from "../../lib/types"
import { has, say } from "../../lib/words"
import type { Layout } from "../layout"
import type { Table } from "../table.svelte"

export type View = { id: string; label: string; dot: boolean }

export class Views {
  #wanted = $state("")
  readonly #table: Table
  readonly #layout: () => Layout

  constructor(table: Table, layout: () => Layout) {
    this.#table = table
    this.#layout = layout
    const live = $derived(table.asked)
    const question = $derived(`${live?.seat} ${live?.decision?.number}`)
    // A new question turns to the view where it can be answered, if the game wants that.
    $effect(() => {
      void question
      untrack(() => {
        const elsewhere = this.all.find((one) => one.dot)
        const isHere = this.all.find((one) => one.id === this.now)?.dot ?? true
        if (table.parts.follows && elsewhere && !isHere) this.#wanted = elsewhere.id
      })
    })
  }

  readonly all: View[] = $derived.by(() => {
    const sight: Sight | null = this.#table.shown
    if (!sight || this.#layout() === "wide" || !this.#table.parts.Board) return []
    return this.#table.parts.tabs(sight).map((one) => ({ ...one, label: has(one.label) ? say(one.label) : one.label }))
  })
  /** The view that is shown; "" where all of them are. */
  readonly now: string = $derived.by(() => this.all.find((one) => one.id === this.#wanted)?.id ?? this.all[0]?.id ?? "")

  turnTo(id: string): void {
    this.#wanted = id
  }
}
