// Pieces travel: when the table changes, what was here and is now there is shown on its way.
//
// A game only marks its board. `data-piece="archer 0"` is a piece by kind and owner (`data-count` if it stands for
// several), and `data-place` its place or that of the piece's surroundings; pieces of one name are alike. What has
// left one place and what has come to another belong together. The rest goes to or comes from its home:
// `data-home="archer 0"`, or "0" for all pieces of that owner; pieces of nobody come from "horde", the home of the
// kind, if there is one within their `data-area` or anywhere. The board is drawn
// in its new state right away, and a copy flies over it: no input waits.

const TIME = 220 // ms
const MOST = 24 // more at the same time is not a move but another table
const EASE = "cubic-bezier(.2, .7, .2, 1)"
const FAR = 4 // px

type Standing = { element: Element; box: DOMRect; count: number }
/** By piece, then by place. */
export type Census = Map<string, Map<string, Standing[]>>
type Flight = { copy: Element; from: DOMRect; to: DOMRect; lands: Element | null }

const countOf = (standing: Standing[] | undefined) => standing?.reduce((sum, one) => sum + one.count, 0) ?? 0

/** Where all pieces stand now. */
export function census(): Census {
  const found: Census = new Map()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const box = element.getBoundingClientRect()
    if (!box.width) continue
    const { piece = "", count = "1" } = element.dataset
    const place = element.closest<HTMLElement | SVGElement>("[data-place]")?.dataset["place"] ?? ""
    const places = found.get(piece) ?? new Map<string, Standing[]>()
    places.set(place, [...(places.get(place) ?? []), { element, box, count: Number(count) }])
    found.set(piece, places)
  }
  return found
}

/** Pieces of one place beyond the number that stood there at the other time: the last ones. */
function surplus(here: Standing[], other: Standing[] | undefined): Standing[] {
  const more = countOf(here) - countOf(other)
  const each = here.flatMap((one) => Array<Standing>(one.count).fill(one))
  return more > 0 ? each.slice(-more) : []
}

function differences(
  these: Map<string, Standing[]> | undefined,
  those: Map<string, Standing[]> | undefined,
): Standing[] {
  return [...(these ?? [])].flatMap(([place, here]) => surplus(here, those?.get(place)))
}

function homeOf(names: readonly string[], area: Element | null): DOMRect | null {
  for (const name of names) {
    const mark = `[data-home="${name}"]`
    const home = area?.querySelector(mark) ?? document.querySelector(mark)
    if (home) return (home.matches(".seat") ? (home.querySelector(".tok") ?? home) : home).getBoundingClientRect()
  }
  return null
}

function flightsOf(
  piece: string,
  before: Map<string, Standing[]> | undefined,
  after: Map<string, Standing[]> | undefined,
): Flight[] {
  const [kind = "", owner = ""] = piece.split(" ")
  const left = differences(before, after)
  const come = differences(after, before)
  const flights: Flight[] = []
  for (const { element, box, count } of come) {
    const from = left.pop()?.box ?? homeOf([piece, owner, kind], element.closest("[data-area]"))
    if (from) flights.push({ copy: element, from, to: box, lands: count === 1 ? element : null })
  }
  for (const { element, box } of left) {
    const to = homeOf([piece, owner], null) // what nobody owns disappears
    if (to) flights.push({ copy: element, from: box, to, lands: null })
  }
  return flights
}

function inSight({ from, to }: Flight): boolean {
  const seen = (box: DOMRect) => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
  return (seen(from) || seen(to)) && Math.hypot(to.left - from.left, to.top - from.top) > FAR
}

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const

let layer: HTMLElement | null = null
let moving: Animation[] = []

/** Whatever is on its way has arrived. */
export function land(): void {
  for (const one of moving) one.cancel()
  moving = []
  layer?.remove()
  layer = null
}

function fly({ copy, from, to, lands }: Flight, over: HTMLElement): void {
  // As large as where it is drawn: at its goal, or where it came from if it goes home.
  const drawn = lands || copy.isConnected ? to : from
  const piece = copy.cloneNode(true) as HTMLElement | SVGElement
  const { style } = piece
  style.cssText = `position: absolute; margin: 0; left: ${drawn.left}px; top: ${drawn.top}px; width: ${drawn.width}px; height: ${drawn.height}px`
  over.append(piece)
  const at = (box: DOMRect) => {
    const [x, y] = middle(box)
    const [a, b] = middle(drawn)
    const scale = Math.min(2, Math.max(0.5, box.height / (drawn.height || 1)))
    return `translate(${x - a}px, ${y - b}px) scale(${scale})`
  }
  moving.push(
    piece.animate([{ transform: at(from) }, { transform: at(to) }], { duration: TIME, easing: EASE, fill: "forwards" }),
  )
  if (lands) moving.push(lands.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME }))
}

/** Shows how the table got from what it was to what it is now. */
export function travel(before: Census): void {
  land()
  const after = census()
  const pieces = new Set([...before.keys(), ...after.keys()])
  const flights = [...pieces].flatMap((piece) => flightsOf(piece, before.get(piece), after.get(piece))).filter(inSight)
  if (flights.length === 0 || flights.length > MOST) return
  const over = document.createElement("div")
  over.className = "travels"
  over.inert = true
  over.setAttribute("aria-hidden", "true")
  document.body.append(over)
  layer = over
  for (const flight of flights) fly(flight, over)
  Promise.all(moving.map((one) => one.finished)).then(
    () => layer === over && land(),
    () => {},
  ) // canceled: another move has come
}
