/** Where things lead: the answers that take one thing to another, and what the engine foretells of them. One answer is
 *  read off what is offered; several, one after the other, off the previews along their path. */

import type { Option, Sight } from "../../lib/types"
import type { Foreseen, Preview } from "../live/foreseen.svelte"
import { Ways } from "./ways"

/** The texts of what is sent one after the other. */
export type Answer = readonly string[]

export class Leads {
  readonly #sight: Sight
  readonly #ways: Ways
  readonly #foreseen: Pick<Foreseen, "of" | "after" | "onward">
  readonly #there = new WeakMap<readonly Option[], Ways>()

  constructor(sight: Sight, ways: Ways, foreseen: Pick<Foreseen, "of" | "after" | "onward">) {
    this.#sight = sight
    this.#ways = ways
    this.#foreseen = foreseen
  }

  /** The answers that a touch of a thing means with this in hand; none if it means nothing, or nobody knows yet. */
  answers(from: string | null, to: string): Answer[] {
    const named = this.#ways.named(to, from === this.#ways.touching.held ? null : from)
    if (named.length) return [...new Set(named.map((way) => way.text))].map((text) => [text])
    return from === null || from === to ? [] : (this.leading(from, to) ?? [])
  }

  /** Those of several steps; null while nobody knows. */
  leading(from: string, to: string): Answer[] | null {
    const via = this.#ways.via(from, to)
    if (via === null) return []
    const there = this.#after(via.first)
    return there && there.named(to, via.from).map((way) => [...via.first, way.text])
  }

  /** What an answer would do; null until it is known. */
  preview(answer: Answer): Preview | null {
    const [path, last] = [answer.slice(0, -1), answer.at(-1)!]
    return path.length ? (this.#foreseen.after(this.#sight, path).get(last) ?? null) : this.#foreseen.of(last)
  }

  /** What could be done after these options, by the thing that a single touch would name there. */
  after(path: Answer): ReadonlyMap<string, Preview> {
    const single = this.#after(path)?.all.filter((way) => way.from === null) ?? []
    return new Map(
      single.flatMap((way) => {
        const preview = this.preview([...path, way.text])
        return preview ? [[way.to, preview]] : []
      }),
    )
  }

  #after(path: Answer): Ways | null {
    if (!path.length) return this.#ways
    const options = this.#foreseen.onward(this.#sight, path)
    if (options === null) return null
    const known =
      this.#there.get(options) ?? new Ways({ kind: "", options: [...options], offers: [] }, this.#ways.touching)
    this.#there.set(options, known)
    return known
  }
}
