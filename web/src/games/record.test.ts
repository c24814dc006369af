import { expect, test } from "vitest"

import { lesson } from "../guide/opening"
import { emblemOf } from "../lib/emblems"
import { answersTo } from "../lib/settings.svelte"
import { gameInfo } from "../testing/games"
import { recordOf } from "./record"

const FOLDERS = Object.keys(import.meta.glob("./*/view.ts")).map((path) => path.split("/")[1]!)
const DRAWN = import.meta.glob<string>("/public/symbols.svg", { eager: true, query: "?raw", import: "default" })
const SYMBOLS = new Set([...DRAWN["/public/symbols.svg"]!.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))

const UNKNOWN = "banners"
const symbolsOf = (game: string) => {
  const { symbol, modes = {}, emblems = {} } = recordOf(game)
  const signs = Object.values(emblems).flatMap(({ sign }) => sign ?? [])
  return [symbol, ...Object.values(modes).map((mode) => mode.symbol), ...signs]
}

test.each(FOLDERS)("%s has a record of its own", (game) => {
  expect(recordOf(game)).not.toBe(recordOf(UNKNOWN))
})

test.each([...FOLDERS, UNKNOWN])("the symbols of %s are drawn", (game) => {
  expect(symbolsOf(game).filter((symbol) => !SYMBOLS.has(symbol))).toEqual([])
})

test("no two games have one symbol", () => {
  const symbols = [...FOLDERS, UNKNOWN].map((game) => recordOf(game).symbol)
  expect(new Set(symbols).size).toBe(symbols.length)
})

test("a guide is offered where both the server and the app have one", () => {
  const guide = { players: 3, options: {}, bot: "greedy" }
  expect(lesson(gameInfo({ name: FOLDERS[0]!, guide }))).toBe(guide)
  expect(lesson(gameInfo({ name: FOLDERS[0]!, guide: null }))).toBeNull()
  expect(lesson(gameInfo({ name: UNKNOWN, guide }))).toBeNull()
})

test("whom the rules move looks as the game says, everybody else as the seat", () => {
  const people = { base: 2, letter: "B" }
  expect(emblemOf("great_wall", 1, "qin")).toEqual({ base: 2, letter: "Q" })
  expect(emblemOf("great_wall", 1, "player")).toEqual(people)
  expect(emblemOf(UNKNOWN, 1, "qin")).toEqual(people)
})

test("only where something can be saved may an answer save it", () => {
  expect(answersTo("great_wall", "ransom")).toContain("save")
  expect(answersTo("great_wall", "tactic")).not.toContain("save")
  expect(answersTo(UNKNOWN, "ransom")).not.toContain("save")
})
