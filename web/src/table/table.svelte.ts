// The state of the table page: what is shown, what is chosen, what is on its way.

import { NO_PARTS, partsOf, type GameParts } from "../games"
import { api, asApiError, type ApiError } from "../lib/api"
import { knownGames } from "../lib/games"
import { installing } from "../lib/installing.svelte"
import { keepSight } from "../lib/offline"
import { setQuery } from "../lib/router"
import { botsOf, sealed } from "../lib/sealing"
import { firstSeen, keepDeal } from "../lib/shuffle"
import { toast } from "../lib/toast.svelte"
import type { Fate, Sight } from "../lib/types"
import type { OwnNumber } from "../lib/wire"
import { need, needGame, say, tellCards } from "../lib/words"
import { Beats } from "./beats/beats.svelte"
import { land } from "./board/travel"
import { Chat } from "./chat/chat.svelte"
import { Beside } from "./people/beside.svelte"
import { Curtain } from "./people/oneScreen.svelte"
import { Foreseen } from "./live/foreseen.svelte"
import { Live, type Line } from "./live/live"
import { optionOf } from "./live/questions"
import { Sending } from "./live/sending"
import { Replay } from "./replay/replay.svelte"
import { ownSeats, seatToCall } from "./seats/seats"
import { isFresh, PAUSE, type Fresh } from "./panel/fresh"
import { Plan } from "./plan/plan.svelte"
import { TakingBack, type Step } from "./touch/takingBack"

/** Why not, at the thing that was tried; without an anchor it is shown in the panel. `others`: they could allow it. */
export type Bubble = { sentence: string; rule: string | null; anchor: Element | null; others?: boolean }

const LEARNER = 0.6 // of the usual pace

