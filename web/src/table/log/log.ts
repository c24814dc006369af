// The log as rows: every told event in words, under the round in which it happened.

import type { Sight, Told } from "../../lib/types"
import { event as eventWords, piece, wordsVersion } from "../../lib/words"
import { noteLine } from "../clocks/notes"
import { seatOfTold } from "../seats/seats"

export type LogRow =
  | { kind: "mark"; id: string; move: number; text: string }
  | { kind: "since"; id: string }
  | { kind: "note"; id: string; seat: number; text: string }
  | { kind: "line"; id: string; move: number; text: string; seat: number | null; bold: string; rules: string[] }

/** Events that begin a part of the game: what follows is listed under them. */
const MARKS: readonly string[] = ["round", "year", "season"]
const RULES = /\s*\(?\b([A-Z]{2}-[A-Z][0-9]+)\b\)?/g

/** What was told, in words; rules are named beside them. */
export const wordsOf = (game: string, told: Told): string => eventWords(game, told).replace(RULES, "")

function line(sight: Sight, told: Told, move: number, id: string): LogRow {
  const words = eventWords(sight.game, told)
  const rules = [...words.matchAll(RULES)].map((found) => found[1] ?? "")
  const named = told.facts["rule"]
  if (typeof named === "string" && !rules.includes(named)) rules.push(named)
  const seat = seatOfTold(sight, told)
  const text = words.replace(RULES, "")
  return { kind: "line", id, move, text, seat, bold: seat === null ? "" : nameIn(sight, told, text), rules }
}

/** The name of the seat as it is in the sentence: other languages may inflect it, then nothing is bold. */
function nameIn(sight: Sight, told: Told, text: string): string {
  const name = eventName(sight.game, told.facts["seat"])
  return name && text.startsWith(name) ? name : ""
}

/** The same under the name of the seat that did it: without that name, where the sentence begins with it. */
export function deedOf(sight: Sight, told: Told): string {
  const text = wordsOf(sight.game, told)
  return text.slice(nameIn(sight, told, text).length).trim()
}

function eventName(game: string, seat: string | number | undefined): string {
  const name = piece(game, "seat", String(seat))
  return name === String(seat) ? "" : name
}

// Rows that say the same as before stay the same objects, so that a move draws only what it brought.
const kept = new Map<string, LogRow>()

function keep(row: LogRow): LogRow {
  const old = kept.get(row.id)
  if (old && JSON.stringify(old) === JSON.stringify(row)) return old
  kept.set(row.id, row)
  return row
}

// What was told of a move never changes: in a long game only the news is put into words.
const made = new WeakMap<Told[], { version: number; move: number; rows: LogRow[] }>()

function rowsOfMove(sight: Sight, events: Told[], move: number): LogRow[] {
  const version = wordsVersion()
  const before = made.get(events)
  if (before?.version === version && before.move === move) return before.rows
  const rows = events.map((told, place) => {
    const row = line(sight, told, move, `${move}.${place}`)
    return keep(row.kind === "line" && MARKS.includes(told.kind) ? { ...row, kind: "mark" } : row)
  })
  made.set(events, { version, move, rows })
  return rows
}

/** What the house did after so many moves. */
function notesAfter(sight: Sight, move: number): LogRow[] {
  return (sight.notes ?? []).flatMap((note, place) => {
    if (note.after !== move) return []
    return [keep({ kind: "note", id: `note ${place}`, seat: note.seat, text: noteLine(sight, note) })]
  })
}

/** All rows; `looked` is the number of moves that were there when the reader last looked. */
export function logRows(sight: Sight, looked: number): LogRow[] {
  const rows: LogRow[] = []
  let divided = looked <= 0 || looked >= sight.moves
  sight.told.forEach((events, move) => {
    if (!divided && move > looked && events.length) {
      divided = true
      rows.push({ kind: "since", id: "since" })
    }
    rows.push(...rowsOfMove(sight, events, move), ...notesAfter(sight, move))
  })
  return rows
}

/** The last line, in words; "" before anything has happened. */
export function newest(sight: Sight): string {
  for (let move = sight.told.length - 1; move >= 0; move--) {
    const row = rowsOfMove(sight, sight.told[move] ?? [], move).at(-1)
    if (row && "text" in row) return row.text
  }
  return ""
}

// When this reader last looked at this table, per seat: two people at one screen look at different times.

function keyOf(sight: Sight): string {
  return `tianxia looked ${sight.id} ${sight.seat ?? "-"}`
}

export function lastLooked(sight: Sight): number {
  try {
    return Number(localStorage.getItem(keyOf(sight)) ?? 0)
  } catch {
    return 0
  }
}

export function looked(sight: Sight): void {
  try {
    localStorage.setItem(keyOf(sight), String(sight.moves))
  } catch {
    // Without storage there is no divider, and nothing else is lost.
  }
}
