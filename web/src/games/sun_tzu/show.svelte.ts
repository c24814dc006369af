/** What the board draws: the last sight or, on the way to it, one frame after the other. */

import { settings } from "../../lib/settings.svelte"
import type { Sight, Told } from "../../lib/types"
import { viewOf, type View } from "./model"
import { frames, type Frame } from "./steps"

const STEP = 320 // ms, as a piece travels

export class Show {
  #frames = $state.raw<Frame[]>([])
  #last: Sight | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A new sight has come: what it brings is queued behind what is still being shown. */
  arrive(sight: Sight, past: boolean): void {
    const before = this.#last
    this.#last = sight
    if (before === sight) return
    const calm = past || settings.stillness || document.visibilityState === "hidden"
    const news = before && !calm ? frames(before, sight) : []
    // An undone move, a step in the replay, another seat (whose secrets differ): the view alone counts.
    const same = before?.id === sight.id && before.seat === sight.seat && sight.moves >= before.moves
    if (calm || !same) return this.skip()
    this.#frames = [...this.#frames, ...news]
    if (this.#timer === undefined && this.#frames.length > 0) this.#wait()
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#frames = this.#frames.slice(1)
      this.#timer = undefined
      if (this.#frames.length > 0) this.#wait()
    }, STEP)
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#frames = []
  }

  get running(): boolean {
    return this.#frames.length > 0
  }

  get frame(): Frame | null {
    return this.#frames[0] ?? null
  }

  view(sight: Sight): View {
    return this.frame?.view ?? viewOf(sight)
  }

  told(sight: Sight): Told[][] {
    return this.frame?.told ?? sight.told
  }
}
