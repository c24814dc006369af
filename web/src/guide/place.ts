/** Where the card stands: beside what it points at, never on it nor on the question, and on few things to choose. */

export type Box = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }

const MARGIN = 10
const GAP = 5
const CELLS = 8 // candidates across and down the screen
// What an overlap costs for each pixel. What it points at and the question are covered only where nothing else is left.
const CHOICE = 20
const THING = 400
const HALF_SEEN = 15_000 // a partly covered choice is hard to hit
const AWAY = 40 // for each pixel between the card and what it points at
const STAYS = 20_000 // what another place must be better by: a card that moves is hard to read

const TIP = 14 // around a point that a hand shows

export const spotAt = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - TIP,
  top: y - TIP,
  width: 2 * TIP,
  height: 2 * TIP,
})

export function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

function isPart(box: Box, thing: Box): boolean {
  const covered = shared(box, thing)
  return covered > 0 && covered < thing.width * thing.height
}

function within(box: Box, screen: Size): Box {
  const left = Math.max(MARGIN, Math.min(box.left, screen.width - box.width - MARGIN))
  const top = Math.max(MARGIN, Math.min(box.top, screen.height - box.height - MARGIN))
  return { ...box, left, top }
}

/** At the four sides of the target, and all over the screen. */
function candidates(target: Box | null, card: Size, screen: Size): Box[] {
  const parts = Array.from({ length: CELLS + 1 }, (_, nth) => 1 - nth / CELLS)
  const anywhere = parts.flatMap((across) =>
    parts.map((down) => ({
      ...card,
      left: across * (screen.width - card.width),
      top: down * (screen.height - card.height),
    })),
  )
  if (!target) return anywhere
  const right = target.left + target.width
  const bottom = target.top + target.height
  const [middle, center] = [
    target.left + (target.width - card.width) / 2,
    target.top + (target.height - card.height) / 2,
  ]
  const beside = [center, target.top, bottom - card.height].flatMap((top) => [
    { ...card, left: right + GAP, top },
    { ...card, left: target.left - card.width - GAP, top },
  ])
  const along = [middle, target.left, right - card.width].flatMap((left) => [
    { ...card, left, top: bottom + GAP },
    { ...card, left, top: target.top - card.height - GAP },
  ])
  return [...beside, ...along, ...anywhere]
}

function distance(box: Box, target: Box): number {
  const across = box.left + box.width / 2 - (target.left + target.width / 2)
  const down = box.top + box.height / 2 - (target.top + target.height / 2)
  return Math.hypot(across, down)
}

/** `here`: where the card is; null: nowhere yet. */
export type Around = {
  target: Box | null
  choices: Box[]
  questions: Box[]
  here?: { left: number; top: number } | null
}

export function placeOf(
  card: Size,
  screen: Size,
  { target, choices, questions, here = null }: Around,
): { left: number; top: number } {
  const cost = (box: Box): number => {
    const onChoices = choices.reduce(
      (sum, one) => sum + CHOICE * shared(box, one) + (isPart(box, one) ? HALF_SEEN : 0),
      0,
    )
    const onThings = [...questions, ...(target ? [target] : [])].reduce((sum, one) => sum + shared(box, one), 0)
    const away = target ? distance(box, target) * AWAY : 0
    return onChoices + onThings * THING + away
  }
  const boxes = candidates(target, card, screen).map((box) => within(box, screen))
  const found = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least))
  const now = here && within({ ...card, ...here }, screen)
  const best = now && cost(now) <= cost(found) + STAYS ? now : found
  return { left: Math.round(best.left), top: Math.round(best.top) }
}
