import { beforeEach, expect, test, vi } from "vitest"

import { option } from "../testing/sights"
import { gameInfo } from "../testing/games"
import type * as Words from "./words"

const FTL = {
  banners:
    "banners-title = Banners\nbanners-flag-red = the red flag\nbanners-event-won = { $winner } takes { $prize }.\n",
  banners_rules: "BA-A = The flags\nBA-A1 = There are four.\n",
}
const BANNERS = gameInfo({ kinds: { prize: ["flag"], winner: ["seat"] } })
const supply = vi.fn((_game: string, _language: string) => Promise.resolve<Record<string, string>>(FTL))
let words: typeof Words

// Each test begins with nothing loaded.
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: ["en"] })
  supply.mockClear()
  words = await import("./words")
})

test("a game of the build is loaded from the build", async () => {
  words.tellGames([gameInfo({ name: "sun_tzu" })], supply)
  await words.need("sun_tzu", "sun_tzu_rules")
  expect(words.gameTitle("sun_tzu")).toBe("Sun Tzu")
  expect(words.findRules("sun_tzu", "ST-A1")).toHaveLength(1)
  expect(supply).not.toHaveBeenCalled()
})

test("the words of any other game come from the server, all at once", async () => {
  words.tellGames([BANNERS], supply)
  await words.needGame("banners")
  await words.need("banners_rules", "platform")
  expect(words.gameTitle("banners")).toBe("Banners")
  expect(words.ruleSections("banners")).toEqual([{ id: "BA-A", text: "The flags" }])
  expect(words.findRules("banners", "four")).toEqual([{ id: "BA-A1", text: "There are four." }])
  expect(supply.mock.calls).toEqual([["banners", "en"]])
})

test("a game that is called like the beginning of another takes no words from it", async () => {
  words.tellGames(
    ["sun", "sun_tzu", "sun_dial"].map((name) => gameInfo({ name })),
    supply,
  )
  await words.need("sun_tzu", "sun_dial_rules")
  expect(words.gameTitle("sun_tzu")).toBe("Sun Tzu")
  expect(supply.mock.calls).toEqual([["sun_dial", "en"]])
})

test("and in the language that is read", async () => {
  words.tellGames([BANNERS], supply)
  await words.need("banners")
  supply.mockResolvedValueOnce({ banners: "banners-title = Chorągwie\n" })
  await words.setLanguage("pl")
  expect(words.gameTitle("banners")).toBe("Chorągwie")
  expect(supply.mock.calls.at(-1)).toEqual(["banners", "pl"])
})

test("the lobby loads what is said outside the tables: of our own games one small file each", async () => {
  words.tellGames([BANNERS, gameInfo({ name: "sun_tzu" })], supply)
  await words.needLobby()
  expect(words.gameTitle("banners")).toBe("Banners")
  expect(words.has("web-about-sun_tzu")).toBe(true)
  expect(words.has("sun_tzu-title")).toBe(false)
})

test("a line that was down is tried again", async () => {
  words.tellGames([BANNERS], supply)
  supply.mockRejectedValueOnce(new Error("offline"))
  await expect(words.need("banners")).rejects.toThrow("offline")
  await words.need("banners")
  expect(words.gameTitle("banners")).toBe("Banners")
})

test("facts name the pieces that the game says", async () => {
  words.tellGames([BANNERS], supply)
  await words.need("banners")
  words.callSeats(["Mei", "Bailu"])
  const told = { kind: "won", facts: { winner: "1", prize: "red" } }
  expect(words.event("banners", told)).toBe("Bailu takes the red flag.")
  expect(words.piece("banners", "winner", "0")).toBe("Mei")
})

test("a game without any words is called as the server calls it, and speaks by its ids", async () => {
  words.tellGames([BANNERS], () => Promise.resolve({}))
  await words.needGame("banners")
  expect(words.gameTitle("banners")).toBe("Banners of Toy")
  expect(words.option("banners", option("bid_high 3"))).toBe("Bid high 3")
  expect(words.event("banners", { kind: "prize_up", facts: { prize: "red" } })).toBe("Prize up: prize red.")
  expect(words.findRules("banners")).toEqual([])
})
