// Standing answers: questions that the table answers for its player, and why nobody can tell.
//
// How fast an answer comes would tell the others whether a hand had anything to think about. So where people sit
// at other screens, every question draws a time to think, and no pass is sent earlier, no matter who or what made
// it: a standing answer is sent at the drawn time, a fast player's is held back until then. With the answer "soon"
// the time is exactly the same whether there was something to do or not.

import { recordOf } from "../../games/record"
import { saves, settings } from "../../lib/settings.svelte"
import type { Option, Sight } from "../../lib/types"

type Span = readonly [least: number, most: number] // ms
const AMONG_PEOPLE: Span = [1500, 4000]
const ONCE_MORE: Span = [500, 1200] // a player who has just saved one thinks less about the next
const AMONG_BOTS: Span = [400, 400] // just long enough to be seen
const SOON = 8000

export type Standing = { text: string; after: number; what: "pass" | "soon" | "save" }

/** Verbs that decline what is asked. */
const DECLINES: readonly string[] = ["pass", "done"]
const declines = (option: Option) => DECLINES.includes(option.verb)

let drawn = { question: "", after: 0 }
let answered = { next: "", kind: "", saved: false }

const nameOf = (sight: Sight, moves: number) => `${sight.id} ${sight.seat} ${moves}`

/** A question was answered here: those that follow from it are answered faster. */
export function noteAnswer(sight: Sight, option: Option): void {
  const kind = sight.decision?.kind ?? ""
  const { verb, price } = recordOf(sight.game).saving ?? {}
  const by = kind === price?.ask ? answered.saved : settings.standingAnswer(sight.game, kind) === "save"
  answered = { next: nameOf(sight, sight.moves + 1), kind, saved: by && [verb, price?.verb].includes(option.verb) }
}

/** Whether this question comes right after the last answer, as the same question again or as the price of saving. */
function follows(sight: Sight): boolean {
  return answered.next === nameOf(sight, sight.moves) && (answered.saved || answered.kind === sight.decision?.kind)
}

/** The time to think about this question: drawn once, then always the same. */
function draw(sight: Sight, people: boolean): number {
  const question = `${nameOf(sight, sight.decision?.number ?? -1)} ${people}`
  if (drawn.question !== question) {
    const [least, most] = !people ? AMONG_BOTS : follows(sight) ? ONCE_MORE : AMONG_PEOPLE
    drawn = { question, after: least + Math.random() * (most - least) }
  }
  return drawn.after
}

/** How long after the question an answer is sent. */
function delay(sight: Sight): number {
  const people = sight.seats.some((seat) => seat.kind === "human" && !seat.mine)
  const decision = sight.decision
  const only = decision?.options.length === 1 && decision.offers.length === 0
  const soon = settings.standingAnswer(sight.game, decision?.kind ?? "") === "soon"
  return soon && (people || !only) ? SOON : draw(sight, people)
}

/** Whether a question is one of those that have standing answers. */
export function isWindow(sight: Sight): boolean {
  const { decision } = sight
  return (decision?.window ?? false) && (decision?.options.some(declines) ?? false)
}

/** Whether it is a window that can be passed until the round is over: nobody saves "for the rest of the year". */
export function isRestable(sight: Sight): boolean {
  return isWindow(sight) && !saves(sight.game, sight.decision?.kind ?? "")
}

/** Where automatic saving could be paid for in several ways: the usual one. */
function payment(sight: Sight): Option | undefined {
  const price = recordOf(sight.game).saving?.price
  if (!price || sight.decision?.kind !== price.ask || !answered.saved || !follows(sight)) return undefined
  return price.usual(sight.decision.options)
}

/** What is sent without asking, and when; or null. `rest`: the player passes for the rest of this round. */
export function standingAnswer(sight: Sight | null, rest: boolean): Standing | null {
  const decision = sight?.decision
  if (!decision || sight?.status !== "running") return null
  const price = payment(sight)
  if (price) return { text: price.text, after: delay(sight), what: "save" }
  if (!isWindow(sight)) return null
  const answer = settings.standingAnswer(sight.game, decision.kind)
  const after = delay(sight)
  const verb = recordOf(sight.game).saving?.verb
  const saved = answer === "save" ? decision.options.findLast((option) => option.verb === verb) : undefined
  if (saved) return { text: saved.text, after, what: "save" }
  const pass = decision.options.find(declines)
  const only = decision.options.length === 1 && decision.offers.length === 0
  const passes = (rest && isRestable(sight)) || answer === "pass" || answer === "soon" || (answer === "only" && only)
  return pass && passes ? { text: pass.text, after, what: after === SOON ? "soon" : "pass" } : null
}

/** Waits until an answer may be sent. Answers that decline nothing show what they are anyway. */
export async function holdBack(sight: Sight, option: Option, asked: number): Promise<void> {
  if (!isWindow(sight) || !declines(option)) return
  const left = asked + delay(sight) - Date.now()
  if (left > 0) await new Promise((done) => setTimeout(done, left))
}
