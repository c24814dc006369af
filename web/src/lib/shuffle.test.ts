import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { ApiError } from "./api"
import { sealed } from "./sealing"
import { chair, sight } from "../testing/sights"
import { check, commitmentOf, Dice, digestOf, forget, keepDeal, keptAt, numberFor, remember } from "./shuffle"
import type { Kept, Seen } from "./shuffle"
import type { Sight } from "./types"
import type { ShuffleBody, ShuffleProof, TableId } from "./wire"

// As `tests/core/test_seed.py` derives them with Python's own libraries.
const SECRET = "12".repeat(32)
const NUMBERS = ["34".repeat(32), ""]
const COMMITMENT = "89821f3ca28695345dd1df7befd09897106a7b0e76aeb18d9765c44b1d7567b3"
const SIDES = [40, 39, 38, 6, 2, 2 ** 31 + 1, 2 ** 31 + 1, 2 ** 31 + 1, 1, 7]
const OUTCOMES = [1, 3, 30, 5, 1, 1091527404, 1863302746, 721715444, 0, 3]

const other = (digit: string) => digit.repeat(64)
const draws = SIDES.map((sides, nth) => [sides, OUTCOMES[nth]!])
const proof = (changes: Partial<ShuffleProof> = {}): ShuffleProof => ({
  kind: "sealed",
  commitment: COMMITMENT,
  seed: ["sealed1", SECRET, ...NUMBERS].join("/"),
  draws,
  ...changes,
})
const seats = [chair(0), chair(1, { kind: "bot", mine: false })]
const kept: Kept = { commitment: COMMITMENT, table: "A", number: NUMBERS[0]!, sat: true, bots: [1], seat: 0 }
const first: Seen = { seat: 0, view: { hand: [3, 1], ä: "\u2028" }, told: [{ kind: "drew", facts: { card: 3 } }] }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe("the derivation is the server's", () => {
  test("the commitment", async () => {
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT)
  })
  test("the draws, also where words are passed over", async () => {
    const dice = await Dice.of(SECRET, NUMBERS)
    for (const [nth, sides] of SIDES.entries()) expect(await dice.below(sides)).toBe(OUTCOMES[nth])
  })
})

