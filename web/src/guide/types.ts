/** What a guide is made of: a script for each game, and in it steps that know when they fit. */

import type { Fact, Option, Sight, Told } from "../lib/types"
import type { Touching } from "../table/touch/ways"
import type { Later } from "./later"

/** The table as a step looks at it. */
export type Scene<View> = {
  sight: Sight
  view: View
  seat: number
  /** The kind of question that the player is asked now, "" if none. */
  kind: string
  options: Option[]
  /** What else the player may do before the answer. */
  offers: Option[]
  /** All that the seat was told, in order. */
  told: Told[]
  /** Whether a step has been shown, or its time has passed. */
  done: (id: string) => boolean
}

/**
 * One thing that is explained, once. The first step of the script that fits the scene is the one that is shown,
 * so a player who does something other than suggested simply meets other steps.
 *
 * Its words are `guide-<game>-<id>` (the title), the same with `-text`, and with `-do` where it asks for an answer.
 */
export type Step<View> = {
  id: string
  /** The rules behind it, as links. */
  rules: readonly string[]
  /** Without it the step fits at any time. */
  when?: (scene: Scene<View>) => boolean
  /** The kinds of question it helps with. The player's own answer ends it, whatever it is. */
  asks?: readonly string[]
  /** More than one answer belongs to it: it stays until it no longer fits. */
  stays?: boolean
  /** It is shown whenever it fits, not only once. */
  again?: boolean
  /** What it points at, small enough to be seen beside the card: selectors, the first that finds a thing counts. */
  target?: string | readonly string[] | ((scene: Scene<View>) => string | readonly string[])
  /** What else it speaks of: the card leaves it uncovered. */
  also?: readonly string[]
  /** Numbers and names in its words. */
  facts?: (scene: Scene<View>) => Record<string, Fact>
  /** The text of a good answer; it is suggested only if it is offered. */
  suggests?: (scene: Scene<View>) => string | undefined
  /** The last one: after it the player is left alone. */
  last?: boolean
}

/** What belongs together; its title is `guide-<game>-chapter-<id>`. */
export type Chapter<View> = { id: string; steps: readonly Step<View>[] }

export type Script<View> = {
  game: string
  chapters: readonly Chapter<View>[]
  /** Where answers are given on the board; the hand that shows a gesture goes there. */
  touching?: (sight: Sight) => Touching
  /** What the board does not show before the guide comes to it. */
  later?: readonly Later[]
}

/** A script, whatever its view. */
/* eslint-disable @typescript-eslint/no-explicit-any -- a script of one view is a script of any, which unknown is not */
export type AnyScript = Script<any>
export type AnyStep = Step<any>
