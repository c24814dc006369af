import { expect, test } from "vitest"

import type { TableLine, TableLists } from "../../lib/types"
import { extended, linesOf, refreshed, type AllShown } from "./paging"

const line = (id: string, updated: number, waiting = false) =>
  ({ id, updated: `2026-01-${updated + 10}`, waiting }) as unknown as TableLine

function lists(mine: TableLine[], more: string | null = null, finished: TableLine[] = []): TableLists {
  return { mine, finished, open: [], waiting: 0, more: { mine: more, finished: null, open: null } }
}

const ids = (shown: AllShown) => linesOf(shown.mine).map((table) => table.id)
const [a, b, c, d, e] = [line("a", 9), line("b", 8), line("c", 7), line("d", 6), line("e", 5)]

test("a page follows the one before, and says whether there is another", () => {
  const first = refreshed(null, lists([a, b], "b"))
  expect([ids(first), first.mine.more]).toEqual([["a", "b"], "b"])
  const second = extended(first, "mine", lists([c, d], "d"))
  expect([ids(second), second.mine.more]).toEqual([["a", "b", "c", "d"], "d"])
  const third = extended(second, "mine", lists([d, e]))
  expect([ids(third), third.mine.more]).toEqual([["a", "b", "c", "d", "e"], null])
})

test("what was pushed off the first page stays in sight, if somebody wanted more", () => {
  const first = refreshed(null, lists([a, b], "b"))
  const f = line("f", 10)
  expect(ids(refreshed(first, lists([f, a], "a")))).toEqual(["f", "a"])
  const both = extended(first, "mine", lists([c, d], "d"))
  const now = refreshed(both, lists([f, a], "a"))
  expect([ids(now), now.mine.more]).toEqual([["f", "a", "b", "c", "d"], "d"])
})

test("a table is shown once: it moved up, it waits now, it is over or gone", () => {
  const both = extended(refreshed(null, lists([a, b], "b")), "mine", lists([c, d], "d"))
  expect(ids(refreshed(both, lists([line("d", 11), a], "a")))).toEqual(["d", "a", "b", "c"])
  expect(ids(refreshed(both, lists([line("c", 7, true), a], "a")))).toEqual(["c", "a", "b", "d"])
  expect(ids(refreshed(both, lists([a, b], "b", [c])))).toEqual(["a", "b", "d"])
  expect(ids(refreshed(both, lists([b, c], "c")))).toEqual(["b", "c", "d"])
  expect(ids(refreshed(both, lists([b, c])))).toEqual(["b", "c"])
})
