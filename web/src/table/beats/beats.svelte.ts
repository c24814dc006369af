// What the page draws on the way to the newest sight: one beat after another. The server does not wait for it, and the
// newest sight is never more than one touch away.

import type { GameBeats } from "../../games"
import { settings, type Pace } from "../../lib/settings.svelte"
import type { PastSight, Sight } from "../../lib/types"
import { beatsBetween, goesOn, sightAfter, type Beat } from "./beat"
import { captionOf, type Caption } from "./caption"
import { FLIGHT, LENGTH, lengthOf, merged } from "./queue"
import { sinceOf, type Since } from "./since"

type Ways = {
  /** What the game says about its beats. */
  ways: () => GameBeats
  /** The table after an earlier move; null if it does not come. */
  moment: (seat: number | null, at: number) => Promise<PastSight | null>
  /** In a replay everybody's acts are news. */
  everybody?: boolean
  /** How many times as fast as the pace. */
  speed?: () => number
  /** The newest sight is drawn now, after what came before it was shown. */
  arrived?: () => void
}

const GRACE = 250 // ms that a beat waits for its view; then the newest one has to do
const LEAD = 0.5 // a part of a beat to see the position from which something is shown again

const sleep = (time: number) => new Promise<null>((done) => setTimeout(() => done(null), time))

function offers(sight: Sight | null): string {
  const decision = sight?.decision
  return [decision?.number, ...(decision?.options ?? []).map((one) => one.text)].join("\n")
}

export class Beats {
  #newest = $state.raw<Sight | null>(null)
  #sight = $state.raw<Sight | null>(null)
  #beat = $state.raw<Beat | null>(null)
  #flight = 0
  #waiting: Beat[] = []
  #views = new Map<number, Promise<PastSight | null>>()
  #asking: Promise<unknown> = Promise.resolve()
  #run = 0 // grows with every skip: what was waiting then is over
  #asked = false // somebody wants to see it again, so it is shown at any pace

  constructor(private readonly from: Ways) {}

  /** The page draws this. On the way to the newest sight it asks nothing, unless that is still what is asked. */
  readonly drawn: Sight | null = $derived.by(() => {
    const [sight, newest] = [this.#sight, this.#newest]
    if (!sight || sight === newest) return sight
    const decision = offers(sight) === offers(newest) ? (newest?.decision ?? null) : null
    return { ...sight, decision }
  })
  /** Something is drawn that is not the newest: a touch goes on to that, and means nothing else. */
  readonly busy: boolean = $derived.by(() => this.#sight !== this.#newest)
  /** A beat is being shown, perhaps the last one. */
  readonly playing: boolean = $derived.by(() => this.#beat !== null)
  readonly caption: Caption | null = $derived.by(() => this.#beat && captionOf(this.#beat, this.from.ways()))
  /** Who acts in what is drawn; null: those who owe an answer. */
  readonly actor: number | null = $derived.by(() => this.#beat?.seat ?? null)
  /** What the others did since the seat's last move. */
  readonly since: Since | null = $derived.by(() => this.#sight && sinceOf(this.#sight, this.from.ways()))

  /** How long pieces fly to what is drawn now, in milliseconds; 0: they are there. */
  get flight(): number {
    return this.#flight
  }

  get #pace(): Pace {
    return this.#asked && settings.pace === "off" ? "normal" : settings.pace
  }

  get #still(): boolean {
    return settings.pace === "off" || settings.stillness || document.visibilityState === "hidden"
  }

  see(sight: Sight | null): void {
    const before = this.#newest
    this.#newest = sight
    if (!before || !sight || !goesOn(before, sight)) {
      const same = before && sight && before.id === sight.id && before.seat === sight.seat
      if (same && before.moves === sight.moves) return this.#exchange(before, sight)
      this.#views.clear() // an undo changes what has happened
      return this.skip()
    }
    if (this.#still || before.view === null) return this.skip() // nobody saw the table before it was dealt
    const news = beatsBetween(before, sight, { ways: this.from.ways(), everybody: this.from.everybody ?? false })
    if (news.length) this.#queue(news)
    else if (this.#beat) this.#exchange(before, sight)
    else this.#draw(sight, LENGTH[settings.pace] * FLIGHT)
  }

  /** The same position, known better. */
  #exchange(old: Sight, sight: Sight): void {
    this.#waiting = this.#waiting.map((beat) => (beat.sight === old ? { ...beat, sight } : beat))
    if (this.#sight === old || !this.#beat) this.#draw(sight, 0)
  }

  /** To the newest sight, at once. */
  skip(): void {
    this.#run += 1
    this.#asked = false
    this.#waiting = []
    this.#beat = null
    this.#draw(this.#newest, 0)
  }

  /** Shows again what happened in these moves, then the newest sight. */
  async again(first: number, last: number): Promise<void> {
    this.skip()
    const run = this.#run
    const newest = this.#newest
    if (!newest) return
    const [start, end] = [await this.#after(newest, first - 1), await this.#after(newest, last)]
    if (run !== this.#run || !start || !end) return
    this.#asked = true
    const news = beatsBetween(start, end, { ways: this.from.ways(), everybody: true })
    const lead = { sight: start, first, last: first - 1, exact: true, seat: null, told: [], share: LEAD }
    if (news.length) this.#queue([lead, ...news])
  }

  async #after(newest: Sight, move: number): Promise<Sight | null> {
    if (move === newest.moves) return newest
    const moment = await this.#view(newest, move)
    return moment && { ...sightAfter(newest, move), view: moment.view, asked: moment.asked }
  }

  #draw(sight: Sight | null, flight: number): void {
    this.#flight = this.#still ? 0 : flight
    this.#sight = sight
    if (sight === this.#newest) this.from.arrived?.()
  }

  #queue(news: Beat[]): void {
    const idle = this.#beat === null
    this.#waiting = merged([...this.#waiting, ...news])
    for (const beat of this.#waiting) if (!beat.exact) void this.#view(beat.sight, beat.sight.moves)
    if (idle) void this.#play(this.#run)
  }

  /** One question after the other, ahead of the beats, so that the server has other things to do too. */
  #view(sight: Sight, move: number): Promise<PastSight | null> {
    const known = this.#views.get(move)
    if (known) return known
    const run = this.#run
    const asked = this.#asking.then(() =>
      run === this.#run ? this.from.moment(sight.seat, move).catch(() => null) : null,
    )
    this.#views.set(move, asked)
    this.#asking = asked
    void asked.then((moment) => moment ?? this.#views.delete(move))
    return asked
  }

  async #play(run: number): Promise<void> {
    for (let beat = this.#waiting.shift(); beat; beat = this.#waiting.shift()) {
      this.#beat = beat
      const moment = beat.exact ? null : await Promise.race([this.#view(beat.sight, beat.sight.moves), sleep(GRACE)])
      if (run !== this.#run) return
      const length = lengthOf(beat, this.#waiting, this.#pace) / (this.from.speed?.() ?? 1)
      const sight = moment ? { ...beat.sight, view: moment.view, asked: moment.asked } : beat.sight
      if (this.#sight !== sight) this.#draw(sight, length * FLIGHT)
      await sleep(length)
      if (run !== this.#run) return
    }
    this.#beat = null
    this.#asked = false
    this.#views.clear()
    if (this.#sight !== this.#newest) this.#draw(this.#newest, LENGTH[settings.pace] * FLIGHT)
  }
}
