// The card stands beside what it points at.

import { expect, test } from "vitest"

import { placeOf, shared, type Box } from "./place"

const SCREEN = { width: 1024, height: 768 }
const CARD = { width: 352, height: 330 }
const QUESTION = { left: 710, top: 10, width: 304, height: 580 }

const placed = (target: Box | null, choices: Box[] = []): Box => ({
  ...placeOf(CARD, SCREEN, { target, choices, questions: [QUESTION] }),
  ...CARD,
})

test.each([
  ["in a corner", { left: 10, top: 10, width: 150, height: 90 }],
  ["in the middle", { left: 300, top: 300, width: 120, height: 120 }],
  ["wide", { left: 10, top: 12, width: 690, height: 400 }],
  ["in the question", { left: 720, top: 400, width: 280, height: 60 }],
])("something %s is seen, and so is the question", (_, target) => {
  const card = placed(target)
  expect(shared(card, target)).toBe(0)
  expect(shared(card, QUESTION)).toBe(0)
  expect(card.left).toBeGreaterThanOrEqual(0)
  expect(card.top).toBeGreaterThanOrEqual(0)
  expect(card.left + card.width).toBeLessThanOrEqual(SCREEN.width)
  expect(card.top + card.height).toBeLessThanOrEqual(SCREEN.height)
})

test("of several places it takes one that leaves the choices free", () => {
  const target = { left: 10, top: 10, width: 100, height: 100 }
  const usual = placed(target)
  const choice = { left: usual.left + 20, top: usual.top + 20, width: 60, height: 60 }
  expect(shared(placed(target, [choice]), choice)).toBe(0)
})

test("without anything to point at it keeps off the question", () => {
  expect(shared(placed(null), QUESTION)).toBe(0)
})

test("it stays where it is unless it is in the way", () => {
  const target = { left: 10, top: 10, width: 100, height: 100 }
  const here = { left: 200, top: 300 }
  const around = { target, choices: [], questions: [QUESTION], here }
  expect(placeOf(CARD, SCREEN, around)).toEqual(here)
  const there = { ...target, left: 300, top: 400 }
  expect(shared({ ...placeOf(CARD, SCREEN, { ...around, target: there }), ...CARD }, there)).toBe(0)
})