export class Table {
  readonly id: string
  #parts = $state.raw<GameParts>(NO_PARTS)
  sight = $state.raw<Sight | null>(null)
  line = $state.raw<Line>({ state: "trying" })
  trouble = $state.raw<ApiError | null>(null)
  /** The token of an invitation that has not been accepted. */
  invitation = $state<string | null>(null)
  selected = $state<string | null>(null)
  sending = $state(false)
  fresh = $state<Fresh>("")
  bubble = $state.raw<Bubble | null>(null)
  /** What happened since the seat's last move is open. */
  recap = $state(false)
  /** Somebody has just come to this page, perhaps back. */
  isNew = true
  /** An answer came too late: the log shows what changed since this move. */
  late = $state<number | null>(null)
  /** The decision that is answered by hand despite a standing answer: the player undid a move. */
  byHand = $state(-1)
  /** The round in which this seat passes all windows that are still to come. */
  passRound = $state(-1)
  /** A guide is open: what others do is shown more slowly. */
  learning = $state(false)
  /** When the current question was asked. */
  askedSince = 0
  readonly replay: Replay
  /** The way to the newest sight: what the page draws. */
  readonly beats: Beats
  readonly beside: Beside
  readonly curtain: Curtain
  readonly chat: Chat
  /** Moves that are only tried. */
  plan = $state.raw<Plan | null>(null)
  readonly #foreseen: Foreseen
  /** What is going on where the eye is: here, or in the replay. */
  readonly stage: Beats = $derived.by(() => (this.replay.stage.drawn ? this.replay.stage : this.beats))
  /** What is drawn: the present, the way to it, or a moment of the replay. */
  readonly shown: Sight | null = $derived.by(() => (this.past ? null : this.plan?.sight) ?? this.stage.drawn)
  /** What the game provides for its table; before the deal there is nothing that it could be about. */
  readonly parts: GameParts = $derived.by(() => (this.shown?.view === null ? NO_PARTS : this.#parts))
  readonly past: boolean = $derived.by(() => this.replay.at !== null)
  /** What can be answered: what is asked, or what would be after the moves that are planned. */
  readonly asked: Sight | null = $derived.by(() => this.plan?.sight ?? this.sight)
  readonly foreseen: Foreseen = $derived.by(() => this.plan?.foreseen ?? this.#foreseen)
  readonly canAnswer: boolean = $derived.by(
    () => !this.past && !this.sending && !this.plan?.busy && this.asked?.decision != null,
  )

  #live: Live | null = null
  #offered: Sight | null = null // the last sight whose question could be answered
  readonly #back: TakingBack
  readonly #answers: Sending
  #onItsWay: Promise<void> = Promise.resolve()
  #toldIn = "" // the language of the cards' sentences
  #clock: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
    const moment = (seat: number | null, at: number) => api.replay(id, seat, at)
    const ways = () => this.parts.beats
    this.beats = new Beats({ ways, moment, speed: () => (this.learning ? LEARNER : 1), arrived: () => this.#offer() })
    this.replay = new Replay(id, ways)
    this.#foreseen = new Foreseen(id)
    const outcome = {
      arrive: (sight: Sight) => this.#arrive(sight),
      late: (sight: Sight) => this.#live?.take(sight, true),
      refused: (error: ApiError) => this.#refused(error),
    }
    this.#back = new TakingBack(this, outcome)
    this.#answers = new Sending(this, {
      ...outcome,
      lost: () => this.#live?.lost(),
      made: (before, after, follows) => this.#back.gesture.made(before, after, follows),
    })
    this.beside = new Beside(
      id,
      () => this.sight,
      (sight) => this.#live?.take(sight),
    )
    this.chat = new Chat(id, () => this.sight)
    this.curtain = new Curtain(id, {
      clear: () => this.#clear(),
      follow: (seat, known) => this.#follow(seat, known),
      failed: (thrown) => (this.trouble = asApiError(thrown)),
    })
  }

  // Coming and going

  async open(wanted: number | null, invitation: string | null): Promise<void> {
    this.trouble = null
    try {
      const [outside] = await Promise.all([api.sight(this.id, null), knownGames()])
      await Promise.all([need("table", "seating", "pace"), needGame(outside.game), this.#tellCards(outside.game)])
      this.#parts = await partsOf(outside.game)
      this.invitation = outside.status === "open" ? invitation : null
      if (outside.fate) await this.#keep(outside, wanted)
      else if (this.invitation) await this.#follow(null, outside)
      else await this.#sitDown(outside, wanted)
    } catch (thrown) {
      await need("table").catch(() => {}) // without the words of the table there are still words for its absence
      this.trouble = asApiError(thrown)
    }
  }

  /** The cards speak the reader's language; their sentences come from the server. */
  async #tellCards(game: string, language = ""): Promise<void> {
    this.#toldIn = language
    tellCards(game, await api.cards(this.id))
  }

  /** Called with the current language; if it has changed, the cards' sentences are loaded again. */
  speak(language: string): void {
    const before = this.#toldIn
    if (before === language || !this.sight) return
    this.#toldIn = language
    if (before) this.#tellCards(this.sight.game, language).catch(() => (this.#toldIn = before))
  }

  close(): void {
    this.#live?.end()
    this.replay.stop()
    this.beats.see(null)
  }

  async #sitDown(outside: Sight, wanted: number | null): Promise<void> {
    const own = ownSeats(outside.seats)
    const seat = own.find((one) => one === wanted) ?? own[0] ?? null
    // A person with two seats and a game in play: nobody knows who is at the screen, so the curtain is up.
    if (own.length > 1 && !outside.over) this.curtain.hang(outside, seatToCall(outside.seats, null) ?? own[0] ?? 0)
    else await this.#follow(seat, seat === null ? outside : undefined)
  }

  /** A table that cannot go on, or whose moves can no longer be shown: it never changes, so nobody listens. */
  async #keep(outside: Sight, wanted: number | null): Promise<void> {
    const own = ownSeats(outside.seats)
    const seat = own.find((one) => one === wanted) ?? own[0] ?? null
    this.sight = seat === null ? outside : await api.sight(this.id, seat)
    this.beats.see(this.sight)
    this.line = { state: "on" }
  }

  /** Its people have agreed to close it, or not. */
  seal(fate: Fate): void {
    if (!this.sight) return
    this.sight = { ...this.sight, fate }
    this.beats.see(this.sight)
  }

  async #follow(seat: number | null, known?: Sight): Promise<void> {
    this.#live?.end()
    const live: Live = new Live(this.id, seat, {
      sight: (sight) => live === this.#live && this.#see(sight),
      line: (line) => live === this.#live && this.#hearLine(line),
      nudge: (seat) => live === this.#live && this.beside.hearNudge(seat),
      wish: (wish, nay) => live === this.#live && this.beside.hearWish(wish, nay),
      chat: () => live === this.#live && void this.chat.look(),
      trouble: (error) => live === this.#live && (this.trouble = error),
    })
    this.#live = live
    this.#answers.find(seat)
    await live.start(known)
  }

  async join(name: string): Promise<void> {
    const sit = (shuffle: OwnNumber | null) => api.join(this.id, this.invitation ?? "", name, shuffle)
    const { kind, commitment = "" } = this.sight?.shuffle ?? { kind: "known" }
    const bots = botsOf(this.sight?.seats ?? [])
    let sight: Sight
    try {
      sight = kind === "sealed" ? await sealed(() => Promise.resolve({ commitment }), sit, bots) : await sit(null)
    } catch (thrown) {
      if (asApiError(thrown).code === "other_shuffle") await this.#follow(null) // who sits down after all has seen it
      throw thrown
    }
    this.invitation = null
    setQuery({ invitation: null })
    await this.#sitDown(sight, sight.seat)
  }

  /** The answer to something that was done with the table. */
  take(sight: Sight): void {
    this.#live?.take(sight)
  }

  /** To the end of what is being shown, at once. */
  skip(): void {
    this.stage.skip()
    land()
  }

  tryNow(): void {
    this.#live?.tryNow()
  }

