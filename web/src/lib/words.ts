// The words of the page, from the same Fluent files as in Python; facts become arguments as in `words.py`.
// Everything here may be called in markup: it is redrawn when the language or the files change.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { createSubscriber } from "svelte/reactivity"

import { during } from "./rest.svelte"
import { settings } from "./settings.svelte"
import type { CardTexts, Decision, Fact, GameInfo, Option, Told } from "./types"

/** The languages, each by its own name: readers find theirs without knowing the current one. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  it: "Italiano",
}

const RULE_ID = /^[A-Z]{2}-[A-Z][0-9]+$/
const SECTION_ID = /^[A-Z]{2}-[A-Z]$/
const LONGEST_FACT = 80

// One chunk per file: a page loads its language's words and no others, the rules only where they are read.
const FILES = import.meta.glob<string>("../../../src/tianxia/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
})
const pathOf = (language: string, name: string) => `../../../src/tianxia/locales/${language}/${name}.ftl`
const isBuiltIn = (name: string) => pathOf("en", name) in FILES

// What the server says about its games. For those not in our build it also has the words, in English where
// they are not translated: files by name.
type Supply = (game: string, language: string) => Promise<Record<string, string>>
let games: ReadonlyMap<string, GameInfo> = new Map()
let supply: Supply = () => Promise.resolve({})

export function tellGames(all: readonly GameInfo[], words: Supply): void {
  games = new Map(all.map((game) => [game.name, game]))
  supply = words
  changed()
}

/** The game whose words are not in the build, if a file belongs to one. */
function strangerOf(name: string): string | undefined {
  const owners = [...games.keys()].filter((game) => name === game || name.startsWith(`${game}_`))
  const owner = owners.sort((one, other) => other.length - one.length)[0] // of "go" and "go_wild" the second
  return isBuiltIn(name) || isBuiltIn(owner ?? "") ? undefined : owner
}

/** The words of one language, as far as they are loaded. */
class Catalog {
  readonly keys = new Map<string, string>() // each with its file, in the order of the files
  readonly #bundle: FluentBundle
  readonly #files = new Map<string, Promise<boolean>>()

  constructor(readonly language: string) {
    // Isolation marks are for mixed writing directions, which none of our languages has.
    this.#bundle = new FluentBundle(language, { useIsolating: false })
  }

  /** Loads a file; false if this language has none of that name. */
  load(name: string): Promise<boolean> {
    const wanted = strangerOf(name) ?? name // a stranger's words come all together
    const started = this.#files.get(wanted) ?? this.#read(wanted)
    this.#files.set(wanted, started)
    return started
  }

  async #read(name: string): Promise<boolean> {
    const file = FILES[pathOf(this.language, name)]
    const isStranger = strangerOf(name) !== undefined
    try {
      if (file) this.#add(name, await file())
      else if (isStranger) Object.entries(await supply(name, this.language)).forEach((one) => this.#add(...one))
      return file !== undefined || isStranger
    } catch (error) {
      this.#files.delete(name) // the connection was lost: the next call tries again
      throw error
    }
  }

  #add(name: string, text: string): void {
    const resource = new FluentResource(text)
    this.#bundle.addResource(resource)
    const isNew = (id: string) => !id.startsWith("-") && !this.keys.has(id) // what was there first stays
    for (const { id } of resource.body) if (isNew(id)) this.keys.set(id, name)
  }

  format(key: string, facts: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) return key
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, facts, errors)
    for (const error of errors) console.error(`${this.language} ${key}: ${error.message}`)
    return text
  }
}

const catalogs = new Map<string, Catalog>()
const needed = new Set<string>()
let current = ""
let redraw = () => {}
const seen = createSubscriber((update) => {
  redraw = update
})

// A long log is redrawn with every move: its sentences are kept until the words change.
const sentences = new Map<string, string>()

let version = 0
function changed(): void {
  version += 1
  sentences.clear()
  redraw()
}

/** A new number whenever the words may have changed: what was made from them is valid until then. */
export function wordsVersion(): number {
  seen()
  return version
}

function catalog(language: string): Catalog {
  const made = catalogs.get(language) ?? new Catalog(language)
  catalogs.set(language, made)
  return made
}

async function load(language: string, names: Iterable<string>): Promise<void> {
  const english = catalog("en")
  const loads = [...names].map(async (name) => {
    const found = await catalog(language).load(name)
    if (!found && language !== "en") await english.load(name)
  })
  await during(Promise.all(loads))
}

