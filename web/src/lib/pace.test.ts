import { beforeAll, expect, test, vi } from "vitest"

import { digits, leftOn, paceAbout, paceLine, span } from "./pace"
import type { ClockBody } from "./wire"
import { need } from "./words"

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: ["en"] })
  await need("platform", "pace")
})

const HOUR = 3_600_000

test("what is left is said as exactly as somebody elsewhere needs it", () => {
  expect([28 * HOUR, 100 * HOUR, 2.5 * HOUR, HOUR / 2, 4_200].map(span)).toEqual([
    "1 day 4 h",
    "4 days",
    "2 h",
    "30 min",
    "5 s",
  ])
})

test("a clock shows minutes and seconds, and is empty only when nothing is left", () => {
  expect([600_000, 5_000, 1, 0, HOUR + 62_000].map(digits)).toEqual(["10:00", "0:05", "0:01", "0:00", "1:01:02"])
})

test("a pace is a few words in a list, and a sentence where it is chosen", () => {
  expect(paceLine(null)).toBe("")
  expect(paceLine({ kind: "days", days: 2 })).toBe("2 days a move")
  expect(paceLine({ kind: "live", seconds: 90, increment: 5 })).toBe("live, 1.5 min + 5 s")
  expect(paceAbout(null)).toContain("as long as they like")
})

test("a clock that runs is counted down from when it came, after what it waits for", () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const clocks: ClockBody[] = [
    { seat: 0, left: 60_000, runs: true, waits: 10_000 },
    { seat: 1, left: 30_000 },
  ]
  const now = () => clocks.map((clock) => leftOn(clocks, clock))
  expect(now()).toEqual([60_000, 30_000])
  vi.setSystemTime(1_005_000)
  expect(now()).toEqual([60_000, 30_000])
  vi.setSystemTime(1_015_000)
  expect(now()).toEqual([55_000, 30_000])
  vi.setSystemTime(1_999_000)
  expect(now()).toEqual([0, 30_000])
  vi.useRealTimers()
})
