// What the question bar knows: what is asked, what may be answered, what is chosen, and whether the answers are
// unfolded. The bar draws it; the keys of the page speak to it.

import { untrack } from "svelte"

import type { Option, Sight } from "../../lib/types"
import { ask, has, say } from "../../lib/words"
import type { Layout } from "../layout"
import { allInSecret, awaited, insteadOf, isPresent, personNames, roundOf } from "../seats/seats"
import type { Table } from "../table.svelte"
import { sendsAtOnce } from "../touch/confirm"
import { Hint, type Question } from "./hint.svelte"
import { choiceOf, mainOf, questionOf, quickOf, rowsOf, VERB_KEYS, type Choice, type Row } from "./choices"
import { isBrief, lettersOf } from "./room"
import { isRestable, isWindow, type Standing } from "./standing"

export type Given = {
  sight: Sight
  layout: Layout
  /** What is about to be answered without asking. */
  standing: Standing | null
  /** Nothing on the board can be touched to answer: the answers are unfolded by themselves. */
  mute: boolean
}
type Words = { title: string; help: string }

export class Asking {
  readonly table: Table
  readonly #given: () => Given
  /** Unfolded or folded by the player; null: as the question wants it. */
  #open = $state<boolean | null>(null)
  #group = $state<string | null>(null)
  readonly hint = new Hint()
  /** Chosen by a click, and to be sent if its forecast says that it can be undone. */
  #meant = $state<string | null>(null)

  constructor(table: Table, given: () => Given) {
    this.table = table
    this.#given = given
    this.#watch()
  }

