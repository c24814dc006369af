import { expect, test } from "vitest"

import { LastGesture } from "./gestures"

test("a swap is taken back as it was made, and brought back", () => {
  const last = new LastGesture()
  last.made(4, 5, false)
  last.made(5, 6, true)
  expect(last.toUndo(6)).toBe(2)
  last.undid(4, 2)
  expect(last.toRedo(4)).toBe(2)
  last.redid(6, 2)
  expect(last.toUndo(6)).toBe(2)
})

test("two gestures are two", () => {
  const last = new LastGesture()
  last.made(4, 5, false)
  last.made(5, 6, false)
  expect(last.toUndo(6)).toBe(1)
})

test("once somebody else has moved, undo goes by single moves", () => {
  const last = new LastGesture()
  last.made(4, 5, false)
  last.made(5, 6, true)
  expect(last.toUndo(7)).toBe(1)
  last.made(7, 8, true)
  expect(last.toUndo(8)).toBe(2)
})
