import { expect, test } from "vitest"

import { recordOf } from "../games/record"
import { SHELL } from "./shell"

const PAGES = import.meta.glob<string>(
  ["../App.svelte", "../lib/*.svelte", "../pages/**/*.svelte", "!../pages/Parts.svelte", "../guide/LearnButton.svelte"],
  { eager: true, query: "?raw", import: "default" },
)
const FILES = import.meta.glob<string>("/public/symbols.svg", { eager: true, query: "?raw", import: "default" })
const GAMES = Object.keys(import.meta.glob("../games/*/game.ts")).map((path) => path.split("/")[2]!)

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)
const drawn = new Set(Object.values(FILES).flatMap((text) => all(text, /<symbol id="([^"]+)"/g)))

test("the lobby's symbols are drawn", () => {
  expect(SHELL.filter((name) => !drawn.has(name))).toEqual([])
})

test("no page but a table names another: for one of them the file of all would be loaded", () => {
  const named = Object.values(PAGES).flatMap((text) => all(text, /"([a-z-]+)"/g))
  const records = [...GAMES, "unknown"].map(recordOf)
  const ofGames = records.flatMap(({ symbol, modes }) => [
    symbol,
    ...Object.values(modes ?? {}).map((one) => one.symbol),
  ])
  const needed = [...named.filter((name) => drawn.has(name)), ...ofGames]
  expect(needed.filter((name) => !SHELL.includes(name))).toEqual([])
})
