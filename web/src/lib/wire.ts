// Written by `make types` from src/tianxia/server/models.py, *_models.py and company/models.py. Do not edit.

export const LARGEST_PACK = 200000
export const LONGEST_NAME = 40
export const LONGEST_PASSWORD = 200
export const LONGEST_SAYING = 300
export const LONGEST_REPORT = 1000
export const LARGEST_NUMBER = 2147483647
export const LONGEST_MAIL = 254
export const SHORTEST_GAME = 5
export const LONGEST_GAME = 14400
export const LONGEST_INCREMENT = 600
export const VACATION_DAYS = 30

export type AccountBody = {
  name: string
  kept: boolean
  password: boolean
  words: boolean
  passkeys: PasskeyBody[]
}

export type AdviceBody = {
  number: number
  chance: number
  best: AdvisedBody[]
}

export type AdvisedBody = {
  option: string
  chance: number
  why: string
  about: Record<string, number | string>
}

export type Again = {
  shuffle?: OwnNumber | null
}

export type Agreement = {
  free: boolean
  watched?: boolean
}

export type Analysis = {
  game: string
  rules: string
  judge: string
  seats: string[]
  moves: number
  shares: number[]
  judgments: Judgment[]
}

export type AwayTables = {
  tables: TableLine[]
  more: string | null
}

export type Beside = {
  name: string
  kept?: boolean
}

export type BlockBody = {
  id: string
  name: string
  at: string
}

export type BotBody = {
  id: string
  strengths: StrengthBody[]
}

export type ByLink = {
  token: string
  move?: boolean
}

export type ByPasskey = {
  credential: Record<string, unknown>
}

export type ByPassword = {
  name: string
  password: string
}

export type ByWords = {
  words: string
  password?: string
  no_passkeys?: boolean
}

export type Challenge = {
  name: string
}

export type ChatBody = {
  there: boolean
  latest: number
  messages: MessageBody[]
  free: boolean
  agreed: number[]
  watched: boolean
  watching: number[]
}

export type Choice = {
  option: string
  chance: number
  why: string
  about: Record<string, number | string>
  doubt?: number
}

export type ChoiceBody = {
  name: string
  values: (boolean | string)[]
  default: boolean | string
  rule: string
}

export type ClockBody = {
  seat: number
  left: number
  runs?: boolean
  waits?: number
  over?: boolean
  bot?: boolean
  vacation?: string | null
}

export type Closing = {
  closed: boolean
  waits: number[]
}

export type Commitment = {
  commitment: string
  ticket?: string
}

export type CompanyBody = {
  kept: boolean
  friends: FriendBody[]
  asks: FriendBody[]
  links: FriendLinkBody[]
  blocked: BlockBody[]
}

export type Consent = {
  seat: number
  agrees: boolean
}

export type DecisionBody = {
  seat: number
  kind: string
  prompt: string
  secret: boolean
  number: number
  window: boolean
  options: OptionBody[]
  offers: OptionBody[]
  facts: Record<string, number | string>
}

export type Deletion = {
  sure: true
}

export type Done = {
  done?: boolean
}

export type ErrorBody = {
  status: number
  code: string
  sentence: string
  rule?: string | null
  field?: string | null
  sight?: Sight | null
}

export type FateBody = {
  kind: "cut" | "damaged" | "other_rules"
  sentence: string
  shown: number
  entries: number
  closed: boolean
  waits: number[]
}

export type FriendBody = {
  name: string
  face: string
  at: string
  online?: boolean
  kept?: boolean
}

export type FriendLink = {
  token: string
}

export type FriendLinkBody = {
  id: string
  until: string
  link?: string
}

export type GameBody = {
  name: string
  title: string
  players: number[]
  choices: ChoiceBody[]
  bots: BotBody[]
  hints: boolean
  windows: string[]
  modes: ModeBody[]
  guide: GuideBody | null
  kinds: Record<string, string[]>
}

export type GameWords = {
  language: string
  files: Record<string, string>
}

export type GuideBody = {
  players: number
  options: Record<string, boolean | string>
  bot: string
}

export type Heard = {
  kind: string
  facts: Record<string, number | string>
}

export type HookBody = {
  kind: "discord" | "json" | "ntfy" | "slack"
  url: string
}

export type InvitationBody = {
  seat: number
  link: string
}

export type Join = {
  invitation: string
  name: string
  shuffle?: OwnNumber | null
}

export type Judgment = {
  at: number
  seat: number
  round: number | null
  kind: string
  played: Choice
  best: Choice[]
  line?: Heard[]
}

export type Keep = {
  name: string
  password: string
}

export type KeptBody = {
  account: AccountBody
  words: string[] | null
}

export type LadderBody = {
  lines: LadderLine[]
  first: number
  more: boolean
  least: number
  least_opponents: number
  bots: LevelBody[]
}

export type LadderLine = {
  name: string
  kept: boolean
  face: string
  rating: RatingBody
  mine: boolean
}

export type Leaving = {
  bot?: string
}

