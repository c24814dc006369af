// Which layout a screen gets, by its width and height.
//
//   wide   the board under the head, plates and question bar around it
//   low    a phone on its side, or a page zoomed to 200 %: the board at the left, the question with its answers at the
//          right, because a bar and a list of answers under the board would leave nothing of either
//   phone  upright: one line for the question above what the player holds; the board can be panned and zoomed

export type Layout = "wide" | "low" | "phone"

const LOW = 560 // px: below this a board, a bar and a hand do not fit one over the other
const NARROW = 720
/** From here on the log pushes the board aside; on smaller screens it lies over it. */
const ROOM_FOR_LOG = 1280

export function layoutOf(width: number, height: number): Layout {
  if (height <= LOW && width > height) return "low"
  return width < NARROW ? "phone" : "wide"
}

export type LogShape = "push" | "over" | "sheet"

export function logShapeOf(width: number, height: number): LogShape {
  const layout = layoutOf(width, height)
  if (layout === "phone") return "sheet"
  return layout === "wide" && width >= ROOM_FOR_LOG ? "push" : "over"
}
