// Standing answers: windows that a seat passes by itself, and why nobody can tell.
//
// How fast a pass comes would tell the others whether a hand had anything to think about. So where people sit
// at other screens, no pass of a window leaves before the same time is over, whoever or whatever made it. With the
// answer "soon" that time is the same to the moment, whether there was something to do or not.

import { settings, WINDOWS } from "../lib/settings.svelte"
import type { Option, Sight } from "../lib/types"

const AMONG_PEOPLE = 1500 // ms
const AMONG_BOTS = 400 // just long enough to be seen
const SOON = 8000

type Pass = { text: string; after: number }

/** How long after the question a pass leaves. */
function delay(sight: Sight): number {
  const people = sight.seats.some((seat) => seat.kind === "human" && !seat.mine)
  const decision = sight.decision
  const only = decision?.options.length === 1 && decision.offers.length === 0
  const soon = settings.standingAnswer(sight.game, decision?.kind ?? "") === "soon"
  if (soon && (people || !only)) return SOON
  return people ? AMONG_PEOPLE : AMONG_BOTS
}

/** Whether a question is one of those that everybody is asked and most pass. */
export function isWindow(sight: Sight): boolean {
  const { decision } = sight
  const known = WINDOWS[sight.game]?.includes(decision?.kind ?? "") ?? false
  return known && (decision?.options.some((option) => option.verb === "pass") ?? false)
}

/** The pass that is sent without asking, and when; or null. `rest`: the player passes for the rest of this round. */
export function standingPass(sight: Sight | null, rest: boolean): Pass | null {
  const decision = sight?.decision
  if (!decision || sight?.status !== "running" || !isWindow(sight)) return null
  const pass = decision.options.find((option) => option.verb === "pass")
  if (!pass) return null
  const answer = settings.standingAnswer(sight.game, decision.kind)
  const only = decision.options.length === 1 && decision.offers.length === 0
  const passes = rest || answer === "pass" || answer === "soon" || (answer === "only" && only)
  return passes ? { text: pass.text, after: delay(sight) } : null
}

/** Waits until a pass may leave. Other answers show what they are anyway. */
export async function holdBack(sight: Sight, option: Option, asked: number): Promise<void> {
  if (!isWindow(sight) || option.verb !== "pass") return
  const left = asked + delay(sight) - Date.now()
  if (left > 0) await new Promise((done) => setTimeout(done, left))
}
