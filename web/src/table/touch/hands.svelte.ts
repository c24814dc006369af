/** The player's hands over a board: what is picked up, what is looked at, and what a touch or a drop does.
 *
 *  A board lays them once, `const hands = layHands(() => props, touching)`, and its parts find them with `hands()`.
 *  Things are drawn by Thing.svelte, which asks them for everything; a board itself needs
 *
 *    legal(thing), isSelected(thing), chosen, chosenOn(thing)   what is lit, what is chosen
 *    picked, looked, outlook, foresee(thing), after(path)       what would happen, to be shown where it happens
 *    touch(thing, anchor), choose(text)                         for parts that are not Things
 *
 *  With nothing in hand a touch of a thing names an answer, or takes the thing up. Several answers on one thing are
 *  gone through, one with each touch. An answer is sent at once, or chosen first and sent by a second touch of it or
 *  by the main button: `settings.confirm` says when, and the engine which answers cannot be undone. */

import { getContext, setContext, untrack } from "svelte"
import type { BoardProps } from "../../games"
import { settings } from "../../lib/settings.svelte"
import type { Option, Sight } from "../../lib/types"
import type { Preview } from "../live/foreseen.svelte"
import { sendsAtOnce } from "./confirm"
import { Leads, type Answer } from "./leads"
import { Queue } from "./queue"
import { Ways, type Touching } from "./ways"

const KEY = Symbol("hands")

/** A gesture that waits for forecasts. */
type Wish = { from: string; to: string; anchor: Element }

