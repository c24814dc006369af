/** Dragging a piece with mouse, pen or finger. A drag begins after a few pixels, so that a click stays a click. */

const FAR = 6

type Drag = { over: (thing: string | null) => void; drop: (thing: string | null, anchor: Element | null) => void }

function thingAt(x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest("[data-spot]")
    if (found) return found
  }
  return null
}

export function drag(start: PointerEvent, { over, drop }: Drag): void {
  if (start.button !== 0) return
  const source = start.currentTarget as HTMLElement
  const piece = source.querySelector(".tok") ?? source
  let ghost: HTMLElement | null = null

  function lift(): void {
    ghost = piece.cloneNode(true) as HTMLElement
    ghost.style.cssText = "position: fixed; z-index: 60; pointer-events: none; left: -17px; top: -17px; width: 34px; height: 34px; filter: drop-shadow(0 4px 6px #0006)"
    document.body.append(ghost)
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
    if (!ghost) lift()
    event.preventDefault()
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`
    over(thingAt(event.clientX, event.clientY)?.getAttribute("data-spot") ?? null)
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    removeEventListener("pointermove", move)
    removeEventListener("pointerup", end)
    removeEventListener("pointercancel", end)
    if (!ghost) return
    ghost.remove()
    over(null)
    // The click that follows a drag must not pick the piece up again.
    addEventListener("click", swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50)
    const goal = event.type === "pointerup" ? thingAt(event.clientX, event.clientY) : null
    drop(goal?.getAttribute("data-spot") ?? null, goal)
  }

  addEventListener("pointermove", move, { passive: false })
  addEventListener("pointerup", end)
  addEventListener("pointercancel", end)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
