import { expect, test } from "vitest"

import { layoutOf, logShapeOf } from "./layout"

test.each([
  [1920, 1080, "wide"],
  [1440, 900, "wide"],
  [1280, 720, "wide"],
  [1024, 768, "wide"],
  [720, 900, "wide"], // a narrow window on a desk
  [719, 900, "phone"],
  [390, 844, "phone"],
  [320, 568, "phone"],
  [844, 390, "low"], // the same phone on its side
  [720, 450, "low"], // 1440 x 900 at 200 %
  [960, 540, "low"], // 1920 x 1080 at 200 %
  [683, 384, "low"], // 1366 x 768 at 200 %
  [500, 520, "phone"], // low, but upright
])("%i x %i is %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout)
})

test.each([
  [1440, 900, "push"],
  [1280, 720, "push"],
  [1024, 768, "over"],
  [844, 390, "over"],
  [1400, 500, "over"],
  [390, 844, "sheet"],
])("the log at %i x %i: %s", (width, height, shape) => {
  expect(logShapeOf(width, height)).toBe(shape)
})
