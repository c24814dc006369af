// What the panel says about an option of ZhanGuo, from the views before and after it.

import { beforeAll, expect, test, vi } from "vitest"

import type { Sight } from "../../lib/types"
import type { Preview } from "../../table/live/foreseen.svelte"
import { gameInfo } from "../../testing/games"
import { chair, option, sight } from "../../testing/sights"
import type * as Strip from "./strip"

let about: typeof Strip.about

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: ["en"] })
  const words = await import("../../lib/words")
  words.tellGames([gameInfo({ name: "zhanguo" })], () => Promise.resolve({}))
  await words.need("zhanguo", "zhanguo_table")
  about = (await import("./strip")).about
})

/** A view with two regions, and the governors of Anna and Giulia in the second. */
const view = (governors: number[], region: number | null = null) => ({
  own: { seat: 0, hand: [] },
  question: { region },
  regions: [{ governors: [0, 0] }, { governors }],
})
const table = (governors: number[], region: number | null = null): Sight =>
  sight({
    game: "zhanguo",
    seats: [chair(0, { name: "Anna" }), chair(1, { name: "Giulia" })],
    view: view(governors, region),
  })
const foretold = (governors: number[]): Preview =>
  ({
    view: view(governors),
    told: [],
    asked: "",
    then: [],
    surely: [],
    perhaps: [],
  }) as unknown as Preview

test("a region says whose governors are there before one is placed", () => {
  const here = option("governor 2", { region: "2" })
  expect(about(table([2, 4]), here, foretold([2, 4]))).toBe("governors there now: Anna 2, Giulia 4")
})

test("a bonus square says whose governors will be there", () => {
  const taken = option("square vp", { square: "vp" })
  expect(about(table([2, 4], 2), taken, foretold([3, 4]))).toBe("governors there then: Anna 3, Giulia 4")
})

test("nothing is said of an empty region", () => {
  expect(about(table([0, 0]), option("governor 2", { region: "2" }), foretold([0, 0]))).toBe("")
})

test("a card says where it can go", () => {
  const played = option("card 97", { card: 97 })
  const then = (...texts: string[]): Preview => ({ ...foretold([0, 0]), then: texts })
  const said = (...texts: string[]) => about(table([0, 0]), played, then(...texts))
  expect(said("unify 1", "unify 5", "court palace", "court wall")).toBe("then to region 1, 5 or to the court")
  expect(said("unify 3")).toBe("then to region 3")
  expect(said("court wall")).toBe("then to the court")
  expect(about(table([0, 0]), played, null)).toBe("")
})
