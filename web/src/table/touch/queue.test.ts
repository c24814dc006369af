import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { Queue, type Line } from "./queue"

/** A table that answers after a while, if it takes the answer at all. */
class Table implements Line {
  number = 1
  kind = "orders"
  offered = ["a", "b", "c"]
  sent: string[] = []
  chosen: string | null = null
  busy = false
  refuses = false
  known: boolean | null = true

  asked = () => ({ number: this.number, kind: this.kind, offers: (text: string) => this.offered.includes(text) })
  select = (text: string) => void (this.chosen = text)
  selected = () => this.chosen
  sends = () => this.known
  secret = false
  inHand = false
  lays = () => this.secret && this.known
  picks = () => this.inHand

  play = (text: string): Promise<void> | null => {
    if (this.busy) return null
    this.busy = true
    return new Promise((done) =>
      setTimeout(() => {
        this.busy = false
        if (!this.refuses) {
          this.number += 1
          this.sent.push(text)
        }
        done()
      }, 400),
    )
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test("the answers of a gesture are sent one after the other", async () => {
  const table = new Table()
  new Queue(table).add(["a", "b"], true)
  await after(450)
  expect(table.sent).toEqual(["a"])
  await after(1000)
  expect(table.sent).toEqual(["a", "b"])
})

test("the last one is only chosen if it is not to be sent", async () => {
  const table = new Table()
  new Queue(table).add(["a", "b"], false)
  await after(1000)
  expect(table.sent).toEqual(["a"])
  expect(table.chosen).toBe("b")
})

test("a fast player's next gesture waits for the answer to the one before", async () => {
  const table = new Table()
  const queue = new Queue(table)
  for (const text of ["a", "b", "c"]) queue.add([text], true)
  await after(3000)
  expect(table.sent).toEqual(["a", "b", "c"])
})

test("it does not answer another kind of question, nor what is not offered", async () => {
  const table = new Table()
  const queue = new Queue(table)
  queue.add(["a"], true)
  queue.add(["b"], true)
  table.kind = "battle"
  await after(3000)
  expect(table.sent).toEqual(["a"])
  queue.add(["x"], true)
  await after(3000)
  expect(table.sent).toEqual(["a"])
})

test("a refusal drops what was to follow, and the next gesture is taken", async () => {
  const table = new Table()
  const queue = new Queue(table)
  table.refuses = true
  queue.add(["a", "b"], true)
  await after(3000)
  table.refuses = false
  queue.add(["c"], true)
  await after(1000)
  expect(table.sent).toEqual(["c"])
})

test("nothing is asked or sent once the board is gone", async () => {
  const table = new Table()
  const queue = new Queue(table)
  queue.add(["a", "b"], true)
  queue.end()
  table.asked = () => {
    throw new Error("nobody is there to ask")
  }
  await after(3000)
  expect(table.sent).toEqual(["a"])
})

test("what waits for its forecast is sent when that says so", async () => {
  const table = new Table()
  table.known = null
  table.chosen = "a"
  new Queue(table).add(["a"], null)
  await after(300)
  expect(table.sent).toEqual([])
  table.known = true
  await after(1000)
  expect(table.sent).toEqual(["a"])
})

test("what waits for its forecast stays chosen if it cannot be undone", async () => {
  const table = new Table()
  table.known = false
  table.chosen = "a"
  new Queue(table).add(["a"], null)
  await after(1000)
  expect(table.sent).toEqual([])
  expect(table.chosen).toBe("a")
})

test("it is dropped when something else is chosen meanwhile", async () => {
  const table = new Table()
  table.known = null
  table.chosen = "a"
  new Queue(table).add(["a"], null)
  await after(100)
  table.chosen = "b"
  table.known = true
  await after(1000)
  expect(table.sent).toEqual([])
})

test("what is chosen instead is not dropped with it", async () => {
  const table = new Table()
  const queue = new Queue(table)
  table.known = null
  table.chosen = "a"
  queue.add(["a"], null)
  table.chosen = "b"
  queue.add(["b"], null)
  await after(100)
  table.known = true
  await after(1000)
  expect(table.sent).toEqual(["b"])
})

test("orders that wait for their forecast stay when the hand goes on to the next card", async () => {
  const table = new Table()
  const queue = new Queue(table)
  table.secret = true
  table.known = null
  table.chosen = "a"
  queue.add(["a"], null)
  table.chosen = null
  table.inHand = true
  await after(100)
  table.inHand = false
  table.chosen = "b"
  queue.add(["b"], null)
  await after(100)
  table.known = true
  await after(2000)
  expect(table.sent).toEqual(["a", "b"])
})

test("an order that waits for its forecast is dropped when the choice is taken back", async () => {
  const table = new Table()
  table.secret = true
  table.known = null
  table.chosen = "a"
  new Queue(table).add(["a"], null)
  table.chosen = null
  await after(100)
  table.known = true
  await after(1000)
  expect(table.sent).toEqual([])
})
