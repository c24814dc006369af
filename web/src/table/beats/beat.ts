// What others do is shown in beats: one action, one movement, one caption. A sight brings what was told of every move
// since the one before; here that is cut into beats. Nothing in this file knows of time.

import type { GameBeats } from "../../games"
import type { Sight, Told } from "../../lib/types"
import { automata, seatOfTold } from "../seats/seats"

export type Beat = {
  /** What is drawn from its beginning on. */
  sight: Sight
  /** The moves that it shows, counted from 1. */
  first: number
  last: number
  /** False: the sight is that of a later move, because the one after this move did not come. */
  exact: boolean
  /** Who acts; null where nobody does (a season, a battle). */
  seat: number | null
  /** What its caption tells. */
  told: Told[]
  /** Its length as a part of a whole beat. */
  share: number
}

const SENTENCES = 2 // in one caption
const CAPTIONS = 5 // for one move; the log has the rest
const STEP = 0.6 // a step within an action
export const LONG = 1.2 // one that a game gives more time than a whole beat

/** Whose acts are news: those of all others or, in a replay, everybody's. */
export type Eyes = { ways: GameBeats; everybody: boolean }

/** The seat that made a move; moves count from 1, as in what was told. */
export function moverOf(sight: Sight, move: number): number | null {
  return sight.movers?.[move - 1] ?? null
}

/** What is worth a caption: without what only goes along with it, unless the one who moved did nothing else. */
function headlines(sight: Sight, told: readonly Told[], mover: number | null, ways: GameBeats): Told[] {
  const heads = told.filter((one) => !ways.minor?.includes(one.kind))
  return heads.length ? heads : told.filter((one) => seatOfTold(sight, one) === mover).slice(0, 1)
}

/** Whether a move told only what goes along with the next. */
function isMinor(told: readonly Told[], ways: GameBeats): boolean {
  return told.every((one) => ways.minor?.includes(one.kind))
}

type Group = { seat: number | null; told: Told[] }

/** What was told of a move, cut where somebody else acts and where a caption would become too long. */
function groupsOf(sight: Sight, told: Told[], mover: number | null, ways: GameBeats): Group[] {
  const groups: Group[] = []
  for (const one of headlines(sight, told, mover, ways)) {
    const seat = seatOfTold(sight, one) ?? ("seat" in one.facts ? null : groups.length ? null : mover)
    const last = groups.at(-1)
    if (last && last.seat === seat && last.told.length < SENTENCES) last.told.push(one)
    else groups.push({ seat, told: [one] })
  }
  return groups.slice(0, CAPTIONS)
}

/** Of an own move only what others and the rules did then: what the player did is seen at once. */
function isNews(sight: Sight, group: Group, own: boolean, ways: GameBeats): boolean {
  const minor = isMinor(group.told, ways)
  if (!own) return !minor || group.seat !== sight.seat
  if (group.seat === sight.seat || minor) return false
  return group.seat === null || automata(sight).some((one) => one.seat === group.seat)
}

/** The sight as it was after an earlier move, as far as the later one knows; its view is the later one's. */
export function sightAfter(later: Sight, move: number): Sight {
  if (move === later.moves) return later
  const next = moverOf(later, move + 1)
  return {
    ...later,
    moves: move,
    told: later.told.slice(0, move + 1),
    movers: later.movers?.slice(0, move) ?? [],
    decision: null,
    seats: later.seats.map((seat) => ({ ...seat, owes: seat.seat === next, sealed: false })),
    undo: { allowed: false, why: null, redo: false, number: 0 },
    over: false,
    result: null,
  }
}

/** Whether the second sight goes on where the first one ended. */
export function goesOn(before: Sight, after: Sight): boolean {
  return before.id === after.id && before.seat === after.seat && after.moves > before.moves
}

/** What happened between two sights. Empty if nothing of it is worth a caption. */
export function beatsBetween(before: Sight, after: Sight, eyes: Eyes): Beat[] {
  if (!goesOn(before, after)) return []
  const steps = eyes.ways.steps?.(before, after) ?? []
  const beats = steps.length ? beatsOfSteps(before, after, steps, eyes) : beatsOfMoves(before, after, eyes)
  // The end is always the server's: whatever happened silently after the last beat is drawn with it.
  const last = beats.at(-1)?.sight
  return beats.map((beat) => (beat.sight === last ? { ...beat, sight: after, exact: true } : beat))
}

/** The same, every move as a whole. */
export function beatsOfMoves(before: Sight, after: Sight, { ways, everybody }: Eyes): Beat[] {
  const beats: Beat[] = []
  let small: Told[] = [] // small acts go along with the next act of the same seat
  let first = before.moves + 1
  for (let move = before.moves + 1; move <= after.moves; move++) {
    const mover = moverOf(after, move)
    const told = [...small, ...(after.told[move] ?? [])]
    if (small.length === 0) first = move
    small = []
    if (told.length === 0) continue
    if (isMinor(told, ways) && move < after.moves && moverOf(after, move + 1) === mover) {
      small = told
      continue
    }
    const own = !everybody && after.seat !== null && mover === after.seat
    const sight = sightAfter(after, move)
    for (const group of groupsOf(after, told, mover, ways)) {
      const exact = move === after.moves
      if (isNews(after, group, own, ways)) beats.push({ ...group, sight, first, last: move, exact, share: 1 })
    }
  }
  return beats
}

/** A game that can show the way to a view step by step: every step is a beat, a short one. */
function beatsOfSteps(before: Sight, after: Sight, steps: readonly Sight[], { ways, everybody }: Eyes): Beat[] {
  let known = before.told.flat().length
  return steps.map((sight) => {
    const news = sight.told.flat().slice(known)
    known += news.length
    const told = news.slice(-1)
    const seat = told[0] ? seatOfTold(sight, told[0]) : null
    const common = { sight, first: before.moves + 1, last: sight.moves, exact: true, seat }
    // The player's own act needs no caption and no time; what follows from it does.
    const act = sight.told.at(-1)?.length === 1 && seat === after.seat && moverOf(after, sight.moves) === after.seat
    if (act && !everybody) return { ...common, told: [], share: 0 }
    return { ...common, told, share: ways.shares?.[told[0]?.kind ?? ""] ?? STEP }
  })
}
