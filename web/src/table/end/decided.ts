// What decided a game of points: by how much it was won, what brought the winner most, and where the next one stayed
// behind.

import type { Source } from "../../games"
import type { Result } from "../../lib/types"

export interface Decided {
  winner: number
  /** The seat that came next; null where nobody else had points. */
  next: number | null
  ahead: number
  best: Source | null
  /** Where the winner has most more than the next; another one than the best, where there is one. */
  edge: Source | null
}

export function decided(result: Result, sources: Source[]): Decided | null {
  const [winner] = result.winners
  if (winner === undefined) return null
  const others = result.places.map((_, seat) => seat).filter((seat) => seat !== winner)
  const next = others.sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0))[0] ?? null
  const by = (source: Source, seat: number) => source.values[seat] ?? 0
  const best = largest(sources, (source) => by(source, winner))
  const lead = (source: Source) => (next === null ? 0 : by(source, winner) - by(source, next))
  const elsewhere = largest(
    sources.filter((source) => source !== best),
    lead,
  )
  return {
    winner,
    next,
    ahead: next === null ? 0 : (result.scores[winner] ?? 0) - (result.scores[next] ?? 0),
    best,
    edge: elsewhere ?? largest(sources, lead),
  }
}

/** The one of the largest worth; nothing where none is worth anything. */
function largest(sources: Source[], worth: (source: Source) => number): Source | null {
  const first = [...sources].sort((a, b) => worth(b) - worth(a))[0]
  return first && worth(first) > 0 ? first : null
}
