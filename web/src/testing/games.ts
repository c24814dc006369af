// Games as the server describes them, with no more than a test needs.

import type { GameInfo, Mode } from "../lib/types"

export function gameInfo(changes: Partial<GameInfo> = {}): GameInfo {
  return {
    name: "banners",
    title: "Banners of Toy",
    players: [2],
    choices: [],
    bots: [{ id: "random", strengths: [] }],
    hints: false,
    windows: [],
    modes: [],
    guide: null,
    kinds: {},
    ...changes,
  }
}

export function mode(name: string, players: number[], changes: Partial<Mode> = {}): Mode {
  return { name, players, options: {}, own: {}, hard: [], together: false, ...changes }
}
