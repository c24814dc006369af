// Whether the app is at rest: nothing is sent or awaited, nothing is about to happen by itself, and all is drawn. The
// page says so by one attribute, `<html data-rest>`. Whoever drives it from outside waits for that, not for a time.
//
// Whatever takes time says `during(promise)`, `underway()`, `later(act, time)` or, in a component,
// `restlessWhile(condition)`. What the reader does or the machine tells is drawn two frames later at the earliest.

const STIRS = [
  "pointerdown",
  "pointerup",
  "pointerover",
  "click",
  "keydown",
  "keyup",
  "input",
  "change",
  "wheel",
] as const
const CHANGES = ["resize", "popstate", "hashchange", "online", "offline"] as const

let root: HTMLElement | null = null
let works = 0
let stirs = 0

export function nextFrame(act: () => void): void {
  if (document.hidden)
    setTimeout(act) // nothing is drawn there
  else requestAnimationFrame(act)
}

/** Something that ends by itself: what is repeated for ever moves nothing. */
const isMoving = (): boolean =>
  document.getAnimations().some(({ playState, effect }) => {
    return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime)
  })

function settle(since: number): void {
  nextFrame(() =>
    nextFrame(() => {
      if (!root || since !== stirs || works > 0) return
      if (isMoving()) settle(since)
      else root.dataset["rest"] = ""
    }),
  )
}

/** Something has changed: it has yet to be drawn. */
export function stir(): void {
  if (!root) return
  stirs += 1
  delete root.dataset["rest"]
  if (works === 0) settle(stirs)
}

/** Something goes on; returns how to say that it is over. */
export function underway(): () => void {
  works += 1
  stir()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    works -= 1
    stir()
  }
}

export function during<Result>(work: Promise<Result>): Promise<Result> {
  const over = underway()
  work.then(over, over)
  return work
}

/** Like `setTimeout`; returns how to call it off. */
export function later(act: () => void, milliseconds: number): () => void {
  const over = underway()
  const clock = setTimeout(() => {
    over()
    act()
  }, milliseconds)
  return () => {
    clearTimeout(clock)
    over()
  }
}

/** In a component: as long as this is true. */
export function restlessWhile(condition: () => boolean): void {
  const goesOn = $derived(condition())
  $effect(() => (goesOn ? underway() : undefined))
}

/** In the whole page, from now on. */
export function startResting(page: HTMLElement): void {
  root = page
  for (const name of STIRS) addEventListener(name, stir, { capture: true, passive: true })
  for (const name of CHANGES) addEventListener(name, stir)
  stir()
}
