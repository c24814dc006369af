/** The guide of The Great Wall: the first year, starting with autumn, and the spring and summer that follow. */

import { clerksAt, spotOf } from "./model"
import type { LocationSeen, View } from "./view"
import { piece } from "../../lib/words"
import type { Fact, Option } from "../../lib/types"
import type { Scene, Script } from "../../guide/types"
import { touching } from "./touching"

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

/** Where others already wait and little is missing: it will soon activate, and nobody is alone there. */
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

/** Two at the barracks, wherever they come from: Despotism activates them before they are full. */
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

const locationOf = (id: string): string => `[data-place="loc:${id}"]`

/** The place that an answer names. */
const placeOf = (m: Now, text: string | undefined): string => {
  const id = m.options.find((one) => one.text === text)?.parts["location"]
  return id ? locationOf(String(id)) : ".loc"
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

const locationTarget = (m: Now): string => locationOf(String(told(m, "activated")[0]?.facts["location"] ?? ""))

/** The card that the player plays this year. */
const isMyCard = (m: Now, command: string): boolean => m.view.players[m.seat]?.played === command

/** What things cost the player now. */
const prices = (m: Now): Record<string, Fact> => {
  const { clerk = 0, advisor = 0, barricade = 0, save = 0 } = m.view.own?.prices ?? {}
  return { clerk, advisor, barricade, save }
}

/** How the wall stood in the first winter. */
function assault(m: Now): Record<string, Fact> {
  const [held, breached] = [told(m, "holds").length, told(m, "breach").length]
  return { held, breached, shame: told(m, "shame").filter((one) => isMe(m, one.facts["seat"])).length }
}

/** The horde that came last. */
const newHorde = (m: Now): string => `[data-piece="horde ${told(m, "horde").at(-1)?.facts["horde_card"]}"]`

export const script: Script<View> = {
  game: "great_wall",
  touching,
  later: [
    { what: ".r-years", until: "spring" },
    { what: ".r-art", until: "end" },
  ],
  chapters: [
    {
      id: "wall",
      steps: [
        { id: "welcome", rules: ["GW-W3", "GW-W4"], target: ".sec .force" },
        { id: "honor", rules: ["GW-Y4", "GW-E6"], target: [".gw .honor", ".seats .seat"] },
        {
          id: "general",
          rules: ["GW-B7", "GW-G1"],
          asks: ["general"],
          target: ".gcard",
          suggests: (m) => m.options[0]?.text,
        },
        {
          id: "advisors",
          rules: ["GW-B8", "GW-G1"],
          asks: ["advisors"],
          target: ".gcard",
          suggests: (m) => m.options[0]?.text,
        },
        { id: "stock", rules: ["GW-A2", "GW-A7"], when: isSetUp, target: ".stockp .pool" },
        { id: "city", rules: ["GW-L1", "GW-L2", "GW-L5"], when: isSetUp, target: ".loc" },
        { id: "horde", rules: ["GW-V1", "GW-V5", "GW-F1"], when: isSetUp, target: ".horde" },
      ],
    },
    {
      id: "command",
      steps: [
        {
          id: "command",
          rules: ["GW-J1", "GW-J4"],
          asks: ["command"],
          when: (m) => m.view.year === 1,
          target: ".cmdhand",
          suggests: (m) => offered(m, "command", { command: "despotism" }) ?? m.options[0]?.text,
        },
        {
          id: "space",
          rules: ["GW-J2", "GW-J3"],
          asks: ["space"],
          target: [".gw-edge .rails", ".cmds"],
          suggests: (m) => firstOf(m, "space"),
        },
      ],
    },
    {
      id: "clerks",
      steps: [
        {
          id: "clerk",
          rules: ["GW-K1", "GW-K3"],
          asks: ["clerk"],
          target: (m) => placeOf(m, crowded(m)),
          suggests: crowded,
        },
        {
          id: "clerks",
          rules: ["GW-L9", "GW-K2"],
          asks: ["clerk"],
          when: (m) => m.done("clerk"),
          target: (m) => placeOf(m, together(m)),
          suggests: together,
        },
        {
          id: "barracks",
          rules: ["GW-M1", "GW-L7"],
          asks: ["clerk"],
          stays: true,
          when: (m) =>
            m.view.active === m.seat &&
            isMyCard(m, "despotism") &&
            m.done("clerk") &&
            mineAt(m, "barracks") < 2 &&
            toBarracks(m) !== undefined,
          target: locationOf("barracks"),
          suggests: toBarracks,
        },
        {
          id: "activated",
          rules: ["GW-L4", "GW-P2", "GW-L5"],
          when: (m) => told(m, "activated").length > 0,
          target: locationTarget,
          facts: activated,
        },
        {
          id: "advance",
          rules: ["GW-L7", "GW-L8"],
          asks: ["advance"],
          target: (m) => placeOf(m, early(m)),
          suggests: early,
        },
        {
          id: "location",
          rules: ["GW-L3"],
          asks: ["next_location"],
          when: many,
          target: (m) => placeOf(m, m.options[0]?.text),
          suggests: (m) => m.options[0]?.text,
        },
        {
          id: "overseer",
          rules: ["GW-P2", "GW-P3", "GW-Z1"],
          asks: ["upgrade", "overseer"],
          when: many,
          target: [".loc:has(.is-legal)", ".stockp .pool"],
          suggests: (m) => firstOf(m, "upgrade", "overseer"),
        },
        {
          id: "donate",
          rules: ["GW-P8", "GW-U4"],
          asks: ["donate"],
          target: ".city .store",
          suggests: (m) => firstOf(m, "donate"),
        },
        {
          id: "build",
          rules: ["GW-U1", "GW-U2", "GW-U4"],
          asks: ["build"],
          when: many,
          target: locationOf("builders_camp"),
          facts: prices,
          suggests: (m) => firstOf(m, "wall", "barricade"),
        },
        {
          id: "hire",
          rules: ["GW-N1", "GW-N2"],
          asks: ["hire"],
          when: many,
          target: locationOf("embassy"),
          facts: prices,
          suggests: (m) => firstOf(m, "hire_clerk", "hire"),
        },
        {
          id: "pay",
          rules: ["GW-A9", "GW-U4"],
          asks: ["pay"],
          when: many,
          target: ".stockp .res",
          suggests: (m) => m.options[0]?.text,
        },
      ],
    },
    {
      id: "soldiers",
      steps: [
        {
          id: "recruit",
          rules: ["GW-M1", "GW-F1", "GW-F3"],
          asks: ["recruit", "next_recruit"],
          stays: true,
          when: many,
          target: ".stockp .pool",
          facts: (m) => ({ asked: m.kind }),
          suggests: (m) => firstOf(m, "recruit", "next"),
        },
        {
          id: "attack",
          rules: ["GW-F1", "GW-V3", "GW-V6"],
          asks: ["place_recruit", "attacker", "target"],
          stays: true,
          when: many,
          target: [".sec .horde:has(.is-legal)", ".sec .horde"],
          facts: (m) => ({ lethality: m.view.lethality, soldier: m.view.question.soldier ?? "" }),
          suggests: bestSpot,
        },
        {
          id: "tactic",
          rules: ["GW-D2", "GW-D3", "GW-D4"],
          asks: ["tactic"],
          when: many,
          target: [".tray .tac.fits", ".tray .tac"],
        },
        {
          id: "shame",
          rules: ["GW-E2", "GW-E3", "GW-E7"],
          asks: ["shame"],
          target: ".stockp .pool",
          suggests: (m) => offered(m, "shame", { soldier: "spearman" }),
        },
      ],
    },
    {
      id: "winter",
      steps: [
        {
          id: "winter",
          rules: ["GW-W1", "GW-W3"],
          when: (m) => seasonTold(m, "spring"),
          target: ".sec .front",
        },
        {
          id: "assault",
          rules: ["GW-W8", "GW-W5"],
          when: (m) => seasonTold(m, "spring"),
          target: (m) => (assault(m).shame ? ".tray .shamed" : ".sec .front"),
          facts: assault,
        },
      ],
    },
    {
      id: "year",
      steps: [
        {
          id: "spring",
          rules: ["GW-S2", "GW-S4", "GW-S7"],
          when: (m) => seasonTold(m, "spring"),
          target: newHorde,
          facts: (m) => ({ number: m.view.time[m.view.year - 1]?.hordes ?? 0 }),
        },
        {
          id: "summer",
          rules: ["GW-Z1", "GW-E7", "GW-Z3"],
          when: (m) => seasonTold(m, "summer"),
          target: ".stockp .res",
        },
        {
          id: "recall",
          rules: ["GW-Z4", "GW-Z5"],
          asks: ["recall"],
          target: ".tray .below",
          facts: (m) => ({ cards: m.view.players[m.seat]?.commands ?? 0 }),
          suggests: (m) => firstOf(m, "take_honor", "take_back"),
        },
        {
          id: "end",
          rules: ["GW-W6", "GW-Y3"],
          when: (m) => m.view.year > 1 && m.view.season === "autumn",
          last: true,
        },
      ],
    },
  ],
}
