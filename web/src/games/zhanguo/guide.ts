/** The guide of ZhanGuo: the first round, from the first card to the unification rewards. */

import { ASPECTS, mineOf, officialsIn, overOf, sum, type Card, type Over, type View } from "./model"
import { piece } from "../../lib/words"
import type { Fact } from "../../lib/types"
import type { Scene, Script } from "../../guide/types"

type Now = Scene<View>

const FIRST_TRIGGERS = ["governor", "recruit", "hire"]

const cards = (m: Now): Card[] => m.view.own?.hand ?? []
const byMe = (m: Now, kind: string) =>
  m.told.find((one) => one.kind === kind && String(one.facts["seat"]) === String(m.seat))
const verbs = (m: Now): Set<string> => new Set(m.options.map((option) => option.verb))
const inRound = (m: Now, round: number): boolean => m.view.round === round
const nameOf = (kind: string, id: string): string => piece("zhanguo", kind, id)

/** For the player's board: a card that will soon be woken. */
function firstCard(m: Now): Card | undefined {
  const wished = FIRST_TRIGGERS.flatMap((trigger) => cards(m).filter((card) => card.trigger === trigger))
  return wished[0] ?? cards(m)[0]
}

const sorted = (m: Now): Card[] => [...cards(m)].sort((a, b) => a.card - b.card)
const isOver = (m: Now, card: Card, way: Over): boolean => [way, "first"].includes(overOf(m.view, card.card) ?? "")

/** For the court: a low number, since officials and governors need one below the last. */
function lowCard(m: Now): Card | undefined {
  return (
    sorted(m)
      .filter((card) => isOver(m, card, "lower"))
      .at(-1) ?? sorted(m)[0]
  )
}

/** For workers and what they build: a number above the last. */
function highCard(m: Now): Card | undefined {
  return sorted(m).find((card) => isOver(m, card, "higher")) ?? sorted(m).at(-1)
}

/** The text of an option with this verb and this part. */
const optionOf = (m: Now, verb: string, part = "", value: Fact = ""): string | undefined =>
  m.options.find((one) => one.verb === verb && (!part || String(one.parts[part]) === String(value)))?.text
const play = (m: Now, card: Card | undefined): string | undefined => card && optionOf(m, "card", "card", card.card)
const cardTarget = (card: Card | undefined): string => (card ? `[data-spot="hand:${card.card}"]` : ".hand-tray")
const cardFacts = (card: Card | undefined): Record<string, Fact> => ({ number: card?.card ?? 0 })

/** An official stands in a workers' area. */
const canWork = (m: Now): boolean =>
  mineOf(m.view)?.regions.some((region) => officialsIn(region.workers_area) > 0) ?? false

/** Officials who could be shifted there. */
const idle = (m: Now): number => sum(mineOf(m.view)?.regions.map((region) => officialsIn(region.governors_area)) ?? [])

const shift = (m: Now): string | undefined => m.offers.find((one) => one.verb === "shift")?.text

function markers(m: Now): Record<string, Fact> {
  const told = byMe(m, "markers")
  return {
    number: Number(told?.facts["number"] ?? 0),
    aspect: nameOf("aspect", String(told?.facts["aspect"] ?? "writing")),
  }
}

function reward(m: Now): Record<string, Fact> {
  const aspect = m.view.offered ?? "writing"
  const row = ASPECTS.indexOf(aspect)
  const given = m.view.rewards[row]?.[m.view.round - 1]
  return { aspect: nameOf("aspect", aspect), reward: nameOf("reward", given?.reward ?? "") }
}

