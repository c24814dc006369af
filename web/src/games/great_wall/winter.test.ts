// From winter to summer in one move: every step has its time, and nothing is shown before it happens.

import { expect, test } from "vitest"

import type { Told } from "../../lib/types"
import { beatsBetween } from "../../table/beats/beat"
import { sight } from "../../testing/sights"
import { beats as ways } from "./beats"
import { viewOf } from "./model"

const event = (kind: string, facts: Told["facts"] = {}): Told => ({ kind, facts })
const horde = (card: string, row: number) => ({ card, row })
const section = (name: string, barricades: number, ...hordes: object[]) => ({
  section: name,
  barricades,
  breached: false,
  hordes,
})

const before = sight({
  id: "wall",
  moves: 1,
  seat: 0,
  movers: [1],
  told: [[], []],
  view: { year: 1, season: "winter", sections: [section("left", 2, horde("riders", 1)), section("middle", 1)] },
})
const told = [
  event("shame", { seat: "1", soldier: "spearman" }),
  event("holds", { section: "left", power: 2, defense: 4 }),
  event("barricades_gone"),
  event("year", { year: 2 }),
  event("season", { season: "spring" }),
  event("horde", { horde_card: "spies", place: "middle-1" }),
  event("season", { season: "summer" }),
  event("gained", { seat: "1", number: 1, resource: "wood" }),
  event("gained", { seat: "0", number: 1, resource: "wood" }),
]
const after = sight({
  id: "wall",
  moves: 2,
  seat: 0,
  movers: [1, 1],
  told: [[], [], told],
  view: {
    year: 2,
    season: "summer",
    sections: [section("left", 0, horde("riders", 1)), section("middle", 0, horde("spies", 1))],
  },
})
const shown = beatsBetween(before, after, { ways, everybody: false })
const at = (kind: string) => shown.find((beat) => beat.told[0]?.kind === kind)!
const viewAt = (kind: string) => viewOf(at(kind).sight)

test("each event is a beat of its own", () => {
  expect(shown.map((beat) => beat.told[0]?.kind)).toEqual([
    "shame",
    "holds",
    "barricades_gone",
    "season",
    "horde",
    "season",
    "gained",
  ])
  expect(at("holds").share).toBeGreaterThan(1.5)
})

test("the board is never ahead of what is told", () => {
  expect(viewAt("holds")).toMatchObject({ year: 1, season: "winter", sections: [{ barricades: 2 }, { barricades: 1 }] })
  expect(viewAt("barricades_gone")).toMatchObject({ season: "winter", sections: [{ barricades: 0 }, { hordes: [] }] })
  expect(viewAt("season")).toMatchObject({ year: 2, season: "spring", sections: [{}, { hordes: [] }] })
  expect(viewAt("horde").sections[1]!.hordes).toHaveLength(1)
  expect(shown.at(-1)!.sight).toBe(after)
})
