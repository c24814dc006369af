import { beforeEach, expect, test, vi } from "vitest"

import { gameInfo } from "../testing/games"
import { strengthOf } from "./strengths"
import { need } from "./words"

const strength = (mode: string, players: number, against: string | null, wins: number) => ({
  mode,
  players,
  against,
  wins,
  games: 200,
})
const game = gameInfo({
  bots: [
    { id: "random", strengths: [strength("coop", 2, null, 0)] },
    {
      id: "greedy",
      strengths: [strength("", 2, "random", 199), strength("", 4, "random", 180), strength("coop", 2, null, 150)],
    },
  ],
})

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: ["en"] })
  await need("web")
})

const plain = (text: string) => text.replace(/[⁨⁩]/g, "")

test("a level is told by its wins against the level below", () => {
  expect(plain(strengthOf(game, "greedy", "", 2))).toBe("won 199 of 200 games against Sparrow")
  expect(plain(strengthOf(game, "greedy", "", 4))).toBe("won 180 of 200 games with Sparrow on all other seats")
})

test("where all play together, by its wins against the game", () => {
  expect(plain(strengthOf(game, "random", "coop", 2))).toBe("won 0 of 200 games")
})

test("what was not measured is not told", () => {
  expect(strengthOf(game, "random", "", 2)).toBe("")
  expect(strengthOf(game, "greedy", "", 3)).toBe("")
  expect(strengthOf(game, "unknown", "", 2)).toBe("")
})
