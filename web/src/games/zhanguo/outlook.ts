/** What the engine foretells of an option, read for the board and the panel: what the seat gains and pays, and
 *  which cards would wake. Nothing is computed here. */

import type { Told } from "../../lib/types"
import type { Preview } from "../../table/live/foreseen.svelte"
import { mineOf, sum, type Action, type Aspect, type Card, type Color, type View } from "./model"
import { bonusText, nameOf, t } from "./words"

/** The view after an option; null where nobody can foretell it. */
export const viewAfter = (preview: Preview): View | null => preview.view as View | null

// What wakes

/** Cards usable after an action however it continues, and in some ways only; the same for the board's power. */
export type Wakes = { surely: number[]; perhaps: number[]; power: "surely" | "perhaps" | null }

const USE = "use "
const cardsIn = (texts: readonly string[]): number[] =>
  texts.filter((text) => text.startsWith(USE)).map((text) => Number(text.slice(USE.length)))

export function wakesOf(preview: Preview): Wakes {
  const surely = preview.asked === "ability" ? preview.then : preview.surely
  const power = surely.includes("power") ? "surely" : preview.perhaps.includes("power") ? "perhaps" : null
  return { surely: cardsIn(surely), perhaps: cardsIn(preview.perhaps), power }
}

const cardOf = (view: View, number: number): Card | undefined =>
  mineOf(view)
    ?.regions.flatMap((region) => region.cards)
    .find((one) => one.card === number)

/** "65 (marker), 83 (3 points)": with the points that each would give. */
function listed(view: View, numbers: number[]): string {
  return numbers
    .map((number) => {
      const [card, points] = [cardOf(view, number), view.own?.gives.find((one) => one.card === number)?.points]
      return t("wakes-one", {
        number,
        gives: points !== undefined ? t("gain-points", { number: points }) : card ? bonusText(card.bonus) : "",
      })
    })
    .join(", ")
}

/** Sentences about what wakes; none if nothing does. */
export function wakesText(view: View, preview: Preview): string[] {
  const { surely, perhaps, power } = wakesOf(preview)
  return [
    ...(surely.length ? [t("wakes", { list: listed(view, surely) })] : []),
    ...(perhaps.length ? [t("wakes-perhaps", { list: listed(view, perhaps) })] : []),
    ...(power ? [t(`power-${power}`)] : []),
  ]
}

// What is gained and paid

/** The seat's events of one kind. */
function own(view: View, preview: Preview, kind: string): Told["facts"][] {
  const seat = String(view.own?.seat)
  return preview.told.filter((one) => one.kind === kind && String(one.facts["seat"]) === seat).map((one) => one.facts)
}

const total = (all: Told["facts"][]): number => sum(all.map((facts) => Number(facts["number"])))

export type Gains = { markers: number; points: number; unrest: number | null }

/** Markers and points of a unification, and the unrest that its region then has. */
export function unification(view: View, preview: Preview, place: number): Gains {
  const after = viewAfter(preview)
  return {
    markers: total(own(view, preview, "markers")),
    points: total(own(view, preview, "points")),
    unrest: (after && mineOf(after)?.regions[place]?.unrest) ?? null,
  }
}

/** How each kind of event is told in a few words; those of a kind come together. */
const TOLD: Readonly<Record<string, (all: Told["facts"][], view: View) => string[]>> = {
  markers: (all) =>
    all.map((facts) =>
      t("gain-markers", { number: Number(facts["number"]), aspect: nameOf("aspect", facts["aspect"] as Aspect) }),
    ),
  marker3: (all) => all.map((facts) => t("gain-marker3", { aspect: nameOf("aspect", facts["aspect"] as Aspect) })),
  points: (all) => [t("gain-points", { number: total(all) })],
  workers: (all) => [t("gain-workers", { number: total(all) })],
  worker_paid: (all) => [t("pay-workers", { number: all.length })],
  recruited: (all) =>
    all.map((facts) =>
      t("gain-official", { color: nameOf("color", facts["color"] as Color), region: Number(facts["region"]) }),
    ),
  unrest: (all, view) => unrest(all, view),
  markers_back: (all, view) =>
    all.map((facts) =>
      t("give-markers", {
        aspect: nameOf("aspect", facts["aspect"] as Aspect),
        number: mineOf(view)?.markers.find((one) => one.aspect === facts["aspect"])?.value ?? 0,
      }),
    ),
  claimed: () => [t("gain-mission")],
}

/** For each region, the value before and after. */
function unrest(all: Told["facts"][], view: View): string[] {
  const last = new Map(all.map((facts) => [Number(facts["region"]), Number(facts["level"])]))
  return [...last].map(([region, then]) =>
    t("gain-unrest", { before: mineOf(view)?.regions[region - 1]?.unrest ?? 0, then }),
  )
}

/** What the seat would gain, pay and suffer right away; `known` kinds of events are in the option itself. */
export function changes(view: View, preview: Preview, known: readonly string[] = []): string[] {
  return Object.entries(TOLD).flatMap(([kind, say]) => {
    const all = known.includes(kind) ? [] : own(view, preview, kind)
    return all.length ? say(all, view) : []
  })
}

/** What a card would bring on the player's board. */
export const unifies = (view: View, preview: Preview): string[] => [
  ...changes(view, preview),
  ...(preview.told.some((one) => one.kind === "unrest") ? [] : [t("gain-calm")]),
]

/** What an action at the court would bring right away, and what it would wake. */
export function acts(view: View, preview: Preview, action: Action): string[] {
  const said = [...changes(view, preview), ...wakesText(view, preview)]
  return said.length ? said : [t(action === "move" ? "act-move-about" : "act-nothing")]
}
