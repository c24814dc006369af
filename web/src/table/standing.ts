// Standing answers: windows that a seat passes by itself, and why nobody can tell.
//
// How fast a pass comes would tell the others whether a hand had anything to think about. So where people sit
// at other screens, no pass of a window leaves before the same time is over, whoever or whatever made it.

import { settings, WINDOWS } from "../lib/settings.svelte"
import type { Option, Sight } from "../lib/types"

const AMONG_PEOPLE = 1500 // ms
const AMONG_BOTS = 400 // just long enough to be seen

export function equalDelay(sight: Sight): number {
  const people = sight.seats.some((seat) => seat.kind === "human" && !seat.mine)
  return people ? AMONG_PEOPLE : AMONG_BOTS
}

/** The text of the pass that is sent without asking, or null. */
export function standingPass(sight: Sight | null): string | null {
  const decision = sight?.decision
  if (!decision || sight?.status !== "running") return null
  const pass = decision.options.find((option) => option.verb === "pass")
  if (!pass) return null
  const answer = settings.standingAnswer(sight.game, decision.kind)
  const only = decision.options.length === 1 && decision.offers.length === 0
  return answer === "pass" || (answer === "only" && only) ? pass.text : null
}

/** Waits until a pass may leave. Other answers show what they are anyway. */
export async function holdBack(sight: Sight, option: Option, asked: number): Promise<void> {
  const window = WINDOWS[sight.game]?.includes(sight.decision?.kind ?? "") ?? false
  if (!window || option.verb !== "pass") return
  const left = asked + equalDelay(sight) - Date.now()
  if (left > 0) await new Promise((done) => setTimeout(done, left))
}
