// The replay: the table as one seat saw it after any move.

import type { GameBeats } from "../../games"
import { api, asApiError } from "../../lib/api"
import { setQuery } from "../../lib/router"
import { settings } from "../../lib/settings.svelte"
import { toast } from "../../lib/toast.svelte"
import type { Decision, PastSight, Sight } from "../../lib/types"
import { Beats } from "../beats/beats.svelte"
import { roundsOf, turnsOf } from "./moments"

const KEPT = 60 // moments in memory; each holds the whole view
const REST = 250 // ms between two moves while it plays at speed 1
const HOLD = 1100 // ms for a move where nothing is shown on its way
/** How much faster than that it may play. */
export const SPEEDS = [0.5, 1, 2, 4] as const

export class Replay {
  readonly id: string
  /** The number of moves made in what is shown; null: the present. */
  at = $state<number | null>(null)
  playing = $state(false)
  speed = $state(1)
  /** Whose eyes: a seat, or null for a spectator. */
  seat = $state<number | null>(null)
  #moment = $state.raw<PastSight | null>(null)
  #kept = new Map<string, PastSight>()
  #seq = -1
  #clock = 0
  /** Every step forward is shown as it was at the table. */
  readonly stage: Beats

  constructor(id: string, ways: () => GameBeats) {
    this.id = id
    this.stage = new Beats({
      ways,
      moment: (seat, at) => this.#fetch(at, seat),
      everybody: true,
      speed: () => (this.playing ? this.speed : 1),
    })
  }

  get moment(): PastSight | null {
    return this.#moment
  }

  /** The sight of a moment, with everything that belongs to the present taken out. */
  #sightOf(moment: PastSight, live: Sight): Sight {
    const last = moment.at === live.moves
    return {
      ...live,
      seat: this.seat,
      moves: moment.at,
      view: moment.view,
      asked: moment.asked,
      told_from: 0,
      told: moment.told,
      movers: live.movers?.slice(0, moment.at) ?? [],
      decision: null,
      seats: live.seats.map((seat) => ({ ...seat, owes: false, sealed: false })), // of the present, unknown for then
      undo: { allowed: false, why: null, redo: false, number: 0 },
      over: live.over && last,
      result: last ? live.result : null,
    }
  }

  #show(moment: PastSight, live: Sight): void {
    const step = moment.at - (this.#moment?.at ?? -1)
    this.#moment = moment
    this.stage.skip() // whoever steps on has seen enough
    if (step !== 1) this.stage.see(null)
    this.stage.see(this.#sightOf(moment, live))
  }

  async go(move: number, live: Sight): Promise<void> {
    if (this.at === null) this.seat = live.seat
    // An undo changes the moves behind us: what was kept may never have happened.
    if (this.#seq !== live.seq) this.#kept.clear()
    this.#seq = live.seq
    const at = Math.max(0, Math.min(move, live.moves))
    this.at = at
    setQuery({ at: String(at) })
    const seat = this.seat
    const found = await this.#fetch(at, seat)
    if (found && this.at === at && this.seat === seat) this.#show(found, live)
    else if (!found && !this.#moment) this.leave()
  }

  async #fetch(at: number, seat: number | null): Promise<PastSight | null> {
    const key = `${seat} ${at}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    try {
      const moment = await api.replay(this.id, seat, at)
      this.#kept.set(key, moment)
      const oldest = this.#kept.keys().next().value
      if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
      return moment
    } catch (thrown) {
      this.stop()
      toast.show(asApiError(thrown).sentence, "warn")
      return null
    }
  }

  /** What a seat was asked at a moment of a game that is over. */
  async asked(seat: number, at: number): Promise<Decision | null> {
    return (await this.#fetch(at, seat))?.decision ?? null
  }

  async seenBy(seat: number | null, live: Sight): Promise<void> {
    this.seat = seat
    if (this.at !== null) await this.go(this.at, live)
  }

  /** To the next or last stop of a jump by turn. */
  jump(way: 1 | -1, live: Sight): void {
    const at = this.at ?? live.moves
    const stops = turnsOf(live.told)
    const next = way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)
    void this.go(next ?? (way > 0 ? live.moves : 0), live)
  }

  /** To the beginning of the next or last round. */
  jumpRound(way: 1 | -1, live: Sight): void {
    const at = this.at ?? live.moves
    const stops = roundsOf(live.told).map((one) => one.move)
    const next = way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)
    void this.go(next ?? (way > 0 ? live.moves : 0), live)
  }

  toggle(live: () => Sight | null): void {
    if (this.playing) return this.stop()
    const start = live()
    if (!start) return
    this.playing = true
    if (this.at === null || this.at >= start.moves) void this.go(0, start)
    this.#goOn(live)
  }

  /** When a move has been shown, and not before its moment has come, the next one follows. */
  #goOn(live: () => Sight | null): void {
    const still = settings.stillness || settings.pace === "off"
    this.#clock = window.setTimeout(
      () => {
        const now = live()
        if (!now || this.at === null || this.at >= now.moves) return this.stop()
        if (this.#moment?.at === this.at && !this.stage.playing) void this.go(this.at + 1, now)
        this.#goOn(live)
      },
      (still ? HOLD : REST) / this.speed,
    )
  }

  stop(): void {
    clearTimeout(this.#clock)
    this.playing = false
  }

  leave(): void {
    this.stop()
    if (this.at === null) return
    this.at = this.#moment = null
    this.stage.see(null)
    setQuery({ at: null })
  }
}
