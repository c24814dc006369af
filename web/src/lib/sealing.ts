// Sitting down with a number of one's own: what the server has committed to is asked for first, then a number is drawn.

import { ApiError, ask } from "./api"
import { numberFor, remember } from "./shuffle"
import type { Commitment, OwnNumber } from "./wire"

/** What was asked for came too late, or somebody else was faster to open the table: once more, with what holds now. */
const AGAIN = "other_shuffle"

/** Does something that takes a number for the shuffle, and keeps the number for the end of the game. */
export async function sealed<Answer extends { id: string }>(
  committed: () => Promise<Commitment>,
  act: (shuffle: OwnNumber) => Promise<Answer>,
  again = true,
): Promise<Answer> {
  const { commitment, ticket } = await committed()
  const shuffle: OwnNumber = { commitment, number: numberFor(commitment), ...(ticket && { ticket }) }
  try {
    const answer = await act(shuffle)
    remember({ table: answer.id, commitment, number: shuffle.number })
    return answer
  } catch (thrown) {
    if (again && thrown instanceof ApiError && thrown.code === AGAIN) return sealed(committed, act, false)
    throw thrown
  }
}

/** Of a table that is yet to be opened. */
export const newCommitment = () => ask<Commitment>("GET", "/api/commitment")
