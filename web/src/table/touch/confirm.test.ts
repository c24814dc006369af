import { expect, test } from "vitest"

import type { Preview } from "../live/foreseen.svelte"
import { sendsAtOnce } from "./confirm"

const preview = (final: boolean): Preview => ({
  option: "pass",
  ends: "asked",
  final,
  told: [],
  asked: "",
  then: [],
  surely: [],
  perhaps: [],
  view: null,
})

test.each([
  ["always", false, false],
  ["always", true, false],
  ["hard", false, true],
  ["hard", true, false],
  ["never", false, true],
  ["never", true, true],
] as const)("confirm %s, final %s: sent at once %s", (confirm, final, sent) => {
  expect(sendsAtOnce(preview(final), confirm)).toBe(sent)
})

test("what nobody has foretold yet is not known", () => {
  expect(sendsAtOnce(null, "hard")).toBe(null)
})
