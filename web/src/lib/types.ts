// What the server and the browser say to each other. The shapes are the server's own (wire.ts, generated);
// here they get the names that the app uses, and the view the type that its game gives it.

import type * as wire from "./wire"

export type Fact = number | string
export type Value = boolean | string
export type Options = Record<string, Value>

export type Option = wire.OptionBody
export type Told = wire.ToldBody
export type Decision = wire.DecisionBody
export type Previews = wire.PreviewsBody
export type SeatInfo = wire.SeatBody
export type Result = wire.ResultBody
export type Invitation = wire.InvitationBody
export type Status = wire.Sight["status"]

/** All that one seat, or a spectator (seat null), may know. The view is the game's own: see its folder; there is none
 *  before the last seat is taken, and nothing is dealt yet. */
export type Sight<View = unknown> = Omit<wire.Sight, "view" | "options" | "shuffle"> & {
  view: View
  options: Options
  shuffle: wire.ShuffleBody
}
/** One that continues a sight that the browser has: what never changes is left out. */
export type NextSight = Omit<wire.Sight, "view"> & { view: unknown }
/** The table as it was after a move, for the replay. */
export type PastSight<View = unknown> = Omit<wire.PastSight, "view"> & { view: View }

export type Choice = wire.ChoiceBody
export type GameInfo = wire.GameBody
export type Mode = wire.ModeBody
export type TableLine = wire.TableLine
export type TableLists = wire.TableLists

export type Chair = wire.NewSeat
export type ChairKind = Chair["kind"]
export type NewTable = wire.NewTable

/** Names and sentences of cards, by kind and id, in the reader's language. */
export type CardTexts = Record<
  string,
  Record<string, { name: string; about: string; boosted?: string; brief?: string; start?: string }>
>

export type PackInfo = wire.PackBody
/** Why a table cannot go on. */
export type Fate = wire.FateBody

export type Me = wire.MeBody
export type Why = wire.WhyBody

/** The body of every error. `sight` comes with "stale": the table as it is now. */
export type Trouble = Required<wire.ErrorBody>

/** Somebody asks to undo the last move; it `waits` for these seats to agree. */
export type Wish = wire.WishBody

export type LiveFrame =
  | { type: "sight"; sight: NextSight }
  | { type: "ping" }
  | { type: "nudge"; seat: number }
  | { type: "wish"; wish?: Wish; seat?: number }
  | { type: "chat"; chat: number }
