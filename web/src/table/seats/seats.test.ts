import { expect, test } from "vitest"

import { chair, sight } from "../../testing/sights"
import { allInSecret, insteadOf, seatToCall } from "./seats"

const here = (seat: number, owes: boolean) => chair(seat, { mine: true, owes })

test("people at one screen choose who of them answers", () => {
  const seats = [here(0, true), here(1, true), chair(2, { mine: false, owes: true }), here(3, false)]
  const asked = sight({ players: 4, seats })
  expect(insteadOf(asked, 0).map((one) => one.seat)).toEqual([1])
  expect(insteadOf(asked, 1).map((one) => one.seat)).toEqual([0])
  expect(seatToCall(seats, 0)).toBeNull() // nobody is sent away from the screen
})

test("who is not asked hands the screen to whom the curtain calls", () => {
  const seats = [here(0, false), here(1, true), here(2, true)]
  expect(insteadOf(sight({ players: 3, seats }), 0)).toEqual([])
  expect(seatToCall(seats, 0)).toBe(1)
})

test("in secret all answer one after the other, and nobody is offered another's place", () => {
  const seats = [here(0, true), here(1, true)]
  expect(insteadOf(sight({ seats, secret: true }), 0)).toEqual([])
})

test("those who have sealed an answer, and people at other screens, are not offered", () => {
  const seats = [
    here(0, true),
    chair(1, { mine: true, owes: true, sealed: true }),
    chair(2, { mine: false, owes: true }),
  ]
  expect(insteadOf(sight({ players: 3, seats }), 0)).toEqual([])
})

test("all choose in secret only where all are asked", () => {
  const [owes, sealed, idle] = [chair(0, { owes: true }), chair(1, { sealed: true }), chair(2)]
  expect(allInSecret(sight({ seats: [owes, sealed] }))).toBe(true)
  expect(allInSecret(sight({ seats: [owes, idle] }))).toBe(false)
  expect(allInSecret(sight({ seats: [owes, sealed, idle] }))).toBe(false)
})
