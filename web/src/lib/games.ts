// The games that this server has, asked for once: they change only when it is restarted.

import { recordOf } from "../games/record"
import { api, asApiError } from "./api"
import type { GameInfo } from "./types"
import { tellGames } from "./words"

const LAST = 99 // games of other packages come after ours

let asked: Promise<GameInfo[]> | null = null

export function knownGames(): Promise<GameInfo[]> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<GameInfo[]> {
  try {
    const games = await api.games()
    tellGames(games, wordsOf)
    return games
  } catch (error) {
    asked = null // the connection was lost: the next call tries again
    throw error
  }
}

/** As they stand in the lobby: the one that is learned fastest first. */
export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => recordOf(game.name).place ?? LAST
  return [...games].sort((a, b) => place(a) - place(b))
}

/** A game with broken words can be played without them. */
async function wordsOf(game: string, language: string): Promise<Record<string, string>> {
  try {
    return (await api.words(game, language)).files
  } catch (thrown) {
    if (asApiError(thrown).isOffline) throw thrown
    return {}
  }
}
