/** Dragging a card with mouse, pen or finger. A drag begins after a few pixels, so that a click stays a click. */

const FAR = 6

type Drag = {
  over: (place: string | null) => void
  drop: (place: string | null) => void
}

function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest("[data-province]")?.getAttribute("data-province")
    if (place) return place
  }
  return null
}

export function drag(start: PointerEvent, { over, drop }: Drag): void {
  if (start.button !== 0) return
  const source = start.currentTarget as HTMLElement
  const card = source.querySelector(".ac") ?? source
  let ghost: HTMLElement | null = null

  function lift(): void {
    const box = card.getBoundingClientRect()
    ghost = card.cloneNode(true) as HTMLElement
    ghost.style.cssText = `position: fixed; z-index: 60; margin: 0; pointer-events: none; left: ${-box.width / 2}px; top: ${-box.height / 2}px; width: ${box.width}px; height: ${box.height}px; box-shadow: var(--e-3)`
    document.body.append(ghost)
    source.style.opacity = "0.4"
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
    if (!ghost) lift()
    event.preventDefault()
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) rotate(-3deg) scale(1.1)`
    over(placeAt(event.clientX, event.clientY))
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    removeEventListener("pointermove", move)
    removeEventListener("pointerup", end)
    removeEventListener("pointercancel", end)
    if (!ghost) return
    ghost.remove()
    source.style.opacity = ""
    over(null)
    // The click that follows a drag must not pick the card up again.
    addEventListener("click", swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50)
    if (event.type === "pointerup") drop(placeAt(event.clientX, event.clientY))
  }

  addEventListener("pointermove", move, { passive: false })
  addEventListener("pointerup", end)
  addEventListener("pointercancel", end)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