describe("what is found", () => {
  const shown = { numbers: NUMBERS, draws: 3 }

  test("for somebody who sat there", async () => {
    const found = { is: "proven", draws: SIDES.length, own: true, view: false }
    expect(await check(proof(), kept, seats)).toEqual(found)
    expect(await check(proof(), { ...kept, ...shown }, seats)).toEqual(found)
  })
  test("for somebody who watched", async () => {
    const found = { is: "proven", draws: SIDES.length, own: false, view: false }
    expect(await check(proof(), null, seats)).toEqual(found)
    expect(await check(proof(), { commitment: COMMITMENT, ...shown }, seats)).toEqual(found)
  })
  test("for somebody whose number was not taken, or who left before the deal, as for one who watched", async () => {
    const watched = { is: "proven", own: false }
    const { sat: _, ...ignored } = { ...kept, number: other("9") }
    expect(await check(proof(), ignored, seats)).toMatchObject(watched)
    const gone = [chair(0, { mine: false }), chair(1)].map((seat) => ({ ...seat, mine: false }))
    const { seat: mine, ...left } = { ...kept, number: other("9") }
    expect(mine).toBe(0)
    expect(await check(proof(), left, gone)).toMatchObject(watched)
  })
  test("when a bot plays for somebody who has been deleted since", async () => {
    const seed = `sealed1/${SECRET}/${NUMBERS[0]}/${other("7")}`
    const beside = { ...kept, bots: [], numbers: [NUMBERS[0]!, other("7")] }
    expect(await check(proof({ seed, draws: [] }), beside, seats)).toEqual({ is: "empty" })
  })
  test.each<[string, Partial<ShuffleProof>, object]>([
    ["another secret", { seed: `sealed1/${other("5")}/${NUMBERS[0]}/` }, { what: "commitment" }],
    [
      "another secret with its own commitment",
      { seed: `sealed1/${other("5")}/`, commitment: other("6") },
      { what: "commitment" },
    ],
    ["no secret", { seed: "7" }, { what: "commitment" }],
    ["nothing was ever promised", { kind: "known", seed: "7" }, { what: "commitment" }],
    ["my number replaced", { seed: `sealed1/${SECRET}/${other("7")}/` }, { what: "number" }],
    ["my number left out", { seed: `sealed1/${SECRET}//` }, { what: "number" }],
    ["numbers exchanged", { seed: `sealed1/${SECRET}//${NUMBERS[0]}` }, { what: "numbers" }],
    ["a number for a bot", { seed: `sealed1/${SECRET}/${NUMBERS[0]}/${other("7")}` }, { what: "numbers" }],
    ["one more number", { seed: `sealed1/${SECRET}/${NUMBERS[0]}//${other("7")}` }, { what: "numbers" }],
    ["one number too few", { seed: `sealed1/${SECRET}/${NUMBERS[0]}` }, { what: "numbers" }],
    ["one card", { draws: [[40, (OUTCOMES[0]! + 1) % 40], ...draws.slice(1)] }, { what: "draws" }],
    ["a draw left out", { draws: draws.slice(1) }, { what: "draws" }],
    ["a draw from nothing", { draws: [[0, 0]] }, { what: "draws" }],
  ])("a server that cheats is caught: %s", async (_, changes, found) => {
    expect(await check(proof(changes), kept, seats)).toEqual({ is: "broken", ...found })
  })
  test.each<[string, Partial<ShuffleProof>, Kept, object]>([
    [
      "other numbers than at the deal, for somebody who watched",
      { seed: `sealed1/${SECRET}/${other("7")}/` },
      { commitment: COMMITMENT, ...shown },
      { what: "numbers" },
    ],
    [
      "another's number than at the deal",
      { seed: `sealed1/${SECRET}/${NUMBERS[0]}/${other("7")}` },
      { ...kept, bots: [], numbers: [NUMBERS[0]!, other("8")] },
      { what: "numbers" },
    ],
    ["my number at another's seat", {}, { ...kept, bots: [], seat: 1 }, { what: "number" }],
    ["no draws", { draws: [] }, { ...kept, ...shown }, { what: "missing" }],
    ["fewer draws than the deal took", { draws: draws.slice(0, 2) }, { ...kept, ...shown }, { what: "missing" }],
  ])("a server that has shown otherwise is caught: %s", async (_, changes, known, found) => {
    expect(await check(proof(changes), known, seats)).toEqual({ is: "broken", ...found })
  })
  test("no draws are no proof", async () => {
    expect(await check(proof({ draws: [] }), kept, seats)).toEqual({ is: "empty" })
  })
  test("what was seen after the deal is what is told of it later", async () => {
    const seen = { ...kept, views: { "0": await digestOf(first) } }
    expect(await check(proof(), seen, seats, first)).toMatchObject({ is: "proven", view: true })
    const others = [
      { ...first, view: { hand: [3, 2] } },
      { ...first, told: [] },
    ]
    for (const now of others) expect(await check(proof(), seen, seats, now)).toEqual({ is: "broken", what: "view" })
  })
  test("its digest is the one that the command tells", async () => {
    // As `tests/core/test_seed.py` has it.
    expect(await digestOf(first)).toBe("5d6085634ae2fb237f3add7d75403abb627a6140aea58db2d4c57c29ad938033")
  })
  test("nothing, before the end, or where there is nothing to prove", async () => {
    expect(await check({ kind: "sealed", commitment: COMMITMENT }, kept, seats)).toEqual({ is: "early" })
    expect(await check({ kind: "known", seed: "7" }, null, seats)).toEqual({ is: "known" })
    expect(await check({ kind: "shown", seed: "7" }, null, seats)).toEqual({ is: "shown" })
  })
  test("nothing, where the browser has no means", async () => {
    vi.stubGlobal("crypto", {})
    expect(await check(proof(), kept, seats)).toEqual({ is: "insecure" })
  })
})

