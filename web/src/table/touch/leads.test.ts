import { expect, test } from "vitest"

import type { Option } from "../../lib/types"
import { decision, option, sight } from "../../testing/sights"
import type { Preview } from "../live/foreseen.svelte"
import { Leads } from "./leads"
import { Ways, type Touching } from "./ways"

/** A card is named, and then used in a region. */
const touching: Touching = {
  ways: ({ text, verb, parts }) => [
    { text, from: null, to: verb === "card" ? `hand:${String(parts["card"])}` : `region:${String(parts["region"])}` },
  ],
  via: (from, to, ways) =>
    ways.kind === "card" && (to === null || to.startsWith("region:"))
      ? { first: [`card ${from.slice("hand:".length)}`], from: null }
      : null,
}
const card = (number: number) => option(`card ${number}`, { card: number })
const unify = (region: number) => option(`unify ${region}`, { region })

const foretold = (text: string): Preview => ({
  option: text,
  ends: "asked",
  final: false,
  told: [],
  asked: "use",
  then: [],
  surely: [],
  perhaps: [],
  view: null,
})

/** Forecasts that know what comes after each of these paths. */
function leads(options: Option[], paths: Record<string, Option[]>, kind = "card", touched = touching): Leads {
  const asked = decision({ kind, options })
  return new Leads(sight({ decision: asked }), new Ways(asked, touched), {
    of: foretold,
    after: (_, path) => new Map((paths[path.join()] ?? []).map(({ text }) => [text, foretold(text)])),
    onward: (_, path) => paths[path.join()] ?? null,
  })
}

test("a touch of a thing means the answer that names it", () => {
  expect(leads([card(70)], {}).answers(null, "hand:70")).toEqual([["card 70"]])
  expect(leads([card(70)], {}).answers(null, "hand:5")).toEqual([])
})

test("what is in hand goes on by two answers, if the second one is foretold", () => {
  const known = leads([card(70)], { "card 70": [unify(2), unify(3)] })
  expect(known.answers("hand:70", "region:3")).toEqual([["card 70", "unify 3"]])
  expect(known.answers("hand:70", "region:4")).toEqual([])
  expect(known.preview(["card 70", "unify 3"])?.option).toBe("unify 3")
})

test("until it is foretold, nobody knows", () => {
  const unknown = leads([card(70)], {})
  expect(unknown.leading("hand:70", "region:3")).toBe(null)
  expect(unknown.answers("hand:70", "region:3")).toEqual([])
  expect(unknown.preview(["card 70", "unify 3"])).toBe(null)
})

test("what is held by the rules goes where a single touch leads", () => {
  const held = leads([unify(3)], {}, "use", { ...touching, held: "hand:70" })
  expect(held.answers("hand:70", "region:3")).toEqual([["unify 3"]])
})

test("what could be done, now and after a path, by the thing that it names", () => {
  const known = leads([card(70), card(5)], { "card 70": [unify(2)] })
  expect([...known.after([]).keys()]).toEqual(["hand:70", "hand:5"])
  expect([...known.after(["card 70"]).keys()]).toEqual(["region:2"])
  expect(known.after(["card 5"]).size).toBe(0)
})
