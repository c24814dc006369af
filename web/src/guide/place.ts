/** Where the card stands: beside what it points at, and on as little as possible of what the player needs. */

export type Box = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }

const MARGIN = 10
const GAP = 14
// What it may cover, the worst last: a part of something large that it points at, what can be chosen, something
// small that it points at, the question. The question is never covered while there is any other place.
const LARGE = 1
const CHOICE = 4
const TARGET = 6
const QUESTION = 200
const HALF_SEEN = 15_000 // a partly covered choice is hard to hit
const MANY_CARDS = 5 // this many times the card's size is large

function shared(a: Box, b: Box): number {
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

/** At the four sides of the target, in its corners if it is large, and all over the screen. */
function candidates(target: Box | null, card: Size, screen: Size): Box[] {
  const parts = [1, 0, 1 / 4, 1 / 2, 3 / 4]
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
  const inside = [target.left + GAP, right - card.width - GAP].flatMap((left) =>
    [bottom - card.height - GAP, target.top + GAP].map((top) => ({ ...card, left, top })),
  )
  return [...beside, ...along, ...inside, ...anywhere]
}

function distance(box: Box, target: Box): number {
  const across = box.left + box.width / 2 - (target.left + target.width / 2)
  const down = box.top + box.height / 2 - (target.top + target.height / 2)
  return Math.hypot(across, down)
}

export type Around = { target: Box | null; choices: Box[]; question: Box | null }

export function placeOf(
  card: Size,
  screen: Size,
  { target, choices, question }: Around,
): { left: number; top: number } {
  const isLarge = target !== null && target.width * target.height > MANY_CARDS * card.width * card.height
  const cost = (box: Box): number => {
    const onChoices = choices.reduce(
      (sum, one) => sum + CHOICE * shared(box, one) + (isPart(box, one) ? HALF_SEEN : 0),
      0,
    )
    const onQuestion = question ? shared(box, question) : 0
    const onTarget = target ? shared(box, target) : 0
    const away = target ? distance(box, target) * 40 : 0
    return onChoices + onQuestion * QUESTION + onTarget * (isLarge ? LARGE : TARGET) + away
  }
  const boxes = candidates(target, card, screen).map((box) => within(box, screen))
  const best = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least))
  return { left: Math.round(best.left), top: Math.round(best.top) }
}
