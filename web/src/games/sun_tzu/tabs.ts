/** The views of the phone, each with the key of its name and a dot where something can be done. */

import type { Option, Sight } from "../../lib/types"

const ON_MAP = ["lay", "back", "fight", "from", "reinforce"]
const IN_HAND = ["buy", "under", "keep", "take"]

export function tabs(sight: Sight): { id: string; label: string; dot: boolean }[] {
  const options = sight.decision?.options ?? []
  const aimed = (parts: Option["parts"]) => "province" in parts || "from" in parts
  const onMap = options.some(({ verb, parts }) => ON_MAP.includes(verb) || (verb === "use" && aimed(parts)))
  const inHand = options.some(({ verb, parts }) => IN_HAND.includes(verb) || (verb === "use" && !aimed(parts)))
  return [
    { id: "map", label: "sun_tzu-table-tab-map", dot: onMap },
    { id: "hand", label: "sun_tzu-table-tab-hand", dot: inHand },
  ]
}
