// The games' own parts, loaded only when a table of that game is opened.
//
// A game is a folder here, named as the engine names it. The table page can play it without any of these
// files (the panel answers every decision), so each of them is optional:
//
//   Board.svelte  default: the board and the tray, props BoardProps
//   Strip.svelte  default: what is shown between the seats (Sun Tzu's rope), props { sight }
//   tabs.ts       tabs(sight): the phone's views; the table page adds the log itself
//                 follows: true if the phone turns to the view where a new question can be answered
//   strip.ts      facts(sight, seat): public counts of a seat; score(sight, seat): its score or side
//                 scoreIcon: the symbol before the score, and its name
//                 where(sight): the line after the title, whereShort(sight): on the phone; phases(sight): the phases of a round
//                 crumb(sight): the same, short, in the panel; rest(): "pass until the round is over"
//                 icon(option): the symbol of an option's row; about(sight, option, preview): its second line
//                 brief: true if that line is shown alone, without what the pieces of the option do
//                 outcome(sight, option, preview): what the chosen option will do, above the button that sends it
//   Area.svelte   default: what is public about a seat, props { sight, seat }
//   end.ts        sources(sight): where the points came from; overTime(sight): how the score went
//                 highlights: the kinds of event worth a mark on the replay's scrubber
//                 verdict(sight): how a game against the game itself ended, else ""; rivals(sight): seats
//                 moved by the rules whose score counts
//
// They are found by their file names, so that a new game needs no change here. What every page knows of a game is in
// its record (record.ts).

import type { Component } from "svelte"
import type { Fact, Option, Sight } from "../lib/types"
import type { Foreseen, Preview } from "../table/live/foreseen.svelte"

export interface BoardProps {
  sight: Sight
  /** The text of the option that is chosen but not sent. */
  selected: string | null
  select: (text: string | null) => void
  /** Sends an option right away; null if another one is still on its way. */
  play: (text: string) => Promise<void> | null
  /** Asks why an option is not offered, and says so at the anchor. */
  refuse: (text: string, anchor: Element) => void
  layout: "wide" | "phone"
  /** The view that the phone shows; "" on wide screens, which show all of them. */
  tab: string
  /** What each option would do, as the engine foretells it. */
  foreseen: Foreseen
  /** In a replay nothing can be chosen. */
  past: boolean
  /** On the way to the newest sight: what is drawn now, so that the page around it does not give away the end. */
  stage: (drawn: Sight | null) => void
}

export interface Tab {
  id: string
  /** A key of the words, or a text. */
  label: string
  /** Marks a view with something to choose. */
  dot: boolean
}

export interface SeatFact {
  icon: string
  /** What is counted, for the tooltip and for screen readers. */
  title: string
  value: number | string
  /** A word after the value where there is room. */
  label?: string
  /** A class of the game's own style sheet. */
  class?: string
}

export interface Phase {
  icon: string
  label: string
  state: "done" | "now" | "next"
}

/** Points of every seat from one source, in words by key and facts; negative ones are drawn left of zero. */
export interface Source {
  key: string
  facts: Record<string, Fact>
  values: number[]
}

/** The score at one time: of every seat, or one marker between two seats, positive on the first one's side. */
export interface CoursePoint {
  key: string
  facts: Record<string, Fact>
  scores?: number[]
  marker?: number
}

export interface AreaProps {
  sight: Sight
  seat: number
}

interface StripWords {
  facts?: (sight: Sight, seat: number) => SeatFact[]
  score?: (sight: Sight, seat: number) => string
  scoreIcon?: { icon: string; title: () => string }
  where?: (sight: Sight) => string
  whereShort?: (sight: Sight) => string
  crumb?: (sight: Sight) => string
  rest?: () => string
  phases?: (sight: Sight) => Phase[]
  icon?: (option: Option) => string | null
  about?: (sight: Sight, option: Option, preview: Preview | null) => string
  brief?: boolean
  outcome?: (sight: Sight, option: Option, preview: Preview | null) => string
}

interface EndTables {
  sources?: (sight: Sight) => Source[]
  overTime?: (sight: Sight) => CoursePoint[]
  highlights?: readonly string[]
  verdict?: (sight: Sight) => string
  rivals?: (sight: Sight) => number[]
}

export interface GameParts extends StripWords, EndTables {
  Board: Component<BoardProps> | null
  Strip: Component<{ sight: Sight }> | null
  Area: Component<AreaProps> | null
  tabs: (sight: Sight) => Tab[]
  follows: boolean
}

type Files<T> = Record<string, () => Promise<T>>

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte")
const strips = import.meta.glob<{ default: Component<{ sight: Sight }> }>("./*/Strip.svelte")
const areas = import.meta.glob<{ default: Component<AreaProps> }>("./*/Area.svelte")
const tabs = import.meta.glob<{ tabs: (sight: Sight) => Tab[]; follows?: boolean }>("./*/tabs.ts")
const stripWords = import.meta.glob<StripWords>("./*/strip.ts")
const ends = import.meta.glob<EndTables>("./*/end.ts")

/** A part that cannot be loaded must not break the table: the panel works without it. */
async function part<T>(files: Files<T>, path: string): Promise<T | null> {
  const load = files[path]
  if (!load) return null
  try {
    return await load()
  } catch (error) {
    console.error(path, error)
    return null
  }
}

export const NO_PARTS: GameParts = { Board: null, Strip: null, Area: null, tabs: () => [], follows: false }

/** Everything that a game provides for its table. */
export async function partsOf(game: string): Promise<GameParts> {
  const [board, strip, area, views, words, end] = await Promise.all([
    part(boards, `./${game}/Board.svelte`),
    part(strips, `./${game}/Strip.svelte`),
    part(areas, `./${game}/Area.svelte`),
    part(tabs, `./${game}/tabs.ts`),
    part(stripWords, `./${game}/strip.ts`),
    part(ends, `./${game}/end.ts`),
  ])
  return {
    Board: board?.default ?? null,
    Strip: strip?.default ?? null,
    Area: area?.default ?? null,
    tabs: views?.tabs ?? NO_PARTS.tabs,
    follows: views?.follows ?? false,
    ...(words ?? {}),
    ...(end ?? {}),
  }
}
