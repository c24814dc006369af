// At how many tables it is this person's turn: in the head of every page, in the icon of the tab and of the app.

import seal from "../front/seal.svg"
import { api } from "./api"
import { notices } from "./notices"
import type { TableLine, TableLists } from "./types"
import type { NoticeBody } from "./wire"

const LOOKS = 30_000
const FIRST = 3000 // ms: the page itself comes first

class Waiting {
  tables = $state.raw<TableLine[]>([]) // as far as they are on the first page
  turns = $state(0) // at all tables
  messages = $state.raw<NoticeBody[]>([])
  /** What has not been seen: a turn counts until it is played. */
  readonly count: number = $derived(this.turns + this.messages.filter((one) => !one.seen).length)

  /** Looks now and then, while the page is in sight; returns how to stop. */
  start(): () => void {
    const look = () => !document.hidden && void this.look()
    const first = setTimeout(look, FIRST)
    const clock = setInterval(look, LOOKS)
    document.addEventListener("visibilitychange", look)
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null
    worker?.addEventListener("message", look) // a push message has come
    return () => {
      worker?.removeEventListener("message", look)
      clearTimeout(first)
      clearInterval(clock)
      document.removeEventListener("visibilitychange", look)
    }
  }

  async look(): Promise<void> {
    try {
      const [lists, messages] = await Promise.all([api.tables(), notices.messages()])
      this.take(lists)
      this.messages = messages
    } catch {
      // No network: the number stays as it was.
    }
  }

  /** The lobby has asked already. */
  take(lists: Pick<TableLists, "mine" | "waiting">): void {
    this.tables = lists.mine.filter((table) => table.waiting)
    this.turns = lists.waiting
  }

  async readAll(): Promise<void> {
    this.messages = await notices.readAll()
  }
}

export const waiting = new Waiting()

const MOST = 9 // that can be read in the icon of a tab

/** The seal with a number instead of its signs. */
function numbered(count: number): string {
  const words = count > MOST ? `${MOST}+` : `${count}`
  const box = `<rect x="1" y="1" width="22" height="22" rx="4" fill="#a5301f"/>`
  const text = `<text x="12" y="18" font-size="17" text-anchor="middle" fill="#fff3dd">${words}</text>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" font-family="sans-serif">`
  return `data:image/svg+xml,${encodeURIComponent(`${drawing}${box}${text}</svg>`)}`
}

/** The number on the icons of the tab and of the app. */
export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = count ? numbered(count) : seal
  if (!("setAppBadge" in navigator)) return
  const done = count ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  done.catch(() => {}) // not installed: there is nothing to put it on
}