export const script: Script<View> = {
  game: "zhanguo",
  steps: [
    { id: "welcome", rules: ["ZG-C1", "ZG-Y6"], target: ".empire", tab: "empire" },
    { id: "points", rules: ["ZG-Y1", "ZG-K6", "ZG-Y4"], target: ".empire .realm", tab: "empire" },
    { id: "board", rules: ["ZG-O1", "ZG-B7"], target: ".mine", tab: "mine" },
    { id: "hand", rules: ["ZG-C2", "ZG-C4"], target: ".hand-tray", tab: "mine" },
    {
      id: "card",
      rules: ["ZG-C3"],
      asks: ["card"],
      when: (m) => inRound(m, 1),
      target: (m) => cardTarget(firstCard(m)),
      tab: "mine",
      facts: (m) => cardFacts(firstCard(m)),
      suggests: (m) => play(m, firstCard(m)),
    },
    {
      id: "unify",
      rules: ["ZG-U1", "ZG-U2", "ZG-U4"],
      asks: ["use"],
      when: (m) => inRound(m, 1),
      target: ".mine .cols",
      tab: "mine",
      suggests: (m) => optionOf(m, "unify", "region", 1),
    },
    {
      id: "markers",
      rules: ["ZG-U2", "ZG-W2"],
      when: (m) => byMe(m, "markers") !== undefined,
      target: '[data-spot^="marker:"]',
      tab: "court",
      facts: markers,
    },
    {
      id: "court",
      rules: ["ZG-T2", "ZG-T3"],
      asks: ["card"],
      when: (m) => inRound(m, 1) && m.done("unify"),
      target: ".court",
      tab: "court",
      facts: (m) => cardFacts(lowCard(m)),
      suggests: (m) => play(m, lowCard(m)),
    },
    {
      id: "action",
      rules: ["ZG-K4", "ZG-K1"],
      asks: ["use"],
      when: (m) => inRound(m, 1) && m.done("court"),
      target: ".court .ca",
      tab: "court",
      suggests: (m) => optionOf(m, "court", "action", "governor") ?? optionOf(m, "court", "action", "recruit"),
    },
    {
      id: "governor",
      rules: ["ZG-K4", "ZG-Y1"],
      asks: ["governor"],
      target: ".mine .cols",
      tab: "mine",
      suggests: (m) => optionOf(m, "governor"),
    },
    {
      id: "square",
      rules: ["ZG-K5"],
      asks: ["square"],
      target: ".empire .realm",
      tab: "empire",
      suggests: (m) => optionOf(m, "square", "square", "vp") ?? optionOf(m, "square"),
    },
    {
      id: "official",
      rules: ["ZG-K1", "ZG-O1"],
      asks: ["official"],
      target: ".mine .cols",
      tab: "mine",
      suggests: (m) => optionOf(m, "recruit"),
    },
    {
      id: "ability",
      rules: ["ZG-T1", "ZG-T5"],
      asks: ["ability"],
      when: (m) => verbs(m).has("use") || verbs(m).has("power"),
      target: [".mine .slots3 .is-legal", ".mine .cols"],
      tab: "mine",
      suggests: (m) => optionOf(m, "use"),
    },
    {
      id: "missions",
      rules: ["ZG-M1", "ZG-Y3"],
      when: (m) => m.kind === "card" && byMe(m, "court") !== undefined,
      target: ".ms",
      tab: "court",
    },
    {
      id: "workers",
      rules: ["ZG-K1", "ZG-K3"],
      asks: ["card"],
      when: (m) => inRound(m, 1) && m.done("action") && idle(m) === 0 && !canWork(m),
      target: ".mine .cols",
      tab: "mine",
      facts: (m) => cardFacts(lowCard(m)),
      suggests: (m) => play(m, lowCard(m)),
    },
    {
      id: "recruit",
      rules: ["ZG-K1", "ZG-U4"],
      asks: ["use"],
      when: (m) => inRound(m, 1) && m.done("workers"),
      target: ".court .ca",
      tab: "court",
      suggests: (m) => optionOf(m, "court", "action", "recruit"),
    },
    {
      id: "shift",
      rules: ["ZG-O2"],
      asks: ["card"],
      when: (m) => inRound(m, 1) && m.done("action") && shift(m) !== undefined,
      target: [".mine .zone .is-legal", ".mine .cols"],
      tab: "mine",
      suggests: shift,
    },
    {
      id: "higher",
      rules: ["ZG-T2", "ZG-T11"],
      asks: ["card"],
      when: (m) => inRound(m, 1) && canWork(m),
      target: ".court",
      tab: "court",
      facts: (m) => cardFacts(highCard(m)),
      suggests: (m) => play(m, highCard(m)),
    },
    {
      id: "hire",
      rules: ["ZG-K3", "ZG-R3"],
      asks: ["use"],
      when: (m) => inRound(m, 1) && m.done("higher"),
      target: ".court .ca",
      tab: "court",
      suggests: (m) => optionOf(m, "court", "action", "hire"),
    },
    { id: "move", rules: ["ZG-O3", "ZG-K2"], asks: ["move"], target: ".mine .cols", tab: "mine" },
    {
      id: "build",
      rules: ["ZG-K6", "ZG-K7"],
      asks: ["palace", "wall", "worker"],
      target: [".empire .walls", ".empire .realm"],
      tab: "empire",
    },
    {
      id: "free",
      rules: ["ZG-U4", "ZG-C7"],
      asks: ["card"],
      when: (m) => inRound(m, 1) && m.done("action"),
      target: ".hand-tray",
      tab: "mine",
      suggests: (m) => play(m, highCard(m)),
    },
    {
      id: "rewards",
      rules: ["ZG-W1", "ZG-W2"],
      when: (m) => m.kind === "reward" || m.view.round > 1,
      target: ".rewt",
      tab: "court",
    },
    {
      id: "reward",
      rules: ["ZG-W3", "ZG-W5"],
      asks: ["reward"],
      target: [".rewt .asked", ".rewt"],
      tab: "court",
      facts: reward,
      suggests: (m) => optionOf(m, "accept"),
    },
    { id: "next", rules: ["ZG-W8", "ZG-C2"], when: (m) => m.view.round > 1, target: ".rewt", tab: "court" },
    { id: "end", rules: ["ZG-Y6"], when: (m) => m.view.round > 1, last: true },
  ],
}
