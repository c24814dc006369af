// Where the names of the symbols go: each next to its symbol and none over another.

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }
/** A symbol on the screen, and what it is called. */
export type Named = { text: string; box: Box }
/** A name in its place, and the middle of its symbol. */
export type Label = Box & { text: string; x: number; y: number }

export const GAP = 3
export const EDGE = 4
export const WIDEST = 156
const LINE = 16

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP

export const inside = (box: Box, screen: Size): boolean =>
  box.left >= EDGE &&
  box.top >= EDGE &&
  box.left + box.width <= screen.width - EDGE &&
  box.top + box.height <= screen.height - EDGE

export const REACH = 120 // px around the pointer

const away = ({ x, y }: Point, { left, top, width, height }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))

/** The symbols near a point, the nearest first: it gets the best place. */
export function closest(things: readonly Named[], point: Point): Named[] {
  const far = things.map((thing) => ({ thing, far: away(point, thing.box) })).filter((one) => one.far <= REACH)
  return far.sort((a, b) => a.far - b.far).map((one) => one.thing)
}

/** How large a label gets: as wide as its words on one line, on several lines if they are many. */
export function sizeOf(words: number): Size {
  const lines = Math.ceil(words / (WIDEST - 24))
  return { width: Math.min(WIDEST, Math.ceil(words) + 12), height: lines * LINE + 4 }
}

/** Below the symbol, else above, else farther and farther around it. */
export function* places(x: number, y: number, reach: number, { width, height }: Size): Generator<Box> {
  for (let far = 0; far < 9; far++) {
    const rise = reach + 2 + far * (LINE + GAP)
    for (const aside of [0, -0.5, 0.5, -1, 1])
      for (const top of [y + rise, y - rise - height]) yield { left: x - width / 2 + aside * width, top, width, height }
  }
}

/** One label after the other, each at the first free place; if there is none, the symbol has no name.
 *  `widthOf` measures words on one line. */
export function lay(things: Iterable<Named>, screen: Size, widthOf: (text: string) => number): Label[] {
  const labels: Label[] = []
  for (const { text, box } of things) {
    if (!text || box.width === 0 || !inside(box, screen)) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const size = sizeOf(widthOf(text))
    for (const place of places(x, y, box.height / 2, size)) {
      if (!inside(place, screen) || labels.some((one) => meets(one, place))) continue
      labels.push({ ...place, text, x, y })
      break
    }
  }
  return labels
}
