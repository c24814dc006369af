// Small questions about the decision in a sight.

import type { Option, Sight } from "../../lib/types"

/** The number of what the seat is asked now, even while it is asked nothing. */
export function numberOf(sight: Sight): number {
  return sight.decision?.number ?? sight.undo.number
}

/** The option or offer with this text. */
export function optionOf(sight: Sight | null, text: string | null): Option | undefined {
  const decision = sight?.decision
  return [...(decision?.options ?? []), ...(decision?.offers ?? [])].find((one) => one.text === text)
}
