import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import type { GameBeats } from "../../games"
import { settings } from "../../lib/settings.svelte"
import type { PastSight, Sight } from "../../lib/types"
import { chair, decision, option, sight } from "../../testing/sights"
import { Beats } from "./beats.svelte"
import { LENGTH } from "./queue"

const page = { visibilityState: "visible" }
vi.stubGlobal("document", page)

/** A table after these moves, as the first seat sees it. */
function after(movers: number[], changes: Partial<Sight> = {}): Sight {
  return sight({
    id: "one",
    seats: [chair(0), chair(1), chair(2)],
    players: 3,
    seq: movers.length,
    moves: movers.length,
    movers,
    told: [[], ...movers.map((seat, nth) => [{ kind: `act${nth + 1}`, facts: { seat } }])],
    view: `view ${movers.length}`,
    ...changes,
  })
}

const asks = decision({ number: 5, options: [option("build"), option("pass")] })
const NOTHING: Promise<PastSight | null> = Promise.resolve(null)

function stage(
  moment: (seat: number | null, at: number) => Promise<PastSight | null> = () => NOTHING,
  ways: GameBeats = {},
) {
  const arrived = vi.fn()
  const beats = new Beats({ ways: () => ways, moment, arrived })
  return { beats, arrived }
}

const momentAt = (at: number): PastSight => ({
  at,
  moves: 9,
  view: `then ${at}`,
  asked: "",
  told: [],
  mover: 1,
  text: null,
  decision: null,
})
const drawn = (beats: Beats) => beats.drawn?.view
const oneBeat = () => vi.advanceTimersByTimeAsync(LENGTH.normal)

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = "normal"
  settings.motion = "system"
  page.visibilityState = "visible"
})
afterEach(() => vi.useRealTimers())

describe("one after another", () => {
  test("the first sight is drawn at once, and so is an own move", () => {
    const { beats } = stage()
    beats.see(after([]))
    expect(drawn(beats)).toBe("view 0")
    beats.see(after([0]))
    expect(drawn(beats)).toBe("view 1")
    expect([beats.busy, beats.playing, beats.caption]).toEqual([false, false, null])
  })

  test("sights that come faster wait for each other", async () => {
    const { beats } = stage()
    beats.see(after([]))
    for (const movers of [[1], [1, 2], [1, 2, 1]]) beats.see(after(movers))
    const seen: unknown[] = []
    for (let nth = 0; nth < 3; nth++) {
      seen.push([drawn(beats), beats.actor, beats.caption?.seat, beats.busy])
      await oneBeat()
    }
    expect(seen).toEqual([
      ["view 1", 1, 1, true],
      ["view 2", 2, 2, true],
      ["view 3", 1, 1, false],
    ])
    expect([beats.playing, beats.caption]).toEqual([false, null])
  })

  test("the own question is asked as soon as the last beat is drawn, not when it is over", async () => {
    const { beats, arrived } = stage()
    beats.see(after([]))
    beats.see(after([1]))
    beats.see(after([1, 2], { decision: asks }))
    expect(beats.drawn?.decision).toBeNull()
    arrived.mockClear()
    await oneBeat()
    expect(beats.drawn?.decision).toBe(asks)
    expect(beats.playing).toBe(true)
    expect(arrived).toHaveBeenCalledOnce()
  })

  test("a question that is asked all along can be answered all along", () => {
    const { beats } = stage()
    beats.see(after([], { decision: asks }))
    beats.see(after([1], { decision: asks }))
    beats.see(after([1, 2], { decision: { ...asks } }))
    expect(drawn(beats)).toBe("view 1")
    expect(beats.drawn?.decision).toEqual(asks)
  })

  test("news without a move change what is drawn last, not the order", async () => {
    const { beats } = stage()
    beats.see(after([]))
    beats.see(after([1]))
    beats.see(after([1, 2]))
    beats.see(after([1, 2], { seq: 3, view: "newest" }))
    expect(drawn(beats)).toBe("view 1")
    await oneBeat()
    expect([drawn(beats), beats.busy]).toEqual(["newest", false])
  })
})

