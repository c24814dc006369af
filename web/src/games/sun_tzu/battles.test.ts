import { describe, expect, it } from "vitest"
import type { Fact, Sight, Told } from "../../lib/types"
import { battles, why } from "./battles"
import type { View } from "./model"
import { overTime, sources } from "./end"

const told = (kind: string, facts: Record<string, Fact>): Told => ({ kind, facts })
const REVEAL = told("reveal", { province: "QIN", sun_tzu_card: "8", shao_card: "3" })
const WON = told("won", { seat: "sun_tzu", province: "QIN", margin: 5 })
const bought = (purpose: string) => told("bought", { seat: "sun_tzu", card: "7", purpose })

describe("the story of a battle", () => {
  const kinds = (...events: Told[]) => battles([events]).all[0]?.told.map((event) => event.kind)

  it("has what was bought for it", () => {
    expect(kinds(REVEAL, WON, bought("place"))).toEqual(["reveal", "won", "bought"])
  })

  it("ends where the window after it begins", () => {
    const placed = told("placed", { seat: "sun_tzu", source: "pool", province: "QIN", count: 1 })
    expect(kinds(REVEAL, WON, bought("window"), placed)).toEqual(["reveal", "won"])
  })
})

it("says that a plague cancels the extra card of a 1", () => {
  const met = told("reveal", { province: "QIN", sun_tzu_card: "1", shao_card: "plague" })
  const acts = told("plague", { province: "QIN", seat: "nobody", lost: 0 })
  const [battle] = battles([[told("round", { round: 1 }), met, acts]]).all
  expect(why(battle!, { round: 1, great_plague: [] as string[] } as View)).toEqual(["plague", "plague-one"])
})

describe("where the points came from", () => {
  const scored = (round: number, sun_tzu: number, shao: number, marker: number) =>
    told("scored", { round, sun_tzu, shao, marker })
  const sight = { told: [[scored(3, 8, 2, 6)], [scored(6, 7, 1, 9)]] } as Sight

  it("adds up to the marker, which stops at the end of the track", () => {
    const total = (seat: number) => sources(sight).reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)
    expect(total(0) - total(1)).toBe(9)
    expect(sources(sight).at(-1)).toMatchObject({ key: "sun_tzu-table-source-stopped", values: [-3, 0] })
  })

  it("is one step of the course each", () => {
    expect(overTime(sight).map((point) => point.marker)).toEqual([0, 6, 9])
  })
})
