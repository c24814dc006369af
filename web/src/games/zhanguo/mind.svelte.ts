/** Which card the player thinks of, and what it would do: chosen, played, or only looked at. */

import { getContext, setContext } from "svelte"
import type { Preview } from "../../table/live/foreseen.svelte"
import type { Hands } from "../../table/touch/hands.svelte"
import { mineOf, type Action, type View } from "./model"
import { wakesOf } from "./outlook"

const KEY = Symbol("mind")
const NONE: ReadonlyMap<string, Preview> = new Map()

export class Mind {
  readonly #hand: Hands<View>
  /** The card that is chosen or being played. */
  readonly taken: number | null = $derived.by(() => {
    const { chosen, view } = this.#hand
    return chosen?.verb === "card" ? Number(chosen.parts["card"]) : (view.own?.playing ?? null)
  })
  /** The card whose effects the table shows: also one that is only looked at. */
  readonly card: number | null = $derived.by(() => {
    const looked = this.playing ? this.#looked("hand:") : null
    return this.taken ?? (looked === null ? null : Number(looked))
  })
  /** What each use of that card would do, by the region or the action that it goes to. */
  readonly uses: ReadonlyMap<string, Preview> = $derived.by(() => {
    const { ways } = this.#hand
    if (ways.kind === "use") return this.#hand.after([])
    const [card] = ways.kind === "card" && this.card !== null ? ways.direct(`hand:${this.card}`) : []
    return card ? this.#hand.after([card.text]) : NONE
  })
  /** The court action and the region that are chosen or looked at. */
  readonly act: Action | null = $derived.by(() => {
    const { chosen } = this.#hand
    const looked = this.#looked("act:") ?? (chosen?.verb === "court" ? chosen.parts["action"] : null)
    return (looked ?? null) as Action | null
  })
  readonly region: number | null = $derived.by(() => {
    const { chosen } = this.#hand
    const looked = this.#looked("region:") ?? (chosen?.verb === "unify" ? chosen.parts["region"] : null)
    return looked === null || looked === undefined ? null : Number(looked)
  })
  readonly #awake: Set<number> = $derived.by(() => {
    const preview = this.act === null ? undefined : this.uses.get(`act:${this.act}`)
    return new Set(preview ? wakesOf(preview).surely : [])
  })

  constructor(hand: Hands<View>) {
    this.#hand = hand
    setContext(KEY, this)
  }

  /** A card is asked for, or its use. */
  get playing(): boolean {
    return ["card", "use"].includes(this.#hand.ways.kind)
  }

  /** Both uses of a card are to be weighed: one is in hand, or it is the player's first. */
  get weighs(): boolean {
    const { view } = this.#hand
    const begins = view.round === 1 && mineOf(view)?.regions.every((region) => region.cards.length === 0)
    return this.playing && (this.taken !== null || begins === true)
  }

  isAwake(card: number): boolean {
    return this.#awake.has(card)
  }

  #looked(kind: string): string | null {
    const { looked } = this.#hand
    return looked?.startsWith(kind) ? looked.slice(kind.length) : null
  }
}

/** None in another player's drawer. */
export const mind = (): Mind | undefined => getContext(KEY)
/** The same, in parts that only the board has. */
export const ownMind = (): Mind => getContext(KEY)
