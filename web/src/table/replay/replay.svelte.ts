// The replay: the table as one seat saw it after any move.

import { api, asApiError } from "../../lib/api"
import { setQuery } from "../../lib/router"
import { toast } from "../../lib/toast.svelte"
import type { Moment, Sight, Told } from "../../lib/types"
import { event as eventWords } from "../../lib/words"

const KEPT = 60 // moments in memory; each holds the whole view
const PACE = 1100 // ms per move while it plays

/** The moves at which a round began. */
export function roundsOf(told: Told[][]): { move: number; round: number }[] {
  return told.flatMap((events, move) =>
    events
      .filter((event) => event.kind === "round")
      .map((event) => ({ move, round: Number(event.facts["round"] ?? 0) })),
  )
}

/** The moves after which another seat was heard of: where a jump by turn stops. */
export function turnsOf(told: Told[][]): number[] {
  const stops = [0]
  let seat: unknown = null
  told.forEach((events, move) => {
    const named = events.find((event) => event.facts["seat"] !== undefined)?.facts["seat"]
    const round = events.some((event) => event.kind === "round")
    if (move > 0 && (round || (named !== undefined && named !== seat))) stops.push(move)
    if (named !== undefined) seat = named
  })
  return stops
}

/** The moves at which something of these kinds happened, with what was told of it. */
export function highlightsOf(sight: Sight, kinds: readonly string[]): { move: number; label: string }[] {
  return sight.told.flatMap((events, move) => {
    const label = events.filter((event) => kinds.includes(event.kind)).map((event) => eventWords(sight.game, event))
    return label.length ? [{ move, label: label.join(" ") }] : []
  })
}

export class Replay {
  readonly id: string
  /** The number of moves made in what is shown; null: the present. */
  at = $state<number | null>(null)
  playing = $state(false)
  /** Whose eyes: a seat, or null for a spectator. */
  seat = $state<number | null>(null)
  #moment = $state.raw<Moment | null>(null)
  #kept = new Map<string, Moment>()
  #seq = -1
  #clock = 0

  constructor(id: string) {
    this.id = id
  }

  get moment(): Moment | null {
    return this.#moment
  }

  /** The sight to draw: that of the moment, with everything that belongs to the present taken out. */
  sightAt(live: Sight | null): Sight | null {
    const moment = this.#moment
    if (!live || this.at === null || !moment) return live
    const last = moment.at === live.moves
    return {
      ...live,
      seat: this.seat,
      moves: moment.at,
      view: moment.view,
      asked: moment.asked,
      told_from: 0,
      told: moment.told,
      decision: null,
      seats: live.seats.map((seat) => ({ ...seat, owes: false, sealed: false })), // of the present, unknown for then
      undo: { allowed: false, why: null, redo: false, number: 0 },
      over: live.over && last,
      result: last ? live.result : null,
    }
  }

  async go(move: number, live: Sight): Promise<void> {
    if (this.at === null) this.seat = live.seat
    // An undo changes the moves behind us: what was kept may never have happened.
    if (this.#seq !== live.seq) this.#kept.clear()
    this.#seq = live.seq
    const at = Math.max(0, Math.min(move, live.moves))
    this.at = at
    setQuery({ at: String(at) })
    const found = await this.#fetch(at, this.seat)
    if (found && this.at === at) this.#moment = found
    else if (!found && !this.#moment) this.leave()
  }

  async #fetch(at: number, seat: number | null): Promise<Moment | null> {
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
    this.#clock = window.setInterval(() => {
      const now = live()
      if (!now || this.at === null || this.at >= now.moves) this.stop()
      else if (this.#moment?.at === this.at) void this.go(this.at + 1, now) // a slow connection sets the pace
    }, PACE)
  }

  stop(): void {
    clearInterval(this.#clock)
    this.playing = false
  }

  leave(): void {
    this.stop()
    if (this.at === null) return
    this.at = this.#moment = null
    setQuery({ at: null })
  }
}
