/** Where a guide stands: which step is shown, which are over. */

import type { Fact, Sight } from "../lib/types"
import { keepProgress, progressOf } from "./progress"
import type { AnyScript, AnyStep, Scene } from "./types"

/** A step as it was shown, so that the player can look back at it. */
export type Page = {
  step: AnyStep
  chapter: number
  facts: Record<string, Fact>
  suggestion: string | null
  targets: readonly string[]
}

export class Guide {
  /** The steps of this visit, the current one last; null stands for the time between two steps. */
  #pages = $state.raw<(Page | null)[]>([])
  #at = $state(0)
  #open = $state(true)
  #ended = $state(false)
  #done: Set<string>
  #scene: Scene<unknown> | null = null
  #number = -1
  #steps: readonly AnyStep[]

  constructor(
    readonly table: string,
    readonly script: AnyScript,
  ) {
    this.#steps = script.chapters.flatMap((chapter) => chapter.steps)
    const progress = progressOf(table)
    this.#done = new Set(progress?.done)
    this.#open = progress?.open ?? true
    this.#ended = progress?.ended ?? false
  }

  /** What the card shows: the current step, or an earlier one; null while there is nothing to say. */
  get page(): Page | null {
    return this.#pages[this.#at] ?? null
  }
  get isPast(): boolean {
    return this.#at < this.#pages.length - 1
  }
  get canGoBack(): boolean {
    return this.#at > 0
  }
  get open(): boolean {
    return this.#open && !this.#ended
  }
  get ended(): boolean {
    return this.#ended
  }
  /** The player has met a step, or a chapter after it. */
  isReached(id: string): boolean {
    const chapter = this.script.chapters.findIndex(({ steps }) => steps.some((one) => one.id === id))
    const shown = this.#pages.some((page) => page && (page.step.id === id || page.chapter > chapter))
    return shown || this.#done.has(id)
  }
  /** The step waits for the player's answer, so there is no Next. */
  get waits(): boolean {
    return !this.isPast && this.page?.step.asks !== undefined
  }

  /** The table changed, or is seen for the first time. */
  see(sight: Sight): void {
    if (sight.seat === null) return
    this.#scene = this.#read(sight)
    const now = this.#pages.at(-1) ?? null
    if (now && this.#holds(now.step)) return this.#renew(now)
    if (now) this.#finish(now.step)
    this.#turn()
  }

  next(): void {
    if (this.isPast) {
      this.#at += 1
      return
    }
    const now = this.page
    if (!now || now.step.asks) return
    this.#finish(now.step)
    if (now.step.last) this.#end()
    else this.#turn()
  }

  back(): void {
    this.#at = Math.max(0, this.#at - 1)
  }

  skip(): void {
    this.#open = false
    this.#keep()
  }

  resume(): void {
    this.#open = true
    this.#at = Math.max(0, this.#pages.length - 1)
    this.#keep()
  }

  #end(): void {
    this.#ended = true
    this.#keep()
  }

  #read(sight: Sight): Scene<unknown> {
    const options = sight.decision?.options ?? []
    return {
      sight,
      view: sight.view,
      seat: sight.seat ?? 0,
      kind: options.length ? (sight.decision?.kind ?? "") : "",
      options,
      offers: sight.decision?.offers ?? [],
      told: sight.told.flat(),
      done: (id) => this.#done.has(id),
    }
  }

  #fits(step: AnyStep): boolean {
    const scene = this.#scene
    if (!scene || (step.asks && !step.asks.includes(scene.kind))) return false
    return step.when?.(scene) ?? true
  }

  /** The step that is shown stays: it still fits, and if it asks for one answer, that has not been given. */
  #holds(step: AnyStep): boolean {
    const answered = step.asks && !step.stays && this.#number !== (this.#scene?.sight.decision?.number ?? -1)
    return !answered && this.#fits(step)
  }

  #finish(step: AnyStep): void {
    if (step.again) return
    this.#done.add(step.id)
    this.#keep()
  }

  /** A step that comes late belongs to the chapter that the player has reached: chapters never go back. */
  #chapterOf(step: AnyStep): number {
    const reached = this.script.chapters.findLastIndex(({ steps }) =>
      steps.some((one) => one === step || this.#done.has(one.id)),
    )
    return Math.max(0, reached)
  }

  /** To the first step of the script that fits; between two steps there is nothing to say. */
  #turn(): void {
    const scene = this.#scene
    const step = this.#steps.find((one) => !this.#done.has(one.id) && this.#fits(one))
    const page = step && scene ? pageOf(step, this.#chapterOf(step), scene) : null
    this.#number = scene?.sight.decision?.number ?? -1
    if (page === null && this.#pages.length && this.#pages.at(-1) === null) return
    this.#pages = [...this.#pages.filter((one) => one !== null && one.step !== step), page]
    this.#at = this.#pages.length - 1
  }

  /** A step of several answers has a suggestion for each of them. */
  #renew({ step, chapter }: Page): void {
    if (step.stays && this.#scene) this.#pages = [...this.#pages.slice(0, -1), pageOf(step, chapter, this.#scene)]
  }

  #keep(): void {
    keepProgress(this.table, { done: [...this.#done], open: this.#open, ended: this.#ended })
  }
}

function pageOf(step: AnyStep, chapter: number, scene: Scene<unknown>): Page {
  const wished = step.suggests?.(scene)
  const suggestion = [...scene.options, ...scene.offers].find((option) => option.text === wished)?.text ?? null
  const target = typeof step.target === "function" ? step.target(scene) : (step.target ?? [])
  return {
    step,
    chapter,
    facts: step.facts?.(scene) ?? {},
    suggestion,
    targets: typeof target === "string" ? [target] : target,
  }
}
