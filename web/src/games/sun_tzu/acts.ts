/** What touching a thing means now. The board knows no rules: a thing is legal if the decision offers an option that
 *  names it; what else may be tried comes with the decision as well, and the server says why it is not possible. */

import type { Decision, Option, Sight } from "../../lib/types"
import type { Foreseen } from "../../table/live/foreseen.svelte"
import { GENERALS, provinceOf, type Side, type View } from "./model"

/** What the player has picked up but not sent: half of an answer of two parts. */
export type Picks = { card: string | null; place: string | null; general: string | null; from: string | null }
export const NOTHING: Picks = { card: null, place: null, general: null, from: null }

/** An option by what it says: its verb and, as far as they matter, its parts. */
export type Wanted = { verb: string; parts?: Option["parts"] }
const says = (option: Option, { verb, parts = {} }: Wanted): boolean =>
  option.verb === verb && Object.entries(parts).every(([part, value]) => option.parts[part] === value)

/** `text`: the option that a touch names, legal or not; null: the first half of one, or none at all. */
export type Touch = { legal: boolean; text: string | null; half: boolean }
const NONE: Touch = { legal: false, text: null, half: false }
const HALF: Touch = { legal: true, text: null, half: true }

const isAimed = ({ verb, parts }: Option): boolean => verb === "use" && ("province" in parts || "from" in parts)

export class Acts {
  readonly kind: string
  private readonly offered: readonly Option[]
  private readonly tries: readonly Option[]

  constructor(
    readonly decision: Decision | null,
    readonly view: View,
    readonly mine: Side | null,
    private readonly sight: Sight,
    private readonly foreseen: Foreseen,
  ) {
    this.kind = decision?.kind ?? ""
    this.offered = [...(decision?.options ?? []), ...(decision?.offers ?? [])]
    this.tries = decision?.options.length ? foreseen.tries : []
  }

  /** What is offered and says this; the first of them. */
  find(verb: string, parts: Option["parts"] = {}): Option | undefined {
    return this.offered.find((option) => says(option, { verb, parts }))
  }

  get(wanted: Wanted): Option | undefined {
    return this.find(wanted.verb, wanted.parts)
  }

  option(text: string | null): Option | null {
    return this.offered.find((option) => option.text === text) ?? null
  }

  private tried(verb: string, parts: Option["parts"] = {}): Option | undefined {
    return this.tries.find((option) => says(option, { verb, parts }))
  }

  /** A whole answer: legal if it is offered, otherwise what may be tried instead. */
  private named(verb: string, parts: Option["parts"] = {}): Touch {
    const offered = this.find(verb, parts)
    const option = offered ?? this.tried(verb, parts)
    return option ? { legal: offered !== undefined, text: option.text, half: false } : NONE
  }

  get orders(): boolean {
    return this.kind === "orders"
  }

  /** The order laid at a province that could be taken back. */
  laid(place: string): string | null {
    return this.find("back", { province: place }) && this.mine
      ? (provinceOf(this.view, place)?.orders[this.mine] ?? null)
      : null
  }

  /** A card onto a province; another card there is taken back first; `from` is where the card itself is laid. */
  lay(card: string, place: string, from: string | null = null): Touch {
    const direct = this.named("lay", { card, province: place })
    const backs = [from, place].flatMap((at) => (at === null ? [] : (this.find("back", { province: at })?.text ?? [])))
    if (backs.length === 0 || direct.text !== null) return direct
    const then = this.foreseen.after(this.sight, backs)
    const lies = [...then.values()].some(({ told }) =>
      told.some(({ kind, facts }) => kind === "order" && facts["card"] === card && facts["province"] === place),
    )
    // Until the answer arrives, what is known to be impossible is among the tries.
    return { legal: lies || then.size === 0, text: null, half: false }
  }

  /** The moves that lay a card, one after the other. */
  steps(card: string, place: string, from: string | null = null): Wanted[] {
    const backs = [from, place].filter((at) => at !== null && this.laid(at) !== null)
    return [
      ...backs.map((at): Wanted => ({ verb: "back", parts: { province: at! } })),
      { verb: "lay", parts: { card, province: place } },
    ]
  }

  /** Generals in the hand that have a target now. */
  private get aiming(): unknown[] {
    return [...new Set(this.offered.filter(isAimed).map(({ parts }) => parts["general"]))]
  }

  /** The general whose targets the map shows: the one picked, or the only one. */
  aim(picks: Picks): string | null {
    const { aiming } = this
    if (picks.general !== null && aiming.includes(picks.general)) return picks.general
    return aiming.length === 1 ? String(aiming[0]) : null
  }

  province(place: string, picks: Picks): Touch {
    if (this.orders) return this.order(place, picks)
    if (place === this.view.battle && this.find("reinforce")) return this.named("reinforce")
    const general = this.aim(picks)
    if (general !== null) return this.target(general, place, picks)
    const fight = this.named("fight", { province: place })
    return fight.text !== null ? fight : this.named("from", { source: place })
  }

  private order(place: string, picks: Picks): Touch {
    if (picks.card) return this.lay(picks.card, place)
    return {
      legal: this.find("lay", { province: place }) !== undefined || this.laid(place) !== null,
      text: null,
      half: true,
    }
  }

  /** A place for a general: his province, or the start and the end of his march. */
  private target(general: string, place: string, picks: Picks): Touch {
    if (picks.from === place) return HALF
    if (picks.from) return this.named("use", { general, from: picks.from, to: place })
    if (this.find("use", { general, from: place })) return HALF
    const there = this.named("use", { general, province: place })
    return there.text !== null ? there : this.named("use", { general, from: place })
  }

  pool(): Touch {
    return this.named("from", { source: "pool" })
  }

  card(card: string, picks: Picks): Touch {
    if (this.orders) {
      if (picks.place) return this.lay(card, picks.place)
      // With all five laid no card can be laid, but it may still replace one.
      const room = this.find("lay", { card }) ?? this.find("back")
      return { legal: room !== undefined, text: null, half: true }
    }
    const bought = this.named("buy", { card })
    // Where no card can pay, one of them stands for all.
    return bought.text === null && this.find("buy") === undefined ? this.named("buy") : bought
  }

  /** Whether some card can pay for an army now. */
  get buying(): boolean {
    return this.find("buy") !== undefined
  }

  drawn(card: string): Touch {
    return this.named("under", { card })
  }

  general(general: string): Touch {
    if (this.aiming.includes(general)) return HALF
    const touches = ["keep", "take", "use"].map((verb) => this.named(verb, { general }))
    return touches.find(({ text }) => text !== null) ?? NONE
  }

  /** The general that was chosen in secret and waits for the other side. */
  get sealedGeneral(): string | null {
    const choice = this.mine ? (this.view.sides[this.mine].choice ?? -1) : -1
    return choice >= 0 ? (GENERALS[choice] ?? null) : null
  }
}
