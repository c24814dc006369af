/** The answers of gestures, sent one after the other. The next one is sent when the answer to the one before has
 *  arrived; all are dropped if it is not offered then, or if it takes too long. A fast player makes the next gesture
 *  before the last one is answered: it waits here too, as long as the same kind of question is asked. */

import { during } from "../../lib/rest.svelte"

const AGAIN = 50 // ms
const DRAWN = 20 // times: a move may be on its way to the screen a little longer than to the page
const PATIENCE = 10_000

/** One answer. `sends`: it is sent, or only chosen; null: that is decided when its forecast is known. `kind`: of the
 *  question that it was meant for. `chosen`: it shows as chosen, and is dropped if something else is chosen instead.
 *  `follows`: it is not the first of its gesture. */
type Step = { text: string; sends: boolean | null; kind: string | null; chosen: boolean; follows: boolean }

export interface Line {
  /** The question that is open now. */
  asked: () => { number: number | null; kind: string; offers: (text: string) => boolean }
  /** Sends an answer; null if none is taken now, because one is still on its way. `follows`: the gesture of the answer
   *  before goes on. */
  play: (text: string, follows: boolean) => Promise<void> | null
  select: (text: string) => void
  selected: () => string | null
  /** Whether an answer is sent or only chosen; null: not known yet. */
  sends: (text: string) => boolean | null
  /** Whether it is one of several that are laid in secret, like orders: whoever goes on with the next one does not
   *  take it back. Null: not known yet. */
  lays: (text: string) => boolean | null
  /** Whether something is in hand. */
  picks: () => boolean
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, AGAIN))

export class Queue {
  #steps: Step[] = []
  #until = 0
  #running = false
  #ended = false

  constructor(private readonly line: Line) {}

  /** Sends these answers in turn; the last one as `sends` says. */
  add(texts: readonly string[], sends: boolean | null): void {
    const { kind } = this.line.asked()
    const last = texts.length - 1
    const chosen = texts.length === 1 && this.line.selected() === texts[0]
    this.#steps.push(
      ...texts.map((text, n) => ({
        text,
        sends: n < last ? true : sends,
        kind: n === 0 ? kind : null,
        chosen,
        follows: n > 0,
      })),
    )
    this.#until = Date.now() + PATIENCE
    if (!this.#running) void during(this.#run())
  }

  drop(): void {
    this.#steps = []
  }

  /** The board is gone: nothing is asked or sent anymore. */
  end(): void {
    this.#ended = true
    this.drop()
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#steps.length) await this.#next(this.#steps[0]!)
    this.#running = false
  }

  async #next(step: Step): Promise<void> {
    const { number, kind, offers } = this.line.asked()
    const changed = step.kind !== null && step.kind !== kind
    if (changed || !offers(step.text) || Date.now() > this.#until) return this.drop()
    if (step.chosen && this.line.selected() !== step.text) {
      const goesOn = this.#steps.length > 1 || this.line.picks()
      const lays = goesOn && this.line.lays(step.text)
      if (lays === null) return pause()
      if (!lays) return this.#done(step)
    }
    const sends = step.sends ?? this.line.sends(step.text)
    if (sends === null) return pause()
    if (!sends) this.line.select(step.text)
    else {
      const answer = this.line.play(step.text, step.follows)
      if (answer === null) return pause()
      await answer
      for (let n = 0; n < DRAWN && !this.#ended && this.line.asked().number === number; n += 1) await pause()
      if (this.#ended) return
      // An answer that changed nothing is a refusal: what was to follow it is dropped.
      if (this.line.asked().number === number) return this.drop()
    }
    this.#done(step)
  }

  #done(step: Step): void {
    if (this.#steps[0] === step) this.#steps.shift()
    this.#until = Date.now() + PATIENCE
  }
}