describe("the number of this browser", () => {
  const refusal = (code: string) =>
    new ApiError({ status: 409, code, sentence: "", rule: null, field: null, sight: null })

  const committed =
    (commitment = COMMITMENT) =>
    () =>
      Promise.resolve({ commitment })

  test("is drawn for a commitment, sent, and kept if it was taken", async () => {
    const sent: object[] = []
    const opened = await sealed(
      () => Promise.resolve({ commitment: COMMITMENT, ticket: "t" }),
      (shuffle) => Promise.resolve(sent.push(shuffle)).then(() => ({ id: "A", mixed: true })),
      [1],
    )
    expect(opened.id).toBe("A")
    const known = keptAt("A")
    expect(known).toMatchObject({ commitment: COMMITMENT, sat: true, bots: [1] })
    expect(known?.number).toMatch(/^[0-9a-f]{64}$/)
    expect(sent).toEqual([{ commitment: COMMITMENT, number: known?.number, ticket: "t" }])
    expect(keptAt("B")).toBeNull()
  })
  test("is not taken where bots play alone, or where somebody sits already with another browser", async () => {
    await sealed(committed(), () => Promise.resolve({ id: "A" }), [0, 1])
    expect(keptAt("A")).toBeNull()
    const there = (numbers: string[]) =>
      sight({ id: "B", shuffle: { kind: "sealed", commitment: COMMITMENT, numbers } })
    await sealed(committed(), () => Promise.resolve(there([other("9"), ""])), [])
    expect(keptAt("B")?.sat).toBeUndefined()
    await sealed(committed(), ({ number }) => Promise.resolve(there([number, ""])), [])
    expect(keptAt("B")?.sat).toBe(true)
    await sealed(committed(), ({ number }) => Promise.resolve(there([other("9"), number])), [])
    expect(keptAt("B")?.sat).toBeUndefined()
  })
  test("is no longer in a shuffle after getting up, and is the same when sitting down again", () => {
    const number = numberFor(COMMITMENT)
    remember("A", COMMITMENT, number, [])
    forget("A")
    expect(keptAt("A")?.sat).toBeUndefined()
    expect(numberFor(COMMITMENT)).toBe(number)
  })
  test("is the same where one sits already, and another elsewhere", () => {
    remember("A", COMMITMENT, other("1"), [])
    expect(numberFor(COMMITMENT)).toBe(other("1"))
    expect(new Set([numberFor(other("2")), numberFor(other("3"))]).size).toBe(2)
  })
  test("is the same after a refusal: a server cannot ask for numbers until it likes one", async () => {
    const sent: string[] = []
    const refuse = ({ number }: { number: string }) => {
      sent.push(number)
      return Promise.reject<TableId>(refusal("full"))
    }
    for (let tries = 0; tries < 3; tries++) await expect(sealed(committed(), refuse, [])).rejects.toThrow()
    expect(sent.length).toBe(3)
    expect(new Set(sent).size).toBe(1)
  })
  test("is drawn once more, unasked, only for a table that one opens", async () => {
    let tries = 0
    const act = () =>
      (tries += 1) < 2 ? Promise.reject<TableId>(refusal("other_shuffle")) : Promise.resolve({ id: "A", mixed: true })
    await sealed(() => Promise.resolve({ commitment: other(String(tries)) }), act, [], true)
    expect([tries, keptAt("A")?.commitment]).toEqual([2, other("1")])
    const never = vi.fn(() => Promise.reject<TableId>(refusal("other_shuffle")))
    await expect(sealed(committed(), never, [], true)).rejects.toThrow()
    expect(never).toHaveBeenCalledTimes(2)
    const joining = vi.fn(() => Promise.reject<TableId>(refusal("other_shuffle")))
    await expect(sealed(committed(), joining, [])).rejects.toThrow()
    expect(joining).toHaveBeenCalledTimes(1)
    const full = vi.fn(() => Promise.reject<TableId>(refusal("wrong_seats")))
    await expect(sealed(committed(), full, [], true)).rejects.toThrow()
    expect(full).toHaveBeenCalledTimes(1)
  })
  test("is forgotten after many tables, the oldest first", () => {
    for (let nth = 0; nth <= 300; nth++) remember(`${nth}`, `${nth}`, other("1"), [])
    expect(keptAt("0")).toBeNull()
    expect(keptAt("1")).not.toBeNull()
  })
})

describe("what is kept when a table is dealt", () => {
  const dealt = (id: string, changes: Partial<ShuffleBody> = {}, more: Partial<Sight> = {}) =>
    sight({
      id,
      shuffle: { kind: "sealed", commitment: COMMITMENT, numbers: NUMBERS, draws: 3, ...changes },
      view: first.view,
      told: [[...first.told]],
      ...more,
    })
  const never = vi.fn(() => Promise.reject<Seen>(new Error()))

  test("numbers, draws, our seat and what we saw: nothing that is shown later takes their place", async () => {
    remember("C", COMMITMENT, NUMBERS[0]!, [])
    await keepDeal(dealt("C", { numbers: [] }, { status: "open" }), never)
    expect(keptAt("C")?.numbers).toBeUndefined()
    await keepDeal(dealt("C"), never)
    const known = keptAt("C")
    expect(known).toEqual({ ...kept, table: "C", bots: [], numbers: NUMBERS, draws: 3, views: known?.views })
    expect(known?.views?.["0"]).toBe(await digestOf(first))
    await keepDeal(dealt("C", { numbers: [other("7"), ""], draws: 0 }, { view: {}, seat: 1 }), never)
    expect(keptAt("C")).toMatchObject({ numbers: NUMBERS, draws: 3, views: { "0": known?.views?.["0"] } })
    expect(never).not.toHaveBeenCalled()
  })
  test("for those who watch, too; after the first moves it is asked what there was before them", async () => {
    const asked = vi.fn(() => Promise.resolve({ ...first, seat: null }))
    const later = dealt("D", {}, { seat: null, moves: 2, seats: seats.map((seat) => ({ ...seat, mine: false })) })
    await keepDeal(later, asked)
    await keepDeal(later, asked)
    expect(asked).toHaveBeenCalledTimes(1)
    const known = keptAt("D")
    expect([known?.sat, known?.seat, known?.views?.[""]]).toEqual([undefined, undefined, await digestOf(first)])
  })
  test("a seat where another number than ours lies", async () => {
    remember("E", COMMITMENT, other("1"), [])
    await keepDeal(dealt("E"), never)
    expect(keptAt("E")?.seat).toBe(0)
    expect(await check(proof(), keptAt("E"), seats)).toEqual({ is: "broken", what: "number" })
  })
  test("nothing where the deal is no secret", async () => {
    await keepDeal(dealt("F", { kind: "known", commitment: "" }), never)
    expect(keptAt("F")).toBeNull()
  })
})
