import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { ApiError } from "./api"
import { sealed } from "./sealing"
import { check, commitmentOf, Dice, numberFor, promisedAt, remember } from "./shuffle"
import type { ShuffleProof } from "./wire"

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
const promised = { commitment: COMMITMENT, number: NUMBERS[0]! }

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
  test("for somebody who sat there", async () => {
    expect(await check(proof(), promised)).toEqual({ is: "proven", draws: SIDES.length, own: true })
  })
  test("for somebody who watched", async () => {
    expect(await check(proof(), null)).toEqual({ is: "proven", draws: SIDES.length, own: false })
  })
  test.each<[string, Partial<ShuffleProof>, object]>([
    ["another secret", { seed: `sealed1/${other("5")}/${NUMBERS[0]}/` }, { what: "commitment" }],
    [
      "another secret with its own commitment",
      { seed: `sealed1/${other("5")}/`, commitment: other("6") },
      { what: "commitment" },
    ],
    ["no secret", { seed: "7" }, { what: "commitment" }],
    ["my number replaced", { seed: `sealed1/${SECRET}/${other("7")}/` }, { what: "number" }],
    ["my number left out", { seed: `sealed1/${SECRET}//` }, { what: "number" }],
    ["numbers exchanged", { seed: `sealed1/${SECRET}//${NUMBERS[0]}` }, { what: "draws" }],
    ["one card", { draws: [[40, (OUTCOMES[0]! + 1) % 40], ...draws.slice(1)] }, { what: "draws" }],
    ["a draw left out", { draws: draws.slice(1) }, { what: "draws" }],
    ["a draw from nothing", { draws: [[0, 0]] }, { what: "draws" }],
  ])("a server that cheats is caught: %s", async (_, changes, found) => {
    expect(await check(proof(changes), promised)).toEqual({ is: "broken", ...found })
  })
  test("nothing, before the end, or where there is nothing to prove", async () => {
    expect(await check({ kind: "sealed", commitment: COMMITMENT }, promised)).toEqual({ is: "early" })
    expect(await check({ kind: "known", seed: "7" }, null)).toEqual({ is: "known" })
    expect(await check({ kind: "shown", seed: "7" }, null)).toEqual({ is: "shown" })
  })
  test("nothing, where the browser has no means", async () => {
    vi.stubGlobal("crypto", {})
    expect(await check(proof(), promised)).toEqual({ is: "insecure" })
  })
})

describe("the number of this browser", () => {
  const refusal = (code: string) =>
    new ApiError({ status: 409, code, sentence: "", rule: null, field: null, sight: null })

  test("is drawn for a commitment, sent, and kept", async () => {
    const sent: object[] = []
    const opened = await sealed(
      () => Promise.resolve({ commitment: COMMITMENT, ticket: "t" }),
      (shuffle) => Promise.resolve(sent.push(shuffle)).then(() => ({ id: "A" })),
    )
    expect(opened.id).toBe("A")
    const kept = promisedAt("A")
    expect(kept?.number).toMatch(/^[0-9a-f]{64}$/)
    expect(sent).toEqual([{ commitment: COMMITMENT, number: kept?.number, ticket: "t" }])
    expect(promisedAt("B")).toBeNull()
  })
  test("is the same where one sits already, and another elsewhere", () => {
    remember({ table: "A", commitment: COMMITMENT, number: other("1") })
    expect(numberFor(COMMITMENT)).toBe(other("1"))
    expect(new Set([numberFor(other("2")), numberFor(other("3"))]).size).toBe(2)
  })
  test("is the same after a refusal: a server cannot ask for numbers until it likes one", async () => {
    const sent: string[] = []
    const refuse = ({ number }: { number: string }) => {
      sent.push(number)
      return Promise.reject(refusal("full"))
    }
    const committed = () => Promise.resolve({ commitment: COMMITMENT })
    for (let tries = 0; tries < 3; tries++) await expect(sealed(committed, refuse)).rejects.toThrow()
    expect(sent.length).toBe(3)
    expect(new Set(sent).size).toBe(1)
  })
  test("is drawn once more if the commitment was another by then, but only once", async () => {
    let tries = 0
    const act = () => ((tries += 1) < 2 ? Promise.reject(refusal("other_shuffle")) : Promise.resolve({ id: "A" }))
    await sealed(() => Promise.resolve({ commitment: other(String(tries)) }), act)
    expect([tries, promisedAt("A")?.commitment]).toEqual([2, other("1")])
    const never = vi.fn(() => Promise.reject(refusal("other_shuffle")))
    await expect(sealed(() => Promise.resolve({ commitment: COMMITMENT }), never)).rejects.toThrow()
    expect(never).toHaveBeenCalledTimes(2)
    const full = vi.fn(() => Promise.reject(refusal("wrong_seats")))
    await expect(sealed(() => Promise.resolve({ commitment: COMMITMENT }), full)).rejects.toThrow()
    expect(full).toHaveBeenCalledTimes(1)
  })
  test("is forgotten after many tables, the oldest first", () => {
    for (let nth = 0; nth <= 300; nth++) remember({ table: `${nth}`, commitment: `${nth}`, number: other("1") })
    expect(promisedAt("0")).toBeNull()
    expect(promisedAt("1")).not.toBeNull()
  })
})
