/** The player's hands over the board: what is picked up, what is lit, and what a touch does. */

import { getContext, setContext } from "svelte"
import type { BoardProps } from ".."
import { Acts } from "./acts"
import { about } from "./outcome"
import { seatOf, viewOf } from "./model"
import type { View } from "./view"

const KEY = Symbol("hands")

export class Hands {
  /** The first half of an answer of two: a clerk that will go somewhere. */
  picked = $state<string | null>(null)
  /** What a dragged piece is over. */
  over = $state<string | null>(null)
  readonly #props: () => BoardProps
  readonly view: View = $derived.by(() => viewOf(this.#props().sight))
  readonly acts: Acts = $derived.by(() => {
    const { sight, past, foreseen } = this.#props()
    return new Acts(past ? null : sight.decision, viewOf(sight), foreseen.tries)
  })
  readonly #chosen = $derived.by(() => {
    const text = this.#props().selected
    return new Set(this.acts.ways.filter((way) => way.text === text).flatMap((way) => [way.to, way.from ?? ""]))
  })

  constructor(props: () => BoardProps) {
    this.#props = props
    setContext(KEY, this)
  }

  get sight() {
    return this.#props().sight
  }

  get me(): number | null {
    return this.view.own?.seat ?? null
  }

  /** Whose pieces are moved: the Reed Clan's when the player acts for it (GW-R8). */
  get mover(): number | null {
    return this.acts.kind.startsWith("reed_") ? seatOf(this.view, "reed") : this.me
  }

  get phone(): boolean {
    return this.#props().layout === "phone"
  }

  get selected(): string | null {
    return this.#props().selected
  }

  legal(thing: string): boolean {
    return (
      this.acts.legal(thing, this.picked) ||
      (this.picked !== null && this.picked !== thing && this.acts.leaving(thing).length > 0)
    )
  }

  /** The recruit that is to be placed is in hand already. */
  get #recruit(): string | null {
    return this.acts.kind === "place_recruit" ? `pool:${this.view.question.soldier}` : null
  }

  isSelected(thing: string): boolean {
    return this.picked === thing || this.#chosen.has(thing) || this.#recruit === thing
  }

  /** The option that is chosen, if it names this thing. */
  chosenOn(thing: string) {
    return this.#chosen.has(thing) ? this.acts.option(this.selected) : null
  }

  /** What the engine foretells of the only option that names this thing. */
  foretold(thing: string): string {
    const [way, other] = this.acts.direct(thing)
    const option = way && !other ? this.acts.option(way.text) : null
    return option ? about(this.sight, option, this.#props().foreseen.of(option.text)) : ""
  }

  canTry(thing: string): boolean {
    return this.acts.attempt(thing, this.picked) !== null
  }

  /** A second touch of what is chosen sends it. */
  #choose(text: string): void {
    const { selected, select, play } = this.#props()
    this.picked = null
    if (selected === text) void play(text)
    else select(text)
  }

  choose(text: string): void {
    this.#choose(text)
  }

  touch(thing: string, anchor: Element): void {
    const { acts, picked } = this
    const { selected, select, refuse } = this.#props()
    const direct = picked === null ? acts.direct(thing) : []
    if (direct.length === 1) return this.#choose(direct[0]!.text)
    if (direct.length > 1) {
      // Several numbers of one thing: each touch adds one; after the highest comes none.
      const next = direct[direct.findIndex((way) => way.text === selected) + 1]
      return select(next?.text ?? null)
    }
    const way = acts.between(picked, thing)
    if (way) return this.#choose(way.text)
    if (picked === thing) this.picked = null
    else if (acts.leaving(thing).length) this.#pick(thing)
    else {
      const text = acts.attempt(thing, picked)
      if (text !== null) refuse(text, anchor)
    }
  }

  #pick(thing: string): void {
    const goals = this.acts.leaving(thing)
    if (goals.length === 1) return this.#choose(goals[0]!.text)
    this.picked = thing
    this.#props().select(null)
  }

  /** A piece was dropped: a whole answer in one gesture, so it is sent. */
  drop(from: string, to: string | null, anchor: Element | null): void {
    const { play, refuse } = this.#props()
    this.over = null
    if (to === null || to === from) return
    const { acts } = this
    const text = acts.between(from, to)?.text ?? (acts.direct(to).length === 1 ? acts.direct(to)[0]!.text : null)
    this.picked = null
    if (text !== null) return void play(text)
    const tried = acts.attempt(to, from)
    if (tried !== null && anchor) refuse(tried, anchor)
  }

  /** What can be carried: the first half of an answer, or the recruit that is to be placed. */
  carries(thing: string): boolean {
    return this.acts.leaving(thing).length > 0 || thing === this.#recruit
  }

  back(): boolean {
    if (this.picked === null) return false
    this.picked = null
    return true
  }
}

export const hands = (): Hands => getContext(KEY)
