import { describe, expect, test } from "vitest"

import { dice } from "../../testing/dice"
import { sight } from "../../testing/sights"
import type { NextSight, Sight, Told } from "../../lib/types"
import { follow } from "./live"

const tells = (...kinds: string[]): Told[] => kinds.map((kind) => ({ kind, facts: { seat: 0 } }))
const known = sight({ seq: 5, moves: 2, told: [tells("deal"), tells("lay")], options: { events: true } })

/** What the server sends to those who have the sight before: the news, without what never changes. */
function news(changes: Partial<Sight>): NextSight {
  return { ...known, options: {}, shuffle: { kind: "known" }, ...changes }
}

describe("which sights are taken", () => {
  test("the first one, if it is whole", () => {
    expect(follow(null, known)).toEqual(known)
  })

  test("not a first one that lacks its beginning", () => {
    expect(follow(null, news({ told_from: 1 }))).toBe("gap")
  })

  test.each([4, 5])("none that is not newer (seq %i)", (seq) => {
    expect(follow(known, news({ seq }))).toBe("old")
  })

  test("an answer may repeat what is known, but not come from before it", () => {
    expect(follow(known, news({ seq: 5, moves: 7 }), true)).toMatchObject({ moves: 7 })
    expect(follow(known, news({ seq: 4 }), true)).toBe("old")
  })

  test("none that lacks what happened in between", () => {
    expect(follow(known, news({ seq: 9, told_from: 3 }))).toBe("gap")
  })
})

describe("how a sight goes on from the one before", () => {
  test("its news come after what was told", () => {
    const next = follow(known, news({ seq: 6, told_from: 2, told: [tells("fight")] }))
    expect(next).toMatchObject({ seq: 6, told_from: 0, told: [tells("deal"), tells("lay"), tells("fight")] })
  })

  test("so do those who moved", () => {
    const before = { ...known, movers: [0] }
    expect(follow(before, news({ seq: 6, told_from: 2, told: [tells("fight")], movers: [1] }))).toMatchObject({
      movers: [0, 1],
    })
    expect(follow(before, news({ seq: 6, told_from: 1, told: [], movers: [] }))).toMatchObject({ movers: [] })
  })

  test("what was taken back is told no more", () => {
    const next = follow(known, news({ seq: 6, told_from: 1, told: [] }))
    expect(next).toMatchObject({ told: [tells("deal")] })
  })

  test("what never changes stays, though it is not sent again", () => {
    const pack = { name: "own", digest: "1" }
    const next = follow({ ...known, pack }, news({ seq: 6, told_from: 2 }))
    expect(next).toMatchObject({ options: { events: true }, shuffle: { kind: "sealed", commitment: "hash" }, pack })
  })

  test("the sight before is left as it was", () => {
    const before = structuredClone(known)
    follow(known, news({ seq: 6, told_from: 1, told: [tells("fight")] }))
    expect(known).toEqual(before)
  })

  test("a story told again keeps the moves that are the same, as the same objects", () => {
    const again = structuredClone([...known.told.slice(0, 1), tells("fight"), tells("end")])
    const next = follow(known, news({ seq: 6, told: again })) as Sight
    expect(next.told).toEqual(again)
    expect(next.told[0]).toBe(known.told[0])
    expect(next.told[1]).not.toBe(known.told[1])
  })
})

/** A table that moves, and its line to one reader: the story in parts, whole again after an undo. */
class Server {
  seq = 1
  told = [tells("deal")]
  readonly stories = new Map([[1, this.told]])
  readonly line: NextSight[] = []

  whole(): Sight {
    return sight({ seq: this.seq, told: structuredClone(this.told) })
  }

  move(kind: string): void {
    const from = this.told.length
    this.#change([...this.told, tells(kind)])
    this.line.push(news({ seq: this.seq, told_from: from, told: structuredClone(this.told.slice(from)) }))
  }

  takeBack(moves: number): void {
    this.#change(this.told.slice(0, Math.max(1, this.told.length - moves)))
    this.line.push(this.whole())
  }

  #change(told: Told[][]): void {
    this.seq += 1
    this.told = told
    this.stories.set(this.seq, told)
  }
}

test("whatever is lost, late or sent twice: what is known was the story then, and in the end it is the newest", () => {
  const { roll, one } = dice(7)
  const server = new Server()
  const sent: NextSight[] = []
  let [mine, gaps] = [follow(null, server.whole()) as Sight, 0]
  function hear(next: NextSight, answer = false): void {
    const result = follow(mine, next, answer)
    if (result === "gap") gaps += 1
    if (result === "gap") hear(server.whole(), true)
    else if (result !== "old") mine = result
    expect(mine.told).toEqual(server.stories.get(mine.seq))
  }
  for (let change = 0; change < 400; change++) {
    if (roll(6) === 0) server.takeBack(1 + roll(3))
    else server.move(`move ${change}`)
    sent.push(server.line.at(-1)!)
    const fate = roll(8)
    if (fate === 0 && server.line[0]!.told_from > 0) server.line.shift() // lost
    if (fate === 1) hear(server.whole(), true) // the answer to a move of ours overtakes the line
    if (fate === 2) hear(one(sent)) // once more, much too late
    if (fate > 4) for (const next of server.line.splice(0)) hear(next)
  }
  hear(server.whole(), true)
  expect(mine.seq).toBe(server.seq)
  expect(gaps).toBeGreaterThan(5)
})
