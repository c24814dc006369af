// The guides to a first game: every step has its words, in every language, and names only rules that exist.

import { FluentBundle, FluentResource } from "@fluent/bundle"
import { describe, expect, test } from "vitest"

import { recordOf } from "../games/record"
import { LANGUAGES } from "../lib/words"
import type { AnyScript } from "./types"

const [FEWEST, MOST] = [15, 30] // steps: fewer teach too little, more are not read
const CHAPTERS = [4, 6]
const SPOKEN = 30 // words of a step in English, its text and the line that says what to do together
const SPOKEN_ELSEWHERE = 38 // the same in languages that need more

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

const all = (script: AnyScript) => script.chapters.flatMap((chapter) => chapter.steps)
const stepsOf = (script: AnyScript) => all(script).map((one) => ({ ...one, key: `guide-${script.game}-${one.id}` }))
const chaptersOf = (script: AnyScript) => script.chapters.map(({ id }) => `guide-${script.game}-chapter-${id}`)
const steps = scripts.flatMap(([, script]) => stepsOf(script))

/** What the card and its ring say at any game. */
const shared = new Set([
  ...Object.values(LAYER).flatMap((text) => [...text.matchAll(/"(guide-[a-z-]+)"/g)].map((found) => found[1]!)),
])
for (const id of ["guide-title", "guide-rings", "guide-button"]) shared.delete(id) // of the page, not of the words

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
    const ids = all(script).map((step) => step.id)
    expect(ids.length).toBeGreaterThanOrEqual(FEWEST)
    expect(ids.length).toBeLessThanOrEqual(MOST)
    expect(new Set(ids).size).toBe(ids.length)
    expect(script.chapters.length).toBeGreaterThanOrEqual(CHAPTERS[0]!)
    expect(script.chapters.length).toBeLessThanOrEqual(CHAPTERS[1]!)
  })

  test("names rules that there are", () => {
    const english = messages("en")
    for (const { id, rules } of all(script)) {
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
    const keys = [...messages(language, `${game}_guide`).keys()]
    expect(keys.sort()).toEqual([...wanted, ...chaptersOf(script)].sort())
  })

  test("only steps with facts put them into words: others would be shown as they are written", () => {
    const silent = new Set(steps.filter((step) => !step.facts).map(({ key }) => key))
    const wrong = spoken.filter(([key, text]) => silent.has(key.replace(/-(text|do)$/, "")) && text.includes("$"))
    expect(wrong).toEqual([])
  })

  test("no step says more than is read at a glance", () => {
    const bundle = new FluentBundle(language)
    for (const [key, text] of messages(language)) bundle.addResource(new FluentResource(`${key} = ${text}`))
    const texts = new Map(spoken)
    const words = (key: string) => {
      const written = texts.get(key)
      return written === undefined ? 0 : longest(bundle, key, written).split(/\s+/).length
    }
    const most = language === "en" ? SPOKEN : SPOKEN_ELSEWHERE
    const found = steps.map(({ key }) => ({ key, words: words(`${key}-text`) + words(`${key}-do`) }))
    expect(found.filter((one) => one.words > most || one.words === 0)).toEqual([])
  })
})

/** A message in its longest form: of the forms of a selector only one is shown. */
function longest(bundle: FluentBundle, key: string, written: string): string {
  const forms = [...written.matchAll(/\[(\w+)\]/g)].map((found) => found[1]!)
  const names = [...written.matchAll(/\$(\w+)/g)].map((found) => found[1]!)
  const usual = Object.fromEntries(names.map((name) => [name, 5]))
  const choices = ["", ...names].flatMap((name) => ["", ...forms].map((form) => ({ ...usual, [name]: form })))
  const texts = choices.map((facts) => bundle.formatPattern(bundle.getMessage(key)!.value!, facts, []))
  const count = (text: string) => text.split(/\s+/).length
  return texts.reduce((most, text) => (count(text) > count(most) ? text : most))
}
