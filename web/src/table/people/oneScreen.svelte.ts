// The curtain between two people at one screen: before a person's secrets are drawn, that person is called.

import { api, asApiError } from "../../lib/api"
import { toast } from "../../lib/toast.svelte"
import type { SeatInfo, Sight } from "../../lib/types"
import { insteadOf, seatToCall } from "../seats/seats"

/** Who is called, who may come instead, and who sat here before. */
export type Drawn = {
  game: string
  called: SeatInfo
  instead: SeatInfo[]
  before: SeatInfo | null
  lifting: boolean
}

/** What the table does when it falls and when it rises. */
interface Sides {
  /** Nothing secret stays in the page, nor in its state. */
  clear: () => void
  follow: (seat: number | null, known?: Sight) => Promise<void>
  failed: (thrown: unknown) => void
}

export class Curtain {
  drawn = $state.raw<Drawn | null>(null)
  #stays = -1 // the player before came back at this seq: no new curtain until something changes

  constructor(
    private readonly id: string,
    private readonly sides: Sides,
  ) {}

  /** Who is to be called now that this is seen; null: nobody. */
  calls(sight: Sight): number | null {
    return this.#stays === sight.seq ? null : seatToCall(sight.seats, sight.seat)
  }

  hang(sight: Sight, called: number): void {
    const info = sight.seats[called]
    if (!info) return
    const before = sight.seat === null ? null : (sight.seats[sight.seat] ?? null)
    this.drawn = { game: sight.game, called: info, instead: insteadOf(sight, called), before, lifting: false }
    this.sides.clear()
    // A spectator's line: it tells when another player must be called, and nothing secret.
    this.sides.follow(null).catch((thrown: unknown) => this.sides.failed(thrown))
  }

  /** What a spectator sees meanwhile. */
  see(sight: Sight): void {
    if (!this.drawn || this.drawn.lifting) return
    if (sight.over) return void this.lift(this.drawn.called.seat)
    const still = sight.seats[this.drawn.called.seat]?.owes
    const called = still ? this.drawn.called.seat : (seatToCall(sight.seats, null) ?? this.drawn.called.seat)
    const info = sight.seats[called] ?? this.drawn.called
    this.drawn = { ...this.drawn, called: info, instead: insteadOf(sight, called) }
  }

  /** "I am Giulia." The player before may come back as well, to look or to undo a move. */
  async lift(seat: number): Promise<void> {
    if (!this.drawn || this.drawn.lifting) return
    this.drawn = { ...this.drawn, lifting: true }
    try {
      const sight = await api.sight(this.id, seat)
      this.#stays = sight.seq
      this.drawn = null
      await this.sides.follow(seat, sight)
    } catch (thrown) {
      if (this.drawn) this.drawn = { ...this.drawn, lifting: false }
      toast.show(asApiError(thrown).sentence, "warn")
    }
  }
}
