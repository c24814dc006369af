import "../testing/window"

import { expect, test } from "vitest"

import { seatsBeside, usualHints } from "./opening"

test("there are hints against bots alone, and for somebody alone", () => {
  expect(usualHints([{ kind: "me" }])).toBe(true)
  expect(usualHints(seatsBeside(3, { kind: "bot", bot: "crane" }))).toBe(true)
})

test("with other people hints are agreed on, also at one screen", () => {
  expect(usualHints([{ kind: "me" }, { kind: "bot", bot: "crane" }, { kind: "open" }])).toBe(false)
  expect(usualHints([{ kind: "me" }, { kind: "here", name: "Giulia" }])).toBe(false)
})
