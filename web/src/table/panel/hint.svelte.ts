// A hint: what a strong bot would do on this seat, where the table allows it. It is asked for once a question: by the
// player, who wants to read it, or by the page, which only shows the chance of winning.

import { api, asApiError } from "../../lib/api"
import { later } from "../../lib/rest.svelte"
import type { AdviceBody } from "../../lib/wire"

export type Question = { id: string; seat: number; number: number }

/** A question that is answered within this time is not worth the bot's while, in milliseconds. */
export const SOON = 400

export const percentOf = (chance: number): number => Math.round(chance * 100)

/** Whether another seems better than the first, which is recommended: by so little that it means nothing. */
export function isClose(chances: readonly number[]): boolean {
  const [first = 1, ...others] = chances.map(percentOf)
  return others.some((percent) => percent > first)
}

export class Hint {
  /** For the question that is open now. */
  advice = $state<AdviceBody | null>(null)
  /** The player wants to read it. */
  isOpen = $state(false)
  busy = $state(false)
  trouble = $state("")
  /** Of winning, by seat: two people may share a screen. */
  #chances = $state.raw<Record<number, { number: number; chance: number }>>({})
  #asked = ""
  #stop = () => {}

  /** Another question, or another seat: what was said of the last one is over. */
  forget(): void {
    this.#asked = ""
    this.advice = null
    this.isOpen = false
    this.busy = false
    this.trouble = ""
  }

  close(): void {
    this.isOpen = false
  }

  /** As last heard, perhaps at an earlier question; null: not known. */
  chanceOf(seat: number | null): number | null {
    return seat === null ? null : (this.#chances[seat]?.chance ?? null)
  }

  /** The player asks. What is known, or on its way, is not asked for again. */
  async ask(question: Question): Promise<void> {
    this.isOpen = true
    if (this.trouble) this.#asked = ""
    await this.#fetch(question)
  }

  /** The page asks, unless the question is soon answered. A failure is not shown, and not tried again. */
  watch(question: Question | null): void {
    this.#stop()
    if (question) this.#stop = later(() => void this.#fetch(question), SOON)
  }

  async #fetch({ id, seat, number }: Question): Promise<void> {
    const asked = `${id} ${seat} ${number}`
    if (this.#asked === asked) return
    this.#asked = asked
    this.busy = true
    this.trouble = ""
    try {
      const advice = await api.advice(id, seat, number)
      // Somebody who answers fast is still told a chance, if a late one.
      const known = this.#chances[seat]
      if (!known || known.number <= number) this.#chances = { ...this.#chances, [seat]: advice }
      if (this.#asked === asked) this.advice = advice
    } catch (error) {
      // Late answers to a question that is no longer asked are nobody's business.
      if (this.#asked === asked) this.trouble = asApiError(error).sentence
    } finally {
      if (this.#asked === asked) this.busy = false
    }
  }
}
