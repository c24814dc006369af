// What people do with a table apart from the game: they leave it, come back, resign, play again.

import { api, ask } from "./api"
import { botsOf, sealed } from "./sealing"
import type { Sight } from "./types"
import type { AwayTables, Commitment, Left, TableId } from "./wire"

const post = <Answer>(id: string, act: string, body: object = {}) =>
  ask<Answer>("POST", `/api/tables/${encodeURIComponent(id)}/${act}`, body)

export const seating = {
  leave: (id: string, bot: string) => post<Left>(id, "leave", { bot }),
  /** Whether a bot plays because they left, or because their time ran out too often. */
  comeBack: (id: string, seat: number) => post<Sight>(id, "come_back", { seat }),
  resign: (id: string, seat: number) => post<Sight>(id, "resign", { seat }),
  /** A free seat is for a friend, by the name that they keep. */
  challenge: (id: string, name: string) => post<unknown>(id, "challenge", { name }),
  release: (id: string, seat: number) => post<unknown>(id, "release", { seat }),
  /** Bots keep their seats. */
  rematch: ({ id, seats }: Pick<Sight, "id" | "seats">) =>
    sealed(
      () => ask<Commitment>("GET", `/api/tables/${encodeURIComponent(id)}/rematch`),
      (shuffle) => post<TableId>(id, "rematch", { shuffle }),
      botsOf(seats),
    ),
  close: api.close,
  /** With the end of a page, the next one. */
  away: (after: string | null = null) =>
    ask<AwayTables>("GET", `/api/me/away${after === null ? "" : `?after=${encodeURIComponent(after)}`}`),
}
