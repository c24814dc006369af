import { expect, test } from "vitest"

import type { Told } from "../../lib/types"
import { roundsOf, turnsOf } from "./moments"

const told = (kind: string, facts: Told["facts"] = {}): Told => ({ kind, facts })

test("years are rounds too", () => {
  expect(roundsOf([[told("year", { year: 1 })], [], [told("clerk"), told("round", { round: 2 })]])).toEqual([
    { move: 0, kind: "year", round: 1 },
    { move: 2, kind: "round", round: 2 },
  ])
})

test("a jump by turn stops where another seat acts, and where a round begins", () => {
  const by = (seat: number) => [told("order", { seat })]
  expect(turnsOf([[], by(0), by(0), by(1), [told("round", { round: 2 })], by(1), by(0)])).toEqual([0, 1, 3, 4, 6])
})
