// What the guide sees of the page: the thing that a step points at, the answer that it suggests, and the question.

import { settings } from "../lib/settings.svelte"
import type { Point } from "./gesture"
import type { Box } from "./place"

const RING = 9 // around what it points at
const ROOM = 12 // above it
const SCROLLS = new Set(["auto", "scroll", "hidden"])

const seen = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0)

/** What the step points at: the first of these that is on the page. */
export const thingOf = (targets: readonly string[]): Element | null =>
  targets.map((target) => seen(target)[0]).find((one) => one !== undefined) ?? null

/** The answer that it suggests, unless the list is folded or scrolled past it. */
export function rowOf(suggestion: string | null): Element | null {
  const found = suggestion === null ? undefined : seen(`.opt[data-option=${JSON.stringify(suggestion)}]`)[0]
  if (!found) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  const isOnTop = (part: number) => found.contains(document.elementFromPoint(left + width / 2, top + height * part))
  return isOnTop(0.1) && isOnTop(0.9) ? found : null
}

/** The middle of a thing of the board, unless it is away from the screen or something lies over the board there. */
export function pointOf(thing: string): Point | null {
  return (
    seen(`#stage [data-spot=${JSON.stringify(thing)}]`)
      .map(middleOf)
      .find((point) => point !== null) ?? null
  )
}

/** The button that sends what has been chosen: at its end, where the hand hides no word of it. */
export function sendPoint(): Point | null {
  const [found] = [".quick .is-selected", ".decide-foot .btn-primary"].flatMap(seen)
  if (!found || middleOf(found) === null) return null
  const { left, top, width, height } = boxOf(found)
  return { x: Math.round(left + width - Math.min(16, width / 2)), y: Math.round(top + height * 0.75) }
}

/** The middle of what is seen of it. */
export function middleOf(one: Element): Point | null {
  const { left, top, width, height } = seenOf(one)
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const there = document.elementFromPoint(point.x, point.y)
  const over = there?.closest(".guide, .decide, dialog, header") ?? null
  return there && (over === null || over.contains(one)) ? point : null
}

export const boxOf = (one: Element): Box => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { left, top, width, height }
}

/** As far as the board is not scrolled past it. */
export function seenOf(one: Element): Box {
  const box = boxOf(one)
  let [left, top, right, bottom] = [box.left, box.top, box.left + box.width, box.top + box.height]
  for (let around = one.parentElement; around?.closest("#stage"); around = around.parentElement) {
    if (!SCROLLS.has(getComputedStyle(around).overflowY)) continue
    const room = around.getBoundingClientRect()
    left = Math.max(left, room.left)
    top = Math.max(top, room.top)
    right = Math.min(right, room.right)
    bottom = Math.min(bottom, room.bottom - RING) // the card may be right below
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : box
}

/** With the ring that is drawn around it. */
export const ringOf = (one: Element): Box => {
  const { left, top, width, height } = boxOf(one)
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING }
}

/** The question bar and what it has unfolded. */
export const questions = (): Box[] => seen(".decide, .decide > .over > *").map(boxOf)

export const choices = (): Box[] => seen("#stage :is(.is-legal, .is-selected)").map(boxOf)

/** All of these that are on the page, with rings. */
export const ringsOf = (selectors: readonly string[]): Box[] => selectors.flatMap(seen).map(ringOf)

/** The lower end of the board, as wide as it is: the board itself ends above the card. */
export function dockOf(low: boolean): { left: number; width: number; bottom: number; gap: number } {
  const board = document.querySelector("#stage [data-board]")
  if (!board) return { left: 0, width: innerWidth, bottom: 0, gap: 0 }
  const { right, bottom, ...box } = board.getBoundingClientRect().toJSON() as DOMRect
  const left = Math.max(0, box.left)
  // What is at its right may have a ring, and on a low screen what is below, where the question is not.
  const width = Math.min(right, innerWidth) - left - (right < innerWidth - RING ? RING : 0)
  const below = innerHeight - bottom - parseFloat(getComputedStyle(board).marginBottom)
  const gap = low && below > RING ? RING : 0
  return { left, width, bottom: below + gap, gap }
}

/** Scrolls the board until the thing is seen. */
export function bring(one: Element): void {
  one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: settings.stillness ? "auto" : "smooth" })
}

/** Where the board scrolls, the thing goes to its top. */
export function lift(one: Element): void {
  const arena = one.closest("[data-arena]")
  arena?.scrollBy({ top: ringOf(one).top - arena.getBoundingClientRect().top - ROOM, behavior: "auto" })
}
