import { expect, test } from "vitest"

import { decision, option, sight } from "../../testing/sights"
import { isFresh } from "./fresh"

const asked = (kind: string, ...texts: string[]) =>
  sight({ decision: decision({ kind, options: texts.map((text) => option(text)) }) })

test("another question, or other answers to the same one, are fresh", () => {
  expect(isFresh(asked("decree", "propose 3", "pass"), asked("consent", "agree", "refuse"))).toBe(true)
  expect(isFresh(asked("decree", "propose 3", "pass"), asked("decree", "pass"))).toBe(true)
  expect(isFresh(sight(), asked("consent", "agree", "refuse"))).toBe(true)
  expect(isFresh(asked("tactic", "pass"), asked("attack", "pass"))).toBe(true) // the same word means something else
})

test("what others do elsewhere does not hold up a click", () => {
  expect(isFresh(asked("decree", "pass"), asked("decree", "pass"))).toBe(false)
  expect(isFresh(asked("decree", "pass"), sight())).toBe(false)
})

test("a table that opens, or another person at the screen, starts at once", () => {
  expect(isFresh(null, asked("decree", "pass"))).toBe(false)
  expect(isFresh(asked("decree", "pass"), { ...asked("first", "first"), seat: 1 })).toBe(false)
})
