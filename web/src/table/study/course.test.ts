import { expect, test } from "vitest"

import type { Analysis, Heard, Judgment } from "../../lib/wire"
import { courseOf, decidedAt, lossOf, momentOf, movesAt, rowsOf, scenesOf } from "./course"

const choice = (option: string, chance: number) => ({ option, chance, why: "", about: {} })

function judged(at: number, seat: number, round: number, played: number, best: number): Judgment {
  return { at, seat, round, kind: "order", played: choice("b", played), best: [choice("a", best), choice("c", 0.1)] }
}

const ANALYSIS: Analysis = {
  game: "sun_tzu",
  rules: "1",
  judge: "tiger",
  seats: ["Ann", "Bob"],
  moves: 12,
  shares: [1, 0],
  judgments: [
    judged(0, 0, 1, 0.5, 0.6),
    judged(1, 1, 1, 0.4, 0.4),
    judged(4, 0, 1, 0.7, 0.7),
    judged(8, 0, 2, 0.3, 0.5),
    judged(11, 0, 2, 0.31, 0.31),
  ],
}
/** The moves 2 and 3 were not noticed. */
const STEPS = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11]

test("a move that the replay does not show belongs to the moment before", () => {
  expect([0, 1, 2, 4, 5, 11, 12].map((move) => momentOf(STEPS, move))).toEqual([0, 1, 2, 2, 3, 9, 10])
})

test("a moment of the replay knows how many moves the game had", () => {
  expect([0, 1, 2, 3, 10].map((at) => movesAt(STEPS, at))).toEqual([0, 1, 2, 5, 12])
})

test("only the seat's own decisions count, and the end is known", () => {
  const { points } = courseOf(ANALYSIS, STEPS, 0)
  expect(points).toEqual([
    { at: 0, chance: 0.5 },
    { at: 2, chance: 0.7 },
    { at: 6, chance: 0.3 },
    { at: 9, chance: 0.31 },
    { at: 10, chance: 1 },
  ])
  expect(courseOf(ANALYSIS, STEPS, 1).points.at(-1)).toEqual({ at: 10, chance: 0 })
})

test("a win that two share, and a game that all lost", () => {
  expect(courseOf({ ...ANALYSIS, shares: [0.5, 0.5] }, STEPS, 1).points.at(-1)?.chance).toBe(0.5)
  expect(courseOf({ ...ANALYSIS, shares: [0, 0] }, STEPS, 1).points.at(-1)?.chance).toBe(0)
})

test("turning points are the largest changes, in the order of the game", () => {
  const { turns } = courseOf(ANALYSIS, STEPS, 0)
  expect(turns.map((one) => one.at)).toEqual([0, 2, 9]) // +20, -40, +69; +1 is none
})

test("what each round cost, and its worst decision", () => {
  const { rounds } = courseOf(ANALYSIS, STEPS, 0)
  expect(rounds.map(({ round, loss }) => [round, Math.round(loss * 100)])).toEqual([
    [1, 10],
    [2, 20],
  ])
  expect(rounds[1]?.worst.at).toBe(6)
})

test("a moment belongs to the decision asked there, or to the last one before", () => {
  const course = courseOf(ANALYSIS, STEPS, 0)
  expect([0, 1, 2, 5, 6, 10].map((at) => decidedAt(course, at)?.at)).toEqual([0, 0, 2, 2, 6, 9])
  expect(decidedAt(courseOf({ ...ANALYSIS, judgments: [] }, STEPS, 0), 3)).toBeNull()
})

test("what was played stands among the best, once", () => {
  const [first] = ANALYSIS.judgments
  expect(rowsOf(first!).map((row) => [row.choice.option, row.isBest, row.isPlayed])).toEqual([
    ["a", true, false],
    ["c", false, false],
    ["b", false, true],
  ])
  const best = { ...first!, played: choice("a", 0.6) }
  expect(rowsOf(best).filter((row) => row.isPlayed).length).toBe(1)
  expect(lossOf(best)).toBe(0)
})

test("what the judge may err by is no mistake", () => {
  const [first] = ANALYSIS.judgments // 0.5 was played, 0.6 is the best
  const doubtful = (doubt: number): Judgment => ({ ...first!, played: { ...first!.played, doubt } })
  expect([0, 0.05, 0.15].map((doubt) => Math.round(lossOf(doubtful(doubt)) * 100))).toEqual([10, 10, 0])
  expect(lossOf({ ...first!, played: choice("b", 0.62) })).toBe(0) // a little higher than what is recommended
})

test("what somebody does of one kind in a row is one scene, and small things are none", () => {
  const heard = (kind: string, seat?: string): Heard => ({ kind, facts: seat ? { seat } : {} })
  const line = [
    heard("order", "sun_tzu"),
    heard("order", "sun_tzu"),
    heard("ready", "sun_tzu"),
    heard("order", "shao"),
    heard("reveal"),
    heard("won", "shao"),
    heard("won", "sun_tzu"),
  ]
  const scenes = scenesOf(line, { minor: ["ready"] })
  expect(scenes.map((scene) => [scene.seat, scene.told.length])).toEqual([
    ["sun_tzu", 2],
    ["shao", 1],
    ["", 1],
    ["shao", 1],
  ])
  expect(scenesOf([], {})).toEqual([])
})
