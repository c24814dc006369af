import { expect, test } from "vitest"

import { leadsTo, marksOf } from "./marks"

const moment = (move: number) => ({ move, label: `moment ${move}` })
const marks = (gap: number, ...moves: number[]) => marksOf(moves.map(moment), gap)

test("great moments that would touch share a mark in their middle", () => {
  expect(marks(5, 10, 12, 30).map((mark) => mark.move)).toEqual([11, 30])
  expect(marks(5, 10, 12, 30)[0]?.moments.map((one) => one.move)).toEqual([10, 12])
})

test("a long row of moments does not run together into one mark", () => {
  expect(marks(5, 0, 3, 6, 9, 12).length).toBe(3)
})

test("without moments there are no marks", () => {
  expect(marks(5)).toEqual([])
})

test("touching a mark again leads on to its next moment, and around", () => {
  const [mark] = marks(10, 20, 22, 25)
  expect([0, 20, 22, 25, 90].map((at) => leadsTo(mark!, at))).toEqual([20, 22, 25, 20, 20])
})
