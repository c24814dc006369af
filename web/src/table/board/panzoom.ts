// A board that can be zoomed: by two fingers, by a wheel with Ctrl (a trackpad's pinch), by + - and 0. The element
// scrolls, its only child is scaled; one finger pans it as it would any page. Pieces that are dragged have
// `touch-action: none` and are not concerned.

import type { Action } from "svelte/action"

import { pinched, zoomed, type Point, type Sector } from "./zoom"

const STEP = 1.25
const WHEEL = 0.01

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select")

/** `on`: small screens only; on a wide one the whole board is seen. */
export const panzoom: Action<HTMLElement, boolean> = (node, on) => {
  let scale = 1
  let fingers: readonly [Point, Point] | null = null

  const now = (): Sector => ({ x: node.scrollLeft, y: node.scrollTop, scale })

  function show(next: Sector): void {
    scale = next.scale
    const inside = node.firstElementChild as HTMLElement | null
    if (!inside) return
    inside.style.transformOrigin = "0 0"
    inside.style.transform = scale === 1 ? "" : `scale(${scale})`
    node.classList.toggle("is-zoomed", scale > 1)
    node.toggleAttribute("data-zoomed", scale > 1)
    node.scrollTo({ left: next.x, top: next.y, behavior: "instant" })
  }

  function at(touch: { clientX: number; clientY: number }): Point {
    const { left, top } = node.getBoundingClientRect()
    return { x: touch.clientX - left, y: touch.clientY - top }
  }

  function ontouchmove(event: TouchEvent): void {
    const [first, second] = event.touches
    if (!on || !first || !second) return
    event.preventDefault()
    const next = [at(first), at(second)] as const
    if (fingers) show(pinched(now(), fingers, next))
    fingers = next
  }
  const ontouchend = (): void => void (fingers = null)

  function onwheel(event: WheelEvent): void {
    if (!on || !event.ctrlKey) return
    event.preventDefault()
    show(zoomed(now(), Math.exp(-event.deltaY * WHEEL), at(event)))
  }

  function onkeydown(event: KeyboardEvent): void {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP }[event.key]
    if (!on || !factor || event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    event.preventDefault()
    show(zoomed(now(), factor, { x: node.clientWidth / 2, y: node.clientHeight / 2 }))
  }

  node.addEventListener("touchmove", ontouchmove, { passive: false })
  node.addEventListener("touchend", ontouchend)
  node.addEventListener("touchcancel", ontouchend)
  node.addEventListener("wheel", onwheel, { passive: false })
  addEventListener("keydown", onkeydown)
  return {
    update(next: boolean) {
      on = next
      if (!on && scale > 1) show({ x: 0, y: 0, scale: 1 })
    },
    destroy() {
      removeEventListener("keydown", onkeydown)
    },
  }
}
