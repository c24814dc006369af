import { describe, expect, test } from "vitest"

import { option } from "../../testing/sights"
import { mainOf, MANY, questionOf, quickOf, rest, rowsOf, type Choice, type Group, type Row } from "./choices"

const choice = (text: string, parts: Record<string, number | string>, words: string): Choice => ({
  option: option(text, parts),
  text: words,
  about: "",
  offer: false,
})
const lay = (card: number, province: string): Choice =>
  choice(`lay ${card}@${province}`, { card, province }, `Play the ${card} to ${province}`)
const lays = (cards: number[], provinces: string[]): Choice[] =>
  cards.flatMap((card) => provinces.map((province) => lay(card, province)))

const PROVINCES = ["Qin", "Jin", "Qi", "Chu", "Wu"]
const inRow = (row: Row): Choice[] => row.group?.choices ?? [row.choice!]
const groups = (rows: Row[]): Group[] => rows.flatMap((row) => row.group ?? [])

describe("rows of the panel", () => {
  test("few options are rows as they come", () => {
    const few = lays([1, 2, 3], ["Qin", "Jin", "Qi"])
    expect(few).toHaveLength(MANY - 1)
    expect(rowsOf("toy", few)).toEqual(few.map((choice) => ({ choice })))
  })

  test("ten and more of one verb are groups by the first part that splits them", () => {
    const rows = rowsOf("toy", lays([1, 2], PROVINCES))
    expect(groups(rows).map((group) => [group.id, group.choices.length])).toEqual([
      ["lay 1", 5],
      ["lay 2", 5],
    ])
  })

  test("a part that is the same in all, or another in each, splits nothing", () => {
    const many = Array.from({ length: 12 }, (_, place) =>
      choice(`take ${place}`, { pile: "left", place, color: place % 2 }, `Take ${place}`),
    )
    expect(groups(rowsOf("toy", many)).map((group) => group.id)).toEqual(["take 0", "take 1"])
    const alone = many.map((one) => ({ ...one, option: option("take", { place: one.text }) }))
    expect(groups(rowsOf("toy", alone))).toEqual([])
  })

  test("every option stands there once", () => {
    const all = [...lays([1, 2, 3], PROVINCES), choice("pass", {}, "Pass"), lay(9, "Wu")]
    const shown = rowsOf("toy", all).flatMap(inRow)
    expect(shown).toHaveLength(all.length)
    expect(new Set(shown)).toEqual(new Set(all))
  })

  test("verbs with few options stay rows beside the groups of another", () => {
    const few = ["a", "b"].flatMap((card) => [1, 2].map((pile) => choice("take", { card, pile }, `${card}${pile}`)))
    const rows = rowsOf("toy", [...few, ...lays([1, 2], PROVINCES)])
    expect(rows.map((row) => row.choice?.text ?? "group")).toEqual(["a1", "a2", "b1", "b2", "group", "group"])
  })

  test("a group of one is a row", () => {
    const rows = rowsOf("toy", [...lays([1, 2], PROVINCES), lay(9, "Wu")])
    expect(rows.at(-1)?.choice?.text).toBe("Play the 9 to Wu")
  })
})

describe("the head of a group", () => {
  test("is what its options begin with, in whole words", () => {
    const [first] = groups(rowsOf("toy", lays([1, 2], ["Qin", "Qi", "Qu", "Qo", "Qa"])))
    expect(first?.label).toBe("Play the 1 to …")
  })

  test("is the piece where they begin with nothing in common", () => {
    const named = lays([1, 2], PROVINCES).map((one, place) => ({ ...one, text: `${place}: ${one.text}` }))
    expect(groups(rowsOf("toy", named)).map((group) => group.label)).toEqual(["1", "2"])
  })

  test("is not said again on its rows", () => {
    const [first] = groups(rowsOf("toy", lays([1, 2], ["in Qin", "in Jin", "in Qi", "in Chu", "in Wu"])))
    expect(first?.choices.map((one) => rest(first, one))).toEqual(["Qin", "Jin", "Qi", "Chu", "Wu"])
    expect(rest(first!, choice("pass", {}, "Pass"))).toBe("Pass")
  })

  test("leaves rows that begin with a capital", () => {
    const group = { id: "", label: "Play the 1 …", choices: [] }
    expect(rest(group, choice("lay", {}, "Play the 1 in the north"))).toBe("In the north")
  })
})

test.each([
  ["Your turn. Where do you lay it? It stays hidden.", "Where do you lay it?", "Your turn. It stays hidden."],
  ["Lay your orders. You have five.", "Lay your orders.", "You have five."],
  ["Pay?", "Pay?", ""],
])("the question of %j stands in big letters, the rest is help", (text, title, help) => {
  expect(questionOf(text)).toEqual({ title, help })
})

describe("the main button", () => {
  const ready = choice("ready", {}, "Ready")
  const back = choice("back WU", { province: "WU" }, "Take back the order at Wu")

  test("is the only answer", () => {
    expect(mainOf([ready], [])).toBe(ready)
  })

  test("is the one that goes on, beside those that take something back", () => {
    expect(mainOf([back, ready], [])).toBe(ready)
    expect(mainOf([ready], [{ ...back, offer: true }])).toBe(ready)
    expect(mainOf([back, back], [])).toBeNull()
  })

  test("is none where there is a choice", () => {
    expect(mainOf([ready, lay(1, "Qin")], [])).toBeNull()
    expect(mainOf([ready], [{ ...lay(1, "Qin"), offer: true }])).toBeNull()
    expect(mainOf([back], [{ ...lay(1, "Qin"), offer: true }])).toBeNull()
  })
})

describe("answers in the bar", () => {
  const yes = choice("yes", {}, "Agree")
  const no = choice("no", {}, "Decline")

  test("are two or three short ones", () => {
    expect(quickOf([yes, no], [], false)).toEqual([yes, no])
    expect(quickOf([yes, no, yes], [], true)).toHaveLength(3)
    expect(quickOf([yes], [], false)).toEqual([])
    expect(quickOf([yes, no, yes, no], [], false)).toEqual([])
  })

  test("fit beside the question", () => {
    const long = choice("long", {}, "Return the token under a spearman to the bank")
    expect(quickOf([yes, long], [], false)).toHaveLength(2)
    expect(quickOf([yes, long], [], true)).toEqual([])
    expect(quickOf([long, long], [], false)).toEqual([])
  })

  test("stay on one row of a phone", () => {
    const [draw, none] = [choice("one", {}, "Dobierz 1 kartę"), choice("none", {}, "Nie dobieraj kart")]
    expect(quickOf([draw, none], [], true)).toHaveLength(2)
    expect(quickOf([draw, none, yes], [], true)).toEqual([])
  })

  test("are all there are", () => {
    expect(quickOf([yes, no], [no], false)).toEqual([])
  })

  test("of many, the one that goes on without them", () => {
    const pass: Choice = { ...choice("pass", {}, "Pass"), option: { text: "pass", verb: "pass", parts: {} } }
    expect(quickOf([pass, yes, no, yes], [], false)).toEqual([pass])
    expect(quickOf([pass, yes], [no], true)).toEqual([pass])
    expect(quickOf([pass], [], false)).toEqual([])
  })
})
