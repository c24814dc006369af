import { afterEach, beforeEach, expect, test, vi } from "vitest"

const frames: (() => void)[] = []
const moving: { playState: string; effect: { getComputedTiming: () => { endTime: number } } }[] = []
const page = { dataset: {} as Record<string, string> }
const isAtRest = () => "rest" in page.dataset

function draw(times = 1): void {
  for (let n = 0; n < times; n += 1) for (const act of frames.splice(0)) act()
}

async function fresh() {
  vi.resetModules()
  const rest = await import("./rest.svelte")
  rest.startResting(page as unknown as HTMLElement)
  return rest
}

beforeEach(() => {
  frames.length = moving.length = 0
  page.dataset = {}
  vi.useFakeTimers()
  vi.stubGlobal("document", { hidden: false, getAnimations: () => moving })
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal("addEventListener", () => {})
  vi.useRealTimers()
})

test("what has changed is drawn two frames later", async () => {
  const { stir } = await fresh()
  draw()
  expect(isAtRest()).toBe(false)
  draw()
  expect(isAtRest()).toBe(true)
  stir()
  expect(isAtRest()).toBe(false)
  draw()
  stir() // the wait begins anew
  draw()
  expect(isAtRest()).toBe(false)
  draw()
  expect(isAtRest()).toBe(true)
})

test("nothing rests before all work is over, however it ends", async () => {
  const { during } = await fresh()
  let [done, fail] = [() => {}, () => {}]
  const one = during(new Promise<void>((yes) => (done = yes)))
  const other = during(new Promise<void>((_, no) => (fail = no)))
  draw(4)
  done()
  await one
  draw(4)
  expect(isAtRest()).toBe(false)
  fail()
  await expect(other).rejects.toBeUndefined()
  draw(2)
  expect(isAtRest()).toBe(true)
})

test("what will happen later is called off, or happens", async () => {
  const { later } = await fresh()
  const act = vi.fn()
  const stop = later(act, 100)
  draw(4)
  expect(isAtRest()).toBe(false)
  stop()
  stop() // counts once
  draw(2)
  expect(isAtRest()).toBe(true)
  later(act, 100)
  expect(isAtRest()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledOnce()
  draw(2)
  expect(isAtRest()).toBe(true)
})

test("what moves must have arrived, except what moves for ever", async () => {
  await fresh()
  const flight = { playState: "running", effect: { getComputedTiming: () => ({ endTime: 500 }) } }
  const wheel = { playState: "running", effect: { getComputedTiming: () => ({ endTime: Infinity }) } }
  moving.push(flight, wheel)
  draw(6)
  expect(isAtRest()).toBe(false)
  flight.playState = "finished"
  draw(2)
  expect(isAtRest()).toBe(true)
})
