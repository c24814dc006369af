// The address is the state of the app: every page can be linked, reloaded and left by the Back button.
// Links are plain <a href>; one listener turns clicks on them into a change of page without a reload.

import { createSubscriber } from "svelte/reactivity"

export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "me" }
  | { page: "sign-in" }
  | { page: "continue" }
  | { page: "friend" }
  | { page: "people" }
  | { page: "mail" }
  | { page: "parts" }
  | { page: "nowhere" }

let changed = () => {}
const seen = createSubscriber((update) => {
  changed = update
})

const PLAIN = ["new", "settings", "me", "sign-in", "continue", "friend", "people", "mail"] as const
const isPlain = (page: string): page is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(page)

function parse(path: string): Route {
  const [page = "", name = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent)
  if (more.length) return { page: "nowhere" }
  if (page === "table" && name) return { page, id: name }
  if (page === "rules") return { page, game: name }
  if (name) return { page: "nowhere" }
  if (page === "") return { page: "lobby" }
  if (isPlain(page)) return { page }
  if (page === "parts" && import.meta.env.DEV) return { page } // for those who build with them
  return { page: "nowhere" }
}

/** The page that the address names. Reactive, as `query` and `hash` are. */
export function route(): Route {
  seen()
  try {
    return parse(location.pathname)
  } catch {
    return { page: "nowhere" } // "%" without its digits
  }
}

export function query(name: string): string | null {
  seen()
  return new URLSearchParams(location.search).get(name)
}

export function hash(): string {
  seen()
  return location.hash.slice(1)
}

/** Goes to an address of the app. `replace`: the Back button does not return to the current one. */
export function go(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", href)
  else history.pushState(null, "", href)
  changed()
}

/** Changes parts of the query, null removes one; for what a page shows, so without a new entry for Back. */
export function setQuery(parts: Record<string, string | null>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === "") url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  go(url.pathname + url.search + url.hash, { replace: true })
}

/** The address of a table. */
export function tableLink(id: string, seat?: number | null): string {
  const path = `/table/${encodeURIComponent(id)}`
  return seat === undefined || seat === null ? path : `${path}?seat=${seat}`
}

/** The address of a rule: `ruleLink("sun_tzu", "ST-E3")`. */
export function ruleLink(game: string, rule = ""): string {
  return `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ""}`
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return // a new tab, a download
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return
  if (link.pathname.startsWith("/api/")) return
  // The browser itself scrolls to a place on the same page; `hashchange` tells us.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  if (link.href !== location.href) go(link.href)
}

/** Starts listening; returns how to stop. */
export function startRouter(): () => void {
  const onMove = () => changed()
  document.addEventListener("click", onClick)
  addEventListener("popstate", onMove)
  addEventListener("hashchange", onMove)
  return () => {
    document.removeEventListener("click", onClick)
    removeEventListener("popstate", onMove)
    removeEventListener("hashchange", onMove)
  }
}
