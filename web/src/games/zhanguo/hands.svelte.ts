/** The player's hands over the board: what is picked up, what is lit, which card is being thought of, and what a
 *  touch does. A card and its use are two answers; a touch of the second thing sends the first and chooses the next. */

import { getContext, setContext, tick } from "svelte"
import type { BoardProps } from ".."
import { Acts } from "./acts"
import type { Preview } from "../../table/live/foreseen.svelte"
import { mineOf, viewOf, type Action, type Player, type View } from "./model"
import { useOf, wakesOf } from "./outlook"

const KEY = Symbol("hands")

export class Hands {
  /** The first half of an answer of two: an official that will go somewhere. */
  picked = $state<string | null>(null)
  /** What a dragged piece is over. */
  over = $state<string | null>(null)
  /** The hand card and the court action under the pointer. */
  lookedCard = $state<number | null>(null)
  lookedAct = $state<Action | null>(null)
  readonly #props: () => BoardProps
  readonly view: View = $derived.by(() => viewOf(this.#props().sight))
  readonly mine: Player | null = $derived(mineOf(this.view))
  readonly acts: Acts = $derived.by(() => {
    const { sight, past, foreseen } = this.#props()
    return new Acts(past ? null : sight.decision, viewOf(sight), foreseen.tries)
  })
  readonly #chosen = $derived.by(() => {
    const text = this.#props().selected
    return new Set(this.acts.ways.filter((way) => way.text === text).flatMap((way) => [way.to, way.from ?? ""]))
  })
  /** The card that the player has chosen for this turn, sent or not. */
  readonly chosenCard: number | null = $derived.by(() => {
    const option = this.acts.option(this.selected)
    return option?.verb === "card" ? Number(option.parts["card"]) : (this.view.own?.playing ?? null)
  })
  /** The card whose effects the table shows. */
  readonly card: number | null = $derived(this.chosenCard ?? this.lookedCard)
  readonly act: Action | null = $derived.by(() => {
    const option = this.acts.option(this.selected)
    return this.lookedAct ?? (option?.verb === "court" ? (option.parts["action"] as Action) : null)
  })
  /** What each use of that card would do, by the region or the action that it goes to. */
  readonly uses: ReadonlyMap<string, Preview> = $derived.by(() => {
    const { sight, foreseen } = this.#props()
    const { acts, card } = this
    const path = acts.kind === "card" && card !== null ? acts.direct(`hand:${card}`) : null
    const known =
      acts.kind === "use"
        ? acts.ways.map(({ text }) => foreseen.of(text))
        : path
          ? foreseen.after(sight, [path.text]).values()
          : []
    return new Map([...known].flatMap((one) => (one && useOf(one) ? [[useOf(one)!, one]] : [])))
  })
  readonly #awake: Set<number> = $derived.by(() => {
    const preview = this.act === null ? undefined : this.uses.get(`act:${this.act}`)
    return new Set(preview ? wakesOf(preview).surely : [])
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

  get phone(): boolean {
    return this.#props().layout === "phone"
  }

  get selected(): string | null {
    return this.#props().selected
  }

  isAwake(card: number): boolean {
    return this.#awake.has(card)
  }

  /** A card is chosen but not sent, and may be used here. */
  #usable(thing: string): boolean {
    return this.acts.kind === "card" && this.chosenCard !== null && this.picked === null && this.uses.has(thing)
  }

  legal(thing: string): boolean {
    const { acts, picked } = this
    return (
      acts.legal(thing, picked) ||
      (picked !== null && picked !== thing && acts.leaving(thing).length > 0) ||
      this.#usable(thing)
    )
  }

  isSelected(thing: string): boolean {
    return (
      this.picked === thing ||
      this.#chosen.has(thing) ||
      (this.acts.kind === "use" && thing === `hand:${this.view.own?.playing}`)
    )
  }

  /** The option that is chosen, if it names this thing. */
  chosenOn(thing: string) {
    return this.#chosen.has(thing) ? this.acts.option(this.selected) : null
  }

  canTry(thing: string): boolean {
    return this.acts.attempt(thing, this.picked) !== null
  }

  /** Something the player might think of now, though a rule is against it. */
  isImpossible(thing: string): boolean {
    return this.acts.attempt(thing, null) !== null && !this.legal(thing)
  }

  /** A second touch of what is chosen sends it. */
  #choose(text: string): void {
    const { selected, select, play } = this.#props()
    this.picked = null
    if (selected === text) void play(text)
    else select(text)
  }

  /** The card goes first; then its use is chosen, or sent as well. */
  async #into(thing: string, sends: boolean): Promise<void> {
    const card = this.acts.direct(`hand:${this.chosenCard}`)
    if (!card) return
    await this.#props().play(card.text)
    await tick()
    const use = this.acts.kind === "use" ? this.acts.direct(thing) : null
    const { select, play } = this.#props()
    if (use) void (sends ? play(use.text) : select(use.text))
  }

  touch(thing: string, anchor: Element): void {
    const { acts, picked } = this
    const { refuse } = this.#props()
    if (this.#usable(thing)) return void this.#into(thing, false)
    const way = (picked === null ? acts.direct(thing) : null) ?? acts.between(picked, thing)
    if (way) return this.#choose(way.text)
    if (picked === thing) this.picked = null
    else if (acts.leaving(thing).length) this.#pick(thing)
    else {
      const text = acts.attempt(thing, picked)
      if (text !== null) refuse(text, anchor)
    }
  }

  #pick(thing: string): void {
    const goals = new Set(this.acts.leaving(thing).map((way) => way.text))
    if (goals.size === 1) return this.#choose([...goals][0]!)
    this.picked = thing
    this.#props().select(null)
  }

  /** A piece was dropped: a whole answer in one gesture, so it is sent. */
  drop(from: string, to: string | null, anchor: Element | null): void {
    const { play, refuse, select } = this.#props()
    this.over = null
    if (to === null || to === from) return
    const { acts } = this
    const card = acts.kind === "card" ? acts.direct(from) : null
    if (card) {
      select(card.text)
      void tick().then(() => {
        if (this.#usable(to)) return void this.#into(to, true)
        const why = acts.attempt(to, null)
        if (why !== null && anchor) refuse(why, anchor)
      })
      return
    }
    const played = acts.kind === "use" && from === `hand:${this.view.own?.playing}`
    const text = (played ? acts.direct(to) : acts.between(from, to))?.text ?? null
    this.picked = null
    if (text !== null) return void play(text)
    const tried = acts.attempt(to, played ? null : from)
    if (tried !== null && anchor) refuse(tried, anchor)
  }

  /** What can be carried: the first half of an answer, or a card. */
  carries(thing: string): boolean {
    const card = thing.startsWith("hand:") && (this.acts.kind === "card" || this.isSelected(thing))
    return this.acts.leaving(thing).length > 0 || (card && !this.phone)
  }

  back(): boolean {
    if (this.picked === null) return false
    this.picked = null
    return true
  }
}

/** The hands of the surrounding board; none in another player's drawer, where nothing can be touched. */
export const hands = (): Hands | undefined => getContext(KEY)
/** The same, in parts that only the board has. */
export const ownHands = (): Hands => getContext(KEY)