/** The first language of the reader that we have. */
function preferred(): string {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.split("-")[0] ?? "")
  return wanted.find((tag) => tag in LANGUAGES) ?? "en"
}

/** Loads files by their names without `.ftl`: `await need("sun_tzu")`. A page waits for it before it draws. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name)
  current ||= preferred()
  document.documentElement.lang = current
  await load(current, names)
  changed()
}

const ELSEWHERE = /_(rules|effects|guide)$/

/** Loads what the server's games are called and are about, and what happens at their tables. */
export async function needLobby(): Promise<void> {
  await need("pace", ...[...games.keys()].map((game) => `${game}_lobby`))
}

/** Loads all words of a game, including its board's; its rules and its guide are loaded elsewhere, and what
 *  cards do comes from the server, which composes it. */
export async function needGame(game: string): Promise<void> {
  const name = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length)
  const all = new Set([game, ...Object.keys(FILES).map(name)])
  await need(...[...all].filter((one) => one === game || (one.startsWith(`${game}_`) && !ELSEWHERE.test(one))))
}

/** Another language, without a reload: its files are loaded first, then all words change at the same time. */
export async function setLanguage(language: string): Promise<void> {
  settings.language = language
  const next = preferred()
  await load(next, needed)
  current = next
  document.documentElement.lang = next
  changed()
}

export function language(): string {
  seen()
  return current || "en"
}

// What the cards of the table that is shown are called and do: composed by the server from their data, so
// that the cards of a custom pack say what they do as well. They take precedence over the words of the files.
let cards: ReadonlyMap<string, string> = new Map()

export function tellCards(game: string, texts: CardTexts): void {
  const told = new Map<string, string>()
  for (const [kind, all] of Object.entries(texts)) {
    for (const [id, { name, about, boosted, brief, start }] of Object.entries(all)) {
      const key = `${game}-${kind}-${keyPart(id)}`
      told.set(key, name)
      told.set(`${key}-about`, about)
      if (boosted) told.set(`${key}-boosted`, boosted)
      if (brief) told.set(`${key}-brief`, brief)
      if (start) told.set(`${key}-start`, start)
    }
  }
  cards = told
  changed()
}

function holder(key: string): Catalog | undefined {
  seen()
  const own = catalog(current || "en")
  if (own.keys.has(key)) return own
  const english = catalog("en")
  if (english.keys.has(key)) return english
  return undefined
}

export function has(key: string): boolean {
  return cards.has(key) || holder(key) !== undefined
}

/** The sentence of a key. */
export function say(key: string, facts: Record<string, Fact> = {}): string {
  return sayOf(key.split("-", 1)[0] ?? "", key, facts)
}

/** A sentence that all games share, with the names of this game's pieces in it. */
function sayOf(game: string, key: string, facts: Record<string, Fact>): string {
  return format(key, argumentsOf(game, facts))
}

function format(key: string, facts: Record<string, FluentVariable>): string {
  seen()
  const card = cards.get(key)
  if (card !== undefined) return card
  const found = holder(key)
  if (found) return found.format(key, facts)
  if (current !== "en") void englishToo(key)
  return key
}

// A key that a translation lacks: English is better than a key. Asked for once per key, or it would never end;
// and not right away, since most keys are missing only because their file is still loading.
const PATIENCE = 1000
const missed = new Set<string>()
async function englishToo(key: string): Promise<void> {
  if (missed.has(key)) return
  missed.add(key)
  await new Promise((later) => setTimeout(later, PATIENCE))
  try {
    await load(current, needed)
    if (catalog(current).keys.has(key)) return
    await load("en", needed)
  } catch {
    missed.delete(key)
    return
  }
  if (catalog("en").keys.has(key)) changed()
  else console.error(`There are no words for ${key}.`)
}

function argumentsOf(game: string, facts: Record<string, Fact>): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = { about: Object.keys(facts).join("_") }
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value === "number") {
      result[fact] = value
      result[`${fact}_size`] = Math.abs(value)
      result[`${fact}_sign`] = value > 0 ? "plus" : value < 0 ? "minus" : "zero"
    } else {
      result[fact] = nameOf(game, fact, value)
      result[`${fact}_id`] = value
    }
  }
  return result
}

// Who sits at the table that is shown, by seat.
let people: readonly string[] = []
const NUMBERED = /^[0-9]$/

/** Where seats have numbers instead of names, they are called by the names of those who sit there. */
export function callSeats(names: readonly string[]): void {
  if (names.join("\n") === people.join("\n")) return
  people = names
  changed()
}

