/** What touching a thing means now. Every thing on the table has a name ("region:2", "wall:gold1:2"); an option
 *  is a way to one thing, or from one to another, and some can be reached on both the main and the player board.
 *  The board knows no rules: what no way leads to is not legal, and the server says why not. */

import type { Decision, Fact, Option } from "../../lib/types"
import type { View } from "./model"

export type Way = { text: string; from: string | null; to: string }

type Parts = Record<string, Fact>

/** Verbs whose option names one thing, here or there. */
const ONE: Readonly<Record<string, (parts: Parts, view: View) => string[]>> = {
  card: (p) => [`hand:${p["card"]}`],
  discard: (p) => [`hand:${p["card"]}`],
  use: (p) => [`card:${p["card"]}`],
  unify: (p) => [`region:${p["region"]}`],
  court: (p) => [`act:${p["action"]}`],
  hire: (p) => [`region:${p["region"]}`],
  governor: (p) => [`region:${p["region"]}`, `land:${p["region"]}`],
  palace: (p) => [`region:${p["region"]}`, `palaces:${p["region"]}`],
  worker: (p) => [`worker:${p["region"]}`, `region:${p["region"]}`],
  extra: (_, view) => [`worker:${view.question.region}`, `region:${view.question.region}`],
  calm: (p) => [`region:${p["region"]}`],
  square: (p, view) => [`square:${view.question.region}:${p["square"]}`],
  wall: (p) => [`wall:${p["section"]}:${p["lines"]}`],
  marker: (p) => [`marker:${p["aspect"]}`],
  marker3: (p) => [`marker:${p["aspect"]}`],
  board: (p) => [`board:${p["board"]}`],
  bid: (p) => [`bid:${p["number"]}`],
  power: () => ["power"],
  accept: (_, view) => [`reward:${view.offered}`],
}

function waysOf({ text, verb, parts }: Option, view: View): Way[] {
  const way = (from: string | null, to: string): Way => ({ text, from, to })
  const { color, region, goal, square } = parts
  switch (verb) {
    case "recruit":
      return [way(`supply:${color}`, `area:g:${region}`)]
    case "shift":
      return [way(`off:g:${region}:${color}`, `area:w:${region}`)]
    case "up":
      return [way(`off:w:${region}:${color}`, `area:g:${region}`)]
    case "move_g":
      return [way(`off:g:${region}:${color}`, `area:g:${goal}`)]
    case "move_w":
      return [way(`off:w:${region}:${color}`, `area:w:${goal}`)]
    case "move_worker":
      return [way(`worker:${region}`, `region:${goal}`), way(`worker:${region}`, `worker:${goal}`)]
    case "move_governor":
      return [way(square === "beside" ? `beside:${region}` : `square:${region}:${square}`, `land:${goal}`)]
  }
  return (ONE[verb]?.(parts, view) ?? []).map((to) => way(null, to))
}

export class Acts {
  readonly kind: string
  readonly ways: Way[]
  readonly #options = new Map<string, Option>()
  readonly #tries: Way[]

  constructor(
    readonly decision: Decision | null,
    readonly view: View,
    tries: readonly Option[] = [],
  ) {
    this.kind = decision?.kind ?? ""
    for (const option of [...(decision?.options ?? []), ...(decision?.offers ?? [])])
      this.#options.set(option.text, option)
    this.ways = [...this.#options.values()].flatMap((option) => waysOf(option, view))
    this.#tries = (decision ? tries : []).flatMap((option) => waysOf(option, view))
  }

  option(text: string | null): Option | null {
    return text === null ? null : (this.#options.get(text) ?? null)
  }

  /** The option that names this thing alone. */
  direct(thing: string): Way | null {
    return this.ways.find((way) => way.from === null && way.to === thing) ?? null
  }

  leaving(thing: string): Way[] {
    return this.ways.filter((way) => way.from === thing)
  }

  /** The way to a thing from the one in hand; with an empty hand the only way there is. */
  between(from: string | null, to: string): Way | null {
    const ways = this.ways.filter((way) => way.to === to && way.from !== null)
    if (from !== null) return ways.find((way) => way.from === from) ?? null
    if (this.kind === "card" || this.kind === "use" || this.leaving(to).length) return null // first the official, then its goal
    return ways.length === 1 ? ways[0]! : null
  }

  /** Whether a touch leads to an option, or to the second half of one. */
  legal(thing: string, picked: string | null): boolean {
    if (picked !== null) return this.between(picked, thing) !== null
    return this.direct(thing) !== null || this.leaving(thing).length > 0 || this.between(null, thing) !== null
  }

  /** What a touch of a thing that is not legal would have meant: the server knows why not. */
  attempt(thing: string, picked: string | null): string | null {
    return this.#tries.find((way) => way.from === picked && way.to === thing)?.text ?? null
  }
}
