import { expect, test } from "vitest"

import { near, named } from "./near"

const SCREEN = { width: 1000, height: 600 }
const CARD = { width: 300, height: 200 }

test("it stands above its thing, in its middle", () => {
  expect(near({ left: 450, top: 400, width: 100, height: 100 }, CARD, SCREEN)).toEqual({ left: 350, top: 190 })
})

test("below where there is no room above", () => {
  expect(near({ left: 450, top: 40, width: 100, height: 100 }, CARD, SCREEN)).toEqual({ left: 350, top: 150 })
})

test("at the side of what is as high as the screen", () => {
  expect(near({ left: 100, top: 20, width: 100, height: 560 }, CARD, SCREEN)).toEqual({ left: 210, top: 200 })
  expect(near({ left: 800, top: 20, width: 100, height: 560 }, CARD, SCREEN)).toEqual({ left: 490, top: 200 })
})

test("whole on the screen, however near its edge", () => {
  expect(near({ left: 0, top: 400, width: 40, height: 40 }, CARD, SCREEN).left).toBe(8)
  expect(near({ left: 980, top: 400, width: 40, height: 40 }, CARD, SCREEN).left).toBe(692)
})

test("above the question bar that lies over its thing", () => {
  const bar = { left: 0, top: 420, width: 1000, height: 60 }
  const inTray = { left: 450, top: 490, width: 100, height: 100 }
  expect(near(inTray, CARD, SCREEN, bar)).toEqual({ left: 350, top: 210 })
  expect(near({ ...inTray, top: 300 }, CARD, SCREEN, bar)).toEqual({ left: 350, top: 90 })
})

test("beside the question bar of a low screen", () => {
  const bar = { left: 700, top: 0, width: 300, height: 600 }
  expect(near({ left: 600, top: 490, width: 90, height: 100 }, CARD, SCREEN, bar)).toEqual({ left: 390, top: 280 })
})

test.each([
  ["tactic:ambush", { kind: "tactic", id: "ambush" }],
  ["card:a:b", { kind: "card", id: "a:b" }],
  ["nothing", null],
])("%s", (mark, said) => {
  expect(named(mark)).toEqual(said)
})
