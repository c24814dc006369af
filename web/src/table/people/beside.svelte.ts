// What people at a table ask of each other besides the game: that somebody they wait for looks here, and to undo
// what can only be undone if all agree.

import { api, asApiError } from "../../lib/api"
import { toast } from "../../lib/toast.svelte"
import type { Sight, Wish } from "../../lib/types"
import { say } from "../../lib/words"
import { numberOf } from "../live/questions"
import { callName } from "../seats/seats"
import { sound } from "../log/sound"

export class Beside {
  /** Somebody asks to undo; all others must agree. */
  wish = $state.raw<Wish | null>(null)

  constructor(
    private readonly id: string,
    private readonly sight: () => Sight | null,
    private readonly take: (sight: Sight) => void,
  ) {}

  hearNudge(seat: number): void {
    const sight = this.sight()
    if (!sight) return
    toast.show(say("table-nudged", { name: callName(sight, seat) }), "hourglass")
    sound("turn")
  }

  hearWish(wish: Wish | null, nay: number | null): void {
    const [before, sight] = [this.wish, this.sight()]
    this.wish = wish
    if (before && sight && nay !== null && nay !== before.seat)
      toast.show(say("table-wish-nay", { name: callName(sight, nay) }), "no")
  }

  async #send(act: (seat: number, sight: Sight) => Promise<Sight>): Promise<boolean> {
    const sight = this.sight()
    if (!sight || sight.seat === null) return false
    try {
      this.take(await act(sight.seat, sight))
      return true
    } catch (thrown) {
      toast.show(asApiError(thrown).sentence, "warn")
      return false
    }
  }

  /** Reminds somebody the table waits for. */
  async nudge(goal: number): Promise<void> {
    const sent = await this.#send((seat) => api.nudge(this.id, seat, goal))
    const sight = this.sight()
    if (sent && sight) toast.show(say("table-nudge-sent", { name: callName(sight, goal) }))
  }

  async askOthers(): Promise<void> {
    await this.#send((seat, sight) => api.wish(this.id, seat, numberOf(sight)))
  }

  async consent(agrees: boolean): Promise<void> {
    await this.#send((seat) => api.consent(this.id, seat, agrees))
  }
}
