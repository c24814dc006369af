// Pieces travel: when the table changes, what was here and is now there is shown on its way.
//
// A game only marks its board. `data-piece="archer 0"` is a piece by kind and owner (`data-count` if it stands for
// several), and `data-place` its place or that of the piece's surroundings; pieces of one name are alike. What has
// left one place and what has come to another belong together. The rest goes to or comes from its home:
// `data-home="archer 0"`, or "0" for all pieces of that owner; pieces of nobody come from "horde", the home of the
// kind, if there is one within their `data-area` or anywhere. The board is drawn
// in its new state right away, and a copy flies over it: no input waits.
//
// A piece may be of HTML, an SVG, or a part of one. Its copy lies outside of the board, so its looks come from its own
// classes and from the few things that it inherits.

const MOST = 24 // more at the same time is not a move but another table
const FAR = 4 // px
const INHERITED = ["--c", "--on", "--soft", "--cink", "--clo", "--chi2", "color", "font"] as const
const SVG = "http://www.w3.org/2000/svg"

// A piece is carried: sideways evenly, up and down in an arc, and it settles where it lands.
const ACROSS = "cubic-bezier(.35, 0, .45, 1)"
const RISE = "cubic-bezier(.2, .6, .4, 1)"
const FALL = "cubic-bezier(.6, 0, .9, .5)"
const TOP = 0.55 // of the time
const GROUND = 0.92

/** `part`: its place in the drawing that it is a part of. */
type Standing = { element: Element; around: Element | null; box: DOMRect; part: DOMRect | null; count: number }
/** By piece, then by place. */
export type Census = Map<string, Map<string, Standing[]>>
type Flight = { piece: Standing; from: DOMRect; to: DOMRect; lands: Element | null }

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
    const part = element instanceof SVGGraphicsElement && element.ownerSVGElement ? element.getBBox() : null
    const standing = { element, around: element.parentElement, box, part, count: Number(count) }
    places.set(place, [...(places.get(place) ?? []), standing])
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
  for (const one of come) {
    const from = left.pop()?.box ?? homeOf([piece, owner, kind], one.element.closest("[data-area]"))
    if (from) flights.push({ piece: one, from, to: one.box, lands: one.count === 1 ? one.element : null })
  }
  for (const one of left) {
    const to = homeOf([piece, owner], null) // what nobody owns disappears
    if (to) flights.push({ piece: one, from: one.box, to, lands: null })
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

/** The piece once more, to be moved about. A part of a drawing gets a drawing of its own. */
function copyOf({ element, around, part }: Standing, box: DOMRect): HTMLElement | SVGElement {
  let copy = element.cloneNode(true) as HTMLElement | SVGElement
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id")
  copy.removeAttribute("data-piece")
  if (part) {
    const drawing = document.createElementNS(SVG, "svg")
    drawing.setAttribute("viewBox", `${part.x} ${part.y} ${part.width} ${part.height}`)
    copy.removeAttribute("transform")
    drawing.append(copy)
    copy = drawing
  }
  copy.style.cssText = "position: static; display: block; margin: 0; transform: none"
  copy.style.width = `${box.width}px`
  copy.style.height = `${box.height}px`
  const source = element.isConnected ? element : around
  const looks = source?.isConnected ? getComputedStyle(source) : null
  for (const name of INHERITED) {
    const value = looks?.getPropertyValue(name)
    if (value) copy.style.setProperty(name, value)
  }
  return copy
}

function fly({ piece, from, to, lands }: Flight, over: HTMLElement, time: number): void {
  // As large as where it is drawn: at its goal, or where it came from if it goes home.
  const drawn = piece.element.isConnected ? piece.box : from
  const [outer, inner] = [document.createElement("div"), document.createElement("div")]
  outer.style.cssText = `left: ${drawn.left}px; top: ${drawn.top}px; width: ${drawn.width}px; height: ${drawn.height}px`
  inner.append(copyOf(piece, drawn))
  outer.append(inner)
  over.append(outer)

  const [x, y] = middle(drawn)
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)]
  const size = (box: DOMRect) => Math.min(2, Math.max(0.5, box.height / (drawn.height || 1)))
  const lift = Math.min(70, 10 + Math.hypot(x1 - x0, y1 - y0) / 5)
  const at = (height: number, scale: string) => `translateY(${height - y}px) scale(${scale})`
  const how = { duration: time, fill: "both" } as const
  moving.push(
    outer.animate(
      { transform: [`translateX(${x0 - x}px)`, `translateX(${x1 - x}px)`], easing: [ACROSS, "linear"] },
      how,
    ),
    inner.animate(
      [
        { transform: at(y0, `${size(from)}`), easing: RISE },
        {
          transform: at(Math.min(y0, y1) - lift, `${1.12 * Math.max(size(from), size(to))}`),
          offset: TOP,
          easing: FALL,
        },
        { transform: at(y1, `${1.03 * size(to)}, ${0.93 * size(to)}`), offset: GROUND },
        { transform: at(y1, `${size(to)}`), opacity: piece.element.isConnected ? 1 : 0 },
      ],
      how,
    ),
  )
  if (lands) moving.push(lands.animate({ opacity: [0, 0] }, { duration: time }))
  for (const one of moving) one.pause()
}

/** Once the new state is on the screen: drawing it takes longer than a frame, and a flight that began before it would
 *  stutter. */
function whenDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

function start(over: HTMLElement): void {
  over.classList.add("start")
  for (const one of moving) one.play()
}

/** Shows how the table got from what it was to what it is now, in so many milliseconds. */
export function travel(before: Census, time: number): void {
  land()
  const after = census()
  const pieces = new Set([...before.keys(), ...after.keys()])
  const flights = [...pieces].flatMap((piece) => flightsOf(piece, before.get(piece), after.get(piece))).filter(inSight)
  if (flights.length === 0 || flights.length > MOST) return
  const over = document.createElement("div")
  over.className = "travels"
  over.dataset["thing"] = "travels"
  over.inert = true
  over.setAttribute("aria-hidden", "true")
  document.body.append(over)
  layer = over
  for (const flight of flights) fly(flight, over, time)
  whenDrawn(() => layer === over && start(over))
  Promise.all(moving.map((one) => one.finished)).then(
    () => layer === over && land(),
    () => {},
  ) // canceled: another move has come
}