  #see(sight: Sight): void {
    if (this.curtain.drawn) return this.curtain.see(sight)
    const before = this.sight
    this.sight = sight
    keepSight(sight)
    void keepDeal(sight, () => firstSeen(sight.id, sight.seat))
    this.#foreseen.see(sight)
    if (this.plan && !this.plan.goesOnFrom(sight)) {
      if (this.plan.path.length) toast.show(say("table-plan-gone"), "warn")
      this.leavePlan()
    }
    if (before?.decision?.number !== sight.decision?.number) this.askedSince = Date.now()
    if (!optionOf(this.asked, this.selected)) this.selected = null
    this.beats.see(sight)
    const called = this.curtain.calls(sight)
    if (called !== null) this.curtain.hang(sight, called)
  }

  /** The newest sight is drawn: what it asks can be answered. */
  #offer(): void {
    const [before, sight] = [this.#offered, this.sight]
    this.#offered = sight
    if (!sight || this.sending || !isFresh(before, sight)) return
    if (before?.decision?.kind !== sight.decision?.kind) this.selected = null // "pass" may mean something else now
    this.pause("changed")
  }

  #hearLine(line: Line): void {
    const wasOff = this.line.state === "off" || this.line.state === "trying"
    this.line = line
    if (line.state !== "on" || !wasOff) return
    void this.#answers.again()
    installing.look()
  }

  // Two people at one screen

  /** Nothing of what somebody saw is left. */
  #clear(): void {
    this.sight = null
    this.beats.see(null)
    this.#foreseen.see(null)
    this.plan = null
    this.selected = this.bubble = this.late = this.beside.wish = null
    this.replay.leave()
  }

  /** The person's next seat that must answer while this one looks on. */
  get nextAtScreen(): number | null {
    return this.sight ? seatToCall(this.sight.seats, this.sight.seat) : null
  }

  handOver(seat: number): void {
    if (this.sight) this.curtain.hang(this.sight, seat)
  }

  // Answers

  /** What is offered has changed by itself: a click meant for what was there is not taken. */
  pause(why: "changed" | "moved"): void {
    this.fresh = why
    clearTimeout(this.#clock)
    this.#clock = setTimeout(() => (this.fresh = ""), PAUSE)
  }

  select(text: string | null): void {
    if (!this.canAnswer) return
    this.bubble = null
    if (text !== null) this.byHand = this.sight?.decision?.number ?? -1 // no hurry once the player has begun to choose
    this.selected = text !== null && optionOf(this.asked, text) ? text : null
  }

  /** Sends an option; null if none can be sent now. `follows`: it goes on with the gesture of the one before. */
  play(text: string, follows = false): Promise<void> | null {
    if (this.plan) return this.#tryOut(text)
    const sight = this.sight
    const option = optionOf(sight, text)
    if (!sight?.decision || sight.seat === null || !option || !this.canAnswer || this.#answers.isWaiting) return null
    const move = { seat: sight.seat, option: text, number: sight.decision.number, follows }
    this.#onItsWay = this.#answers.answer(sight, move, option)
    return this.#onItsWay
  }

  #arrive(sight: Sight): void {
    this.selected = null
    this.#live?.take(sight)
  }

  #refused(error: ApiError): void {
    this.bubble = { sentence: error.sentence, rule: error.rule, anchor: null }
  }

  async refuse(text: string, anchor: Element): Promise<void> {
    const seat = this.sight?.seat
    if (seat === null || seat === undefined || this.past || this.plan) return
    try {
      const why = await api.why(this.id, seat, text)
      if (this.sight?.seat !== seat) return // the curtain has fallen: it is nobody else's business
      if (why.allowed) this.select(text)
      else this.bubble = { sentence: why.sentence ?? "", rule: why.rule, anchor }
    } catch (thrown) {
      toast.show(asApiError(thrown).sentence, "warn")
    }
  }

  // Plans

  /** From now on moves are only tried. */
  startPlan(): void {
    const sight = this.sight
    if (!sight?.decision?.options.length || !this.canAnswer) return
    this.plan = new Plan(sight, this.#foreseen)
  }

  leavePlan(): void {
    this.plan = this.selected = null
  }

  #tryOut(text: string): Promise<void> | null {
    if (!this.plan || !this.canAnswer || !optionOf(this.asked, text)) return null
    this.selected = null
    return this.plan.add(text)
  }

  /** What was tried is played, one move after the other, as far as it still can be; one undo takes it all back. */
  async playPlan(): Promise<void> {
    const path = this.plan?.path ?? []
    this.leavePlan()
    for (const [nth, text] of path.entries()) {
      const before = this.sight?.moves ?? 0
      const sent = this.play(text, nth > 0)
      await sent
      const went = sent !== null && this.late === null && (this.sight?.moves ?? 0) > before
      if (!went) return void toast.show(say("table-plan-changed"), "warn")
    }
  }

  // Undo

  /** One after the other: the news of a move, or of the undo before, may arrive before its answer. */
  takeBack(step: Step): Promise<void> {
    if (this.plan && !this.past) {
      if (!this.plan.path.length) this.leavePlan()
      return Promise.resolve(step === "start" ? this.plan?.clear() : this.plan?.back())
    }
    this.#onItsWay = this.#onItsWay.then(() => this.#back.take(step))
    return this.#onItsWay
  }
}
