// What a guide says of the position comes from the position, and a step that would be false is not shown.

import { describe, expect, test } from "vitest"

import { script as greatWall } from "../games/great_wall/guide"
import { script as sunTzu } from "../games/sun_tzu/guide"
import { script as zhanguo } from "../games/zhanguo/guide"
import { decision, option, sight } from "../testing/sights"
import { Guide } from "./guide.svelte"
import type { AnyScript, AnyStep, Scene, Script } from "./types"

const stepOf = (script: AnyScript, id: string): AnyStep =>
  script.chapters.flatMap((chapter) => chapter.steps).find((step) => step.id === id)!

/** A position with no more than a step looks at. */
const scene = (view: object, changes: Partial<Scene<unknown>> = {}): Scene<unknown> => ({
  sight: sight({ view }),
  view,
  seat: 0,
  kind: "",
  options: [],
  offers: [],
  told: [],
  done: () => true,
  ...changes,
})

describe("ZhanGuo: who decides on a reward, and why", () => {
  const offered = (...values: number[]) => ({
    offered: "currency",
    round: 2,
    rounds: 5,
    rewards: [[], [{ reward: "red" }, { reward: "workers" }], []],
    players: values.map((value) => ({ markers: [{ value: 9 }, { value }, { value: 9 }] })),
  })
  test.each([
    ["most", [3, 2]],
    ["tie", [3, 3]],
    ["fewer", [3, 4]], // they have passed
    ["fewer", [3, 3, 4]],
  ])("%s: %j", (why, values) => {
    const facts = stepOf(zhanguo, "reward").facts!(scene(offered(...values)))
    expect(facts).toMatchObject({ why, value: 3, rounds: 3 })
  })
})

test("Sun Tzu: all armies are accounted for", () => {
  const province = (owner: string | null, armies: number, marked = 0) => ({
    owner,
    armies,
    name_box: { sun_tzu: marked, shao: 2 },
  })
  const provinces = {
    QIN: province("sun_tzu", 3, 1),
    CHU: province("shao", 4),
    "JIN-YAN": province(null, 0, 1),
    "HAN-QI": province("sun_tzu", 1),
    WU: province("shao", 2),
  }
  const sides = { sun_tzu: { pool: 15, provinces: 2 }, shao: { pool: 11, provinces: 2 } }
  const facts = stepOf(sunTzu, "armies").facts!(scene({ provinces, sides }))
  expect(facts).toEqual({ mine: 2, theirs: 2, all: 21, placed: 4, marks: 2, pool: 15 })
})

test("Sun Tzu: where an army comes from is told for what it is needed", () => {
  const owed = (purpose: string) => scene({ owed: { seat: "sun_tzu", armies: 1, purpose, province: "WU" } })
  const facts = stepOf(sunTzu, "source").facts!
  expect(facts(owed("mark"))).toEqual({ purpose: "mark" })
  expect(facts(owed("place"))).toEqual({ purpose: "place" })
})

test("The Great Wall: of Despotism speaks only who plays it", () => {
  const locations = [{ location: "barracks", clerks: [0, 1], slots: 4 }]
  const options = [option("clerk", { start: "pool", location: "barracks" })]
  const fits = (played: string) =>
    stepOf(greatWall, "barracks").when!(scene({ active: 0, players: [{ played }], locations }, { options }))
  expect(fits("despotism")).toBe(true)
  expect(fits("economy")).toBe(false)
})

test("The Great Wall: how many cards are left is read off the hand", () => {
  expect(stepOf(greatWall, "recall").facts!(scene({ players: [{ commands: 4 }] }))).toEqual({ cards: 4 })
})

describe("chapters", () => {
  const script: Script<{ late: boolean }> = {
    game: "toy",
    chapters: [
      {
        id: "one",
        steps: [
          { id: "first", rules: [] },
          { id: "any", rules: [], asks: ["react"], again: true },
        ],
      },
      { id: "two", steps: [{ id: "last", rules: [], when: ({ view }) => view.late }] },
    ],
  }
  const asked = (number: number, late: boolean) =>
    sight({ id: "toy", view: { late }, decision: late ? null : decision({ number, options: [option("pass")] }) })

  test("never go back, and a step that is shown again belongs to the chapter that is reached", () => {
    const guide = new Guide("toy", script)
    const shown = () => [guide.page?.step.id, guide.page?.chapter]
    guide.see(asked(1, false))
    expect(shown()).toEqual(["first", 0])
    guide.next()
    expect(shown()).toEqual(["any", 0])
    guide.see(asked(2, true))
    expect(shown()).toEqual(["last", 1])
    guide.next()
    guide.see(asked(3, false))
    expect(shown()).toEqual(["any", 1])
  })
})
