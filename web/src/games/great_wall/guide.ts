/** The guide of The Great Wall: the first year, starting with autumn, and the spring and summer that follow. */

import { clerksAt, spotOf } from "./model"
import type { LocationSeen, View } from "./view"
import { piece } from "../../lib/words"
import type { Fact, Option } from "../../lib/types"
import type { Scene, Script } from "../../guide/types"

type Now = Scene<View>

const firstOf = (m: Now, ...verbs: string[]): string | undefined =>
  m.options.find((one) => verbs.includes(one.verb))?.text
const offered = (m: Now, verb: string, parts: Record<string, Fact>): string | undefined =>
  m.options.find(
    (one) => one.verb === verb && Object.entries(parts).every(([name, value]) => one.parts[name] === value),
  )?.text
const many = (m: Now): boolean => m.options.length > 1
const told = (m: Now, kind: string) => m.told.filter((one) => one.kind === kind)
const seasonTold = (m: Now, season: string): boolean => told(m, "season").some((one) => one.facts["season"] === season)
const isMe = (m: Now, seat: unknown): boolean => String(seat) === String(m.seat)
/** General and advisors are chosen. */
const isSetUp = (m: Now): boolean => (m.view.players[m.seat]?.advisors.length ?? 0) > 0
const free = (at: LocationSeen): number => (at.slots === null ? 0 : at.slots - clerksAt(at))

/** Where others already wait and little is missing: it will soon resolve, and nobody is alone there. */
function crowded(m: Now): string | undefined {
  const goals = new Map<string, LocationSeen>(m.view.locations.map((at) => [at.location, at]))
  const others = (at: LocationSeen) => clerksAt(at) - (at.clerks[m.seat] ?? 0)
  const moves = m.options.filter((one) => one.verb === "clerk" && one.parts["start"] === "pool")
  const wanted = moves
    .map((one) => ({ text: one.text, at: goals.get(String(one.parts["location"])) }))
    .filter((one) => one.at !== undefined && one.at.slots !== null)
    .sort((a, b) => others(b.at!) - others(a.at!) || free(a.at!) - free(b.at!))
  return wanted[0]?.text
}

/** Two at the barracks, wherever they come from: Despotism resolves them before they are full. */
function toBarracks(m: Now): string | undefined {
  const moves = m.options.filter((one) => one.verb === "clerk" && one.parts["location"] === "barracks")
  return (moves.find((one) => one.parts["start"] === "pool") ?? moves[0])?.text
}

const mineAt = (m: Now, id: string): number => m.view.locations.find((at) => at.location === id)?.clerks[m.seat] ?? 0

/** Where most of the player's clerks are, the barracks first. */
function early(m: Now): string | undefined {
  const places = m.options.filter((one) => one.verb === "activate").sort((a, b) => worth(m, b) - worth(m, a))
  return places[0]?.text
}

function worth(m: Now, option: Option): number {
  const id = String(option.parts["location"])
  return mineAt(m, id) + (id === "barracks" ? 1 : 0)
}

/** The place that an answer names. */
const placeOf = (m: Now, text: string | undefined): string => {
  const id = m.options.find((one) => one.text === text)?.parts["location"]
  return id ? `.loc:has(use[href$="#${String(id)}"])` : ".city"
}

/** Spots that bring honor before those that bring anything else. */
function bestSpot(m: Now): string | undefined {
  const spots = m.options.filter((one) => one.verb === "spot" || one.verb === "spots")
  const brings = (one: Option) => {
    const cell = String(one.parts["cell"]).split("-")[0] ?? ""
    const reward = spotOf(m.view, String(one.parts["section"]), Number(one.parts["row"]), cell)?.reward
    return reward ? (reward.what === "honor" ? 2 : 1) : 0
  }
  return [...spots].sort((a, b) => brings(b) - brings(a))[0]?.text ?? firstOf(m, "with", "with_firing", "rest")
}

/** The next clerk joins the first, until the location is full. */
function together(m: Now): string | undefined {
  const here = m.view.locations.filter((at) => (at.clerks[m.seat] ?? 0) > 0 && free(at) > 0)
  const next = here.sort((a, b) => free(a) - free(b))[0]
  return (next && offered(m, "clerk", { start: "pool", location: next.location })) ?? crowded(m)
}

function activated(m: Now): Record<string, Fact> {
  const id = String(told(m, "activated")[0]?.facts["location"] ?? "quarry")
  return { location: piece("great_wall", "location", id) }
}

const locationTarget = (m: Now): string => {
  const id = String(told(m, "activated")[0]?.facts["location"] ?? "")
  return `.loc:has(use[href$="#${id}"])`
}

/** How the wall stood in the first winter. */
function assault(m: Now): Record<string, Fact> {
  const [held, breached] = [told(m, "holds").length, told(m, "breach").length]
  return { held, breached, shame: told(m, "shame").filter((one) => isMe(m, one.facts["seat"])).length }
}

