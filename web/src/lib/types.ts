// What the server and the browser say to each other. One file, so that it can be generated from the server's
// schema; nothing but types belongs here.

export type Fact = number | string
export type Value = boolean | string
export type Options = Record<string, Value>

export type Option = { text: string; verb: string; parts: Record<string, Fact> }
export type Told = { kind: string; facts: Record<string, Fact> }
export type Decision = {
  seat: number
  kind: string
  prompt: string
  secret: boolean
  number: number
  options: Option[]
  offers: Option[]
}

export type SeatInfo = {
  seat: number
  kind: "human" | "bot" | "open"
  name: string
  mine: boolean
  bot: string | null
  owes: boolean
  sealed: boolean
}

export type Result = { winners: number[]; places: number[]; scores: number[]; end: string }
export type Status = "open" | "running" | "over"
export type Invitation = { seat: number; link: string }

/** All that one seat, or a spectator (seat null), may know. The view is the game's own: see its folder. */
export type Sight<View = unknown> = {
  id: string
  game: string
  players: number
  options: Options
  status: Status
  seed_hash: string
  seed: string | null
  seq: number
  seats: SeatInfo[]
  seat: number | null
  moves: number
  asked: string
  view: View
  decision: Decision | null
  undo: { allowed: boolean; why: string | null; redo: boolean }
  told_from: number
  told: Told[][]
  over: boolean
  result: Result | null
  invitations: Invitation[]
}

export type Choice = { name: string; values: Value[]; default: Value; rule: string }
export type GameInfo = { name: string; players: number[]; choices: Choice[]; bots: string[] }

export type TableLine = {
  id: string
  game: string
  options: Options
  status: Status
  seats: SeatInfo[]
  moves: number
  asked: string
  round: number | null
  waiting: boolean
  created: string
  updated: string
  /** Of open tables: what takes the free seat, if the table is open to all. */
  invitation?: string | null
}
export type Tables = { mine: TableLine[]; open: TableLine[] }

export type ChairKind = "me" | "here" | "open" | "bot"
export type Chair = { kind: ChairKind; name?: string; bot?: string }
export type NewTable = { game: string; players: number; options: Options; seats: Chair[] }

export type Me = { name: string; language: string }
export type Why = { allowed: boolean; rule: string | null; sentence: string | null }
export type Replay<View = unknown> = {
  at: number
  moves: number
  view: View
  asked: string
  told: Told[][]
  mover: number | null
  text: string | null
}

/** The body of every error. `sight` comes with "stale": the table as it is now. */
export type Trouble = {
  status: number
  code: string
  sentence: string
  rule: string | null
  field: string | null
  sight?: Sight
}

export type LiveFrame = { type: "sight"; sight: Sight } | { type: "ping" }
