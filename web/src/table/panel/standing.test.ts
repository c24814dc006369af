import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { settings, type StandingAnswer } from "../../lib/settings.svelte"
import type { Decision, Sight } from "../../lib/types"
import { chair, decision, option, sight } from "../../testing/sights"
import { holdBack, isRestable, noteAnswer, standingAnswer } from "./standing"

const PASS = option("pass")
const ACT = option("use archer")
const SOON = 8000

const asked = (changes: Partial<Decision>, table: Partial<Sight> = {}): Sight =>
  sight({ game: "great_wall", decision: decision({ options: [PASS, ACT], ...changes }), ...table })
const onlyPass = (table: Partial<Sight> = {}) => asked({ options: [PASS] }, table)
const withBots = { seats: [chair(0), chair(1, { kind: "bot" as const, bot: "greedy" })] }
const wishes = (answer: StandingAnswer, kind = "react") => settings.setStandingAnswer("great_wall", kind, answer)

beforeEach(() => {
  for (const kind of ["react", "save"]) wishes(kind === "save" ? "ask" : "only", kind)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe("what is answered without asking", () => {
  test("a window with nothing to do, unless the player wants to be asked", () => {
    expect(standingAnswer(onlyPass(), false)).toMatchObject({ text: "pass", what: "pass" })
    wishes("ask")
    expect(standingAnswer(onlyPass(), false)).toBeNull()
  })

  test("one with something to do only if the player never wants it", () => {
    expect(standingAnswer(asked({}), false)).toBeNull()
    wishes("pass")
    expect(standingAnswer(asked({}), false)).toMatchObject({ text: "pass" })
  })

  test("an offer is something to do", () => {
    expect(standingAnswer(asked({ options: [PASS], offers: [ACT] }), false)).toBeNull()
  })

  test("never a question that is no window, or cannot be declined", () => {
    wishes("pass")
    expect(standingAnswer(asked({ window: false }), true)).toBeNull()
    expect(standingAnswer(asked({ options: [ACT] }), true)).toBeNull()
  })

  test("nothing at a table that does not run", () => {
    expect(standingAnswer(null, true)).toBeNull()
    expect(standingAnswer(onlyPass({ status: "over" }), true)).toBeNull()
  })

  test("for the rest of the round every window, but not whom to save", () => {
    expect(standingAnswer(asked({}), true)).toMatchObject({ text: "pass" })
    const saving = asked({ kind: "save" })
    expect(isRestable(saving)).toBe(false)
    expect(standingAnswer(saving, true)).toBeNull()
  })
})

describe("how long an answer takes", () => {
  const after = (one: Sight): number | undefined => standingAnswer(one, true)?.after

  test("among people between 1.5 and 4 seconds, drawn once a question", () => {
    const question = asked({})
    const times = Array.from({ length: 20 }, () => after(question))
    expect(new Set(times).size).toBe(1)
    expect(times[0]).toBeGreaterThanOrEqual(1500)
    expect(times[0]).toBeLessThanOrEqual(4000)
  })

  test("the next question draws anew", () => {
    const question = asked({})
    const next = { ...question, decision: decision({ ...question.decision, number: 2 }) }
    expect(after(next)).not.toBe(after(question))
  })

  test("is the same whether there is something to do or not", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5)
    expect(after(asked({}))).toBe(after(onlyPass()))
    wishes("soon")
    expect([after(asked({})), after(onlyPass())]).toEqual([SOON, SOON])
  })

  test("among bots, who learn nothing from it, hardly any", () => {
    expect(after(onlyPass(withBots))).toBe(400)
    wishes("soon")
    expect(after(onlyPass(withBots))).toBe(400)
    expect(after(asked({}, withBots))).toBe(SOON)
  })
})

describe("a hand that is quicker than the drawn time", () => {
  async function sentAfter(one: Sight, text: string): Promise<number> {
    vi.useFakeTimers({ now: 0 })
    const held = holdBack(one, option(text), 0)
    await vi.runAllTimersAsync()
    await held
    return Date.now()
  }

  test("is held back when it passes, as long as the standing answer would take", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5)
    expect(await sentAfter(asked({}), "pass")).toBe(2750)
  })

  test("is not when it does something, which everybody sees anyway", async () => {
    expect(await sentAfter(asked({}), "use archer")).toBe(0)
  })

  test("is not where no window is asked", async () => {
    expect(await sentAfter(asked({ window: false }), "pass")).toBe(0)
  })
})

describe("saving by itself", () => {
  const soldiers = [PASS, option("save spear"), option("save horse")]
  const save = asked({ kind: "save", options: soldiers }, { moves: 3 })
  const prices = ["wood", "chi", "chi"].map((resource, n) => option(`pay ${resource} ${n}`, { resource }))
  const pay = { ...save, moves: 4, decision: decision({ kind: "pay", number: 2, window: false, options: prices }) }

  test("saves the dearest, who is offered last", () => {
    expect(standingAnswer(save, false)).toBeNull()
    wishes("save", "save")
    expect(standingAnswer(save, false)).toMatchObject({ text: "save horse", what: "save" })
  })

  test("pays in chi, as much as there is, and thinks less about it", () => {
    wishes("save", "save")
    noteAnswer(save, soldiers[2]!)
    const price = standingAnswer(pay, false)
    expect(price).toMatchObject({ text: "pay chi 2", what: "save" })
    expect(price!.after).toBeGreaterThanOrEqual(500)
    expect(price!.after).toBeLessThanOrEqual(1200)
  })

  test("leaves the price of what the player chose to the player", () => {
    noteAnswer(save, soldiers[2]!)
    expect(standingAnswer(pay, false)).toBeNull()
    noteAnswer(pay, prices[0]!)
    expect(standingAnswer({ ...pay, moves: 5 }, false)).toBeNull()
  })

  test("pays for nothing else that comes later", () => {
    wishes("save", "save")
    noteAnswer(save, soldiers[2]!)
    expect(standingAnswer({ ...pay, moves: 9 }, false)).toBeNull()
  })
})
