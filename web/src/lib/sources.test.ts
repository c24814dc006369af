import { beforeAll, expect, test, vi } from "vitest"

let sourcesOf: (rule: string) => string

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: ["en"] })
  const words = await import("./words")
  await words.need("platform")
  ;({ sourcesOf } = await import("./sources"))
})

test("where a rule comes from is told in words, what holds first", () => {
  expect(sourcesOf("GW-Q18")).toBe(
    "Polish rulebook, Czech rulebook, Italian rulebook, publisher's answer 15, our ruling",
  )
  expect(sourcesOf("ZG-B7")).toBe("Polish rulebook, owner's photograph, our reconstruction")
})

test("a rule of another game tells nothing", () => {
  expect(sourcesOf("BA-A1")).toBe("")
})
