import { expect, test } from "vitest"

import { option } from "../../testing/sights"
import type { Choice } from "./choices"
import { isBrief, isRow } from "./room"

const answer = (text: string): Choice => ({ option: option(text, {}), text, about: "", offer: false })

test("a short line stays beside the question, a sentence goes to the sheet", () => {
  expect(isBrief("Which location gets the advanced activation?", "Raise Banner · 1 left")).toBe(true)
  const does = "Move up to 2 clerks. Attack with all your soldiers in 1 section."
  expect(isBrief("Which command card will you play this year?", does)).toBe(false)
})

test("more buttons hold fewer letters", () => {
  expect(isRow([answer("Nie zagrywaj karty taktyki")])).toBe(true)
  expect(isRow([answer("Zapłać 1 kamienia"), answer("Zapłać 1 drewna")])).toBe(true)
  expect(isRow([answer("Zapłać 1 kamienia"), answer("Zapłać 1 drewna"), answer("Zapłać 1 chi")])).toBe(false)
})