export class Hands<View = unknown> {
  /** What is being dragged, and what it is over. */
  carried = $state<string | null>(null)
  over = $state<string | null>(null)
  /** What the pointer or the focus is on. */
  looked = $state<string | null>(null)
  #picked = $state<string | null>(null)
  #wish = $state.raw<Wish | null>(null)
  #sentBy: string | null = null
  readonly #props: () => BoardProps
  readonly #touching: (sight: Sight) => Touching
  readonly #queue: Queue
  readonly #now: Touching = $derived.by(() => this.#touching(this.sight))
  readonly ways: Ways = $derived.by(() => {
    const { past, foreseen } = this.#props()
    return new Ways(past ? null : this.sight.decision, this.#now, foreseen.tries)
  })
  readonly #leads: Leads = $derived.by(() => new Leads(this.sight, this.ways, this.#props().foreseen))
  readonly #lit = $derived.by(() => {
    const ways = this.ways.all.filter((way) => way.text === this.selected)
    return new Set(ways.flatMap((way) => [way.to, way.from]))
  })
  /** What is in hand: picked up, or chosen although it could go on. */
  readonly picked: string | null = $derived.by(() => this.#picked ?? this.#lifted(this.selected))
  /** The same, or what is being dragged: it says what is lit. */
  readonly #inHand: string | null = $derived.by(() => this.carried ?? this.picked)

  constructor(props: () => BoardProps, touching: (sight: Sight) => Touching) {
    this.#props = props
    this.#touching = touching
    this.#queue = new Queue({
      asked: () => {
        // A board that has gone, because a curtain fell, asks nothing.
        const decision = (this.sight as Sight | null)?.decision
        return {
          number: decision?.number ?? null,
          kind: decision?.kind ?? "",
          offers: (text) => this.ways.option(text) !== null,
        }
      },
      play: (text, follows) => this.#props().play(text, follows),
      select: (text) => this.#props().select(text),
      selected: () => this.selected,
      sends: (text) => this.#sends([text]),
      lays: (text) => this.#lays([text]),
      picks: () => this.#picked !== null,
    })
  }

  // What is seen

  get sight(): Sight {
    return this.#props().sight
  }

  get view(): View {
    return this.sight.view as View
  }

  get me(): number | null {
    return this.sight.seat
  }

  /** A small screen shows one view at a time. */
  get phone(): boolean {
    return this.#props().layout !== "wide"
  }

  get selected(): string | null {
    return this.#props().selected
  }

  /** The option that is chosen but not sent. */
  get chosen(): Option | null {
    return this.ways.option(this.selected)
  }

  /** The same, if it names this thing. */
  chosenOn(thing: string): Option | null {
    return this.#lit.has(thing) ? this.chosen : null
  }

  legal(thing: string): boolean {
    const from = this.#inHand === this.#now.held ? null : this.#inHand
    return this.ways.legal(thing, from) || this.#leads.answers(from, thing).length > 0
  }

  isSelected(thing: string): boolean {
    return this.#picked === thing || this.#lit.has(thing) || this.#now.held === thing
  }

  /** A rule is against it, and may be asked for. */
  isRefused(thing: string): boolean {
    return this.ways.attempt(thing, this.#inHand) !== null && !this.legal(thing)
  }

  /** What is in hand might go there, legal or not. */
  isAimed(thing: string): boolean {
    return this.#inHand !== null && this.ways.aims(this.#inHand, thing)
  }

  /** What can be carried. */
  carries(thing: string): boolean {
    const { ways } = this
    return ways.starts(thing) || thing === this.#now.held || (this.#now.away?.(thing, ways) ?? null) !== null
  }

  /** Whether what is carried can be dropped on a thing. */
  takes(from: string, to: string): boolean {
    return this.#leads.answers(from, to).length > 0
  }

  /** What a touch of this thing would do now; null if it is not one answer, or not known yet. */
  foresee(thing: string): Preview | null {
    const [answer, other] = this.#leads.answers(this.#inHand, thing)
    return answer && !other ? this.#leads.preview(answer) : null
  }

  /** What the board shows of what would happen: after the answer that is chosen, or else after a touch of what is
   *  looked at. */
  get outlook(): Preview | null {
    if (this.selected !== null) return this.#props().foreseen.of(this.selected)
    return this.looked === null ? null : this.foresee(this.looked)
  }

  /** What could be done after these options, by the thing that a single touch would name there. */
  after(path: readonly string[]): ReadonlyMap<string, Preview> {
    return this.#leads.after(path)
  }

  /** A chosen answer whose thing could also go on from there, like a card that will be used somewhere. */
  #lifted(text: string | null): string | null {
    const way = this.ways.all.find((one) => one.text === text && one.from === null)
    return way && this.ways.via(way.to, null) ? way.to : null
  }

  // What is done

  /** `again`: the second click of a double click. It must not send what came into the place of the first. */
  touch(thing: string, anchor: Element, again = false): void {
    if (again && this.#sentBy === thing) return
    const { picked, selected } = this
    this.#sentBy = this.#wish = null
    if (picked === thing) {
      if (this.#picked === thing) this.#picked = null
      else if (selected !== null) this.#send([selected], thing)
      return
    }
    const answers = this.#leads.answers(picked, thing)
    if (answers.length > 1) return this.#next(answers)
    if (answers.length === 1) return this.#mean(answers[0]!, thing)
    if (this.#waits(picked, thing, anchor)) return
    if (this.ways.legal(thing, picked)) this.#pick(thing)
    else this.#refuse(thing, picked, anchor)
  }

  /** Dropped on nothing: `to` is null. */
  drop(from: string, to: string | null, anchor: Element | null): void {
    this.over = this.#sentBy = this.#wish = null
    if (to === from) return
    if (to === null) {
      const text = this.#now.away?.(from, this.ways) ?? null
      if (text !== null) this.#mean([text], from)
      return
    }
    const answers = this.#leads.answers(from, to)
    if (answers.length > 1) return this.#next(answers)
    if (answers.length === 1) return this.#mean(answers[0]!, to)
    if (anchor && !this.#waits(from, to, anchor)) this.#refuse(to, from, anchor)
  }

  /** An answer, as if its thing had been touched. */
  choose(text: string): void {
    this.#mean([text], null)
  }

  /** Puts down what is in hand; false if nothing is. */
  back(): boolean {
    if (this.#picked === null && this.#wish === null) return false
    this.#picked = this.#wish = null
    return true
  }

  /** Of several answers on one thing each touch chooses the next; after the last comes none. */
  #next(answers: Answer[]): void {
    const texts = answers.map((answer) => answer[0]!)
    this.#props().select(texts[texts.indexOf(this.selected ?? "") + 1] ?? null)
  }

  #mean(answer: Answer, thing: string | null): void {
    const { select } = this.#props()
    const [first, more] = answer as [string, string?]
    this.#picked = null
    if (more === undefined && this.selected === first && !this.#props().fresh) return this.#send(answer, thing)
    const lifts = thing !== null && more === undefined && this.#lifted(first) === thing
    const sends = lifts ? false : this.#sends(answer)
    if (more === undefined) {
      if (sends) return this.#send(answer, thing)
      select(first)
      if (sends === null) this.#queue.add(answer, null) // sent after all, if its forecast says that it can be undone
    } else if (settings.confirm !== "never" && this.#leads.preview([first])?.final) select(first)
    else {
      this.#sentBy = thing
      this.#queue.add(answer, sends)
    }
  }

  /** Whether an answer is sent at once; null: not known yet. While cards are laid in secret nothing is given yet: what
   *  is confirmed is the end of it, "Ready". What is offered since a moment may not be what the hand was on its way to:
   *  it is only chosen. */
  #sends(answer: Answer): boolean | null {
    const lays = this.#lays(answer)
    if (lays !== false) return lays
    return this.#props().fresh ? false : sendsAtOnce(this.#leads.preview(answer))
  }

  /** Whether the same is asked again after it, in secret; null: not known yet. */
  #lays(answer: Answer): boolean | null {
    const { decision } = this.sight
    if (!decision?.secret) return false
    const preview = this.#leads.preview(answer)
    return preview && preview.asked === decision.kind && !preview.final
  }

  #send(answer: Answer, thing: string | null): void {
    this.#sentBy = thing
    if (this.selected === answer[0]) this.#queue.drop() // it waits there to be sent
    this.#queue.add(answer, true)
  }

  #pick(thing: string): void {
    const goals = new Set(this.ways.leaving(thing).map((way) => way.text))
    if (goals.size === 1 && !this.ways.via(thing, null)) return this.#mean([...goals], thing)
    this.#picked = thing
    this.#props().select(null)
  }

  /** Whether it must be known first what could follow. What is known to be refused need not wait. */
  #waits(from: string | null, to: string, anchor: Element): boolean {
    if (from === null || this.ways.refused(from, to) !== null || this.#leads.leading(from, to) !== null) return false
    this.#wish = { from, to, anchor }
    return true
  }

  #refuse(thing: string, from: string | null, anchor: Element): void {
    const text = this.ways.refused(from, thing)
    // A drawn land is too large to point at: the reason is told at what stands on it.
    const there = anchor instanceof SVGElement ? document.querySelector(`button[data-spot="${thing}"]`) : null
    if (text !== null) this.#props().refuse(text, there ?? anchor)
  }

  // What comes in

  /** Once, in the board that lays them. */
  follow(): void {
    // What is in hand stays there while the same kind of question stands and it can still go somewhere.
    const asked = $derived(`${this.sight.seat} ${this.sight.decision?.kind}`)
    const stays = $derived(this.#picked !== null && this.ways.starts(this.#picked))
    $effect.pre(() => {
      void asked
      untrack(() => (this.#picked = this.#wish = null))
    })
    $effect.pre(() => {
      if (!stays) untrack(() => (this.#picked = null))
    })
    // Forecasts have arrived: what waited for them is done.
    const known = $derived(this.#wish !== null && this.#leads.leading(this.#wish.from, this.#wish.to) !== null)
    $effect(() => {
      const wish = this.#wish
      if (known && wish) untrack(() => this.drop(wish.from, wish.to, wish.anchor))
    })
    // Escape puts down what is in hand before it means anything to the page.
    $effect(() => {
      const escape = (event: KeyboardEvent) => {
        if (event.key !== "Escape" || document.querySelector("dialog[open]") || !this.back()) return
        event.stopPropagation()
        event.preventDefault()
      }
      addEventListener("keydown", escape, { capture: true })
      return () => {
        removeEventListener("keydown", escape, { capture: true })
        this.#queue.end()
      }
    })
  }
}

/** Lays the hands over a board, for all parts of it. */
export function layHands<View>(props: () => BoardProps, touching: (sight: Sight) => Touching): Hands<View> {
  const laid = new Hands<View>(props, touching)
  setContext(KEY, laid)
  laid.follow()
  return laid
}

/** The hands of the surrounding board; none in another player's drawer, where nothing can be touched. */
export const hands = <View>(): Hands<View> | undefined => getContext(KEY)
