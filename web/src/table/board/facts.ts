// A game's view as facts to read: for a game that has no board of its own. It knows nothing of any game; names
// come from the game's words where it has any (`<game>-view-pool`, `<game>-province-WU`), else the ids are spelled out.

import type { Sight } from "../../lib/types"
import { has, keyPart, piece, say, seatName, spelled } from "../../lib/words"
import { personName } from "../seats/seats"

export type Cell = { text: string; weak: boolean; many: string[] }
export type Fact =
  | { kind: "value"; id: string; label: string; cell: Cell }
  | {
      kind: "table"
      id: string
      label: string
      columns: string[]
      rows: { head: string; seat: number | null; cells: Cell[] }[]
    }
  | { kind: "group"; id: string; label: string; facts: Fact[] }

type Thing = Record<string, unknown>
const BY_SEAT = /^(scores|points|seats|players|sides|hands)$/ // lists with one entry per seat
const A_SEAT = /^(seat|active|player|owner|winner|first)$/ // numbers that mean a seat
const DEEP = 4 // below this a thing is put into one cell

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value)
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null

/** "provinces" names pieces of the kind "province". */
function kindOf(key: string): string {
  return key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.endsWith("s") ? key.slice(0, -1) : key
}

export class Reader {
  constructor(private readonly sight: Sight) {}

  all(): Fact[] {
    return isThing(this.sight.view) ? this.#facts(this.sight.view, "", 0) : []
  }

  /** What the tables say about one seat. */
  ofSeat(seat: number): (Fact & { kind: "value" })[] {
    const tables = (facts: Fact[]): (Fact & { kind: "table" })[] =>
      facts.flatMap((fact) => (fact.kind === "table" ? [fact] : fact.kind === "group" ? tables(fact.facts) : []))
    return tables(this.all()).flatMap((fact) => {
      const row = fact.rows.find((one) => one.seat === seat)
      const cells = row?.cells ?? []
      return cells.map((cell, nth) => ({
        kind: "value" as const,
        id: `${fact.id}/${nth}`,
        label: fact.columns[nth] || fact.label,
        cell,
      }))
    })
  }

  /** What a key is called: a fact of the view, a seat, or a piece of the kind that its parent lists. */
  #label(key: string, parent: string): string {
    const { game } = this.sight
    const keys = [`${game}-view-${key}`, `${game}-seat-${key}`, `${game}-${kindOf(parent)}-${keyPart(key)}`]
    const known = keys.find((one) => /^[\w-]+$/.test(one) && has(one))
    return known ? say(known) : spelled(key)
  }

  #word(key: string, value: unknown): string {
    if (value === null || value === undefined || value === "") return "–"
    if (typeof value === "boolean") return say(value ? "table-yes" : "table-no")
    if (typeof value === "number" && A_SEAT.test(key) && value >= 0 && value < this.sight.players)
      return personName(this.sight, value)
    if (typeof value !== "string") return JSON.stringify(value)
    const own = piece(this.sight.game, key, value)
    const known = own === value ? piece(this.sight.game, kindOf(key), value) : own
    return known === value && /^[a-z_]+$/.test(value) ? spelled(value) : known
  }

  #cell(key: string, value: unknown): Cell {
    if (Array.isArray(value)) {
      const many = value.map((one) => (isPlain(one) ? this.#word(key, one) : this.#line(key, one)))
      return { text: many.length ? "" : "–", weak: many.length === 0, many }
    }
    if (isThing(value)) return { text: this.#line(key, value), weak: false, many: [] }
    const text = this.#word(key, value)
    return { text, weak: text === "–" || value === 0, many: [] }
  }

  /** A small thing in one line: "Pool 3, reserves 2". */
  #line(key: string, value: unknown): string {
    if (isPlain(value)) return this.#word(key, value)
    const entries = Array.isArray(value) ? value.map((one) => this.#line(key, one)) : this.#pairs(value as Thing, key)
    return entries.join(", ") || "–"
  }

  #pairs(thing: Thing, key: string): string[] {
    return Object.entries(thing).map(([name, value]) => `${this.#label(name, key)} ${this.#line(name, value)}`)
  }

  #facts(thing: Thing, parent: string, depth: number): Fact[] {
    const facts = Object.entries(thing).map(([key, value]) => this.#fact(key, value, parent, depth))
    const rank = { value: 0, table: 1, group: 2 } as const
    return facts.sort((a, b) => rank[a.kind] - rank[b.kind])
  }

  #fact(key: string, value: unknown, parent: string, depth: number): Fact {
    const [id, label] = [`${parent}/${key}`, this.#label(key, parent)]
    const rows = this.#rows(key, value)
    if (rows) return this.#table(id, key, label, rows)
    if (isThing(value) && depth < DEEP && !Object.values(value).every(isPlain))
      return { kind: "group", id, label, facts: this.#facts(value, key, depth + 1) }
    if (isThing(value) && Object.keys(value).length) {
      const one = Object.entries(value).map(([name, inner]) => ({
        head: this.#label(name, key),
        seat: null,
        thing: { "": inner },
      }))
      return this.#table(id, key, label, one)
    }
    return { kind: "value", id, label, cell: this.#cell(key, value) }
  }

  /** Several things of one shape are the rows of a table; so is anything that has one value per seat. */
  #rows(key: string, value: unknown): { head: string; seat: number | null; thing: Thing }[] | null {
    const { sight } = this
    if (Array.isArray(value)) {
      const bySeat = value.length === sight.players && value.length > 1 && BY_SEAT.test(key)
      if (!bySeat && !(value.length > 0 && value.every(isThing))) return null
      return value.map((one: unknown, place) => {
        const thing: Thing = isThing(one) ? one : { "": one }
        if (bySeat) return { head: personName(sight, place), seat: place, thing }
        const { [kindOf(key)]: name, ...rest } = thing // a section that says which one it is
        return typeof name === "string"
          ? { head: this.#word(kindOf(key), name), seat: null, thing: rest }
          : { head: String(place + 1), seat: null, thing }
      })
    }
    if (!isThing(value) || Object.keys(value).length < 2 || !Object.values(value).every(isThing)) return null
    return Object.entries(value).map(([name, one]) => ({
      head: this.#label(name, key),
      seat: this.#seatOf(name),
      thing: one as Thing,
    }))
  }

  #seatOf(name: string): number | null {
    const { game, players } = this.sight
    const key = `${game}-seat-${name}`
    if (!/^[\w-]+$/.test(key) || !has(key)) return null
    for (let seat = 0; seat < players; seat++) if (seatName(game, seat) === say(key)) return seat
    return null
  }

  #table(id: string, key: string, label: string, rows: { head: string; seat: number | null; thing: Thing }[]): Fact {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row.thing)))]
    return {
      kind: "table",
      id,
      label,
      columns: names.map((name) => (name === "" ? "" : this.#label(name, key))),
      rows: rows.map(({ head, seat, thing }) => ({
        head,
        seat,
        cells: names.map((name) => this.#cell(name || key, thing[name])),
      })),
    }
  }
}
