/** The player's hands over this board, for its parts. */

import { hands as laid, type Hands } from "../../table/touch/hands.svelte"
import type { View } from "./view"

export const hands = (): Hands<View> => laid<View>()!
