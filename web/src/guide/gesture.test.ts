// The hand goes from the thing to its goal, as far as both are on the screen.

import { describe, expect, test } from "vitest"

import { touching as greatWall } from "../games/great_wall/touching"
import { touching as sunTzu } from "../games/sun_tzu/touching"
import { touching as zhanguo } from "../games/zhanguo/touching"
import { decision, option, sight } from "../testing/sights"
import { gestureOf, waysOf, type Point } from "./gesture"

const at = (x: number, y: number): Point => ({ x, y })
const points =
  (seen: Record<string, Point>) =>
  (thing: string): Point | null =>
    seen[thing] ?? null

describe("where the hand goes", () => {
  const ways = [
    { from: "card:9", to: "prov:WU" },
    { from: "card:9", to: "order:WU" },
  ]
  test("from the thing to its goal", () => {
    const seen = points({ "card:9": at(1, 2), "prov:WU": at(3, 4), "order:WU": at(5, 6) })
    expect(gestureOf(ways, seen)).toEqual({ from: at(1, 2), to: at(3, 4) })
  })
  test("to another goal, if only that is seen", () => {
    const seen = points({ "card:9": at(1, 2), "order:WU": at(5, 6) })
    expect(gestureOf(ways, seen)).toEqual({ from: at(1, 2), to: at(5, 6) })
  })
  test("it touches the end that is seen", () => {
    expect(gestureOf(ways, points({ "card:9": at(1, 2) }))).toEqual({ from: null, to: at(1, 2) })
    expect(gestureOf(ways, points({ "order:WU": at(5, 6) }))).toEqual({ from: null, to: at(5, 6) })
  })
  test("it touches where one touch is enough", () => {
    expect(gestureOf([{ from: null, to: "loc:quarry" }], points({ "loc:quarry": at(7, 8) }))).toEqual({
      from: null,
      to: at(7, 8),
    })
  })
  test("nowhere, if nothing of it is seen", () => {
    expect(gestureOf(ways, points({}))).toBeNull()
    expect(gestureOf([], points({ "card:9": at(1, 2) }))).toBeNull()
  })
})

describe("the ways of a suggestion", () => {
  const asked = (kind: string, one: ReturnType<typeof option>, view: object) =>
    sight({ view, decision: decision({ kind, options: [one] }) })

  test("Sun Tzu: a card goes to its province", () => {
    const lay = option("lay", { card: "9", province: "WU" })
    const seen = asked("orders", lay, { sides: { sun_tzu: { hand: ["9"], drawn: [] } }, provinces: {} })
    const ways = waysOf(lay.text, seen, sunTzu(seen))
    expect(ways[0]).toMatchObject({ from: "card:9", to: "prov:WU" })
  })
  test("The Great Wall: a clerk goes to a location", () => {
    const clerk = option("clerk", { start: "pool", location: "quarry" })
    const seen = asked("clerk", clerk, { question: {} })
    expect(waysOf(clerk.text, seen, greatWall(seen))).toEqual([{ from: "clerk:pool", to: "loc:quarry" }])
  })
  test("ZhanGuo: the card in hand goes to a region", () => {
    const unify = option("unify", { region: 1 })
    const seen = asked("use", unify, { own: { playing: 57 }, question: {} })
    expect(waysOf(unify.text, seen, zhanguo(seen))).toEqual([{ from: "hand:57", to: "region:1" }])
  })
})
