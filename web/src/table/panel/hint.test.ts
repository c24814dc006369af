import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { api, ApiError } from "../../lib/api"
import type { AdviceBody } from "../../lib/wire"
import { Hint, isClose, SOON, type Question } from "./hint.svelte"

const q = (number: number, seat = 0): Question => ({ id: "t", seat, number })
const advice = (number: number, chance = 0.6): AdviceBody => ({
  number,
  chance,
  best: [{ option: "5@WU", chance: 0.6, why: "", about: {} }],
})
const refused = new ApiError({
  status: 403,
  code: "no_hints",
  sentence: "No hints here.",
  rule: null,
  field: null,
  sight: null,
})
const asked = vi.fn<typeof api.advice>()

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  vi.spyOn(api, "advice").mockImplementation(asked)
})

afterEach(() => void vi.useRealTimers())

/** Answers that come when the test says so. */
function later(): { resolve: (body: AdviceBody) => void; reject: (error: unknown) => void } {
  let settle!: { resolve: (body: AdviceBody) => void; reject: (error: unknown) => void }
  asked.mockReturnValueOnce(new Promise((resolve, reject) => (settle = { resolve, reject })))
  return settle
}

test("a question is asked about once", async () => {
  asked.mockResolvedValue(advice(3))
  const hint = new Hint()
  await Promise.all([hint.ask(q(3)), hint.ask(q(3))])
  await hint.ask(q(3))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(hint.advice?.number).toBe(3)
  expect(hint.isOpen).toBe(true)
})

test("an answer to a question that is over is dropped", async () => {
  const hint = new Hint()
  const first = later()
  const waiting = hint.ask(q(3))
  expect(hint.busy).toBe(true)
  hint.forget()
  expect(hint.isOpen).toBe(false)
  first.resolve(advice(3))
  await waiting
  expect(hint.isOpen).toBe(false)
})

test("a later question is not disturbed by an earlier one", async () => {
  const hint = new Hint()
  const [first, second] = [later(), later()]
  const one = hint.ask(q(3))
  hint.forget()
  const two = hint.ask(q(4))
  first.reject(new Error("late"))
  await one
  expect([hint.busy, hint.trouble]).toEqual([true, ""])
  second.resolve(advice(4))
  await two
  expect(hint.advice?.number).toBe(4)
})

test("after a failure it can be asked again", async () => {
  asked.mockRejectedValueOnce(refused).mockResolvedValueOnce(advice(3))
  const hint = new Hint()
  await hint.ask(q(3))
  expect([hint.trouble, hint.busy]).toEqual(["No hints here.", false])
  await hint.ask(q(3))
  expect([hint.trouble, hint.advice?.number]).toEqual(["", 3])
})

test("a closed hint is opened again without asking", async () => {
  asked.mockResolvedValue(advice(3))
  const hint = new Hint()
  await hint.ask(q(3))
  hint.close()
  expect([hint.isOpen, hint.advice?.number]).toEqual([false, 3])
  await hint.ask(q(3))
  expect(hint.isOpen).toBe(true)
  expect(asked).toHaveBeenCalledTimes(1)
})

test("the page asks quietly, and the player reads what it was told", async () => {
  asked.mockResolvedValue(advice(3))
  const hint = new Hint()
  expect(hint.chanceOf(0)).toBeNull()
  hint.watch(q(3))
  await vi.advanceTimersByTimeAsync(SOON)
  expect([hint.isOpen, hint.chanceOf(0)]).toEqual([false, 0.6])
  await hint.ask(q(3))
  expect([hint.isOpen, hint.advice?.number]).toEqual([true, 3])
  expect(asked).toHaveBeenCalledTimes(1)
})

test("the player who asks while the page does waits for the same answer", async () => {
  const hint = new Hint()
  const first = later()
  hint.watch(q(3))
  await vi.advanceTimersByTimeAsync(SOON)
  void hint.ask(q(3))
  expect([hint.isOpen, hint.busy]).toEqual([true, true])
  first.resolve(advice(3))
  await vi.advanceTimersByTimeAsync(0)
  expect([hint.busy, hint.advice?.number]).toEqual([false, 3])
  expect(asked).toHaveBeenCalledTimes(1)
})

test("the page does not ask about a question that is soon over", async () => {
  asked.mockResolvedValue(advice(4))
  const hint = new Hint()
  hint.watch(q(3))
  await vi.advanceTimersByTimeAsync(SOON - 1)
  hint.watch(q(4))
  await vi.advanceTimersByTimeAsync(SOON)
  expect(asked.mock.calls).toEqual([["t", 0, 4]])
  hint.watch(q(5))
  hint.watch(null)
  await vi.advanceTimersByTimeAsync(SOON)
  expect(asked).toHaveBeenCalledTimes(1)
})

test("the page keeps a failure to itself, and does not insist; the player may", async () => {
  asked.mockRejectedValueOnce(refused).mockResolvedValueOnce(advice(3))
  const hint = new Hint()
  hint.watch(q(3))
  await vi.advanceTimersByTimeAsync(SOON)
  expect([hint.isOpen, hint.busy, hint.chanceOf(0)]).toEqual([false, false, null])
  hint.watch(q(3)) // somebody looks at the page again
  await vi.advanceTimersByTimeAsync(SOON)
  expect(asked).toHaveBeenCalledTimes(1)
  await hint.ask(q(3))
  expect([hint.trouble, hint.chanceOf(0)]).toEqual(["", 0.6])
})

test("the last chance stays until the next is known", async () => {
  const hint = new Hint()
  const [first, second] = [later(), later()]
  void hint.ask(q(3))
  hint.forget()
  void hint.ask(q(4))
  second.resolve(advice(4, 0.7))
  await vi.advanceTimersByTimeAsync(0)
  hint.forget()
  expect(hint.chanceOf(0)).toBe(0.7)
  first.resolve(advice(3, 0.2)) // older than what is known
  await vi.advanceTimersByTimeAsync(0)
  expect([hint.chanceOf(0), hint.chanceOf(1), hint.chanceOf(null)]).toEqual([0.7, null, null])
})

test("a later answer may seem a little better than the first, if one can see it", () => {
  expect(isClose([0.5, 0.49, 0.4])).toBe(false)
  expect(isClose([0.5, 0.504])).toBe(false) // both are 50%
  expect(isClose([0.5, 0.49, 0.52])).toBe(true)
  expect(isClose([])).toBe(false)
})
