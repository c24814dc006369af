/** What touching a thing means now. The board knows no rules: a thing is legal if the server offers an
 *  option that names it; otherwise the text of the try goes back to the server, which says why not. */

import type { Decision, Option } from "../../lib/types"
import { GENERALS, provinceOf, type View } from "./model"

/** What the player has picked up but not sent: half of an answer of two parts. */
export type Picks = { card: string | null; place: string | null; general: string | null; from: string | null }
export const NOTHING: Picks = { card: null, place: null, general: null, from: null }

/** `text`: the option that a touch names, legal or not; null: the first half of one, or none at all. */
export type Touch = { legal: boolean; text: string | null; half: boolean }
const NONE: Touch = { legal: false, text: null, half: false }

const WINDOWS = ["start_of_round", "after_orders", "after_battle", "after_scoring"]
/** Generals that need a place on the map. */
const PLACED = ["ambush", "levy", "march"]

export class Acts {
  readonly kind: string
  private readonly texts = new Map<string, Option>()

  constructor(
    readonly decision: Decision | null,
    readonly view: View,
    readonly mine: "sun_tzu" | "shao" | null,
  ) {
    this.kind = decision?.kind ?? ""
    for (const option of [...(decision?.options ?? []), ...(decision?.offers ?? [])]) this.texts.set(option.text, option)
  }

  has(text: string | null): boolean {
    return text !== null && this.texts.has(text)
  }

  option(text: string | null): Option | null {
    return text === null ? null : (this.texts.get(text) ?? null)
  }

  private some(test: (text: string) => boolean): boolean {
    return [...this.texts.keys()].some(test)
  }

  get orders(): boolean {
    return this.kind === "orders"
  }

  get window(): boolean {
    return WINDOWS.includes(this.kind)
  }

  get buying(): boolean {
    return this.window || this.kind === "buy"
  }

  /** The order that lies at a province and could be taken back. */
  laid(place: string): string | null {
    return this.has(`back ${place}`) && this.mine ? (provinceOf(this.view, place)?.orders[this.mine] ?? null) : null
  }

  /** Whether a card may be laid; where another lies, that one is taken back first (ST-B15). */
  private mayLay(card: string, place: string): boolean {
    if (this.has(`${card}@${place}`)) return true
    if (this.laid(place) === null || !this.mine) return false
    const marked = (provinceOf(this.view, place)?.marks[this.mine] ?? 0) > 0
    return card !== "6" || !marked || (this.view.sides[this.mine].held ?? []).includes("second_six")
  }

  /** Generals in the hand that have a target now. */
  get aiming(): string[] {
    return PLACED.filter((general) => this.some((text) => text.startsWith(`use ${general} `)))
  }

  /** The general whose targets the map shows: the one picked, or the only one. */
  aim(picks: Picks): string | null {
    if (picks.general && PLACED.includes(picks.general)) return picks.general
    return this.aiming.length === 1 ? this.aiming[0]! : null
  }

  province(place: string, picks: Picks): Touch {
    const named = (text: string): Touch => ({ legal: this.has(text), text, half: false })
    switch (this.kind) {
      case "orders":
        if (picks.card) return { legal: this.mayLay(picks.card, place), text: `${picks.card}@${place}`, half: false }
        return { legal: this.some((text) => text.endsWith(`@${place}`)), text: null, half: true }
      case "next_battle":
        return named(`fight ${place}`)
      case "source":
        return named(`from ${place}`)
      case "reinforce":
        return place === this.view.battle ? named("reinforce") : NONE
    }
    if (!this.window) return NONE
    const general = this.aim(picks)
    if (general === null) return NONE
    if (general !== "march") return named(`use ${general} ${place}`)
    if (picks.from === place) return { legal: true, text: null, half: true }
    if (picks.from) return named(`use march ${picks.from}>${place}`)
    const movable = this.some((text) => text.startsWith(`use march ${place}>`))
    return { legal: movable, text: movable ? null : `use march ${place}>${provinceOf(this.view, place)?.adjacent[0]}`, half: movable }
  }

  pool(): Touch {
    return this.kind === "source" ? { legal: this.has("from pool"), text: "from pool", half: false } : NONE
  }

  card(card: string, picks: Picks): Touch {
    if (this.orders) {
      if (picks.place) return { legal: this.mayLay(card, picks.place), text: `${card}@${picks.place}`, half: false }
      // With all five laid no `card@place` is offered, but a card may still replace one.
      const room = this.some((text) => text.startsWith(`${card}@`) || text.startsWith("back "))
      return { legal: room, text: null, half: true }
    }
    if (this.buying) return { legal: this.has(`buy ${card}`), text: `buy ${card}`, half: false }
    return NONE
  }

  drawn(card: string): Touch {
    return this.kind === "draw" ? { legal: this.has(`under ${card}`), text: `under ${card}`, half: false } : NONE
  }

  general(general: string): Touch {
    const verb = { keep_general: "keep", take_general: "take" }[this.kind]
    if (verb) return { legal: this.has(`${verb} ${general}`), text: `${verb} ${general}`, half: false }
    if (this.aiming.includes(general)) return { legal: true, text: null, half: true }
    if (!this.decision || this.kind === "waiting") return NONE
    const place = PLACED.includes(general) ? this.example(general) : ""
    return { legal: this.has(`use ${general}`), text: `use ${general}${place}`, half: false }
  }

  /** A try that is surely refused still needs a place to be a sentence. */
  private example(general: string): string {
    return general === "march" ? " QIN>CHU" : " QIN"
  }

  /** The general that was chosen in secret and waits for the other side. */
  get sealedGeneral(): string | null {
    const choice = this.mine ? (this.view.sides[this.mine].choice ?? -1) : -1
    return choice >= 0 ? (GENERALS[choice] ?? null) : null
  }
}
