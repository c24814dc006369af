/** Dragging with mouse, pen or finger. A drag begins after a few pixels, so that a click stays a click. */

const FAR = 6

/** What is carried, and the attribute that marks the places to drop it. */
export type Load = { of: string; goals: string; look: (box: DOMRect) => string; tilt: string; fades: boolean }

const around = (width: number, height: number): string =>
  `position: fixed; z-index: 60; margin: 0; pointer-events: none; left: ${-width / 2}px; top: ${-height / 2}px; width: ${width}px; height: ${height}px; `

export const PIECE: Load = {
  of: ".tok",
  goals: "data-spot",
  look: () => around(34, 34) + "filter: drop-shadow(0 4px 6px #0006)",
  tilt: "",
  fades: false,
}
export const CARD: Load = {
  of: ".ac",
  goals: "data-province",
  look: (box) => around(box.width, box.height) + "box-shadow: var(--e-3)",
  tilt: " rotate(-3deg) scale(1.1)",
  fades: true,
}

type Drag = { over: (thing: string | null) => void; drop: (thing: string | null, anchor: Element | null) => void }

function goalAt(event: PointerEvent, attribute: string): Element | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest(`[${attribute}]`)
    if (found) return found
  }
  return null
}

export function drag(start: PointerEvent, load: Load, { over, drop }: Drag): void {
  if (start.button !== 0) return
  const source = start.currentTarget as HTMLElement
  const carried = source.querySelector(load.of) ?? source
  let ghost: HTMLElement | null = null

  function lift(): void {
    ghost = carried.cloneNode(true) as HTMLElement
    ghost.style.cssText = load.look(carried.getBoundingClientRect())
    document.body.append(ghost)
    if (load.fades) source.style.opacity = "0.4"
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
    if (!ghost) lift()
    event.preventDefault()
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px)${load.tilt}`
    over(goalAt(event, load.goals)?.getAttribute(load.goals) ?? null)
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    removeEventListener("pointermove", move)
    removeEventListener("pointerup", end)
    removeEventListener("pointercancel", end)
    if (!ghost) return
    ghost.remove()
    if (load.fades) source.style.opacity = ""
    over(null)
    // The click that follows a drag must not pick the thing up again.
    addEventListener("click", swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50)
    if (event.type !== "pointerup") return
    const goal = goalAt(event, load.goals)
    drop(goal?.getAttribute(load.goals) ?? null, goal)
  }

  addEventListener("pointermove", move, { passive: false })
  addEventListener("pointerup", end)
  addEventListener("pointercancel", end)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
