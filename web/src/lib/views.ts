// Written by `make types` from the games' views. Do not edit.

import type { View as GreatWall } from "../games/great_wall/view"
import type { View as SunTzu } from "../games/sun_tzu/view"
import type { View as Zhanguo } from "../games/zhanguo/view"

export type Views = {
  great_wall: GreatWall
  sun_tzu: SunTzu
  zhanguo: Zhanguo
}

export const viewIn = <Game extends keyof Views>(sight: { view: unknown }): Views[Game] => sight.view as Views[Game]
