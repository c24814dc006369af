// What each option would do: the engine's previews, asked for when a decision comes and laid over the view. Prices,
// outcomes and what wakes are read here; the browser computes none of them.

import { api } from "../../lib/api"
import type { PreviewBody } from "../../lib/wire"
import type { Option, Sight, Told } from "../../lib/types"
import { laidOver } from "./overlay"

export interface Preview {
  option: string
  /** Who is asked then: this seat, or others; "news": nobody can foretell what comes. */
  ends: PreviewBody["ends"]
  /** It could not be undone, even if nobody acted on it. */
  final: boolean
  /** What this seat would be told. */
  told: readonly Told[]
  /** The next question of this seat, and the texts of what could be chosen there. */
  asked: string
  then: readonly string[]
  /** Texts of what is offered later in the turn, however it continues; and in some ways only. */
  surely: readonly string[]
  perhaps: readonly string[]
  /** The view after it; null where nobody can foretell it. */
  view: unknown
}

function previewOf(body: PreviewBody, sight: Sight): Preview {
  const foretold = body.ends !== "news"
  return {
    option: body.option,
    ends: body.ends,
    final: body.final ?? false,
    told: body.told ?? [],
    asked: body.asked ?? "",
    then: body.then ?? [],
    surely: body.surely ?? [],
    perhaps: body.perhaps ?? [],
    get view(): unknown {
      if (!foretold) return null
      const view = body.changes == null ? sight.view : laidOver(sight.view, body.changes)
      Object.defineProperty(this, "view", { value: view })
      return view
    },
  }
}

/** Previews after moves that are only planned: these options, from a sight that is real. */
interface Planned {
  path: readonly string[]
  base: () => Sight
}

type Known = ReadonlyMap<string, Preview>
const NONE: Known = new Map()

/** Which question a sight asks; "" for none. */
function questionOf(sight: Sight | null): string {
  return sight?.decision?.options.length ? `${sight.seat} ${sight.seq} ${sight.decision.number}` : ""
}

/** The previews of one table's current decision. */
export class Foreseen {
  readonly #id: string
  #question = ""
  #asked = new AbortController()
  #known = $state.raw<ReadonlyMap<string, Known>>(new Map())
  #onward = $state.raw<ReadonlyMap<string, readonly Option[]>>(new Map())
  /** What the player might think of now though it is not possible: the server says why. */
  tries = $state.raw<readonly Option[]>([])

  readonly #planned: Planned | null

  constructor(id: string, planned: Planned | null = null) {
    this.#id = id
    this.#planned = planned
  }

  /** A new sight came: earlier previews are no longer valid. */
  see(sight: Sight | null): void {
    const question = questionOf(sight)
    if (question === this.#question) return
    this.#question = question
    this.#asked.abort()
    this.#asked = new AbortController()
    this.#known = new Map()
    this.#onward = new Map()
    this.tries = []
    if (sight && question) void this.#ask(sight, [])
  }

  /** What an option would do; null until it is known. */
  of(option: string): Preview | null {
    return this.#known.get("")?.get(option) ?? null
  }

  /** What could be done after these options, one after the other: asked for when somebody thinks of it. */
  after(sight: Sight, path: readonly string[]): Known {
    const known = this.#known.get(path.join("\n"))
    // What is drawn may lag behind what is asked: of a question that was answered, nothing is foretold any more.
    const open = this.#question !== "" && questionOf(sight) === this.#question
    if (known === undefined && open) queueMicrotask(() => void this.#ask(sight, path))
    return known ?? NONE
  }

  /** The options that would be offered after a path; null until they are known. */
  onward(sight: Sight, path: readonly string[]): readonly Option[] | null {
    this.after(sight, path)
    return this.#onward.get(path.join("\n")) ?? null
  }

  async #ask(sight: Sight, path: readonly string[]): Promise<void> {
    const [question, key] = [this.#question, path.join("\n")]
    const asked = (this.#planned?.base() ?? sight).decision?.number
    if (sight.seat === null || asked === undefined || this.#known.has(key)) return
    if (questionOf(sight) !== question) return
    this.#known = new Map(this.#known).set(key, NONE)
    try {
      // The number: a fast player may have answered before the server reads this.
      const { number, previews, tries, offered } = await api.previews(
        this.#id,
        sight.seat,
        asked,
        [...(this.#planned?.path ?? []), ...path],
        this.#asked.signal,
      )
      if (question !== this.#question || number !== asked) return
      // What changes is told from what is, not from what is planned.
      const base = this.#planned?.base() ?? sight
      if (!path.length) this.tries = tries ?? []
      else this.#onward = new Map(this.#onward).set(key, offered ?? [])
      this.#known = new Map(this.#known).set(key, new Map(previews.map((one) => [one.option, previewOf(one, base)])))
    } catch {
      // A missing preview is no problem: the table works without it.
    }
  }
}
