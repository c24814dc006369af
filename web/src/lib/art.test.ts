import { expect, test } from "vitest"

import { recordOf } from "../games/record"
import { MADE_OF } from "./art"
import { FACES, groundOf } from "./faces"
import { levelFace } from "./levels"

const FILES = import.meta.glob<string>("../art/*.svg", { eager: true, query: "?raw", import: "default" })
const GAMES = Object.keys(import.meta.glob("../games/*/game.ts")).map((path) => path.split("/")[2]!)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)
const art = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [path.split("/").at(-1)!.slice(0, -4), text]),
)

/** A file, and all that it is made of. */
const needed = (name: string): string[] => [name, ...(MADE_OF[name] ?? []).flatMap(needed)]
const drawn = (name: string) => new Set(needed(name).flatMap((file) => all(art[file] ?? "", / id="([^"]+)"/g)))

test.each(Object.keys(art))("what %s is made of is loaded with it", (name) => {
  const uses = all(art[name]!, /(?:href="#|url\(#)([^")]+)/g)
  expect(uses.filter((id) => !drawn(name).has(id))).toEqual([])
})

test("no name is drawn twice", () => {
  const names = Object.values(art).flatMap((text) => all(text, /<symbol id="([^"]+)"/g))
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([])
})

test("faces, lids and the pictures of modes are drawn", () => {
  const faces = drawn("faces")
  const levels = ["sparrow", "crane", "tiger", "dragon", "random", "greedy", "unknown"].map(levelFace)
  expect([...FACES, ...levels].filter((name) => !faces.has(`face-${name}`))).toEqual([])
  expect([...FACES, "unknown"].filter((name) => !faces.has(`ground-${groundOf(name).ground}`))).toEqual([])
  const modes = GAMES.flatMap((game) => Object.values(recordOf(game).modes ?? {}))
  const pictures = modes.flatMap(({ picture }) => picture ?? [])
  expect(pictures.filter((name) => !drawn("motifs").has(name))).toEqual([])
  const lids = GAMES.filter((game) => recordOf(game).lid).map((game) => `lid-${game}`)
  expect(lids.filter((name) => !drawn("lids").has(name))).toEqual([])
})
