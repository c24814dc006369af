import { describe, expect, test } from "vitest"

import type { GameBeats } from "../../games"
import type { Sight, Told } from "../../lib/types"
import { chair, sight } from "../../testing/sights"
import { beatsBetween, type Beat } from "./beat"
import { LENGTH, lengthOf, merged, MOST } from "./queue"
import { lastOwnMove, sinceOf } from "./since"
import { toneOf } from "./tone"

const WAYS: GameBeats = { minor: ["paid", "turn"], tones: { battle: ["fights"], build: ["wall"] } }
const EYES = { ways: WAYS, everybody: false }

/** "wall 1": the kind of an event and the seat it names. */
function told(...events: string[]): Told[] {
  return events.map((one) => {
    const [kind = "", seat] = one.split(" ")
    const facts: Told["facts"] = seat === undefined ? {} : { seat }
    return { kind, facts }
  })
}

/** A table of three after these moves, seen by the first seat: who moved, and what was told of it. */
function after(...moves: [number, ...string[]][]): Sight {
  return sight({
    id: "one",
    players: 3,
    seats: [chair(0), chair(1), chair(2)],
    moves: moves.length,
    movers: moves.map(([mover]) => mover),
    told: [[], ...moves.map(([, ...events]) => told(...events))],
    view: { moves: moves.length },
  })
}

const captions = (beats: Beat[]) => beats.map((beat) => `${beat.seat}: ${beat.told.map((one) => one.kind).join(" ")}`)

describe("beats", () => {
  const start = after([0, "clerk 0"])

  test("every act of somebody else is one, in the order of the moves", () => {
    const now = after([0, "clerk 0"], [1, "clerk 1"], [2, "wall 2"], [1, "fights 1"])
    const beats = beatsBetween(start, now, EYES)
    expect(captions(beats)).toEqual(["1: clerk", "2: wall", "1: fights"])
    expect(beats.map((beat) => beat.sight.moves)).toEqual([2, 3, 4])
  })

  test("the last one draws the newest sight, the ones before know only what was told by then", () => {
    const now = after([0, "clerk 0"], [1, "clerk 1"], [2, "wall 2"])
    const [first, last] = beatsBetween(start, now, EYES)
    expect(last?.sight).toBe(now)
    expect(last?.exact).toBe(true)
    expect(first?.exact).toBe(false)
    expect(first?.sight.told).toEqual(now.told.slice(0, 3))
    expect(first?.sight.decision).toBeNull()
    expect(first?.sight.seats.filter((seat) => seat.owes).map((seat) => seat.seat)).toEqual([2])
  })

  test("what happens silently after the last one is drawn with it", () => {
    const now = after([0, "clerk 0"], [1, "clerk 1"], [2], [1])
    const beats = beatsBetween(start, now, EYES)
    expect(captions(beats)).toEqual(["1: clerk"])
    expect(beats[0]?.sight).toBe(now)
  })

  test("own moves are none, but what the rules do then is", () => {
    expect(beatsBetween(start, after([0, "clerk 0"], [0, "wall 0", "turn 1"]), EYES)).toEqual([])
    const winter = after([0, "clerk 0"], [0, "wall 0", "winter", "breach"])
    expect(captions(beatsBetween(start, winter, EYES))).toEqual(["null: winter breach"])
  })

  test("in a replay everybody's are", () => {
    const now = after([0, "clerk 0"], [0, "wall 0"])
    expect(captions(beatsBetween(start, now, { ways: WAYS, everybody: true }))).toEqual(["0: wall"])
  })

  test("small acts go along with the next act of the same seat", () => {
    const now = after([0, "clerk 0"], [1, "paid 1"], [1, "paid 1", "wall 1", "turn 2"])
    const beats = beatsBetween(start, now, EYES)
    expect(captions(beats)).toEqual(["1: wall"])
    expect([beats[0]?.first, beats[0]?.last]).toEqual([2, 3])
  })

  test("whose turn it is now is no act", () => {
    expect(beatsBetween(start, after([0, "clerk 0"], [1, "turn 2"]), EYES)).toEqual([])
  })

  test("a small act alone is told all the same", () => {
    expect(captions(beatsBetween(start, after([0, "clerk 0"], [1, "paid 1"], [2, "clerk 2"]), EYES))).toEqual([
      "1: paid",
      "2: clerk",
    ])
  })

  test("a move with many consequences has several captions, cut by who acts, over one picture", () => {
    const now = after([0, "clerk 0"], [1, "wall 1", "winter", "breach", "holds", "dies 2"])
    const beats = beatsBetween(start, now, EYES)
    expect(captions(beats)).toEqual(["1: wall", "null: winter breach", "null: holds", "2: dies"])
    expect(new Set(beats.map((beat) => beat.sight)).size).toBe(1)
  })

  test("there are none back in time, for another seat or at another table", () => {
    const now = after([0, "clerk 0"], [1, "clerk 1"])
    expect(beatsBetween(now, start, EYES)).toEqual([])
    expect(beatsBetween({ ...start, seat: 1 }, now, EYES)).toEqual([])
    expect(beatsBetween({ ...start, id: "two" }, now, EYES)).toEqual([])
  })

  test("a game may show the way in steps; each tells its last event", () => {
    const now = after([0, "clerk 0"], [1, "fights 1", "falls 2"])
    const half = { ...now, told: [...now.told.slice(0, -1), told("fights 1")], view: "half" }
    const beats = beatsBetween(start, now, { everybody: false, ways: { ...WAYS, steps: () => [half, { ...now }] } })
    expect(captions(beats)).toEqual(["1: fights", "2: falls"])
    expect(beats.map((beat) => beat.sight)).toEqual([half, now])
  })
})

