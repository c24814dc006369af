// What a study tells of one seat: its chance of winning move by move, the turning points, and what its decisions cost.
// Moments are counted as the replay counts them: by the moves that the reader could notice.

import type { GameBeats } from "../../games"
import type { Analysis, Choice, Heard, Judgment } from "../../lib/wire"

export interface Decided {
  /** The moment of the replay at which it was asked. */
  at: number
  judgment: Judgment
  /** How much of the chance to win it gave away. */
  loss: number
  /** How the chance had changed when the seat decided the next time. */
  swing: number
}

export interface Course {
  decisions: Decided[]
  /** The chance after each decision, and at the end. */
  points: { at: number; chance: number }[]
  /** The decisions after which the chance had changed most, in their order. */
  turns: Decided[]
  /** What was given away in each round, all its decisions together. */
  rounds: { round: number; loss: number; worst: Decided }[]
}

/** Something that could have happened, in one or more sentences. */
export interface Scene {
  seat: string
  told: Heard[]
}

const TURNS = 4
const SCENES = 4
const PLAIN = 0.02 // a smaller change is no turning point

/** The moment of the replay before a move, by the places of the moves that it shows. */
export function momentOf(steps: readonly number[], move: number): number {
  const next = steps.findIndex((place) => place >= move)
  return next < 0 ? steps.length : next
}

/** How many moves the game had at a moment of the replay. */
export function movesAt(steps: readonly number[], at: number): number {
  return at === 0 ? 0 : (steps[at - 1] ?? -1) + 1
}

/** Nothing, where the difference is within what the judge may err. */
export function lossOf({ best, played }: Judgment): number {
  const less = (best[0]?.chance ?? 0) - played.chance
  return less > (played.doubt ?? 0) ? less : 0
}

export function courseOf(analysis: Analysis, steps: readonly number[], seat: number): Course {
  const judged = analysis.judgments.filter((one) => one.seat === seat)
  const end = analysis.shares[seat] ?? 0
  const chances = [...judged.map((one) => one.played.chance), end]
  const decisions = judged.map((judgment, nth) => ({
    at: momentOf(steps, judgment.at),
    judgment,
    loss: lossOf(judgment),
    swing: (chances[nth + 1] ?? 0) - (chances[nth] ?? 0),
  }))
  const points = decisions.map(({ at, judgment }) => ({ at, chance: judgment.played.chance }))
  return {
    decisions,
    points: [...points, { at: steps.length, chance: end }],
    turns: turnsOf(decisions),
    rounds: roundsOf(decisions),
  }
}

function turnsOf(decisions: Decided[]): Decided[] {
  const most = decisions.filter((one) => Math.abs(one.swing) >= PLAIN)
  most.sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing) || one.at - other.at)
  return most.slice(0, TURNS).sort((one, other) => one.judgment.at - other.judgment.at)
}

function roundsOf(decisions: Decided[]): Course["rounds"] {
  const rounds = new Map<number, { round: number; loss: number; worst: Decided }>()
  for (const one of decisions) {
    const round = one.judgment.round ?? 0
    const known = rounds.get(round)
    if (!known) rounds.set(round, { round, loss: one.loss, worst: one })
    else
      rounds.set(round, { round, loss: known.loss + one.loss, worst: one.loss > known.worst.loss ? one : known.worst })
  }
  return [...rounds.values()]
}

/** The decision that a moment belongs to: the one asked there, otherwise the last one before. */
export function decidedAt(course: Course, at: number): Decided | null {
  return course.decisions.findLast((one) => one.at <= at) ?? course.decisions[0] ?? null
}

/** The best options, and the one that was played among them. */
export function rowsOf({ best, played }: Judgment): { choice: Choice; isBest: boolean; isPlayed: boolean }[] {
  const all = best.some((one) => one.option === played.option) ? best : [...best, played]
  return all.map((choice, nth) => ({ choice, isBest: nth === 0, isPlayed: choice.option === played.option }))
}

/** The first scenes of how it could have gone on: what somebody does of one kind in a row is one. */
export function scenesOf(line: readonly Heard[], ways: GameBeats): Scene[] {
  const scenes: Scene[] = []
  for (const one of line.filter((each) => !ways.minor?.includes(each.kind))) {
    const [last, seat] = [scenes.at(-1), String(one.facts["seat"] ?? "")]
    if (last && last.seat === seat && last.told[0]?.kind === one.kind) last.told.push(one)
    else scenes.push({ seat, told: [one] })
  }
  return scenes.slice(0, SCENES)
}
