/** What a player may want to do now, though it is not offered: the panel lists it with the rule that forbids it. */

import type { Sight } from "../../lib/types"
import { option, piece } from "../../lib/words"
import { Acts } from "./acts"
import { CARDS, mySide, PROVINCES, viewOf, type Side, type View } from "./model"

type Try = { text: string; label: string }

const PLACES: Readonly<Record<string, string>> = { ambush: " QIN", levy: " QIN", march: " QIN>CHU" }

const spoken = (text: string, verb: string, parts: Record<string, string> = {}): Try => ({
  text,
  label: option("sun_tzu", { text, verb, parts }),
})

function orders(view: View, mine: Side): Try[] {
  const hand = view.sides[mine].hand ?? []
  const bare = PROVINCES.filter((place) => view.provinces[place]?.orders[mine] == null)
  const marked = bare.filter((place) => (view.provinces[place]?.marks[mine] ?? 0) > 0)
  const sixes = hand.includes("6") ? marked : []
  return [
    ...sixes.map((place) => spoken(`6@${place}`, "lay", { card: "6", province: place })),
    spoken("ready", "ready"),
  ]
}

/** One line says that there is nothing to buy; with armies in the reserves each card has its own reason. */
function buying(view: View, mine: Side): Try[] {
  const { hand = [], reserves } = view.sides[mine]
  const cards = CARDS.filter((card) => hand.includes(card))
  return (reserves > 0 ? cards : cards.slice(-1)).map((card) => spoken(`buy ${card}`, "buy", { card }))
}

function generals(view: View, mine: Side, acts: Acts): Try[] {
  const held = (view.sides[mine].held ?? []).filter((general) => !acts.general(general).legal)
  return held.map((general) => ({
    text: `use ${general}${PLACES[general] ?? ""}`,
    label: piece("sun_tzu", "general", general),
  }))
}

export function tries(sight: Sight): Try[] {
  const [view, mine, decision] = [viewOf(sight), mySide(sight), sight.decision]
  if (!mine || !decision?.options.length) return []
  const acts = new Acts(decision, view, mine)
  const places = (verb: "fight" | "from", part: string) =>
    PROVINCES.map((place) => spoken(`${verb} ${place}`, verb, { [part]: place }))
  const all: Try[] = []
  if (acts.orders) all.push(...orders(view, mine))
  if (acts.kind === "next_battle") all.push(...places("fight", "province"))
  if (acts.kind === "source") all.push(...places("from", "source"), spoken("from pool", "from", { source: "pool" }))
  if (acts.buying && view.options["beginner"] !== true) all.push(...buying(view, mine))
  if (acts.window || acts.kind === "at_reveal") all.push(...generals(view, mine, acts))
  return all.filter((one) => !acts.has(one.text))
}
