import { expect, test } from "vitest"

import { laidOver } from "./overlay"

const view = { round: 1, hands: [{ cards: ["1"] }, { cards: ["2"] }], camp: { army: 3, horse: 1 } }

test.each([
  ["a field over a field", { round: 2 }, { ...view, round: 2 }],
  ["a field inside, the others stay", { camp: { army: 2 } }, { ...view, camp: { army: 2, horse: 1 } }],
  ["a field that was not there", { camp: { boat: 1 } }, { ...view, camp: { army: 3, horse: 1, boat: 1 } }],
  [
    "a place of a list, by its number",
    { hands: { "1": { cards: [] } } },
    { ...view, hands: [view.hands[0], { cards: [] }] },
  ],
  ["a list as a whole", { hands: [] }, { ...view, hands: [] }],
  ["nothing in the place of something", { camp: null }, { ...view, camp: null }],
  ["an object in the place of all its fields", { camp: { "": { horse: 5 } } }, { ...view, camp: { horse: 5 } }],
  ["an object in the place of a number", { round: { now: 2 } }, { ...view, round: { now: 2 } }],
])("a change lays %s", (_, change, after) => {
  expect(laidOver(view, change)).toEqual(after)
})

test("what was there is not touched, and what did not change is the same object", () => {
  const before = structuredClone(view)
  const after = laidOver(view, { hands: { "0": { cards: ["9"] } } }) as typeof view
  expect(view).toEqual(before)
  expect(after.camp).toBe(view.camp)
  expect(after.hands[1]).toBe(view.hands[1])
})
