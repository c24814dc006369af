// The lists of the lobby, as far as they are shown: the first page, which is looked at again and again, and those that
// somebody wanted to see after it.

import type { TableLine, TableLists } from "../../lib/types"

export type ListName = "mine" | "finished" | "open"
export const LISTS = ["mine", "finished", "open"] as const satisfies readonly ListName[]

export type Shown = {
  first: readonly TableLine[]
  later: readonly TableLine[]
  more: string | null // where the last page ends, if there is another
}
export type AllShown = Record<ListName, Shown>

export const linesOf = (shown: Shown): TableLine[] => [...shown.first, ...shown.later]

/** What the server sorts by: those that wait for me first, then the latest. */
const key = (table: TableLine) => `${Number(table.waiting)} ${table.updated} ${table.id}`

/** With the first pages as they are now. Of later ones stays what comes after them: the rest is there, or gone. */
export function refreshed(before: AllShown | null, lists: TableLists): AllShown {
  const there = new Set(LISTS.flatMap((name) => lists[name].map((table) => table.id)))
  const one = (name: ListName): Shown => {
    const [first, more, shown] = [lists[name], lists.more[name], before?.[name]]
    const last = first.at(-1)
    if (!last || more === null || !shown?.later.length) return { first, later: [], more }
    const later = linesOf(shown).filter((table) => !there.has(table.id) && key(table) < key(last))
    return later.length ? { first, later, more: shown.more } : { first, later, more }
  }
  return { mine: one("mine"), finished: one("finished"), open: one("open") }
}

/** With one more page of a list. */
export function extended(before: AllShown, name: ListName, lists: TableLists): AllShown {
  const shown = before[name]
  const there = new Set(linesOf(shown).map((table) => table.id))
  const fresh = lists[name].filter((table) => !there.has(table.id))
  return { ...before, [name]: { ...shown, later: [...shown.later, ...fresh], more: lists.more[name] } }
}
