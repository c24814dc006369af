// How the panel sets out the options of a decision: as rows, and as groups of rows when there are many.

import type { Fact, Option } from "../../lib/types"
import { has, keyPart, option as optionWords, piece } from "../../lib/words"
import { isRow } from "./room"

export const MANY = 10

export type Choice = { option: Option; text: string; about: string; offer: boolean }
export type Group = { id: string; label: string; choices: Choice[] }
export type Row = { group: Group; choice?: undefined } | { choice: Choice; group?: undefined }

/** What a piece does, where the words of the game say it: the consequence of an option, before the click. */
function aboutOf(game: string, option: Option): string {
  const lines = Object.entries(option.parts).map(([kind, value]) => {
    const key = `${game}-${kind}-${keyPart(String(value))}-about`
    return has(key) ? piece(game, kind, `${value}-about`) : ""
  })
  return lines.filter(Boolean).join(" ")
}

/** With `brief`, what the game says about an option is shown alone, without what its pieces do. */
export function choiceOf(game: string, option: Option, offer: boolean, more = "", brief = false): Choice {
  const pieces = brief && more ? "" : aboutOf(game, option)
  return { option, text: optionWords(game, option), about: [more, pieces].filter(Boolean).join(" · "), offer }
}

/** The words that all options begin with, up to the last whole one: "Play the 9 to". */
function sharedBeginning(texts: string[]): string {
  const [first = "", ...rest] = texts
  let length = first.length
  for (const text of rest) {
    let same = 0
    while (same < length && text[same] === first[same]) same += 1
    length = same
  }
  if (length === first.length) return first
  return first.slice(0, Math.max(0, first.lastIndexOf(" ", length - 1)))
}

/** The part of the options that splits them: the first one that is not the same in all. */
function splittingPart(choices: Choice[]): string | null {
  const parts = Object.keys(choices[0]?.option.parts ?? {})
  const values = (part: string) => new Set(choices.map((choice) => choice.option.parts[part])).size
  return parts.find((part) => values(part) > 1 && values(part) < choices.length) ?? null
}

function grouped<Key>(choices: Choice[], key: (choice: Choice) => Key): [Key, Choice[]][] {
  const groups = new Map<Key, Choice[]>()
  for (const choice of choices) groups.set(key(choice), [...(groups.get(key(choice)) ?? []), choice])
  return [...groups]
}

function label(game: string, part: string, value: Fact | undefined, choices: Choice[]): string {
  const beginning = sharedBeginning(choices.map((choice) => choice.text))
  if (beginning.length > 2) return `${beginning} …`
  return typeof value === "string" ? piece(game, part, value) : String(value ?? "")
}

/** The rows of the panel. Ten or more of one verb are grouped by their first part: choose that, then the rest. */
export function rowsOf(game: string, choices: Choice[]): Row[] {
  if (choices.length < MANY) return choices.map((choice) => ({ choice }))
  return grouped(choices, (choice) => choice.option.verb).flatMap(([verb, all]): Row[] => {
    const part = all.length >= MANY ? splittingPart(all) : null
    if (!part) return all.map((choice) => ({ choice }))
    return grouped(all, (choice) => choice.option.parts[part]).map(([value, some]): Row => {
      const [only] = some
      if (some.length === 1 && only) return { choice: only }
      return { group: { id: `${verb} ${value}`, label: label(game, part, value, some), choices: some } }
    })
  })
}

/** What a row inside a group says: the words after those of its head. */
export function rest(group: Group, choice: Choice): string {
  const beginning = group.label.replace(/ …$/, " ")
  if (!choice.text.startsWith(beginning)) return choice.text
  const words = choice.text.slice(beginning.length)
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

// Verbs that take back what the player has done in this question: nobody goes on by them.
const TAKE_BACK: readonly string[] = ["back"]

/** The one answer that goes on, if there is just one: "ready" once all orders are laid. */
export function mainOf(options: readonly Choice[], offers: readonly Choice[]): Choice | null {
  const [first, ...others] = [...options, ...offers].filter((choice) => !TAKE_BACK.includes(choice.option.verb))
  return first && !first.offer && others.length === 0 ? first : null
}

const QUICK = 3
const SHORT = 72 // letters of all answers together that fit beside the question

/** Verbs of answers that need nothing on the board: whoever wants nothing there must find them. */
const GO_ON: readonly string[] = ["pass", "done", "end", "stop", "decline"]

/** Answers that are buttons of the bar: two or three that fit; of more, the one that goes on without any of them. */
export function quickOf(options: Choice[], offers: readonly Choice[], phone: boolean): Choice[] {
  const short = (choices: Choice[]) => choices.reduce((sum, choice) => sum + choice.text.length, 0) <= SHORT
  const fit = phone ? isRow : short
  if (options.length > 1 && options.length <= QUICK && !offers.length && fit(options)) return options
  const onward = options.filter((choice) => GO_ON.includes(choice.option.verb))
  return options.length > 1 && onward.length === 1 && fit(onward) ? onward : []
}

/** The question in big letters, the sentences around it as help. */
export function questionOf(text: string): { title: string; help: string } {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const asked = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.endsWith("?")),
  )
  return { title: sentences[asked] ?? text, help: sentences.filter((_, place) => place !== asked).join(" ") }
}

// Symbols for verbs that several games share; a game's strip.ts may name better ones.
const ICONS: Readonly<Record<string, string>> = {
  pass: "arrow-right",
  ready: "seal",
  change: "undo",
  buy: "reserves",
  use: "general",
  keep: "general",
  take: "general",
  fight: "barracks",
  from: "army",
  reinforce: "army",
  under: "pile",
  lay: "cards",
  back: "undo",
}

export function iconOf(option: Option, own?: (option: Option) => string | null): string {
  return own?.(option) ?? ICONS[option.verb] ?? "chevron-right"
}

/** The keys of verbs that every game has. */
export const VERB_KEYS: Readonly<Record<string, string>> = {
  pass: "p",
  ready: "e",
  end: "e",
  stop: "e",
  accept: "y",
  decline: "n",
}
