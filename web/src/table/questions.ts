// Small questions about the decision in a sight.

import type { Option, Sight } from "../lib/types"

/** The same question with the same answers and no news: only the others' secret moves came between. */
export function sameQuestion(asked: Sight, now: Sight): boolean {
  const texts = (sight: Sight) => JSON.stringify([sight.decision?.kind, sight.decision?.options.map((one) => one.text)])
  return texts(asked) === texts(now) && now.told.slice(asked.moves + 1).every((told) => told.length === 0)
}

/** The number of what the seat is asked now, also while it is asked nothing. */
export function numberOf(sight: Sight): number {
  const undo: Sight["undo"] & { number?: number } = sight.undo
  return sight.decision?.number ?? undo.number ?? sight.moves
}

/** The option or offer with this text. */
export function optionOf(sight: Sight | null, text: string | null): Option | undefined {
  const decision = sight?.decision
  return [...(decision?.options ?? []), ...(decision?.offers ?? [])].find((one) => one.text === text)
}

export function sameAnswers(before: Sight | null, now: Sight): boolean {
  return before?.decision != null && now.decision != null && sameQuestion(before, now)
}
