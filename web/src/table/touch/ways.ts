/** What touching a thing means now.
 *
 *  Every thing on a table that can be touched has a name that its game gives it: "loc:quarry", "card:5". An option is a
 *  way: to one thing, or from one to another; it may have several, if it can be reached in several places. A board
 *  knows no rules: a thing that no way leads to or from is not legal. A try is what a player might think of although
 *  it is not offered; the server says why not.
 *
 *  A game writes one function, `touching(sight)`, in its folder. Usually it has nothing but `ways`. */

import type { Decision, Option } from "../../lib/types"

export type Way = { text: string; from: string | null; to: string }

/** Answers to be given first, so that what is in hand can go on; `from`: what is in hand then. */
export type Via = { first: readonly string[]; from: string | null }

/** What a game tells of its things. */
export interface Touching {
  /** The ways of an option at a kind of question. A try that has no `from` is refused whatever is in hand. */
  ways: (option: Option, kind: string, tried: boolean) => Way[]
  /** Which of the ways to a thing are meant by a touch with nothing in hand; all of them, if it does not say. */
  usual?: (ways: Way[], kind: string) => Way[]
  /** What is in hand by the rules, like a recruit to be placed: it goes wherever a single touch would lead. */
  held?: string | null
  /** How a thing goes somewhere by more than one answer; `to` null: whether a touch takes it up for that. */
  via?: (from: string, to: string | null, ways: Ways) => Via | null
  /** The answer that dropping a thing anywhere else means. */
  away?: (thing: string, ways: Ways) => string | null
}

type Asked = Pick<Decision, "kind" | "options" | "offers">

export class Ways {
  readonly kind: string
  readonly all: readonly Way[]
  readonly #options: ReadonlyMap<string, Option>
  readonly #tries: readonly Way[]

  constructor(
    asked: Asked | null,
    readonly touching: Touching,
    tries: readonly Option[] = [],
  ) {
    this.kind = asked?.kind ?? ""
    const options = [...(asked?.options ?? []), ...(asked?.offers ?? [])]
    this.#options = new Map(options.map((option) => [option.text, option]))
    this.all = options.flatMap((option) => touching.ways(option, this.kind, false))
    this.#tries = (asked ? tries : []).flatMap((option) => touching.ways(option, this.kind, true))
  }

  /** What is offered, by its text. */
  option(text: string | null): Option | null {
    return text === null ? null : (this.#options.get(text) ?? null)
  }

  /** What is offered, by what it says: its verb and, as far as they matter, its parts. */
  find(verb: string, parts: Option["parts"] = {}): Option | null {
    const says = (option: Option) =>
      option.verb === verb && Object.entries(parts).every(([part, value]) => option.parts[part] === value)
    return [...this.#options.values()].find(says) ?? null
  }

  /** Ways that name this thing alone. */
  direct(thing: string): Way[] {
    return this.all.filter((way) => way.from === null && way.to === thing)
  }

  leaving(thing: string): Way[] {
    return this.all.filter((way) => way.from === thing)
  }

  between(from: string, to: string): Way[] {
    return this.all.filter((way) => way.from === from && way.to === to)
  }

  /** The ways that a touch of a thing names, with this in hand. */
  named(thing: string, picked: string | null): Way[] {
    if (picked !== null) return this.between(picked, thing)
    const direct = this.direct(thing)
    if (direct.length || this.starts(thing)) return direct
    const ways = this.all.filter((way) => way.to === thing)
    return this.touching.usual?.(ways, this.kind) ?? ways
  }

  /** Whether a thing can be taken up by a touch, to go somewhere. */
  starts(thing: string): boolean {
    return this.leaving(thing).length > 0 || this.via(thing, null) !== null
  }

  /** Whether a touch leads to an option, or takes up the first half of one. What is in hand can be exchanged for
   *  another thing, unless that is where it was to go. */
  legal(thing: string, picked: string | null): boolean {
    if (this.named(thing, picked).length) return true
    return thing !== picked && this.starts(thing) && (picked === null || !this.aims(picked, thing))
  }

  /** Whether a thing is where another might go, legal or not. */
  aims(from: string, to: string): boolean {
    return this.between(from, to).length > 0 || this.via(from, to) !== null || this.refused(from, to) !== null
  }

  via(from: string, to: string | null): Via | null {
    return this.touching.via?.(from, to, this) ?? null
  }

  /** The try that takes what is in hand to a thing, at once or by several answers. */
  refused(from: string | null, to: string): string | null {
    const via = from === null ? null : this.via(from, to)
    return this.attempt(to, via ? via.from : from === this.touching.held ? null : from)
  }

  /** What a touch of a thing that is not legal would have meant: the server knows why not. */
  attempt(thing: string, picked: string | null): string | null {
    const there = this.#tries.filter((way) => way.to === thing)
    return (there.find((way) => way.from === picked) ?? there.find((way) => way.from === null))?.text ?? null
  }
}
