// Something that lies over the board, wherever the game has placed it among plates, question and tray.

import type { Action } from "svelte/action"

/** The parameter is whatever may have moved the board. */
export const over: Action<HTMLElement, unknown> = (node) => {
  const stage = node.parentElement

  function place(): void {
    const board = stage?.querySelector("[data-arena]")
    if (!stage || !board) return
    const [outer, inner] = [stage.getBoundingClientRect(), board.getBoundingClientRect()]
    const sides = [
      inner.top - outer.top,
      outer.right - inner.right,
      outer.bottom - inner.bottom,
      inner.left - outer.left,
    ]
    node.style.inset = sides.map((side) => `${side}px`).join(" ")
  }

  const watch = new ResizeObserver(place)
  if (stage) watch.observe(stage)
  place()
  return { update: place, destroy: () => watch.disconnect() }
}