describe("no waiting", () => {
  const burst = (beats: Beats) => {
    beats.see(after([]))
    beats.see(after([1]))
    beats.see(after([1, 2, 1]))
  }
  const isThere = (beats: Beats) =>
    expect([drawn(beats), beats.busy, beats.playing, beats.flight]).toEqual(["view 3", false, false, 0])

  test("a skip shows the end, and nothing comes after it", async () => {
    const { beats } = stage()
    burst(beats)
    expect(beats.busy).toBe(true)
    beats.skip()
    isThere(beats)
    await oneBeat()
    isThere(beats)
  })

  test("off", () => {
    settings.pace = "off"
    const { beats } = stage()
    burst(beats)
    isThere(beats)
  })

  test("less motion", () => {
    settings.motion = "reduced"
    const { beats } = stage()
    burst(beats)
    isThere(beats)
  })

  test("nobody looks", () => {
    page.visibilityState = "hidden"
    const { beats } = stage()
    burst(beats)
    isThere(beats)
  })

  test("an undo, another seat", () => {
    const { beats } = stage()
    burst(beats)
    beats.see(after([1], { view: "undone", seq: 9 }))
    expect([drawn(beats), beats.playing]).toEqual(["undone", false])
    beats.see(after([1, 2], { seat: 1 }))
    expect([drawn(beats), beats.playing]).toEqual(["view 2", false])
  })

  test("the stage keeps up with any table", async () => {
    const { beats } = stage()
    const movers: number[] = []
    beats.see(after(movers))
    for (let nth = 0; nth < 200; nth++) {
      movers.push(1 + (nth % 2))
      beats.see(after([...movers]))
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(15 * LENGTH.normal)
    expect([drawn(beats), beats.playing]).toEqual(["view 200", false])
  })
})

describe("several moves in one sight", () => {
  test("the views in between are asked for, one after the other", async () => {
    const asked: number[] = []
    const { beats } = stage((_, at) => {
      asked.push(at)
      return Promise.resolve(momentAt(at))
    })
    beats.see(after([]))
    beats.see(after([1, 2, 1]))
    await vi.advanceTimersByTimeAsync(0)
    expect(drawn(beats)).toBe("then 1")
    await oneBeat()
    expect(drawn(beats)).toBe("then 2")
    await oneBeat()
    expect(drawn(beats)).toBe("view 3")
    expect(asked).toEqual([1, 2])
  })

  test("if they do not come, the newest view has to do; the captions come all the same", async () => {
    const { beats } = stage(() => new Promise(() => {}))
    beats.see(after([]))
    beats.see(after([1, 2]))
    await vi.advanceTimersByTimeAsync(300)
    expect([drawn(beats), beats.drawn?.moves, beats.actor]).toEqual(["view 2", 1, 1])
    await oneBeat()
    expect([drawn(beats), beats.drawn?.moves, beats.actor]).toEqual(["view 2", 2, 2])
  })

  test("nor if the server refuses them", async () => {
    const { beats } = stage(() => Promise.reject(new Error("no")))
    beats.see(after([]))
    beats.see(after([1, 2]))
    await vi.advanceTimersByTimeAsync(0)
    expect(drawn(beats)).toBe("view 2")
  })
})

describe("again", () => {
  test("from the position before, then back to the newest sight; at any pace", async () => {
    settings.pace = "off"
    const { beats } = stage((_, at) => Promise.resolve(momentAt(at)))
    beats.see(after([0, 1, 2]))
    const seen: unknown[] = []
    const shown = beats.again(2, 2)
    await vi.advanceTimersByTimeAsync(0)
    await shown
    seen.push([drawn(beats), beats.caption])
    await vi.advanceTimersByTimeAsync(LENGTH.normal / 2)
    seen.push([drawn(beats), beats.actor])
    await oneBeat()
    seen.push([drawn(beats), beats.actor])
    expect(seen).toEqual([
      ["then 1", null],
      ["then 2", 1],
      ["view 3", null],
    ])
  })

  test("a skip ends it", async () => {
    const { beats } = stage((_, at) => Promise.resolve(momentAt(at)))
    beats.see(after([0, 1, 2]))
    void beats.again(2, 3)
    beats.skip()
    await oneBeat()
    expect([drawn(beats), beats.playing]).toEqual(["view 3", false])
  })
})
