// A plan: moves that are only tried, on a private copy up to what this seat can know. The page draws the table as it
// would be; nothing is sent until the player wants it.

import { api, asApiError } from "../../lib/api"
import { toast } from "../../lib/toast.svelte"
import type { Sight } from "../../lib/types"
import type { PlanBody } from "../../lib/wire"
import { Foreseen } from "../live/foreseen.svelte"

interface Step {
  option: string
  ends: PlanBody["ends"]
  sight: Sight
  foreseen: Foreseen
}

/** The table as it would be. Where nobody can foretell it, it stays as it was, and nothing is asked.
 *
 * Its question has a number that no question of the table has: nobody could answer it by accident. */
export function plannedSight(before: Sight, body: PlanBody, step: number): Sight {
  return {
    ...before,
    view: body.view ?? before.view,
    decision: body.decision && { ...body.decision, number: -step },
    asked: body.decision?.kind ?? before.asked,
    seats: before.seats.map((one) => (one.seat === before.seat ? { ...one, owes: body.decision !== null } : one)),
    undo: { ...before.undo, allowed: true, why: null, redo: false },
  }
}

export class Plan {
  /** What the plan begins with: the question of this number. */
  base = $state.raw() as Sight
  readonly number: number
  busy = $state(false)
  #steps = $state.raw<readonly Step[]>([])
  readonly #known: Foreseen

  constructor(base: Sight, known: Foreseen) {
    this.base = base
    this.number = base.decision?.number ?? -1
    this.#known = known
  }

  get path(): string[] {
    return this.#steps.map((step) => step.option)
  }
  get sight(): Sight {
    return this.#steps.at(-1)?.sight ?? this.base
  }
  get foreseen(): Foreseen {
    return this.#steps.at(-1)?.foreseen ?? this.#known
  }
  /** Who would go on: this seat, others, or nobody can tell. */
  get ends(): PlanBody["ends"] {
    return this.#steps.at(-1)?.ends ?? "asked"
  }

  /** Something has happened at the table; false: the question that it begins with is no longer there. */
  goesOnFrom(sight: Sight): boolean {
    if (sight.decision?.number !== this.number) return false
    this.base = sight
    return true
  }

  async add(option: string): Promise<void> {
    const { id, seat } = this.base
    if (this.busy || seat === null || this.ends !== "asked") return
    this.busy = true
    try {
      const before = this.#steps
      const path = [...this.path, option]
      const body = await api.plan(id, seat, this.number, path)
      const sight = plannedSight(this.sight, body, path.length)
      const foreseen = new Foreseen(id, { path, base: () => this.base })
      if (body.ends === "asked") foreseen.see(sight)
      if (this.#steps === before) this.#steps = [...before, { option, ends: body.ends, sight, foreseen }]
    } catch (thrown) {
      toast.show(asApiError(thrown).sentence, "warn")
    }
    this.busy = false
  }

  back(): void {
    this.#steps = this.#steps.slice(0, -1)
  }

  clear(): void {
    this.#steps = []
  }
}