function nameOf(game: string, fact: string, value: string): string {
  const kinds = games.get(game)?.kinds[fact] ?? [fact] // most facts are their own kind: `province`, `card`, `seat`
  const called = NUMBERED.test(value) && kinds.includes("seat") ? people[Number(value)] : undefined
  if (called) return called
  const key = kinds.map((kind) => `${game}-${kind}-${keyPart(value)}`).find(has)
  if (key) return format(key, {})
  const letters = [...value]
  return letters.length <= LONGEST_FACT ? value : letters.slice(0, LONGEST_FACT).join("") + "…"
}

/** A name as a part of a key: Fluent allows letters, digits, `-` and `_` only. */
export function keyPart(value: string): string {
  return value.replaceAll("+", "plus-").replaceAll(" ", "-").replace(/^-/, "minus-")
}

// What the engine says

/** The display name of a piece: `piece("sun_tzu", "province", "WU")`. */
export function piece(game: string, kind: string, value: string): string {
  return nameOf(game, kind, value)
}

/** The name of a seat: that of its side where the game has sides. */
export function seatName(game: string, seat: number): string {
  const key = `${game}-seat-${seat}`
  return has(key) ? say(key) : say("seat", { number: seat + 1 })
}

// A game may be loaded before its words: what it says is then spelled out, never shown as a key.

/** An id as words: "pile_known" is "Pile known". */
export function spelled(id: string): string {
  const words = id.replaceAll("_", " ").trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** The words of the first key that exists, else the id spelled out. */
export function sayOr(key: string, id: string): string {
  return has(key) ? say(key) : spelled(id)
}

/** Pages that show many games have not loaded the words of all of them. */
export function gameTitle(game: string): string {
  const key = [`${game}-title`, `web-title-${game}`].find(has)
  return key ? say(key) : (games.get(game)?.title ?? spelled(game))
}

/** Facts without a sentence: "Sun Tzu, banner 3". */
function bare(game: string, facts: Record<string, Fact>): string {
  const lines = Object.entries(facts).map(([fact, value]) => {
    const said = typeof value === "string" ? nameOf(game, fact, value) : String(value)
    if (fact !== "seat") return `${spelled(fact).toLocaleLowerCase()} ${said}`
    if (!/^-?\d+$/.test(String(value))) return said
    return Number(value) >= 0 ? seatName(game, Number(value)) : "" // below zero: nobody in particular
  })
  return lines.filter(Boolean).join(", ")
}

export function event(game: string, told: Told): string {
  seen()
  const id = `${game} ${told.kind} ${JSON.stringify(told.facts)}`
  const found = sentences.get(id) ?? eventOf(game, told)
  sentences.set(id, found)
  return found
}

function eventOf(game: string, told: Told): string {
  const key = `${game}-event-${told.kind}`
  if (has(key)) return say(key, told.facts)
  const facts = bare(game, told.facts)
  return facts ? `${spelled(told.kind)}: ${facts}.` : `${spelled(told.kind)}.`
}

export function option(game: string, chosen: Option): string {
  const key = [`${game}-option-${chosen.verb}`, `option-${chosen.verb}`].find(has)
  return key ? sayOf(game, key, chosen.parts) : spelled(chosen.text)
}

export function ask(decision: Decision): string {
  return has(decision.prompt) ? say(decision.prompt, decision.facts) : spelled(decision.kind)
}

// Rules: `await need("sun_tzu_rules")` first.

export type Rule = { id: string; text: string }

export function rule(id: string): string {
  return say(id)
}

function ofRules(game: string, pattern: RegExp): Rule[] {
  const file = `${game}_rules`
  const own = catalog(language())
  const source = [...own.keys.values()].includes(file) ? own : catalog("en")
  const ids = [...source.keys].filter(([key, name]) => name === file && pattern.test(key))
  return ids.map(([id]) => ({ id, text: say(id) }))
}

/** The sections of a game's rules, with their titles. */
export function ruleSections(game: string): Rule[] {
  return ofRules(game, SECTION_ID)
}

/** Rules of a game: the one with this id, else those whose id starts with it, else those that contain the word. */
export function findRules(game: string, search = ""): Rule[] {
  const wanted = search.trim().toLowerCase()
  const every = ofRules(game, RULE_ID)
  const same = every.filter((one) => one.id.toLowerCase() === wanted)
  const begins = every.filter((one) => one.id.toLowerCase().startsWith(wanted))
  if (same.length) return same
  return begins.length ? begins : every.filter((one) => one.text.toLowerCase().includes(wanted))
}
