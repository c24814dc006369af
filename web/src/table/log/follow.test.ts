import { expect, test } from "vitest"

import { Follow, type Scrolled } from "./follow"

/** A list as a browser has it: it scrolls no further than its end. */
class List implements Scrolled {
  #top = 0
  constructor(
    public scrollHeight: number,
    public clientHeight: number,
  ) {}
  get scrollTop(): number {
    return Math.min(this.#top, this.#most)
  }
  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.#most))
  }
  get #most(): number {
    return Math.max(0, this.scrollHeight - this.clientHeight)
  }
  get rest(): number {
    return this.#most - this.scrollTop
  }
}

function opened(): { list: List; follow: Follow } {
  const [list, follow] = [new List(3000, 385), new Follow()]
  follow.stay(list)
  return { list, follow }
}

test("it opens at its end, and new lines move it on", () => {
  const { list, follow } = opened()
  expect(list.rest).toBe(0)
  list.scrollHeight += 500
  follow.stay(list)
  expect(list.rest).toBe(0)
})

test("the event of its own scroll comes after its room has shrunk", () => {
  const { list, follow } = opened()
  list.clientHeight = 50
  follow.scrolled(list)
  expect(list.rest).toBeGreaterThan(60)
  follow.stay(list)
  expect(list.rest).toBe(0)
})

test("the event of its own scroll comes after new lines", () => {
  const { list, follow } = opened()
  list.scrollHeight += 400
  follow.scrolled(list)
  follow.stay(list)
  expect(list.rest).toBe(0)
})

test("more room, or fewer lines after an undo, push it up without the reader", () => {
  const { list, follow } = opened()
  list.clientHeight = 600
  follow.scrolled(list)
  list.scrollHeight -= 900
  follow.scrolled(list)
  list.scrollHeight += 1200
  follow.stay(list)
  expect(list.rest).toBe(0)
})

test("the reader scrolls up: it stays there, whatever comes", () => {
  const { list, follow } = opened()
  list.scrollTop = 1000
  follow.scrolled(list)
  list.scrollHeight += 400
  follow.stay(list)
  list.clientHeight = 120
  follow.stay(list)
  follow.scrolled(list)
  expect(list.scrollTop).toBe(1000)
})

test("back at the end it follows again", () => {
  const { list, follow } = opened()
  list.scrollTop = 1000
  follow.scrolled(list)
  list.scrollTop = list.scrollHeight
  follow.scrolled(list)
  list.scrollHeight += 400
  follow.stay(list)
  expect(list.rest).toBe(0)
})

test("a replay that shows an early line is not the reader's scroll", () => {
  const { list, follow } = opened()
  list.scrollTop = 200
  follow.note(list)
  follow.stay(list)
  expect(list.rest).toBe(0)
})
