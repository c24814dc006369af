import { describe, expect, test } from "vitest"

import { dice } from "../../testing/dice"
import { closest, inside, lay, meets, sizeOf, WIDEST, type Box, type Named } from "./names"

const SCREEN = { width: 800, height: 600 }
const widthOf = (text: string): number => 7 * text.length

const symbol = (left: number, top: number, text = "army"): Named => ({
  text,
  box: { left, top, width: 20, height: 20 },
})
const laid = (...things: Named[]) => lay(things, SCREEN, widthOf)
const bottom = (box: Box): number => box.top + box.height

describe("a name", () => {
  test("stands below its symbol, in its middle", () => {
    const [name] = laid(symbol(400, 300))
    expect(name).toMatchObject({ text: "army", x: 410, y: 310, top: 322 })
    expect(name!.left + name!.width / 2).toBe(410)
  })

  test("stands above it where the screen ends below", () => {
    const [name] = laid(symbol(400, 570))
    expect(bottom(name!)).toBeLessThanOrEqual(570)
  })

  test("goes aside where the screen ends beside it", () => {
    const [name] = laid(symbol(5, 300, "a long name"))
    expect(name!.left).toBeGreaterThanOrEqual(4)
  })

  test("goes elsewhere where another one stands", () => {
    const [first, second] = laid(symbol(400, 300), symbol(400, 300))
    expect(meets(first!, second!)).toBe(false)
  })

  test.each([
    [400, 460],
    [460, 400],
  ])("leaves the one beside it in its place (%i, %i)", (here, there) => {
    const [first, second] = laid(symbol(here, 300), symbol(there, 300))
    expect(second!.top).toBe(first!.top)
  })

  test("is as wide as its words, and goes on on a second line", () => {
    expect(sizeOf(60)).toEqual({ width: 72, height: 20 })
    expect(sizeOf(200)).toEqual({ width: WIDEST, height: 36 })
  })
})

test.each([
  ["has no name", symbol(400, 300, "")],
  ["is not shown", { text: "army", box: { left: 400, top: 300, width: 0, height: 0 } }],
  ["is half off the screen", symbol(400, 590)],
])("a symbol that %s gets no label", (_, thing) => {
  expect(laid(thing)).toEqual([])
})

test("on any table every name is whole on the screen, and none over another", () => {
  const { roll } = dice(11)
  for (let table = 0; table < 100; table++) {
    const things = Array.from({ length: 40 }, () =>
      symbol(roll(SCREEN.width), roll(SCREEN.height), "x".repeat(1 + roll(30))),
    )
    const labels = laid(...things)
    expect(labels.length).toBeGreaterThan(20)
    for (const [nth, one] of labels.entries()) {
      expect(inside(one, SCREEN)).toBe(true)
      expect(labels.slice(nth + 1).some((other) => meets(one, other))).toBe(false)
    }
  }
})

test("where there is no room left, symbols stay without names", () => {
  const crowd = Array.from({ length: 400 }, () => symbol(400, 300, "a rather long name"))
  expect(laid(...crowd).length).toBeLessThan(100)
})

test("only what is near the pointer is named, the nearest first", () => {
  const [here, near, far] = [symbol(400, 300, "here"), symbol(470, 300, "near"), symbol(600, 300, "far")]
  expect(closest([far, near, here], { x: 410, y: 310 }).map((one) => one.text)).toEqual(["here", "near"])
})
