/** What touching a thing means now. Every thing on the table has a name ("loc:quarry", "spot:left:1:a3"); an
 *  option is a way to one thing, or from one to another. The board knows no rules: what no way leads to is not
 *  legal, and an attempt at it goes to the server, which says why not. */

import type { Decision, Fact, Option } from "../../lib/types"
import type { View } from "./view"

export type Way = { text: string; from: string | null; to: string }

type Parts = Record<string, Fact>

/** Verbs whose option names one thing. */
const ONE: Readonly<Record<string, (parts: Parts, view: View) => string>> = {
  activate: (p) => `loc:${p["location"]}`,
  at: (p) => `loc:${p["location"]}`,
  upgrade: (p) => `loc:${p["location"]}`,
  income: (p) => `loc:${p["location"]}`,
  rest: (p) => `camp:${p["section"]}`,
  barricade: (p) => `barricade:${p["section"]}`,
  wall: (p) => `wall:${p["section"]}`,
  at_section: (p) => `section:${p["section"]}`,
  space: (p) => `space:${p["space"]}`,
  overseer: (p) => `pool:${p["soldier"]}`,
  recruit: (p) => `pool:${p["soldier"]}`,
  next: (p) => `pool:${p["soldier"]}`,
  shame: (p) => `pool:${p["soldier"]}`,
  unshame: (p) => `shamed:${p["soldier"]}`,
  dies: (p) => `dies:${p["soldier"]}`,
  save: (p) => `dying:${p["soldier"]}`,
  march: (p, view) => `rest:${view.question.section}:${p["soldier"]}`,
  with: (p) => `rest:${p["section"]}:${p["soldier"]}`,
  with_firing: (p) => `firing:${p["section"]}`,
  lose_soldier: (p) => `rest:${p["section"]}:${p["soldier"]}`,
  lose_firing: (p) => `firing:${p["section"]}`,
  spot: (p) => `spot:${p["section"]}:${p["row"]}:${p["cell"]}`,
  take: (p) => `stock:${p["resource"]}`,
  draw: () => "deck:tactics",
  command: (p) => `command:${p["command"]}`,
  reclaim: (p) => `command:${p["command"]}`,
  copy: (p) => `track:${p["command"]}`,
  general: (p) => `general:${p["general"]}`,
  use_general: (p) => `general:${p["general"]}`,
  advisor: (p) => `advisor:${p["advisor"]}`,
  hire: (p) => `advisor:${p["advisor"]}`,
  use_advisor: (p) => `advisor:${p["advisor"]}`,
  dismiss: (p) => `advisor:${p["advisor"]}`,
  to_qin: (p) => `advisor:${p["advisor"]}`,
  player: (p) => `seat:${p["seat"]}`,
  propose: (p) => `decree:${p["decree"]}`,
  sacrifice_clerk: (p) => `clerk:${p["start"]}`,
  sacrifice_trophy: (p) => `trophy:${p["horde_card"]}`,
  play: (p) => `tactic:${p["tactic"]}`,
  boost: (p) => `tactic:${p["tactic"]}`,
  discard: (p) => `tactic:${p["tactic"]}`,
  shame_trophy: (p) => `trophy:${p["horde_card"]}`,
  unshame_trophy: (p) => `trophy:${p["horde_card"]}`,
  donate: () => "warehouse",
  tea_up: () => "tea",
  make_active: () => "role:active",
  make_supporting: () => "role:supporting",
  hire_clerk: () => "chamber",
  take_back: () => "recall",
  take_honor: () => "honor",
}

function waysOf(option: Option, kind: string, view: View): Way[] {
  const { text, verb, parts } = option
  const way = (from: string | null, to: string): Way => ({ text, from, to })
  const { section, goal } = view.question
  switch (verb) {
    case "clerk":
      return [way(`clerk:${parts["start"]}`, `loc:${parts["location"]}`)]
    case "route":
      return [way(`camp:${parts["section"]}`, `camp:${parts["goal"]}`)]
    case "exchange":
      return [way(`stock:${parts["resource"]}`, `stock:${parts["other"]}`)]
    case "give":
      return [way(`stock:${parts["resource"]}`, `seat:${parts["seat"]}`)]
    case "march_firing":
      return [way(`firing:${section}`, `firing:${goal}`)]
    case "march_down":
      return [way(`firing:${section}`, `camp:${goal}`)]
    case "spots": {
      const at = (cell: string | undefined) => `spot:${parts["section"]}:${parts["row"]}:${cell}`
      const [one, other] = String(parts["cell"]).split("-")
      return [way(at(one), at(other)), way(at(other), at(one))]
    }
    case "pay":
      return [way(null, `${kind === "warehouse" ? "ware" : "stock"}:${parts["resource"]}`)]
  }
  const one = ONE[verb]
  return one ? [way(null, one(parts, view))] : []
}

export class Acts {
  readonly kind: string
  readonly ways: Way[]
  readonly #options = new Map<string, Option>()
  /** What leads nowhere now. */
  readonly #closed: Way[]

  constructor(
    readonly decision: Decision | null,
    readonly view: View,
    tries: readonly Option[] = [],
  ) {
    this.kind = decision?.kind ?? ""
    for (const option of [...(decision?.options ?? []), ...(decision?.offers ?? [])])
      this.#options.set(option.text, option)
    const ways = (option: Option) => waysOf(option, this.kind, view)
    this.ways = [...this.#options.values()].flatMap(ways)
    this.#closed = (decision ? tries : []).flatMap(ways)
  }

  option(text: string | null): Option | null {
    return text === null ? null : (this.#options.get(text) ?? null)
  }

  /** Options that name this thing alone. */
  direct(thing: string): Way[] {
    return this.ways.filter((way) => way.from === null && way.to === thing)
  }

  leaving(thing: string): Way[] {
    return this.ways.filter((way) => way.from === thing)
  }

  /** The way to a thing from the one in hand. With an empty hand: from the pool, or from the only place there is. */
  between(from: string | null, to: string): Way | null {
    const ways = this.ways.filter((way) => way.to === to && way.from !== null)
    if (from !== null) return ways.find((way) => way.from === from) ?? null
    if (this.leaving(to).length) return null // it could as well be the first half
    return ways.find((way) => way.from === "clerk:pool") ?? (ways.length === 1 ? ways[0]! : null)
  }

  /** Whether a touch leads to an option, or to the second half of one. */
  legal(thing: string, picked: string | null): boolean {
    if (picked !== null) return this.between(picked, thing) !== null
    return this.ways.some((way) => way.to === thing || way.from === thing)
  }

  /** What a touch of a thing that is not legal would have meant: the server knows why not. All spots of a horde are
   *  refused for the same reason. */
  attempt(thing: string, picked: string | null): string | null {
    const horde = thing.startsWith("spot:") ? thing.slice(0, thing.lastIndexOf(":") + 1) : null
    const closed =
      this.#closed.find((way) => way.to === thing && way.from === picked) ??
      this.#closed.find((way) => way.to === thing || way.from === thing) ??
      this.#closed.find((way) => horde !== null && way.to.startsWith(horde))
    return closed?.text ?? null
  }
}
