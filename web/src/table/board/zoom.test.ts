import { expect, test } from "vitest"

import { LEAST, MOST, pinched, zoomed, type Sector } from "./zoom"

const START: Sector = { x: 0, y: 0, scale: 1 }
/** Where a point of the board is on the screen. */
const seen = (sector: Sector, x: number, y: number) => [x * sector.scale - sector.x, y * sector.scale - sector.y]

test("what is under the fingers stays there", () => {
  const next = zoomed(START, 2, { x: 100, y: 60 })
  expect(next.scale).toBe(2)
  expect(seen(next, 100, 60)).toEqual([100, 60])
})

test("two fingers that move apart and aside take the board with them", () => {
  const next = pinched(
    START,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 60, y: 80 },
      { x: 260, y: 80 },
    ],
  )
  expect(next.scale).toBe(2)
  expect(seen(next, 150, 100)).toEqual([160, 80])
})

test("it goes back to where it was", () => {
  const there = zoomed({ x: 40, y: 20, scale: 1 }, 2, { x: 100, y: 60 })
  expect(zoomed(there, 0.5, { x: 100, y: 60 })).toEqual({ x: 40, y: 20, scale: 1 })
})

test.each([
  [0.1, LEAST],
  [10, MOST],
])("a factor of %d ends at %d", (factor, scale) => {
  expect(zoomed(START, factor, { x: 0, y: 0 }).scale).toBe(scale)
})

test("it is never scrolled before its beginning", () => {
  const next = zoomed({ x: 0, y: 0, scale: 2 }, 0.5, { x: 100, y: 100 })
  expect([next.x, next.y]).toEqual([0, 0])
})

test("two fingers at one point break nothing", () => {
  const here = { x: 10, y: 10 }
  expect(pinched(START, [here, here], [here, here]).scale).toBe(LEAST)
})
