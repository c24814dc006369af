import { expect, test } from "vitest"

import { decision, option } from "../../testing/sights"
import { Ways, type Touching } from "./ways"

/** Clerks go from the pool or from one place to another; a card is named, then used; an order is replaced. */
const touching: Touching = {
  ways: ({ text, verb, parts }, _, tried) => {
    const way = (from: string | null, to: string) => ({ text, from, to })
    if (verb === "clerk")
      return [way(tried ? null : `clerk:${String(parts["start"])}`, `loc:${String(parts["location"])}`)]
    if (verb === "pay") return [way(null, `stock:${String(parts["resource"])}`)]
    if (verb === "card") return [way(null, `hand:${String(parts["card"])}`)]
    return []
  },
  usual: (ways) => (ways.some((way) => way.from === "clerk:pool") ? ways.slice(0, 1) : ways),
  via: (from, to, ways) =>
    ways.kind === "card" && from.startsWith("hand:") && (to === null || to.startsWith("region:"))
      ? { first: [`card ${from.slice(5)}`], from: null }
      : null,
}

const clerk = (start: string, location: string) => option(`clerk ${start}>${location}`, { start, location })
const pay = (number: number) => option(`pay ${number} wood`, { resource: "wood", number })
const texts = (ways: { text: string }[]) => ways.map((way) => way.text)
const at = (options: ReturnType<typeof option>[], tries: ReturnType<typeof option>[] = [], kind = "clerk") =>
  new Ways(decision({ kind, options }), touching, tries)

test("an option is legal at both its ends, and at no other thing", () => {
  const ways = at([clerk("pool", "quarry")])
  expect(ways.legal("clerk:pool", null)).toBe(true)
  expect(ways.legal("loc:quarry", null)).toBe(true)
  expect(ways.legal("loc:academy", null)).toBe(false)
  expect(texts(ways.leaving("clerk:pool"))).toEqual(["clerk pool>quarry"])
  expect(texts(ways.between("clerk:pool", "loc:quarry"))).toEqual(["clerk pool>quarry"])
})

test("with nothing in hand a touch of the goal means the usual way there", () => {
  const ways = at([
    clerk("pool", "quarry"),
    clerk("academy", "quarry"),
    clerk("academy", "temple"),
    clerk("camp", "temple"),
  ])
  expect(texts(ways.named("loc:quarry", null))).toEqual(["clerk pool>quarry"])
  expect(texts(ways.named("loc:temple", null))).toEqual(["clerk academy>temple", "clerk camp>temple"])
})

test("with something in hand only its goals are named", () => {
  const ways = at([clerk("pool", "quarry"), clerk("academy", "quarry"), clerk("academy", "temple")])
  expect(texts(ways.named("loc:quarry", "clerk:academy"))).toEqual(["clerk academy>quarry"])
  expect(ways.legal("loc:temple", "clerk:pool")).toBe(false)
})

test("what is in hand can be exchanged for another thing", () => {
  const ways = at([clerk("pool", "quarry"), clerk("academy", "quarry")])
  expect(ways.legal("clerk:academy", "clerk:pool")).toBe(true)
  expect(ways.legal("clerk:pool", "clerk:pool")).toBe(false)
})

test("several numbers of one thing are all there", () => {
  expect(texts(at([pay(1), pay(2)]).direct("stock:wood"))).toEqual(["pay 1 wood", "pay 2 wood"])
})

test("a try is refused, whatever is in hand if it does not say", () => {
  const ways = at([clerk("pool", "quarry")], [clerk("pool", "tea_house")])
  expect(ways.attempt("loc:tea_house", null)).toBe("clerk pool>tea_house")
  expect(ways.attempt("loc:tea_house", "clerk:academy")).toBe("clerk pool>tea_house")
  expect(ways.attempt("loc:quarry", null)).toBe(null)
  expect(ways.legal("loc:tea_house", null)).toBe(false)
})

test("a card can be taken up, although it is an answer itself, and goes where it is used", () => {
  const ways = at([option("card 70", { card: 70 }), option("card 5", { card: 5 })], [], "card")
  expect(ways.starts("hand:70")).toBe(true)
  expect(texts(ways.named("hand:70", null))).toEqual(["card 70"])
  expect(ways.via("hand:70", "region:3")).toEqual({ first: ["card 70"], from: null })
  expect(ways.aims("hand:70", "region:3")).toBe(true)
  expect(ways.legal("hand:5", "hand:70")).toBe(true) // another card instead
})

test("nothing is legal where nothing is asked, and nothing is tried", () => {
  const ways = new Ways(null, touching, [clerk("pool", "quarry")])
  expect(ways.legal("loc:quarry", null)).toBe(false)
  expect(ways.attempt("loc:quarry", null)).toBe(null)
})

test("an option is found by what it says", () => {
  const ways = at([pay(1), pay(2)])
  expect(ways.find("pay", { number: 2 })?.text).toBe("pay 2 wood")
  expect(ways.find("pay", { number: 3 })).toBe(null)
  expect(ways.option("pay 1 wood")?.verb).toBe("pay")
})
