// Answers that change while a hand is on its way to them: for a moment they take no clicks.

import type { Sight } from "../../lib/types"

/** About as long as a hand needs to stop. */
export const PAUSE = 300 // ms

/** "changed": other answers are offered. "moved": the same ones, but elsewhere. */
export type Fresh = "" | "changed" | "moved"

function offered(sight: Sight): string {
  const decision = sight.decision
  const texts = [...(decision?.options ?? []), ...(decision?.offers ?? [])].map((one) => one.text)
  return [decision?.kind, ...texts].join("\n")
}

/** Whether a new sight offers other answers to a seat that did nothing. */
export function isFresh(before: Sight | null, now: Sight): boolean {
  if (!before || before.seat !== now.seat || !now.decision?.options.length) return false
  return offered(before) !== offered(now)
}
