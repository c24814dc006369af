// The study of a finished game: asked for, waited for, read. One seat of it is looked at, along with the replay.

import { api, asApiError } from "../../lib/api"
import { later } from "../../lib/rest.svelte"
import { setQuery } from "../../lib/router"
import type { Sight } from "../../lib/types"
import type { StudyBody } from "../../lib/wire"
import { courseOf, decidedAt, type Course, type Decided } from "./course"
import type { Table } from "../table.svelte"

const AGAIN = 1200 // ms between two looks at its progress

export class Study {
  /** It is on the screen. */
  isOpen = $state(false)
  body = $state.raw<StudyBody | null>(null)
  trouble = $state("")
  /** Whose decisions are looked at. */
  seat = $state(0)
  readonly #table: Table
  #stop = () => {}
  #run = 0 // grows when nobody looks any more: late answers are nobody's business

  readonly course: Course | null = $derived.by(() => {
    const body = this.body
    return body?.analysis ? courseOf(body.analysis, body.steps ?? [], this.seat) : null
  })
  /** The decision at the moment that is shown. */
  readonly now: Decided | null = $derived.by(() => {
    const at = this.#table.replay.at ?? this.#table.sight?.moves ?? 0
    return this.course ? decidedAt(this.course, at) : null
  })

  constructor(table: Table) {
    this.#table = table
  }

  /** The seats that were judged. */
  get seats(): number[] {
    return [...new Set(this.body?.analysis?.judgments.map((one) => one.seat) ?? [])].sort()
  }

  /** With the replay, which goes to the moment that was wanted, or to the greatest turning point. */
  async open(live: Sight, seat: number | null): Promise<void> {
    this.isOpen = true
    this.seat = seat ?? live.seat ?? 0
    setQuery({ study: String(this.seat) })
    const run = this.#run
    if (this.#table.replay.at === null) await this.#table.replay.go(live.moves, live)
    if (run === this.#run) await this.look()
  }

  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.rest()
    setQuery({ study: null })
  }

  /** Nobody looks any more. */
  rest(): void {
    this.#stop()
    this.#run += 1
  }

  async look(): Promise<void> {
    await this.#take(() => api.study(this.#table.id))
  }

  async start(): Promise<void> {
    await this.#take(() => api.startStudy(this.#table.id))
  }

  async #take(ask: () => Promise<StudyBody>): Promise<void> {
    this.#stop()
    const run = this.#run
    try {
      const body = await ask()
      if (run !== this.#run) return
      this.body = body
      this.trouble = ""
    } catch (thrown) {
      if (run === this.#run) this.trouble = asApiError(thrown).sentence
      return
    }
    if (this.body.status === "running" && this.isOpen) this.#stop = later(() => void this.look(), AGAIN)
    if (this.body.status !== "done") return
    if (!this.seats.includes(this.seat)) this.seat = this.seats[0] ?? 0
    const { replay, sight } = this.#table
    // Nobody has chosen a moment yet: the one that mattered most.
    if (sight && replay.at === sight.moves) this.goTo(this.#greatest())
    else if (sight && replay.seat !== this.seat) void replay.seenBy(this.seat, sight)
  }

  #greatest(): Decided | null {
    const turns = this.course?.turns ?? []
    const most = Math.max(...turns.map((one) => Math.abs(one.swing)))
    return turns.find((one) => Math.abs(one.swing) === most) ?? null
  }

  /** What the seat saw when it decided. */
  goTo(decided: Decided | null): void {
    const { replay, sight } = this.#table
    if (!decided || !sight) return
    replay.stop()
    replay.seat = this.seat
    void replay.go(decided.at, sight)
  }

  /** To the next or last decision. */
  step(way: 1 | -1): void {
    const all = this.course?.decisions ?? []
    const place = this.now ? all.indexOf(this.now) : -1
    this.goTo(all[place + way] ?? null)
  }

  of(seat: number): void {
    this.seat = seat
    setQuery({ study: String(seat) })
    this.goTo(this.now)
  }
}
