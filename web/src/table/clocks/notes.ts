// What the house did at a table, in words: it is told with the story, but is no part of the game.

import type { Sight } from "../../lib/types"
import type { NoteBody } from "../../lib/wire"
import { say } from "../../lib/words"
import { personName } from "../seats/seats"

export const noteLine = (sight: Sight, note: NoteBody): string =>
  say(`pace-note-${note.kind}`, { name: personName(sight, note.seat) })
