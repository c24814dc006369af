/** The things on this table, and which of them the options name: "card:5" (of equal cards the second is "card:5:1"),
 *  "prov:WU", "order:WU", "general:feint", "drawn:5", "pool", "pile". */

import type { Option, Sight } from "../../lib/types"
import type { Touching, Via, Way, Ways } from "../../table/touch/ways"
import { mySide, provinceOf, viewOf, type Side, type View } from "./model"

/** Answers on the map; while there are any, a general is aimed only after he was picked up. */
const ON_MAP = ["lay", "fight", "from", "reinforce"]

/** Equal cards are different things: the first has no number. */
export const copyOf = (kind: "card" | "drawn", card: string, nth: number): string =>
  nth ? `${kind}:${card}:${nth}` : `${kind}:${card}`

function copies(kind: "card" | "drawn", card: unknown, among: readonly string[]): string[] {
  const many = among.filter((one) => one === card).length
  return Array.from({ length: Math.max(1, many) }, (_, nth) => copyOf(kind, String(card), nth))
}

const placeOf = (thing: string): string | null => /^(?:prov|order):(.*)$/.exec(thing)?.[1] ?? null
const cardOf = (thing: string): string | null => /^card:([^:]*)/.exec(thing)?.[1] ?? null

/** The order laid at a province that could be taken back. */
export function laid(view: View, mine: Side | null, place: string, ways: Ways): string | null {
  return mine && ways.find("back", { province: place }) ? (provinceOf(view, place)?.orders[mine] ?? null) : null
}

class Things {
  readonly #hand: readonly string[]
  readonly #drawn: readonly string[]
  readonly #mapped: boolean // something but a general can be answered on the map
  readonly #buying: boolean

  constructor(
    sight: Sight,
    readonly view: View,
    readonly mine: Side | null,
  ) {
    const own = mine ? view.sides[mine] : null
    const options = sight.decision?.options ?? []
    this.#hand = own?.hand ?? []
    this.#drawn = own?.drawn ?? []
    this.#mapped = options.some(({ verb }) => ON_MAP.includes(verb))
    this.#buying = options.some(({ verb }) => verb === "buy")
  }

  ways({ text, verb, parts }: Option, tried: boolean): Way[] {
    const way = (from: string | null, to: string): Way => ({ text, from, to })
    const { card, province, source, general } = parts
    switch (verb) {
      case "lay":
        return copies("card", card, this.#hand).flatMap((one) => [
          way(one, `prov:${province}`),
          way(one, `order:${province}`),
          way(`prov:${province}`, one),
        ])
      case "back":
        return [way(null, `order:${province}`)]
      case "fight":
        return [way(null, `prov:${province}`)]
      case "reinforce":
        return [way(null, `prov:${this.view.battle}`)]
      case "from":
        return [way(null, source === "pool" ? "pool" : `prov:${source}`)]
      case "buy": {
        // Where no card can pay, one of them stands for all.
        const all = tried && !this.#buying ? [...new Set(this.#hand)] : [card]
        return all.flatMap((one) => copies("card", one, this.#hand).map((copy) => way(null, copy)))
      }
      case "under":
        return copies("drawn", card, this.#drawn).flatMap((one) => [way(null, one), way(one, "pile")])
      case "keep":
      case "take":
        return [way(null, `general:${general}`)]
      case "use":
        return tried ? [way(null, `general:${general}`), ...this.#aim(way, parts)] : this.#aim(way, parts)
    }
    return []
  }

  /** A general goes to his province; one who marches takes armies from one to another. */
  #aim(way: (from: string | null, to: string) => Way, { general, province, from, to }: Option["parts"]): Way[] {
    if (from !== undefined) return [way(`prov:${from}`, `prov:${to}`), way(`general:${general}`, `prov:${to}`)]
    if (province === undefined) return [way(null, `general:${general}`)]
    const there = `prov:${province}`
    return this.#mapped ? [way(`general:${general}`, there)] : [way(`general:${general}`, there), way(null, there)]
  }

  /** A card takes the place of an order, which goes back first; so does an order that is carried elsewhere. */
  via(from: string, to: string | null, ways: Ways): Via | null {
    if (ways.kind !== "orders") return null
    const back = (place: string | null) => (place && ways.find("back", { province: place })?.text) || null
    const [card, here, goal] = [cardOf(from), placeOf(from), to === null ? null : placeOf(to)]
    if (card !== null) {
      if (to === null) return ways.find("back") ? { first: [], from } : null
      const first = back(goal)
      return first ? { first: [first], from: `card:${card}` } : null
    }
    const first = back(here)
    if (here === null || first === null) return null
    if (from.startsWith("prov:"))
      return to === null || cardOf(to) !== null ? { first: [first], from: `prov:${here}` } : null
    if (goal === null || goal === here) return null
    const other = back(goal)
    return { first: other ? [first, other] : [first], from: `card:${laid(this.view, this.mine, here, ways)}` }
  }
}

export function touching(sight: Sight): Touching {
  const things = new Things(sight, viewOf(sight), mySide(sight))
  return {
    ways: (option, _, tried) => things.ways(option, tried),
    // A card is brought to the pile; the pile alone names none.
    usual: (ways) => ways.filter((way) => way.to !== "pile"),
    via: (from, to, ways) => things.via(from, to, ways),
    // An order that is carried off the map goes back to the hand.
    away: (thing, ways) =>
      thing.startsWith("order:") ? (ways.find("back", { province: placeOf(thing)! })?.text ?? null) : null,
  }
}
