// The games' own parts, loaded only when a table of that game is opened.
//
// A game is a folder here, named as the engine names it. The table page can play it without any of these
// files (the panel answers every decision), so each of them is optional:
//
//   Board.svelte  default: everything under the head of the table, props BoardProps; it places plates and bar itself
//   Strip.svelte  default: what is shown between the seats (Sun Tzu's rope), props { sight }
//   strip.ts      facts(sight, seat): public counts of a seat; score(sight, seat): its score or side
//                 scoreIcon: the symbol before the score, and its name
//                 where(sight): the line after the title, whereShort(sight): on the phone
//                 phases(sight): the phases of a round
//                 notes(sight): what the pieces do that the question names, below it
//                 crumb(sight): the same as where, short, in the panel; rest(): "pass until the round is over"
//                 icon(option): the symbol of an option's row; about(sight, option, preview): its second line
//                 brief: true if that line is shown alone, without what the pieces of the option do
//                 price(sight, option): what it costs, as the view says, on its button in the bar
//                 outcome(sight, option, preview): what the chosen option will do, above the button that sends it
//   beats.ts      beats: how what others do is shown, see GameBeats
//   Area.svelte   default: what is public about a seat, props { sight, seat }
//   Inspect.svelte  default: a card or piece drawn large, props { kind, id }; without it, its name and sentence
//   end.ts        sources(sight): where the points came from; overTime(sight): how the score went
//                 highlights: the kinds of event worth a mark on the replay's scrubber
//                 verdict(sight): how a game against the game itself ended, else ""; rivals(sight): seats
//                 moved by the rules whose score counts
//                 numbers(sight): the three numbers that tell how the game went
//
// They are found by their file names, so that a new game needs no change here. What every page knows of a game is in
// its record (record.ts).

import type { Component, Snippet } from "svelte"
import type { Fact, Option, Sight } from "../lib/types"
import type { Layout } from "../table/layout"
import type { Foreseen, Preview } from "../table/live/foreseen.svelte"

export interface BoardProps {
  sight: Sight
  /** The text of the option that is chosen but not sent. */
  selected: string | null
  select: (text: string | null) => void
  /** Sends an option right away; null if another one is still on its way. `follows`: it goes on with the gesture of the
   *  one before, and both are undone together. */
  play: (text: string, follows?: boolean) => Promise<void> | null
  /** Asks why an option is not offered, and says so at the anchor. */
  refuse: (text: string, anchor: Element) => void
  layout: Layout
  /** What is offered has just changed by itself: a touch meant for what was there is not taken. */
  fresh: boolean
  /** The plates of the seats, side by side or one under the other. */
  plates: Snippet<["row" | "column"]>
  /** The question bar; on a low screen a column with the answers. What it unfolds lies above it, over the board. */
  bar: Snippet
  /** What each option would do, as the engine foretells it. */
  foreseen: Foreseen
  /** In a replay nothing can be chosen. */
  past: boolean
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

/** One of the numbers that tell how a game went, or one number for each seat, and what is counted. */
export interface EndNumber {
  values: (number | string)[]
  text: string
}

export interface AreaProps {
  sight: Sight
  seat: number
}

/** A card or piece, as `data-inspect` names it. */
export interface InspectProps {
  kind: string
  id: string
}

interface StripWords {
  facts?: (sight: Sight, seat: number) => SeatFact[]
  score?: (sight: Sight, seat: number) => string
  scoreIcon?: { icon: string; title: () => string }
  where?: (sight: Sight) => string
  whereShort?: (sight: Sight) => string
  notes?: (sight: Sight) => string[]
  crumb?: (sight: Sight) => string
  rest?: () => string
  phases?: (sight: Sight) => Phase[]
  icon?: (option: Option) => string | null
  about?: (sight: Sight, option: Option, preview: Preview | null) => string
  brief?: boolean
  price?: (sight: Sight, option: Option) => string
  outcome?: (sight: Sight, option: Option, preview: Preview | null) => string
}

/** What kind of act something is: each has its own sound. */
export type Tone = "move" | "card" | "build" | "battle"

/** How the acts of others are shown, one after another. All of it is by kind of event. */
export interface GameBeats {
  /** What only goes along with an act: it gets no caption of its own. */
  minor?: readonly string[]
  /** Everything else is a "move". */
  tones?: Partial<Record<Tone, readonly string[]>>
  /** The way to a sight in small steps, if the game knows it; the last one may be left out, the sight itself is it. */
  steps?: (before: Sight, after: Sight) => Sight[]
  /** How long a step takes that tells this, in whole beats, if not as long as any. */
  shares?: Readonly<Record<string, number>>
}

interface EndTables {
  sources?: (sight: Sight) => Source[]
  overTime?: (sight: Sight) => CoursePoint[]
  highlights?: readonly string[]
  verdict?: (sight: Sight) => string
  rivals?: (sight: Sight) => number[]
  numbers?: (sight: Sight) => EndNumber[]
}

export interface GameParts extends StripWords, EndTables {
  Board: Component<BoardProps> | null
  Strip: Component<{ sight: Sight }> | null
  Area: Component<AreaProps> | null
  Inspect: Component<InspectProps> | null
  beats: GameBeats
}

type Files<T> = Record<string, () => Promise<T>>

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte")
const strips = import.meta.glob<{ default: Component<{ sight: Sight }> }>("./*/Strip.svelte")
const areas = import.meta.glob<{ default: Component<AreaProps> }>("./*/Area.svelte")
const inspects = import.meta.glob<{ default: Component<InspectProps> }>("./*/Inspect.svelte")
const stripWords = import.meta.glob<StripWords>("./*/strip.ts")
const beats = import.meta.glob<{ beats: GameBeats }>("./*/beats.ts")
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

export const NO_PARTS: GameParts = {
  Board: null,
  Strip: null,
  Area: null,
  Inspect: null,
  beats: {},
}

/** Everything that a game provides for its table. */
export async function partsOf(game: string): Promise<GameParts> {
  const [board, strip, area, inspect, words, acts, end] = await Promise.all([
    part(boards, `./${game}/Board.svelte`),
    part(strips, `./${game}/Strip.svelte`),
    part(areas, `./${game}/Area.svelte`),
    part(inspects, `./${game}/Inspect.svelte`),
    part(stripWords, `./${game}/strip.ts`),
    part(beats, `./${game}/beats.ts`),
    part(ends, `./${game}/end.ts`),
  ])
  return {
    Board: board?.default ?? null,
    Strip: strip?.default ?? null,
    Area: area?.default ?? null,
    Inspect: inspect?.default ?? null,
    beats: acts?.beats ?? NO_PARTS.beats,
    ...(words ?? {}),
    ...(end ?? {}),
  }
}
