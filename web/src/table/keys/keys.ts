// The keys of the table page. What is typed into a field or into an open dialog is never a key of ours.

import { go, ruleLink } from "../../lib/router"
import type { Place } from "../page/places"
import type { Table } from "../table.svelte"

type Page = {
  table: Table
  /** The question bar; it says whether a key means something to it. */
  asking: { key: (name: string) => boolean } | null
  help: () => void
  /** Opens the study of a game that is over. */
  study: () => void
  chat: () => void
  focus: (place: Place) => void
}

const PLACES = { b: "board", h: "hand", l: "log", o: "seats" } as const
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  return target instanceof HTMLInputElement && target.type !== "range"
}

/** Enter on a link or a button is theirs, except on the thing that is chosen: there it sends. */
function enterIsTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const control = target.closest("a, button, input, summary, [role=button]")
  return control !== null && !control.matches(".is-selected, [aria-pressed=true]")
}

/** To the nearest thing on the board that can be chosen, in the direction of the arrow. */
function stepOnBoard(from: Element, [dx, dy]: readonly [number, number]): boolean {
  const board = document.getElementById("stage")
  if (!board?.contains(from) || from.closest(".decide")) return false
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const here = middle(from)
  let best: HTMLElement | SVGElement | null = null
  let least = Infinity
  for (const target of board.querySelectorAll<HTMLElement | SVGElement>(
    ":is(.is-legal, .is-selected):not(.decide *)",
  )) {
    if (target === from || target.tabIndex < 0) continue
    const there = middle(target)
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = target
    }
  }
  best?.focus()
  return best !== null
}

function replayKey(event: KeyboardEvent, table: Table): boolean {
  const live = table.sight
  const at = table.replay.at
  if (!live || at === null) return false
  const onScrubber = event.target instanceof HTMLInputElement
  const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0
  if (way && event.shiftKey) table.replay.jump(way, live)
  else if (way && !onScrubber) void table.replay.go(at + way, live)
  else if (event.key === "PageUp" || event.key === "PageDown")
    table.replay.jumpRound(event.key === "PageUp" ? -1 : 1, live)
  else if (event.key === "Home" && !onScrubber) void table.replay.go(0, live)
  else if (event.key === "End" && !onScrubber) void table.replay.go(live.moves, live)
  else if (event.key === "Escape") table.replay.leave()
  else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) table.replay.toggle(() => table.sight)
  else return false
  return true
}

function act(event: KeyboardEvent, page: Page): boolean {
  const { table } = page
  const key = event.key
  if (key === "Escape" && table.bubble) {
    table.bubble = null
    return true
  }
  if (table.past && replayKey(event, table)) return true
  const arrow = ARROWS[key]
  if (arrow) return event.target instanceof Element && stepOnBoard(event.target, arrow)
  if (key === "?") page.help()
  else if (key === ",") go("/settings")
  else if (key === "r" && table.sight) go(ruleLink(table.sight.game))
  else if (key === "v" && table.sight) void table.replay.go(table.sight.moves, table.sight)
  else if (key === "s" && table.sight?.over) page.study()
  else if (key === "c" && table.chat.there) page.chat()
  else if (key === "u") void table.takeBack("undo")
  else if (key === "U") void table.takeBack("start")
  else if (key in PLACES) page.focus(PLACES[key as keyof typeof PLACES])
  else if (table.past || (key === "Enter" && enterIsTaken(event.target))) return false
  else return page.asking?.key(key) ?? false
  return true
}

// Single-letter keys get in the way of speech input, so they can be switched off (WCAG 2.1.4).
const STORE = "tianxia keys"

export function singleKeys(): boolean {
  try {
    return localStorage.getItem(STORE) !== "off"
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(STORE, on ? "on" : "off")
  } catch {
    // Without storage they stay on.
  }
}

export function onKey(event: KeyboardEvent, page: Page): void {
  if (event.defaultPrevented || (event.repeat && event.key === "Enter")) return
  if (event.key.length === 1 && event.key !== " " && !singleKeys()) return
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (document.querySelector("dialog[open]")) return
  if (act(event, page)) event.preventDefault()
}
