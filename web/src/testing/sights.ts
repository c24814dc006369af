// Sights of a table that say no more than a test needs.

import type { Decision, Option, SeatInfo, Sight } from "../lib/types"

/** An option by its text, the verb first: "pass", "lay 9 WU". */
export function option(text: string, parts: Option["parts"] = {}): Option {
  return { text, verb: text.split(" ")[0] ?? "", parts }
}

export function decision(changes: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    kind: "react",
    prompt: "",
    secret: false,
    number: 1,
    window: true,
    options: [],
    offers: [],
    facts: {},
    ...changes,
  }
}

export function chair(seat: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: "human",
    name: `Seat ${seat}`,
    face: "panda",
    mine: seat === 0,
    bot: null,
    owes: false,
    sealed: false,
    ...changes,
  }
}

let tables = 0

/** A table of its own, with two people at two screens. */
export function sight(changes: Partial<Sight> = {}): Sight {
  tables += 1
  return {
    id: `table-${tables}`,
    game: "toy",
    players: 2,
    options: {},
    status: "running",
    shuffle: { kind: "sealed", commitment: "hash" },
    seed: null,
    seq: 1,
    seats: [chair(0), chair(1)],
    seat: 0,
    moves: 0,
    asked: "",
    view: {},
    decision: null,
    undo: { allowed: false, why: null, redo: false, number: 0 },
    told_from: 0,
    told: [],
    over: false,
    result: null,
    invitations: [],
    ...changes,
  }
}