export type Left = {
  stays: boolean
}

export type LevelBody = {
  bot: string
  rating: number
  deviation: number
}

export type LinkBody = {
  link: string
  size: number
  path: string
  until: string
}

export type LinkId = {
  id: string
}

export type LinkOwner = {
  name: string
  face: string
  mine: boolean
  tables: number
}

export type LinkToken = {
  token: string
}

export type LiveMessage = {
  type: "chat" | "nudge" | "ping" | "sight" | "wish"
  sight?: Sight | null
  seat?: number | null
  wish?: WishBody | null
  chat?: number | null
}

export type MailBody = {
  address: string
  confirmed: boolean
  hours: number
}

export type MailToken = {
  token: string
}

export type MailWish = {
  address: string
}

export type MeBody = {
  name: string
  face: string
  language: string
  kept?: boolean
}

export type MeChange = {
  name?: string | null
  language?: string | null
}

export type MessageBody = {
  number: number
  seat: number
  name: string
  mine: boolean
  at: string
  phrase?: string
  text?: string
  kept?: boolean
}

export type ModeBody = {
  name: string
  players: number[]
  options: Record<string, boolean | string>
  own: Record<string, number[]>
  hard: string[]
  together: boolean
}

export type MoreTables = {
  mine: string | null
  finished: string | null
  open: string | null
}

export type MoveBody = {
  seat: number
  option: string
  number: number
}

export type NewPasskey = {
  name: string
  credential?: Record<string, unknown> | null
}

export type NewSeat = {
  kind: "bot" | "here" | "me" | "open"
  name?: string
  bot?: string
}

export type NewTable = {
  game: string
  seats: NewSeat[]
  players?: number | null
  options?: Record<string, boolean | string>
  guide?: boolean
  shuffle?: OwnNumber | null
  seed?: string | null
  hints?: boolean | null
  rated?: boolean
  private?: boolean
  spectators?: boolean
  reserved?: (string | null)[]
  pace?: PaceBody | null
  pack?: string | null
  pack_name?: string | null
}

export type NewVacation = {
  first: string
  last: string
}

export type NoteBody = {
  kind: "away" | "back" | "timeout"
  seat: number
  after: number
  at: string
}

export type NoticeBody = {
  id: string
  kind:
    | "declined"
    | "end"
    | "invited"
    | "nudge"
    | "channel"
    | "deleted"
    | "device"
    | "ended"
    | "nopasskey"
    | "nopassword"
    | "passkey"
    | "password"
    | "recovered"
    | "renamed"
    | "words"
  table: string
  game: string
  who: string
  at: string
  seen: boolean
  invitation?: string | null
  kept?: boolean
}

export type NoticesBody = {
  key: string
  wanted: Partial<Record<"end" | "invited" | "nudge" | "turn", ("hook" | "mail" | "push")[]>>
  quiet: QuietHours | null
  devices: PushDevice[]
  hook: HookBody | null
  mail: MailBody | null
  mails: boolean
}

export type NoticesWish = {
  wanted: Partial<Record<"end" | "invited" | "nudge" | "turn", ("hook" | "mail" | "push")[]>>
  quiet?: QuietHours | null
  zone?: string
  hours?: number
}

export type Nudge = {
  seat: number
  goal: number
}

export type Opponent = {
  name: string
  bot: string | null
  played: number
  won: number
  kept?: boolean
}

export type OptionBody = {
  text: string
  verb: string
  parts: Record<string, number | string>
}

export type OptionsBody = {
  options: unknown
}

export type OwnNumber = {
  commitment: string
  number: string
  ticket?: string
}

export type PaceBody = {
  kind: "days" | "live"
  seconds?: number
  increment?: number
  days?: number
}

export type PackBody = {
  name: string
  digest: string
  games: string[]
}

export type PackTag = {
  name: string
  digest: string
}

export type PasskeyBody = {
  id: string
  browser: string
  system: string
  created: string
  used: string | null
}

export type PasskeyId = {
  id: string
}

export type PastSight = {
  at: number
  moves: number
  view: unknown
  asked: string
  told: ToldBody[][]
  mover: number | null
  text: string | null
  decision: DecisionBody | null
  bot?: string | null
}

export type PersonBody = {
  name: string
  face: string
  kept: boolean
  sealed: boolean
  mine: boolean
  played: number
  won: number
  records: RecordBody[]
  ratings: RatingBody[]
  tie: "asked" | "asks" | "friend" | "none"
  blocked: boolean
  met: boolean
}

export type PlanBody = {
  number: number
  ends: "asked" | "news" | "over" | "waiting"
  view: unknown
  decision: DecisionBody | null
}

export type PlayOn = {
  at: number
  seat: number
  bot: string
}

export type PreviewBody = {
  option: string
  ends: "asked" | "news" | "over" | "waiting"
  final?: boolean
  told?: ToldBody[]
  asked?: string
  then?: string[]
  surely?: string[]
  perhaps?: string[]
  changes?: unknown
}

