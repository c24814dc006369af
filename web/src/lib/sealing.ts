// Sitting down with a number of one's own: what the server has committed to is asked for first, then a number is drawn.

import { ApiError, ask } from "./api"
import { forget, numberFor, remember } from "./shuffle"
import type { Sight } from "./types"
import type { Commitment, OwnNumber, TableId } from "./wire"

/** The commitment was another one by then. */
const OTHER = "other_shuffle"

/** Does something that takes a number for the shuffle, and keeps the number for the end of the game, if it was taken.
 *
 * A server that is sent a second number may choose between two deals. Only for a table that one opens oneself, whose
 * ticket may have come too late, is this done unasked; whoever joins others is told, and decides.
 */
export async function sealed<Answer extends TableId | Sight>(
  committed: () => Promise<Commitment>,
  act: (shuffle: OwnNumber) => Promise<Answer>,
  bots: number[],
  again = false,
): Promise<Answer> {
  const { commitment, ticket } = await committed()
  const shuffle: OwnNumber = { commitment, number: numberFor(commitment), ...(ticket && { ticket }) }
  try {
    const answer = await act(shuffle)
    if (isTaken(answer, shuffle.number)) remember(answer.id, commitment, shuffle.number, bots)
    else forget(answer.id)
    return answer
  } catch (thrown) {
    if (again && thrown instanceof ApiError && thrown.code === OTHER) return sealed(committed, act, bots)
    throw thrown
  }
}

/** Not if all seats are bots', or if they sat there already with the number of another browser. */
function isTaken(answer: TableId | Sight, number: string): boolean {
  if (!("shuffle" in answer)) return !!answer.mixed
  return answer.seats.some(({ seat, mine }) => mine && answer.shuffle.numbers?.[seat] === number)
}

/** The seats of bots. */
export const botsOf = (seats: readonly { kind: string }[]): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : []))

/** Of a table that is yet to be opened. */
export const newCommitment = () => ask<Commitment>("GET", "/api/commitment")