test("a step that the game gives more time keeps most of it, however many wait", () => {
  const now = after([1, "fights 1", "falls 2"])
  const half = { ...now, told: [...now.told.slice(0, -1), told("fights 1")] }
  const ways = { ...WAYS, shares: { fights: 1.2 }, steps: () => [half, { ...now }] }
  const [long, short] = beatsBetween(after(), now, { everybody: false, ways }) as [Beat, Beat]
  expect(long.share).toBe(2 * short.share)
  const behind = Array.from({ length: MOST }, () => long)
  expect(lengthOf(long, behind, "normal")).toBeGreaterThan(LENGTH.normal / 2)
  expect(lengthOf(short, behind, "normal")).toBeLessThan(LENGTH.normal / 2)
})

describe("how long they last", () => {
  const beat = beatsBetween(after(), after([1, "clerk 1"]), EYES)[0]!
  const many = (count: number, seat = 1): Beat[] =>
    Array.from({ length: count }, (_, nth) => ({ ...beat, seat, last: nth + 1 }))

  test("as the pace says", () => {
    expect((["slow", "normal", "fast", "off"] as const).map((pace) => lengthOf(beat, [], pace))).toEqual([
      LENGTH.slow,
      LENGTH.normal,
      LENGTH.fast,
      0,
    ])
  })

  test("shorter, the more wait behind it, but never nothing", () => {
    const lengths = [0, 4, 8, 12, 100].map((waiting) => lengthOf(beat, many(waiting), "normal"))
    expect(lengths.slice(0, 2)).toEqual([700, 700])
    expect(lengths).toEqual([...lengths].sort((one, other) => other - one))
    expect(lengths.at(-1)).toBeGreaterThan(100)
  })

  test("no more wait than can be shown: the oldest are shown together, acts of one seat first", () => {
    expect(merged(many(MOST))).toHaveLength(MOST)
    const all = merged([...many(4, 1), ...many(MOST, 2)])
    expect(all).toHaveLength(MOST)
    expect(all.filter((one) => one.seat === 1).map((one) => one.last)).toEqual([4])
    expect(all.at(-1)?.last).toBe(MOST)
    const mixed = merged(Array.from({ length: 40 }, (_, nth) => ({ ...beat, seat: nth % 3, last: nth + 1 })))
    expect(mixed).toHaveLength(MOST)
    expect(mixed.at(-1)?.last).toBe(40)
  })
})

describe("since the seat's last move", () => {
  const now = after([0, "clerk 0"], [0], [1, "clerk 1"], [2, "wall 2"], [0], [1, "fights 1"])

  test("passes, which tell nothing, are not its last move", () => {
    expect(lastOwnMove(now)).toBe(1)
  })

  test("it is told by player, in the order in which they began", () => {
    const since = sinceOf(now, WAYS)
    expect([since?.first, since?.last]).toEqual([2, 6])
    expect(since?.players.map(({ seat, deeds }) => [seat, deeds.map((one) => one.last)])).toEqual([
      [1, [3, 6]],
      [2, [4]],
    ])
  })

  test("nothing happened, nobody has moved, or nobody sits here", () => {
    expect(sinceOf(after([1, "clerk 1"], [0, "clerk 0"]), WAYS)).toBeNull()
    expect(sinceOf(after([1, "clerk 1"]), WAYS)).toBeNull()
    expect(sinceOf({ ...now, seat: null }, WAYS)).toBeNull()
  })
})

test("of several acts the loudest is heard", () => {
  expect(toneOf(told("wall 1", "fights 1"), WAYS)).toBe("battle")
  expect(toneOf(told("clerk 1", "wall 1"), WAYS)).toBe("build")
  expect(toneOf(told("clerk 1"), WAYS)).toBe("move")
})