export type PreviewsBody = {
  number: number
  previews: PreviewBody[]
  tries?: OptionBody[]
  offered?: OptionBody[]
}

export type ProfileBody = {
  since: string | null
  played: number
  won: number
  running: number
  records: RecordBody[]
  opponents: Opponent[]
  ratings: RatingBody[]
  results: ResultLine[]
  more: string | null
}

export type Proof = {
  seconds: number
  words?: string[] | null
}

export type ProofByPassword = {
  password: string
}

export type ProofByWords = {
  words: string
}

export type PushDevice = {
  id: string
  browser: string
  system: string
  created: string
}

export type PushEnd = {
  id: string
}

export type PushWish = {
  endpoint: string
  p256dh: string
  auth: string
}

export type QuietHours = {
  begin: number
  end: number
}

export type RatingBody = {
  game: string
  players: number
  rating: number
  deviation: number
  games: number
  opponents: number
}

export type RecordBody = {
  game: string
  mode: string
  players: number
  played: number
  won: number
}

export type Report = {
  whom: Whom
  reason: "cheating" | "hate" | "insult" | "name" | "other" | "spam" | "threat"
  text?: string
  message?: number | null
}

export type ResultBody = {
  winners: number[]
  places: number[]
  scores: number[]
  end: string
}

export type ResultLine = {
  table: string
  seat: number
  game: string
  mode: string
  players: number
  place: number
  won: boolean
  score: number
  at: string
  others: Beside[]
  change: number | null
  ended?: string
  uncounted?: "early" | "names" | "pair" | null
}

export type ResultsBody = {
  results: ResultLine[]
  more: string | null
}

export type Saying = {
  seat: number
  phrase?: string
  text?: string
}

export type SeatBody = {
  seat: number
  kind: "bot" | "human" | "open"
  name: string
  face: string
  mine: boolean
  bot: string | null
  owes: boolean
  sealed: boolean
  reserved?: boolean
  resigned?: boolean
  kept?: boolean
}

export type SeatNumber = {
  seat: number
  number: number
}

export type SeatOnly = {
  seat: number
}

export type SessionBody = {
  id: string
  browser: string
  system: string
  created: string
  seen: string
  here: boolean
}

export type SessionEnd = {
  id: string
}

export type ShuffleBody = {
  kind: "known" | "sealed" | "shown"
  commitment?: string
  numbers?: string[]
  draws?: number
}

export type ShuffleProof = {
  kind: "known" | "sealed" | "shown"
  commitment?: string
  seed?: string | null
  draws?: number[][]
}

export type Sight = {
  id: string
  game: string
  players: number
  options: Record<string, boolean | string>
  status: "closed" | "kept" | "open" | "over" | "running"
  shuffle: ShuffleBody
  seed: string | null
  seq: number
  seats: SeatBody[]
  seat: number | null
  moves: number
  asked: string
  view: unknown
  decision: DecisionBody | null
  undo: UndoBody
  told_from: number
  told: ToldBody[][]
  over: boolean
  result: ResultBody | null
  invitations: InvitationBody[]
  movers?: number[]
  secret?: boolean
  pack?: PackTag | null
  fate?: FateBody | null
  hints?: boolean
  plans?: boolean
  rated?: boolean
  private?: boolean
  spectators?: boolean
  resigning?: boolean
  closes?: number[]
  rematch?: boolean
  pace?: PaceBody | null
  clocks?: ClockBody[]
  notes?: NoteBody[]
}

export type SignedIn = {
  name: string
  face: string
  moved: number
  words?: string[] | null
}

export type StrengthBody = {
  mode: string
  players: number
  against: string | null
  wins: number
  games: number
}

export type StudyBody = {
  status: "done" | "none" | "running"
  done: number
  total: number
  analysis: Analysis | null
  steps?: number[]
}

export type TableId = {
  id: string
  mixed?: boolean
}

export type TableLine = {
  id: string
  game: string
  options: Record<string, boolean | string>
  status: string
  seats: SeatBody[]
  moves: number
  asked: string
  round: number | null
  waiting: boolean
  created: string
  updated: string
  invitation: string | null
  fate?: "cut" | "damaged" | "other_rules" | null
  rated?: boolean
  known?: boolean
  private?: boolean
  reserved?: number | null
  pace?: PaceBody | null
  left?: number | null
}

export type TableLists = {
  mine: TableLine[]
  finished: TableLine[]
  waiting: number
  open: TableLine[]
  more: MoreTables
  for_you?: TableLine[]
}

export type ToldBody = {
  kind: string
  facts: Record<string, number | string>
}

export type TryWish = {
  channel?: "hook" | "push" | null
}

export type UndoBody = {
  allowed: boolean
  why: string | null
  redo: boolean
  number: number
}

export type VacationBody = {
  first: string | null
  last: string | null
  now: boolean
  days: number
}

export type Whom = {
  name?: string
  table?: string
  seat?: number
}

export type WhyBody = {
  allowed: boolean
  rule: string | null
  sentence: string
}

export type WishBody = {
  seat: number
  waits: number[]
}
