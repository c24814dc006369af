// Where what is enlarged goes: beside its thing, whole on the screen.

export type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

export const GAP = 10
export const EDGE = 8

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))

/** Above its thing, else below, else at the side with more room; never over the thing if that can be. */
export function near(thing: Box, card: Size, screen: Size): { left: number; top: number } {
  const left = clamp(thing.left + thing.width / 2 - card.width / 2, screen.width - card.width)
  const above = thing.top - card.height - GAP
  if (above >= EDGE) return { left, top: above }
  const below = thing.top + thing.height + GAP
  if (below + card.height <= screen.height - EDGE) return { left, top: below }
  const right = thing.left + thing.width + GAP
  const hasRoom = right + card.width <= screen.width - EDGE
  return {
    left: hasRoom ? right : Math.max(EDGE, thing.left - card.width - GAP),
    top: clamp(thing.top + thing.height / 2 - card.height / 2, screen.height - card.height),
  }
}

/** What `data-inspect` names: the kind of a piece and its id. */
export function named(mark: string): { kind: string; id: string } | null {
  const at = mark.indexOf(":")
  return at > 0 ? { kind: mark.slice(0, at), id: mark.slice(at + 1) } : null
}
