import { describe, expect, test, vi } from "vitest"

import { ApiError } from "./api"
import { proven, proving } from "./proving.svelte"

const refusal = (code: string) =>
  new ApiError({ status: 403, code, sentence: code, rule: null, field: null, sight: null })
const PROOF = { seconds: 300, words: null }

describe("what needs a proof", () => {
  test("is done once if nobody asks for one", async () => {
    const act = vi.fn().mockResolvedValue(1)
    expect(await proven(act)).toBe(1)
    expect(act).toHaveBeenCalledTimes(1)
    expect(proving.isAsked).toBe(false)
  })

  test("goes on after it", async () => {
    const act = vi.fn().mockRejectedValueOnce(refusal("prove_first")).mockResolvedValueOnce("done")
    const doing = proven(act)
    await vi.waitFor(() => expect(proving.isAsked).toBe(true))
    proving.end(PROOF)
    expect(await doing).toBe("done")
    expect(proving.isAsked).toBe(false)
  })

  test("is refused to who gives none", async () => {
    const act = vi.fn().mockRejectedValue(refusal("prove_first"))
    const doing = proven(act)
    await vi.waitFor(() => expect(proving.isAsked).toBe(true))
    proving.end(null)
    await expect(doing).rejects.toMatchObject({ code: "prove_first" })
    expect(act).toHaveBeenCalledTimes(1)
  })

  test("fails as anything else does", async () => {
    await expect(proven(() => Promise.reject(refusal("last_key")))).rejects.toMatchObject({ code: "last_key" })
    expect(proving.isAsked).toBe(false)
  })
})
