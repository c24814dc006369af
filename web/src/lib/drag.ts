/** Dragging with mouse, pen or finger. A drag begins after a few pixels, so that a click stays a click. */

import { later } from "./rest.svelte"

const FAR = 6

/** What is carried, and how it looks meanwhile. */
export type Load = { of: string; look: (box: DOMRect) => string; tilt: string; fades: boolean }

/** The attribute with the names of things: where something can be dropped. */
const THING = "data-spot"

const around = (width: number, height: number): string =>
  `position: fixed; z-index: 60; margin: 0; pointer-events: none; ` +
  `left: ${-width / 2}px; top: ${-height / 2}px; width: ${width}px; height: ${height}px; `

export const PIECE: Load = {
  of: ".tok, .pc",
  look: () => around(34, 34) + "filter: drop-shadow(0 4px 6px #0006)",
  tilt: "",
  fades: false,
}
export const CARD: Load = {
  of: ".ac",
  look: (box) => around(box.width, box.height) + "box-shadow: var(--sh-3)",
  tilt: " rotate(-3deg) scale(1.1)",
  fades: true,
}

type Drag = {
  /** It is carried now, or no longer. */
  carry: (on: boolean) => void
  /** Whether it can be dropped on a thing: the others in front of it, like a piece that lies there, do not matter. */
  takes: (thing: string) => boolean
  over: (thing: string | null) => void
  drop: (thing: string | null, anchor: Element | null) => void
}

export function drag(start: PointerEvent, load: Load, { carry, takes, over, drop }: Drag): void {
  if (start.button !== 0) return
  const source = start.currentTarget as HTMLElement
  const carried = source.querySelector(load.of) ?? source
  let ghost: HTMLElement | null = null

  const thingOf = (goal: Element | undefined) => goal?.getAttribute(THING) ?? null

  function goalAt(event: PointerEvent): Element | undefined {
    const there = document
      .elementsFromPoint(event.clientX, event.clientY)
      .flatMap((element) => element.closest(`[${THING}]`) ?? [])
    return there.find((goal) => takes(thingOf(goal)!)) ?? there[0]
  }

  function lift(): void {
    ghost = carried.cloneNode(true) as HTMLElement
    ghost.style.cssText = load.look(carried.getBoundingClientRect())
    document.body.append(ghost)
    if (load.fades) source.style.opacity = "0.4"
    carry(true)
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
    if (!ghost) lift()
    event.preventDefault()
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px)${load.tilt}`
    over(thingOf(goalAt(event)))
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
    const goal = goalAt(event)
    // The click that follows a drag must not pick the thing up again.
    addEventListener("click", swallow, { capture: true, once: true })
    later(() => removeEventListener("click", swallow, { capture: true }), 50)
    if (event.type === "pointerup") drop(thingOf(goal), goal ?? null)
    carry(false)
  }

  addEventListener("pointermove", move, { passive: false })
  addEventListener("pointerup", end)
  addEventListener("pointercancel", end)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
