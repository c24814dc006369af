/** The player's hands over this board, for its parts. */

import { hands as laid, type Hands } from "../../table/touch/hands.svelte"
import type { View } from "./model"

/** None in another player's drawer, where nothing can be touched. */
export const hands = (): Hands<View> | undefined => laid<View>()
/** The same, in parts that only the board has. */
export const ownHands = (): Hands<View> => laid<View>()!
