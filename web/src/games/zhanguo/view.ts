// Written by `make types` from src/tianxia/games/zhanguo/seen.py. Do not edit.

export const ASPECTS = ["writing", "currency", "law"] as const
export type Aspect = (typeof ASPECTS)[number]

export const COLORS = ["red", "white", "grey"] as const
export type Color = (typeof COLORS)[number]

export const ACTIONS = ["recruit", "move", "hire", "governor", "palace", "wall"] as const
export type Action = (typeof ACTIONS)[number]

export type Over = "higher" | "lower" | "first"

export const BONUSES = ["marker", "move2", "vp2", "vp3", "vp_cream", "vp_orange", "vp_brown", "worker", "unrest_any", "unrest_here", "move_worker", "off_red", "off_white", "off_grey"] as const
export type Bonus = (typeof BONUSES)[number]

export const BOARDS = ["plain", "circle", "square", "triangle", "star"] as const
export type Board = (typeof BOARDS)[number]

export const SQUARES = ["move", "vp", "official"] as const
export type Square = (typeof SQUARES)[number]

export const AREAS = ["turquoise", "gold", "crimson"] as const
export type Area = (typeof AREAS)[number]

export const SECTIONS = ["turquoise1", "turquoise2", "gold1", "gold2", "crimson1", "crimson2"] as const
export type Section = (typeof SECTIONS)[number]

export const CRITERIA = ["enough_officials", "grey", "red", "white", "orange", "brown", "cream", "three_cards", "two_alike", "calm", "empty_track", "sets"] as const
export type Criterion = (typeof CRITERIA)[number]

export const MISSION_KINDS = ["wall", "palace", "governor"] as const
export type MissionKind = (typeof MISSION_KINDS)[number]

export const REWARDS = ["official", "red", "grey", "workers", "governor", "wall", "palace"] as const
export type Reward = (typeof REWARDS)[number]

export const SOURCES = ["start", "cards", "palaces", "squares", "markers", "governors", "unification", "missions", "walls"] as const
export type Source = (typeof SOURCES)[number]

export type View = {
  round: number
  rounds: number
  first: number
  order: number[]
  active: number | null
  turn: number | null
  court: number[]
  decks: number[]
  markers: Markers
  track: number[]
  column: (number | null)[]
  tie_order: number[]
  rewards: RewardSpace[][]
  offered: Aspect | null
  regions: Region[]
  walls: Wall[]
  missions: Mission[]
  boards_left: Board[]
  board_tracks: Tracks[]
  values: Values
  question: Asked
  auction: Auction | null
  players: Player[]
  points_by_round: number[][]
  own: Own | null
}

export type Markers = {
  "1": number[]
  "3": number[]
}

export type RewardSpace = {
  reward: Reward
  regions: number[]
}

export type Region = {
  region: number
  squares: BonusSquare[]
  beside: number[]
  governors: number[]
  palaces: number[]
}

export type BonusSquare = {
  square: Square
  seat: number | null
}

export type Wall = {
  section: Section
  criterion: Criterion
  points: number[]
  walls: (number | null)[]
  worth: number[] | null
}

export type Mission = {
  section: number
  kind: MissionKind
  places: number[]
  discs: number[]
  fulfilled: number[]
}

export type Tracks = {
  board: Board
  most_unrest: number[]
  palace_ban: (number | null)[]
}

export type Values = {
  move: number
  vp: number
  majority: number
  each_governor: number
  markers: number[]
  most_cards: number
  most_in_workers_area: number
  turns: number
  palace_spaces: number
  mission_spaces: number[]
  wakes: Waking
}

export type Waking = {
  higher: Action[]
  lower: Action[]
  first: Action[]
}

export type Asked = {
  left?: number | null
  region?: number | null
  action?: Action | null
  wakes?: boolean | null
  power_used?: boolean | null
  used?: number[] | null
}

export type Auction = {
  highest: number
  holder: number | null
  bidders: number[]
}

export type Player = {
  seat: number
  points: number
  board: Board | null
  hand: number[]
  ready: boolean
  regions: OwnRegion[]
  supply: Officials
  markers: OwnMarkers[]
  governors: number
  palaces: number
  walls: number
  earned: Earned
  if_it_ended_now: FinalPoints
}

export type OwnRegion = {
  unrest: number
  most_unrest: number | null
  palace_ban: number | null
  governors_area: Officials
  workers_area: Officials
  workers: number
  cards: Card[]
}

export type Officials = {
  red: number
  white: number
  grey: number
}

export type Card = {
  card: number
  aspect: Aspect
  trigger: Action
  bonus: Bonus
}

export type OwnMarkers = {
  aspect: Aspect
  "1": number
  "3": number
  value: number
}

export type Earned = {
  start: number
  cards: number
  palaces: number
  squares: number
  markers: number
  governors: number
  unification: number
  missions: number
  walls: number
}

export type FinalPoints = {
  governors: number
  unification: number
  missions: number
  walls: number
}

export type Own = {
  seat: number
  hand: Card[]
  over: Over[]
  gives: CardPoints[]
  palace: number
  discarding: Card[]
  playing: number | null
  refused: Refused[]
}

export type CardPoints = {
  card: number
  points: number
}

export type Refused = {
  option: string
  rule: string
  facts: Record<string, number | string>
}
