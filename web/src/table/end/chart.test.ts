import { expect, test } from "vitest"

import type { CoursePoint } from "../../games"
import { spread, thinned, ticksOf } from "./chart"

test("labels that have room stay where they wish to be", () => {
  expect(spread([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90])
})

test("labels of equal scores stand side by side around their place, in their order", () => {
  expect(spread([50, 50, 52], 10, 0, 100)).toEqual([
    expect.closeTo(40.67, 1),
    expect.closeTo(50.67, 1),
    expect.closeTo(60.67, 1),
  ])
})

test("a crowd at the edge stays inside", () => {
  expect(spread([98, 99, 100], 10, 0, 100)).toEqual([80, 90, 100])
  expect(spread([2, 0, 1], 10, 0, 100)).toEqual([20, 0, 10])
})

test("one that was moved may push the next", () => {
  const [low, middle, high] = spread([30, 31, 38], 10, 0, 100)
  expect(middle! - low!).toBeGreaterThanOrEqual(10)
  expect(high! - middle!).toBeGreaterThanOrEqual(10)
})

const point = (round?: number): CoursePoint => ({ key: "", facts: round === undefined ? {} : { round } })

test("below the points stand start, rounds and end, and nothing between two rounds", () => {
  expect(ticksOf([point(), point(1), point(), point(2), point()])).toEqual(["start", 1, null, 2, "end"])
  expect(ticksOf([point(), point(3), point(6)])).toEqual(["start", 3, 6])
})

test("ticks that would touch are left out, but never the ends", () => {
  expect(thinned([0, 10, 20, 30, 40], 15)).toEqual([true, false, true, false, true])
  expect(thinned([0, 4], 15)).toEqual([true, true])
})
