import { expect, test } from "vitest"

import { moodOf } from "./mood"

const result = (...winners: number[]) => ({ winners, places: [], scores: [], end: "" })

test("a game has a winner, or is drawn", () => {
  expect(moodOf(result(1), false)).toBe("won")
  expect(moodOf(result(0, 1), false)).toBe("won")
  expect(moodOf(result(), false)).toBe("drawn")
})

test("against the game people win together, one wins alone, and nothing is drawn", () => {
  expect(moodOf(result(0, 1), true)).toBe("together")
  expect(moodOf(result(0), true)).toBe("won")
  expect(moodOf(result(), true)).toBe("lost")
})
