// Where what is enlarged goes: beside its thing, whole on the screen.

export type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

export const GAP = 10
export const EDGE = 8

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** Above its thing, else below, else at the side with more room; never over the thing if that can be, nor over the
 *  question bar: then it stands above that, or beside it. */
export function near(thing: Box, card: Size, screen: Size, bar: Box | null = null): { left: number; top: number } {
  const left = clamp(thing.left + thing.width / 2 - card.width / 2, screen.width - card.width)
  const [above, below] = [thing.top - card.height - GAP, thing.top + thing.height + GAP]
  const right = thing.left + thing.width + GAP
  const hasRoom = right + card.width <= screen.width - EDGE
  const center = clamp(thing.top + thing.height / 2 - card.height / 2, screen.height - card.height)
  const beside = { left: hasRoom ? right : Math.max(EDGE, thing.left - card.width - GAP), top: center }
  const free = (box: { left: number; top: number }): boolean =>
    box.top >= EDGE &&
    box.left >= EDGE &&
    box.top + card.height <= screen.height - EDGE &&
    !(bar && overlap({ ...card, ...box }, bar))
  const places = [
    { left, top: above },
    { left, top: below },
  ]
  if (bar) {
    places.push({ left, top: bar.top - card.height - GAP })
    places.push(...[above, below].map((top) => ({ left: bar.left - card.width - GAP, top })))
  }
  return places.find((place) => free(place) && !overlap({ ...card, ...place }, thing)) ?? beside
}

/** What `data-inspect` names: the kind of a piece and its id. */
export function named(mark: string): { kind: string; id: string } | null {
  const at = mark.indexOf(":")
  return at > 0 ? { kind: mark.slice(0, at), id: mark.slice(at + 1) } : null
}
