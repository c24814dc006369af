/** The things on this table, and which of them the options name: "region:2", "wall:gold1:2". Some options can be
 *  reached on both the main and the player board. A card and its use are two answers, and one gesture. */

import type { Fact, Option, Sight } from "../../lib/types"
import type { Touching, Via, Way, Ways } from "../../table/touch/ways"
import { viewOf, type View } from "./model"

type Parts = Record<string, Fact>

/** Verbs whose option names one thing, here or there. */
const ONE: Readonly<Record<string, (parts: Parts, view: View) => string[]>> = {
  card: (p) => [`hand:${p["card"]}`],
  discard: (p) => [`hand:${p["card"]}`],
  use: (p) => [`card:${p["card"]}`],
  unify: (p) => [`region:${p["region"]}`],
  court: (p) => [`act:${p["action"]}`],
  hire: (p) => [`region:${p["region"]}`],
  governor: (p) => [`region:${p["region"]}`, `land:${p["region"]}`],
  palace: (p) => [`region:${p["region"]}`, `palaces:${p["region"]}`],
  worker: (p) => [`worker:${p["region"]}`, `region:${p["region"]}`],
  extra: (_, view) => [`worker:${view.question.region}`, `region:${view.question.region}`],
  calm: (p) => [`region:${p["region"]}`],
  square: (p, view) => [`square:${view.question.region}:${p["square"]}`],
  wall: (p) => [`wall:${p["section"]}:${p["lines"]}`],
  marker: (p) => [`marker:${p["aspect"]}`],
  marker3: (p) => [`marker:${p["aspect"]}`],
  board: (p) => [`board:${p["board"]}`],
  bid: (p) => [`bid:${p["number"]}`],
  power: () => ["power"],
  accept: (_, view) => [`reward:${view.offered}`],
}

function waysOf({ text, verb, parts }: Option, view: View): Way[] {
  const way = (from: string | null, to: string): Way => ({ text, from, to })
  const { color, region, goal, square } = parts
  switch (verb) {
    case "recruit":
      return [way(`supply:${color}`, `area:g:${region}`)]
    case "shift":
      return [way(`off:g:${region}:${color}`, `area:w:${region}`)]
    case "up":
      return [way(`off:w:${region}:${color}`, `area:g:${region}`)]
    case "move_g":
      return [way(`off:g:${region}:${color}`, `area:g:${goal}`)]
    case "move_w":
      return [way(`off:w:${region}:${color}`, `area:w:${goal}`)]
    case "move_worker":
      return [way(`worker:${region}`, `region:${goal}`), way(`worker:${region}`, `worker:${goal}`)]
    case "move_governor":
      return [way(square === "beside" ? `beside:${region}` : `square:${region}:${square}`, `land:${goal}`)]
  }
  return (ONE[verb]?.(parts, view) ?? []).map((to) => way(null, to))
}

const isUse = (thing: string): boolean => thing.startsWith("region:") || thing.startsWith("act:")

/** A card of the hand goes to where it is used: first it is named, then its use. */
function via(from: string, to: string | null, ways: Ways): Via | null {
  const card = ways.kind === "card" ? ways.direct(from)[0] : undefined
  return card && (to === null || isUse(to)) ? { first: [card.text], from: null } : null
}

export function touching(sight: Sight): Touching {
  const view = viewOf(sight)
  return {
    ways: (option) => waysOf(option, view),
    // While a card is being thought of, a touch of an area does not mean the officials that might move there.
    usual: (ways, kind) => (kind === "card" || kind === "use" ? [] : ways),
    held: sight.decision?.kind === "use" ? `hand:${view.own?.playing}` : null,
    via,
  }
}
