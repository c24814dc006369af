import { expect, test } from "vitest"

import type { Choice } from "./types"
import { gameInfo, mode } from "../testing/games"
import { choicesOf, wayOf } from "./modes"

const choice = (name: string, ...values: string[]): Choice => ({ name, values, default: values[0]!, rule: "" })
const against = mode("against", [3, 4], { options: { way: "duel" }, own: { walls: [3] } })
const coop = mode("coop", [2, 3], { options: { way: "together" }, own: { decrees: [2] } })
const choices = [
  choice("way", "duel", "together"),
  choice("walls", "8", "9"),
  choice("decrees", "a", "b"),
  choice("tea"),
]
const game = gameInfo({ choices, modes: [against, coop] })
const names = (...how: Parameters<typeof choicesOf>) => choicesOf(...how).map((one) => one.name)

test("a way hides what it sets, and what belongs to others or to other numbers of players", () => {
  expect(names(game, against, 3)).toEqual(["walls", "tea"])
  expect(names(game, against, 4)).toEqual(["tea"])
  expect(names(game, coop, 2)).toEqual(["decrees", "tea"])
})

test("a game without ways has all its options", () => {
  expect(names(gameInfo({ choices }), undefined, 2)).toEqual(["way", "walls", "decrees", "tea"])
})

test("a table says how it is played, unless it is the usual way", () => {
  expect(wayOf(game, 3, { way: "together" })).toBe("web-mode-banners-coop")
  expect(wayOf(game, 3, { way: "duel" })).toBe("")
  expect(wayOf(game, 2, { way: "duel" })).toBe("") // no way fits
  expect(wayOf(gameInfo({ choices }), 3, {})).toBe("")
})

test("an option that is not named is as usual", () => {
  expect(wayOf(game, 3, {})).toBe("")
  const turned = gameInfo({ choices, modes: [coop, against] })
  expect(wayOf(turned, 3, {})).toBe("web-mode-banners-against")
})
