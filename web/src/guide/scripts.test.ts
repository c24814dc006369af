// The guides to a first game: every step has its words, in every language, and names only rules that exist.

import { FluentResource } from "@fluent/bundle"
import { describe, expect, test } from "vitest"

import { recordOf } from "../games/record"
import { LANGUAGES } from "../lib/words"
import type { AnyScript } from "./types"

const [FEWEST, MOST] = [15, 30] // steps: fewer teach too little, more are not read
const LONGEST = 340 // letters on one card

const FTL = import.meta.glob<string>("../../../src/tianxia/locales/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
})
const LAYER = import.meta.glob<string>("./*.svelte", { eager: true, query: "?raw", import: "default" })
const SCRIPTS = import.meta.glob<AnyScript>("../games/*/guide.ts", { eager: true, import: "script" })
const scripts = Object.entries(SCRIPTS).map(([path, script]) => [path.split("/")[2]!, script] as const)

/** The messages of a language by their keys, each as it is written; all, or those of one file. */
function messages(language: string, file = ""): Map<string, string> {
  const isWanted = (path: string) => path.includes(`/locales/${language}/${file && `${file}.ftl`}`)
  const texts = Object.entries(FTL).filter(([path]) => isWanted(path))
  const entries = texts.flatMap(([, text]) => text.split(/\n(?=[\w#-])/))
  return new Map(entries.flatMap((entry) => (/^[A-Za-z]/.test(entry) ? [cut(entry)] : [])))
}
const cut = (entry: string): [string, string] => [entry.split(" ", 1)[0]!, entry.slice(entry.indexOf("=") + 1).trim()]

const stepsOf = (script: AnyScript) => script.steps.map((one) => ({ ...one, key: `guide-${script.game}-${one.id}` }))
const steps = scripts.flatMap(([, script]) => stepsOf(script))

/** What the card and its ring say at any game. */
const shared = new Set([
  ...Object.values(LAYER).flatMap((text) => [...text.matchAll(/"(guide-[a-z-]+)"/g)].map((found) => found[1]!)),
  "guide-between-text",
])
for (const id of ["guide-title", "guide-rings"]) shared.delete(id) // of the page, not of the words

test("messages are read as Fluent reads them", () => {
  const keys = Object.values(FTL).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id))
  const found = Object.keys(LANGUAGES).flatMap((language) => [...messages(language).keys()])
  expect(found.sort()).toEqual(keys.filter((key) => !key.startsWith("-")).sort())
})

describe.each(scripts)("%s", (game, script) => {
  test("is found by its record", async () => {
    expect(script.game).toBe(game)
    expect((await recordOf(game).guide?.())?.script).toBe(script)
  })

  test("is neither short nor long", () => {
    expect(script.steps.length).toBeGreaterThanOrEqual(FEWEST)
    expect(script.steps.length).toBeLessThanOrEqual(MOST)
    expect(new Set(script.steps.map((step) => step.id)).size).toBe(script.steps.length)
  })

  test("names rules that there are", () => {
    const english = messages("en")
    for (const { id, rules } of script.steps) {
      expect([1, 2, 3], id).toContain(rules.length)
      expect(
        rules.filter((rule) => !english.has(rule)),
        id,
      ).toEqual([])
    }
  })
})

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  const spoken = [...messages(language)].filter(([key]) => key.startsWith("guide-"))

  test("the card itself has its words, and no others", () => {
    expect([...messages(language, "guide").keys()].sort()).toEqual([...shared].sort())
  })

  test.each(scripts)("no words of %s are missing and none unused", (game, script) => {
    const wanted = stepsOf(script).flatMap(({ key, asks }) => [key, `${key}-text`, ...(asks ? [`${key}-do`] : [])])
    expect([...messages(language, `${game}_guide`).keys()].sort()).toEqual(wanted.sort())
  })

  test("only steps with facts put them into words: others would be shown as they are written", () => {
    const silent = new Set(steps.filter((step) => !step.facts).map(({ key }) => key))
    const wrong = spoken.filter(([key, text]) => silent.has(key.replace(/-(text|do)$/, "")) && text.includes("$"))
    expect(wrong).toEqual([])
  })

  test("no card is longer than a glance", () => {
    // Only one of several forms is shown.
    const long = spoken.filter(([, text]) => !text.includes("->") && text.replace(/\s+/g, " ").length > LONGEST)
    expect(long).toEqual([])
  })
})
