import { beforeAll, expect, test, vi } from "vitest"

import { numbers as ofGreatWall } from "../../games/great_wall/end"
import { numbers as ofSunTzu } from "../../games/sun_tzu/end"
import { numbers as ofZhanguo } from "../../games/zhanguo/end"
import type { Sight } from "../../lib/types"
import { need } from "../../lib/words"
import { sight } from "../../testing/sights"

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: ["en"] })
  await need("platform", "table", "sun_tzu_table", "zhanguo", "great_wall_table", "great_wall_modes")
})

const told = (numbers: (sight: Sight) => { values: (number | string)[]; text: string }[], of: Partial<Sight>) =>
  numbers(sight({ over: true, ...of })).map(({ values, text }) => `${values.join(" : ")} ${text}`)

const sides = { sun_tzu: { pool: 8, provinces: 2 }, shao: { pool: 6, provinces: 3 } }
const won = (seat: string) => ({ kind: "won", facts: { seat } })

test("Sun Tzu: steps, provinces, battles", () => {
  const of = { game: "sun_tzu", view: { marker: -3, sides }, told: [[won("shao")], [won("sun_tzu"), won("shao")]] }
  expect(told(ofSunTzu, of)).toEqual(["3 spaces from the center", "2 : 3 provinces controlled", "1 : 2 battles won"])
})

test("Sun Tzu: with the marker in the center the pools decide", () => {
  expect(told(ofSunTzu, { game: "sun_tzu", view: { marker: 0, sides } })[0]).toBe("8 : 6 armies in the pools")
})

const earned = (cards: number, palaces: number, walls: number) => ({ earned: { cards, palaces, walls } })

test("ZhanGuo: the lead, the best source, the edge over the next", () => {
  const view = { players: [earned(40, 30, 6), earned(50, 10, 9)] }
  const result = { winners: [0], places: [1, 2], scores: [76, 69], end: "ZG-C1" }
  expect(told(ofZhanguo, { game: "zhanguo", view, result })).toEqual([
    "+7 ahead of Seat 1",
    "40 cards: Seat 0's best source",
    "+20 palaces: more than Seat 1",
  ])
})

test("ZhanGuo: a tie is broken by the rules", () => {
  const view = { players: [earned(40, 0, 0), earned(40, 0, 0)] }
  const result = { winners: [1], places: [2, 1], scores: [40, 40], end: "ZG-C1" }
  expect(told(ofZhanguo, { game: "zhanguo", view, result })[0]).toBe("0 level with Seat 0: the tiebreaker decided")
})

const general = (trophies: number, shamed: number, shame: number) => ({
  kind: "player",
  shamed: { spearman: shamed, archer: 0, horseman: 0 },
  trophies: Array.from({ length: trophies }, () => ({ shame: 0 })),
  earned: { shame: -shame, artifacts: 12 },
})
const wall = { sections: [{ level: 1 }, { level: 2 }, { level: 0 }] }

test("The Great Wall: what brought the winner most, the wall, the shame", () => {
  const view = { ...wall, coop: null, players: [general(2, 1, 2), general(0, 3, 9)] }
  const result = { winners: [0], places: [1, 2], scores: [10, 3], end: "GW-W6" }
  expect(told(ofGreatWall, { game: "great_wall", view, result })).toEqual([
    "12 Artifacts: Seat 0's best source",
    "3 wall levels built",
    "4 shame tokens among all players",
  ])
})

test("The Great Wall: against the game trophies count, and the clan is not counted", () => {
  const view = { ...wall, coop: { done: [], goal: 6 }, players: [general(1, 0, 0), { kind: "reed" }] }
  const result = { winners: [], places: [2, 2], scores: [1, 1], end: "GW-C16" }
  expect(told(ofGreatWall, { game: "great_wall", view, result })).toEqual([
    "1 trophy won",
    "3 wall levels built",
    "0 shame tokens among all players",
  ])
})
