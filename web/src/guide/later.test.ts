// What a first round does not need is shown when the guide comes to it, or has gone past it.

import { expect, test } from "vitest"

import { script as greatWall } from "../games/great_wall/guide"
import { script as sunTzu } from "../games/sun_tzu/guide"
import { script as zhanguo } from "../games/zhanguo/guide"
import { sight } from "../testing/sights"
import { Guide } from "./guide.svelte"
import { hiddenBy } from "./later"
import type { Script } from "./types"

const script: Script<{ late: boolean; over: boolean }> = {
  game: "toy",
  later: [
    { what: ".missions", until: "missions" },
    { what: ".scores", until: "end" },
  ],
  chapters: [
    {
      id: "one",
      steps: [
        { id: "first", rules: [] },
        { id: "missions", rules: [], when: ({ view }) => view.late },
      ],
    },
    { id: "two", steps: [{ id: "end", rules: [], when: ({ view }) => view.over }] },
  ],
}

const hidden = (guide: Guide) => hiddenBy(guide.script.later ?? [], (id) => guide.isReached(id))
const seen = (late: boolean, over: boolean) => sight({ id: "toy", view: { late, over } })

test("each part is shown with its step", () => {
  const guide = new Guide("toy-later", script)
  guide.see(seen(false, false))
  expect(hidden(guide)).toEqual([".missions", ".scores"])
  guide.see(seen(true, false))
  guide.next()
  expect(guide.page?.step.id).toBe("missions")
  expect(hidden(guide)).toEqual([".scores"])
})

test("a part whose step never came is shown in the next chapter", () => {
  const guide = new Guide("toy-skips", script)
  guide.see(seen(false, true))
  guide.next()
  expect(guide.page?.step.id).toBe("end")
  expect(hidden(guide)).toEqual([])
})

test.each([greatWall, sunTzu, zhanguo])("the steps that show parts exist: $game", ({ chapters, later = [] }) => {
  const ids = new Set(chapters.flatMap(({ steps }) => steps.map((step) => step.id)))
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter((one) => !ids.has(one.until))).toEqual([])
})