  readonly sight = $derived.by(() => this.#given().sight)
  readonly layout = $derived.by(() => this.#given().layout)
  readonly standing = $derived.by(() => this.#given().standing)
  readonly decision = $derived.by(() => this.sight.decision)
  /** Others must answer, or nobody. */
  readonly waits = $derived.by(() => !this.decision?.options.length)
  /** The answer is given and can still be changed. */
  readonly sealed: Option | null = $derived.by(
    () => this.decision?.offers.find((offer) => offer.verb === "change") ?? null,
  )
  readonly options: Choice[] = $derived.by(() => this.decision?.options.map((one) => this.#choice(one, false)) ?? [])
  readonly offers: Choice[] = $derived.by(
    () => this.decision?.offers.filter((one) => one !== this.sealed).map((one) => this.#choice(one, true)) ?? [],
  )
  /** The one answer that is left to give: it is the main button itself. */
  readonly main: Choice | null = $derived.by(() => mainOf(this.options, this.offers))
  /** One answer and nothing else needs no list. */
  readonly rows: Row[] = $derived.by(() =>
    this.options.length + this.offers.length > 1 ? rowsOf(this.sight.game, this.options) : [],
  )
  /** A strong bot may be asked, and there is something to choose. */
  readonly canAsk = $derived.by(
    () => this.sight.hints === true && this.options.length > 1 && !this.standing && !this.table.plan,
  )
  readonly toAsk: Question | null = $derived.by(() => {
    const [{ id, seat }, number] = [this.sight, this.decision?.number]
    return this.canAsk && seat !== null && number !== undefined ? { id, seat, number } : null
  })
  /** Moves may be tried first; while a guide speaks, it says what to do. */
  readonly canPlan = $derived.by(
    () =>
      this.sight.plans === true &&
      this.options.length > 1 &&
      !this.standing &&
      !this.table.plan &&
      !this.table.learning,
  )
  /** Two or three short answers are buttons in the bar; of more, "pass" is, on a phone until another is chosen. */
  readonly quick: Choice[] = $derived.by(() => {
    if (this.layout === "low" || this.main) return []
    const [phone, picked] = [this.layout === "phone", this.table.selected]
    const found = quickOf(this.options, this.offers, phone)
    return phone && picked !== null && !found.some((one) => one.option.text === picked) ? [] : found
  })
  /** They are all there is. */
  readonly allQuick = $derived.by(() => this.quick.length > 0 && this.quick.length === this.options.length)
  readonly chosen: Choice | null = $derived.by(
    () => [...this.options, ...this.offers].find((one) => one.option.text === this.table.selected) ?? this.main,
  )
  readonly tries: readonly Option[] = $derived.by(() => (this.waits || this.standing ? [] : this.table.foreseen.tries))
  /** What the pieces do that the question names; two may have chosen the same card. */
  readonly notes: string[] = $derived.by(() => [...new Set(this.waits ? [] : this.table.parts.notes?.(this.sight))])
  readonly round = $derived.by(() => roundOf(this.sight))
  readonly isWindow = $derived.by(() => !this.waits && isWindow(this.sight))
  readonly restable = $derived.by(
    () => isRestable(this.sight) && !this.standing && this.round !== null && this.options.length > 1,
  )
  /** Several answer unseen at the same time: who is ready. */
  readonly together = $derived.by(
    () => this.sight.secret === true && this.sight.seats.filter((seat) => seat.owes || seat.sealed).length > 1,
  )
  /** People at other screens for whom the table waits. */
  readonly idle = $derived.by(() =>
    this.waits && this.sight.seat !== null && !this.sight.seats[this.sight.seat]?.bot
      ? awaited(this.sight).filter((seat) => isPresent(this.sight, seat) && !seat.mine)
      : [],
  )
  /** Hot-seat: who may answer instead. */
  readonly instead = $derived.by(() => (this.waits ? [] : insteadOf(this.sight, this.sight.seat)))
  readonly words: Words = $derived.by(() => this.#question())
  /** Where in the game, and who sees the answer. */
  readonly crumbs: string[] = $derived.by(() => this.#crumbs())
  readonly outcome: string = $derived.by(() => this.#outcome())
  /** What the bar says after the question; what a phone has no room for is in the sheet. */
  readonly will = $derived.by(() => (this.#hasRoom(this.outcome) ? this.outcome : ""))
  readonly crumb = $derived.by(() => {
    const place = this.crumbs.join(" · ")
    return this.#hasRoom(place) ? place : ""
  })
  readonly tucked: string[] = $derived.by(() =>
    [this.outcome, this.crumbs.join(" · ")].filter((line) => line !== "" && !this.#hasRoom(line)),
  )
  /** How much the bar says. */
  readonly letters = $derived.by(() => {
    const more = this.will || (this.waits ? `${this.words.help} ${this.crumb}` : this.crumb)
    return lettersOf(this.words.title, more)
  })
  /** There is more to say than fits into the bar. */
  readonly hasSheet = $derived.by(() => {
    const { undo } = this.sight
    const words = this.words.help !== "" || this.tucked.length > 0 || this.notes.length > 0
    const said = words || this.tries.length > 0 || this.isWindow
    const undone = this.layout === "phone" && (undo.allowed || undo.redo)
    return !this.waits && (this.rows.length > 0 || said || undone)
  })
  readonly unfolded = $derived.by(() => this.hasSheet && (this.layout === "low" || (this.#open ?? this.#unfoldsItself)))
  readonly #unfoldsItself = $derived.by(
    () => this.#given().mute && this.rows.length > 0 && !this.allQuick && !this.main && !this.standing,
  )

  #choice(option: Option, offer: boolean): Choice {
    const { parts, foreseen } = this.table
    const more = parts.about?.(this.sight, option, foreseen.of(option.text)) ?? ""
    return choiceOf(this.sight.game, option, offer, more, parts.brief)
  }

  #question(): Words {
    const { sight, decision } = this
    if (decision && !this.waits) return questionOf(ask(decision))
    if (this.table.plan) return { title: say("table-plan-end"), help: "" }
    if (this.sealed) return { title: say("table-sealed"), help: say("table-sealed-help") }
    if (sight.seats.some((seat) => seat.kind === "open"))
      return { title: say("table-waiting-seats"), help: say("table-waiting-seats-help") }
    const now = `web-moment-${sight.game}-${sight.asked}`
    if (this.table.beats.busy) return { title: say("table-happening"), help: "" }
    const them = awaited(sight).map((seat) => seat.seat)
    return {
      title: say("table-waiting", { names: personNames(sight, them) }),
      help: has(now) ? say("table-now", { now: say(now) }) : "",
    }
  }

  #crumbs(): string[] {
    const { sight, round } = this
    const known = round === null || this.layout !== "wide" // the head of a small screen is near enough
    const place = this.table.parts.crumb?.(sight) ?? (known ? "" : say("table-round", { round }))
    const isSecret = this.decision?.secret && !this.waits && sight.players > 1
    return [place, isSecret ? say(allInSecret(sight) ? "table-in-secret" : "table-only-you-see") : ""].filter(Boolean)
  }

  #hasRoom(line: string): boolean {
    return this.layout !== "phone" || this.waits || isBrief(this.words.title, line)
  }

  #outcome(): string {
    const { chosen } = this
    if (!chosen || this.waits) return ""
    const { parts, foreseen } = this.table
    return parts.outcome?.(this.sight, chosen.option, foreseen.of(chosen.option.text)) || chosen.about
  }

  #watch(): void {
    // What was chosen on the board is shown in the list as well: its group opens.
    $effect(() => {
      const text = this.table.selected
      const holder = this.rows.find((row) => row.group?.choices.some((choice) => choice.option.text === text))
      if (holder?.group) this.group = holder.group.id
    })
    // Forecasts that arrive make rows taller, and move those below.
    let known = { number: -1, lines: "" }
    $effect(() => {
      const lines = [...this.options, ...this.offers].map((choice) => choice.about).join("\n")
      const now = { number: this.decision?.number ?? -1, lines }
      const moved = known.number === now.number && known.lines !== now.lines
      known = now
      if (moved && untrack(() => this.unfolded)) untrack(() => this.table.pause("moved"))
    })
    $effect(() => {
      const meant = this.#meant
      const now = meant === null || meant !== this.table.selected ? false : sendsAtOnce(this.table.foreseen.of(meant))
      if (now === null || meant === null) return
      this.#meant = null
      if (now) untrack(() => void this.table.play(meant))
    })
    const question = $derived(`${this.sight.seat} ${this.decision?.number}`)
    $effect(() => {
      void question
      untrack(() => this.hint.forget())
    })
    const asked = $derived(`${this.sight.seat} ${this.decision?.kind} ${this.waits}`)
    $effect(() => {
      void asked
      this.#open = null
      this.group = null
    })
  }

  /** The group of answers that is open: null as well once it is no longer there. */
  get group(): string | null {
    return this.rows.some((row) => row.group?.id === this.#group) ? this.#group : null
  }
  set group(id: string | null) {
    this.#group = id
  }

  // What the player does

  toggle(): void {
    this.#open = !this.unfolded
  }

  fold(): void {
    if (this.unfolded) this.#open = false
  }

  /** A click on an answer: it is sent, or chosen if it must be confirmed. Where the forecast that says so has not
   *  arrived yet, it is chosen, and sent when the forecast allows it. */
  pick(choice: Choice): void {
    const { text } = choice.option
    if (this.table.selected === text && this.quick.includes(choice)) return this.send()
    const now = sendsAtOnce(this.table.foreseen.of(text))
    if (now) return void this.table.play(text)
    this.table.select(text)
    this.#meant = now === null ? text : null
  }

  toggleHint(): void {
    if (this.hint.isOpen) this.hint.close()
    else this.askForHint()
  }

  askForHint(): void {
    if (this.toAsk) void this.hint.ask(this.toAsk)
  }

  send(): void {
    if (this.chosen) void this.table.play(this.chosen.option.text)
  }

  /** Where an answer stands among the keys 1 to 9; 0: nowhere. */
  numberOf(choice: Choice): number {
    return this.rows.findIndex((row) => row.choice === choice) + 1
  }

  priceOf(choice: Choice): string {
    return this.table.parts.price?.(this.sight, choice.option) ?? ""
  }

  passRound(): void {
    this.table.passRound = this.round ?? -1
    this.table.byHand = -1 // even if this question was to be answered by hand
  }

  askMe(): void {
    this.table.byHand = this.decision?.number ?? -1
    this.table.passRound = -1
  }

  /** One step back: the choice, then the group, then the list, then the seal. */
  #back(): boolean {
    if (this.table.selected !== null) this.table.select(null)
    else if (this.hint.isOpen) this.hint.close()
    else if (this.group !== null) this.group = null
    else if (this.unfolded && this.layout !== "low") this.#open = false
    else if (this.sealed) void this.table.play(this.sealed.text)
    else return false
    return true
  }

  #pressNumber(place: number): boolean {
    const inside = this.rows.find((row) => row.group?.id === this.group)?.group?.choices
    const all: Row[] = inside?.map((choice) => ({ choice })) ?? [
      ...this.rows,
      ...this.offers.map((choice) => ({ choice })),
    ]
    const row = all[place]
    if (!row) return false
    // A number that nobody could read sends nothing: it unfolds the list and chooses there.
    const read = this.unfolded || (row.choice !== undefined && this.quick.includes(row.choice))
    if (!read) this.#open = true
    if (row.group) this.group = row.group.id
    else if (read) this.pick(row.choice)
    else this.table.select(row.choice.option.text)
    return true
  }

  /** A key pressed anywhere on the page; true if it meant something here. */
  key(name: string): boolean {
    if (name === "m" && this.table.plan) {
      this.table.leavePlan()
      return true
    }
    if (!this.table.canAnswer) return false
    if (name === "Escape") return this.#back()
    if (name === "m" && this.canPlan) {
      this.table.startPlan()
      return true
    }
    if (name === "t" && this.canAsk) {
      this.toggleHint()
      return true
    }
    if (name === "a" && this.hasSheet) {
      this.toggle()
      return true
    }
    const number = /^[0-9]$/.test(name)
    const named = this.options.find((choice) => VERB_KEYS[choice.option.verb] === name.toLowerCase())
    if (!number && !named && name !== "Enter") return false
    if (this.table.fresh === "changed") return true
    if (name === "Enter") {
      this.send()
      return this.chosen !== null
    }
    if (number) return this.#pressNumber((Number(name) + 9) % 10)
    if (!named) return false
    if (this.chosen === named) this.send()
    else this.table.select(named.option.text)
    return true
  }
}
