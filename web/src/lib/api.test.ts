import { afterEach, expect, test, vi } from "vitest"

import { ask } from "./api"

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } })
const REPLACED = { code: "session_replaced", sentence: "again" }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("whoever comes with the session of before asks again with the new one", async () => {
  vi.useFakeTimers()
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(answer(409, REPLACED))
    .mockResolvedValueOnce(answer(200, { name: "Ann" }))
  vi.stubGlobal("fetch", fetched)
  const asked = ask("GET", "/api/me")
  await vi.runAllTimersAsync()
  expect(await asked).toEqual({ name: "Ann" })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test("but not for ever, and not for any other reason", async () => {
  vi.useFakeTimers()
  const fetched = vi.fn().mockImplementation(() => Promise.resolve(answer(409, REPLACED)))
  vi.stubGlobal("fetch", fetched)
  const asked = expect(ask("GET", "/api/me")).rejects.toMatchObject({ code: "session_replaced" })
  await vi.runAllTimersAsync()
  await asked
  expect(fetched).toHaveBeenCalledTimes(4)
  fetched.mockImplementation(() => Promise.resolve(answer(409, { code: "stale", sentence: "no" })))
  await expect(ask("GET", "/api/me")).rejects.toMatchObject({ code: "stale" })
  expect(fetched).toHaveBeenCalledTimes(5)
})