export const script: Script<View> = {
  game: "great_wall",
  steps: [
    { id: "welcome", rules: ["GW-W3", "GW-W4"], target: ".wallbox", tab: "wall" },
    { id: "honor", rules: ["GW-Y4", "GW-E6"], target: ".rail .honor", tab: "tracks" },
    {
      id: "general",
      rules: ["GW-B7"],
      asks: ["general"],
      target: ".tray .card-col",
      tab: "mine",
      suggests: (m) => m.options[0]?.text,
    },
    {
      id: "advisors",
      rules: ["GW-B8", "GW-G1"],
      asks: ["advisors"],
      target: ".tray .card-col",
      tab: "mine",
      suggests: (m) => m.options[0]?.text,
    },
    { id: "stock", rules: ["GW-A2", "GW-A7"], when: isSetUp, target: ".stockp", tab: "mine" },
    { id: "city", rules: ["GW-L1", "GW-L2"], when: isSetUp, target: ".city", tab: "city" },
    { id: "horde", rules: ["GW-V1", "GW-F1"], when: isSetUp, target: ".horde", tab: "wall" },
    {
      id: "command",
      rules: ["GW-J1", "GW-J4"],
      asks: ["command"],
      when: (m) => m.view.year === 1,
      target: ".cmdhand",
      tab: "mine",
      suggests: (m) => offered(m, "command", { command: "despotism" }) ?? m.options[0]?.text,
    },
    {
      id: "space",
      rules: ["GW-J2", "GW-J3"],
      asks: ["space"],
      target: ".cmds",
      tab: "tracks",
      suggests: (m) => firstOf(m, "space"),
    },
    { id: "winter", rules: ["GW-W1", "GW-W3"], when: (m) => seasonTold(m, "winter"), target: ".wallbox", tab: "wall" },
    {
      id: "clerk",
      rules: ["GW-K1", "GW-L1"],
      asks: ["clerk"],
      target: (m) => placeOf(m, crowded(m)),
      tab: "city",
      suggests: crowded,
    },
    {
      id: "clerks",
      rules: ["GW-L9", "GW-K3"],
      asks: ["clerk"],
      when: (m) => m.done("clerk"),
      target: (m) => placeOf(m, together(m)),
      tab: "city",
      suggests: together,
    },
    {
      id: "barracks",
      rules: ["GW-M1", "GW-L7"],
      asks: ["clerk"],
      stays: true,
      when: (m) =>
        m.view.active === m.seat && m.done("clerk") && mineAt(m, "barracks") < 2 && toBarracks(m) !== undefined,
      target: '.loc:has(use[href$="#barracks"])',
      tab: "city",
      suggests: toBarracks,
    },
    {
      id: "activated",
      rules: ["GW-L4", "GW-L5"],
      when: (m) => told(m, "activated").length > 0,
      target: locationTarget,
      tab: "city",
      facts: activated,
    },
    {
      id: "advance",
      rules: ["GW-L7", "GW-L8"],
      asks: ["advance"],
      target: ".loc:has(.is-legal)",
      tab: "city",
      suggests: early,
    },
    {
      id: "location",
      rules: ["GW-L3"],
      asks: ["next_location"],
      when: many,
      target: ".loc:has(.is-legal)",
      tab: "city",
      suggests: (m) => m.options[0]?.text,
    },
    {
      id: "overseer",
      rules: ["GW-P3", "GW-P4"],
      asks: ["upgrade", "overseer"],
      when: many,
      target: [".loc:has(.is-legal)", ".stockp"],
      tab: "city",
      suggests: (m) => firstOf(m, "upgrade", "overseer"),
    },
    {
      id: "donate",
      rules: ["GW-P8"],
      asks: ["donate"],
      target: ".city .store",
      tab: "city",
      suggests: (m) => firstOf(m, "donate"),
    },
    {
      id: "recruit",
      rules: ["GW-M1", "GW-M3"],
      asks: ["recruit", "next_recruit"],
      stays: true,
      when: many,
      target: ".stockp .pool",
      tab: "mine",
      suggests: (m) => firstOf(m, "recruit", "next"),
    },
    {
      id: "attack",
      rules: ["GW-F1", "GW-F3", "GW-V5"],
      asks: ["place_recruit", "attacker", "target", "wound", "shot"],
      stays: true,
      when: many,
      target: ".wallbox",
      tab: "wall",
      suggests: bestSpot,
    },
    {
      id: "build",
      rules: ["GW-U1", "GW-U2"],
      asks: ["build"],
      when: many,
      target: ".wallbox",
      tab: "wall",
      suggests: (m) => firstOf(m, "wall", "barricade"),
    },
    {
      id: "hire",
      rules: ["GW-N1", "GW-N2"],
      asks: ["hire"],
      when: many,
      target: ".city .store:has(.adv)",
      tab: "city",
      suggests: (m) => firstOf(m, "hire_clerk", "hire"),
    },
    {
      id: "pay",
      rules: ["GW-A9", "GW-U4"],
      asks: ["pay", "warehouse"],
      when: many,
      target: ".stockp",
      tab: "mine",
      suggests: (m) => m.options[0]?.text,
    },
    { id: "tactic", rules: ["GW-D2", "GW-D3"], asks: ["tactic"], when: many, target: ".tray .card-col", tab: "mine" },
    {
      id: "shame",
      rules: ["GW-E2", "GW-E3"],
      asks: ["shame"],
      target: ".stockp",
      tab: "mine",
      suggests: (m) => offered(m, "shame", { soldier: "spearman" }),
    },
    {
      id: "assault",
      rules: ["GW-W4", "GW-W8"],
      when: (m) => seasonTold(m, "spring"),
      target: ".wallbox",
      tab: "wall",
      facts: assault,
    },
    {
      id: "spring",
      rules: ["GW-S2", "GW-S7"],
      when: (m) => seasonTold(m, "spring"),
      target: ".wallbox",
      tab: "wall",
      facts: (m) => ({ number: m.view.time[m.view.year - 1]?.hordes ?? 0 }),
    },
    { id: "summer", rules: ["GW-Z1", "GW-E7"], when: (m) => seasonTold(m, "summer"), target: ".stockp", tab: "mine" },
    {
      id: "recall",
      rules: ["GW-Z4", "GW-Z5"],
      asks: ["recall"],
      target: ".tray .below",
      tab: "mine",
      suggests: (m) => firstOf(m, "take_honor", "take_back"),
    },
    { id: "end", rules: ["GW-W6", "GW-Y3"], when: (m) => m.view.year > 1 && m.view.season === "autumn", last: true },
  ],
}
