// Zooming a board that scrolls: what is under the fingers stays there. Panning is the browser's own scrolling.

export type Point = { x: number; y: number }
/** How far it is scrolled, and how large it is drawn. */
export type Sector = Point & { scale: number }

export const LEAST = 1
export const MOST = 3

export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale))

/** Scaled by a factor, `from` a point on the screen that moves `to` another, both relative to the board's corner. */
export function zoomed(was: Sector, factor: number, from: Point, to: Point = from): Sector {
  const scale = within(was.scale * factor)
  const at = (side: "x" | "y") => ((was[side] + from[side]) / was.scale) * scale - to[side]
  return { scale, x: Math.max(0, at("x")), y: Math.max(0, at("y")) }
}

/** Two fingers that were here and are there. */
export function pinched(was: Sector, before: readonly [Point, Point], now: readonly [Point, Point]): Sector {
  const factor = apart(...now) / Math.max(1, apart(...before))
  return zoomed(was, factor, between(...before), between(...now))
}
