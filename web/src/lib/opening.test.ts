import "../testing/window"

import { expect, test } from "vitest"

import { reservedFor, seatsBeside, usualHints } from "./opening"
import type { Chair } from "./types"

test("there are hints against bots alone, and for somebody alone", () => {
  expect(usualHints([{ kind: "me" }])).toBe(true)
  expect(usualHints(seatsBeside(3, { kind: "bot", bot: "crane" }))).toBe(true)
})

test("with other people hints are agreed on, also at one screen", () => {
  expect(usualHints([{ kind: "me" }, { kind: "bot", bot: "crane" }, { kind: "open" }])).toBe(false)
  expect(usualHints([{ kind: "me" }, { kind: "here", name: "Giulia" }])).toBe(false)
})

test("a friend gets the last free seat, if there is one", () => {
  const seats: Chair[] = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "bot", bot: "crane" }]
  expect(reservedFor(seats, "Giulia")).toEqual([null, null, "Giulia", null])
  expect(reservedFor(seats, "")).toEqual([])
  expect(reservedFor([{ kind: "me" }, { kind: "here" }], "Giulia")).toEqual([])
})
