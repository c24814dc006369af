// What this browser remembers about its user: theme, language, standing answers. It never leaves the browser.

import { recordOf } from "../games/record"

const KEY = "tianxia" // front/first.js reads it too

export type Theme = "system" | "light" | "dark"
export type Motion = "system" | "reduced"
/** How long a moment of what others do is shown; "off": only where it ended. */
export type Pace = "slow" | "normal" | "fast" | "off"
/** Which choices are asked about once more. "hard": only those that cannot be taken back. */
export type Confirm = "always" | "hard" | "never"

/** "ask": always ask me. "only": pass automatically where passing is the only option. "pass": never here.
 *  "soon": ask me for a short time, then pass; always after the same time, so that it tells nobody anything.
 *  "save": save the most expensive one that can be saved, as long as there is one. */
export type StandingAnswer = "ask" | "only" | "pass" | "soon" | "save"

// The first answer is the usual one. Most windows offer nothing but a pass, and forty clicks on it per game teach
// nobody anything; but paying for soldiers is for the player to decide.
const OF_WINDOWS: readonly StandingAnswer[] = ["only", "ask", "soon", "pass"]
const OF_SAVING: readonly StandingAnswer[] = ["ask", "save", "pass"]

export const saves = (game: string, kind: string): boolean => recordOf(game).saving?.asks.includes(kind) ?? false
export const answersTo = (game: string, kind: string): readonly StandingAnswer[] =>
  saves(game, kind) ? OF_SAVING : OF_WINDOWS

type Stored = {
  theme: Theme
  motion: Motion
  sound: boolean
  pace: Pace
  confirm: Confirm
  chance: boolean
  language: string
  standing: Record<string, StandingAnswer>
}

function stored(): Partial<Stored> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}")
    return found && typeof found === "object" ? found : {}
  } catch {
    return {} // no storage, or not ours: start over
  }
}

const LESS_MOTION = matchMedia("(prefers-reduced-motion: reduce)")
const DARK = matchMedia("(prefers-color-scheme: dark)")

class Settings {
  #theme = $state<Theme>("system")
  #motion = $state<Motion>("system")
  #sound = $state(false)
  #pace = $state<Pace>("normal")
  #confirm = $state<Confirm>("hard")
  #chance = $state(false)
  #language = $state("")
  #standing = $state<Record<string, StandingAnswer>>({})
  #lessMotion = $state(LESS_MOTION.matches)
  #dark = $state(DARK.matches)

  constructor() {
    this.#read()
    LESS_MOTION.addEventListener("change", () => (this.#lessMotion = LESS_MOTION.matches))
    DARK.addEventListener("change", () => (this.#dark = DARK.matches))
    // Another tab changed them: two tabs of one game should not differ.
    addEventListener("storage", (event) => event.key === KEY && this.#read())
  }

  #read(): void {
    const found = stored()
    this.#theme = found.theme ?? "system"
    this.#motion = found.motion ?? "system"
    this.#sound = found.sound ?? false
    this.#pace = found.pace ?? "normal"
    this.#confirm = found.confirm ?? "hard"
    this.#chance = found.chance ?? false
    this.#language = found.language ?? ""
    this.#standing = found.standing ?? {}
  }

  #write(): void {
    const all: Stored = {
      theme: this.#theme,
      motion: this.#motion,
      sound: this.#sound,
      pace: this.#pace,
      confirm: this.#confirm,
      chance: this.#chance,
      language: this.#language,
      standing: $state.snapshot(this.#standing),
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // Private windows may refuse; the choice then lasts until the tab is closed.
    }
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    this.#write()
  }

  /** The theme shown now, including the system's preference. */
  get dark(): boolean {
    return this.#theme === "dark" || (this.#theme === "system" && this.#dark)
  }

  get motion(): Motion {
    return this.#motion
  }
  set motion(motion: Motion) {
    this.#motion = motion
    this.#write()
  }

  /** True: nothing travels, pieces appear. Set by the system or by our own switch. */
  get stillness(): boolean {
    return this.#motion === "reduced" || this.#lessMotion
  }

  /** Off at first: a page that makes a noise unasked is closed. */
  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    this.#write()
  }

  get pace(): Pace {
    return this.#pace
  }
  set pace(pace: Pace) {
    this.#pace = pace
    this.#write()
  }

  get confirm(): Confirm {
    return this.#confirm
  }
  set confirm(confirm: Confirm) {
    this.#confirm = confirm
    this.#write()
  }

  /** Show the chance of winning, where hints are allowed. Off at first: not everybody wants to be judged. */
  get chance(): boolean {
    return this.#chance
  }
  set chance(chance: boolean) {
    this.#chance = chance
    this.#write()
  }

  /** A code, or "" for the browser's. Set it with `setLanguage` of words.ts, which loads the words first. */
  get language(): string {
    return this.#language
  }
  set language(language: string) {
    this.#language = language
    this.#write()
  }

  /** What to do with a question of this kind, if it is a window: the rules say which ones are. */
  standingAnswer(game: string, kind: string): StandingAnswer {
    const answers = answersTo(game, kind)
    const chosen = this.#standing[`${game}-${kind}`]
    return answers.find((answer) => answer === chosen) ?? answers[0] ?? "ask"
  }

  setStandingAnswer(game: string, kind: string, answer: StandingAnswer): void {
    this.#standing[`${game}-${kind}`] = answer
    this.#write()
  }
}

export const settings = new Settings()
