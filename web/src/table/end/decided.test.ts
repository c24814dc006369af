import { expect, test } from "vitest"

import { decided } from "./decided"

const source = (key: string, ...values: number[]) => ({ key, facts: {}, values })
const result = (winners: number[], places: number[], scores: number[]) => ({ winners, places, scores, end: "ZG-S1" })

test("three things tell a game of points: the lead, the best source, the edge over the next", () => {
  const sources = [source("cards", 40, 50, 9), source("palaces", 30, 10, 0), source("walls", 6, 9, 20)]
  const told = decided(result([0], [1, 2, 3], [76, 69, 29]), sources)
  expect(told).toMatchObject({ winner: 0, next: 1, ahead: 7 })
  expect(told?.best?.key).toBe("cards")
  expect(told?.edge?.key).toBe("palaces")
})

test("the best source may be the only edge", () => {
  const sources = [source("cards", 40, 30), source("walls", 6, 9)]
  expect(decided(result([0], [1, 2], [46, 39]), sources)?.edge?.key).toBe("cards")
})

test("who comes next is told by places, as a tie is broken by the rules", () => {
  expect(decided(result([1], [2, 1], [30, 30]), [])).toEqual({ winner: 1, next: 0, ahead: 0, best: null, edge: null })
})

test("a game that nobody won has nothing that decided it", () => {
  expect(decided(result([], [1, 1], [0, 0]), [])).toBeNull()
})
