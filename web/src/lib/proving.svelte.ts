// What changes whose a name is needs a proof of the last minutes: whoever is refused for that is asked for one in a
// dialog, and what they wanted then goes on.

import { ApiError } from "./api"
import type { Proof } from "./wire"

const REFUSED = "prove_first"

class Proving {
  /** Somebody must prove who they are: the page with the dialog shows it. */
  isAsked = $state(false)
  #waiting: ((proof: Proof | null) => void)[] = []

  /** The proof, or null if they would rather not. */
  ask(): Promise<Proof | null> {
    this.isAsked = true
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** The dialog is over. */
  end(proof: Proof | null): void {
    const waiting = this.#waiting
    this.#waiting = []
    this.isAsked = false
    for (const resolve of waiting) resolve(proof)
  }
}

export const proving = new Proving()

/** Does it, and once more after a proof. Who gives none gets the refusal. */
export async function proven<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === REFUSED) || !(await proving.ask())) throw error
    return await act()
  }
}
