import { expect, test } from "vitest"

import { bytes, text } from "./passkeys"

test("bytes survive the way through JSON", () => {
  const all = Uint8Array.from({ length: 256 }, (_, place) => place)
  for (const length of [0, 1, 2, 3, 255, 256]) {
    const part = all.slice(0, length)
    expect(text(part.buffer)).toMatch(/^[\w-]*$/)
    expect(bytes(text(part.buffer))).toEqual(part)
  }
})
