/** Arrows move the focus to the nearest thing in their direction: cards, provinces, generals alike. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** True if the focus moved. */
export function arrow(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  const from = event.target instanceof Element ? event.target.closest("[data-spot]") : null
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return false
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const spot of root.querySelectorAll<HTMLElement>("[data-spot]:not(:disabled)")) {
    if (spot === from || spot.offsetParent === null) continue
    const [a, b] = middle(spot)
    const along = (a - x) * way[0] + (b - y) * way[1]
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0])
    if (along < 4) continue
    // What is straight ahead counts as nearer than what is off to the side.
    const cost = along + 2.2 * aside
    if (cost < least) {
      least = cost
      best = spot
    }
  }
  best?.focus()
  return best !== null
}
