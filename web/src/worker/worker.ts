// The service worker: pages open without the network, and messages arrive while none is open.
//
// Pages come from the network as long as there is one, so that they fit the server; the last one is kept. Files whose
// names hold a digest never change: they are taken from the cache. Of the API only the last sights of tables are kept
// where nobody else sits. `worker.config.ts` puts in the names of this build's files, and a digest of what is in them:
// every build has another worker.

import { isAlone, SIGHTS } from "../lib/offline"

declare const __FILES__: string[] // of this build: everything older leaves
declare const __SHELL__: string[] // what the first page needs
declare const __ICON__: string // of messages
declare const __BADGE__: string

const scope = self as unknown as ServiceWorkerGlobalScope
const FILES = "tianxia-files"
const PAGE = "/"
const KEPT = /^\/api\/(games|me|tables\/[\w-]+(\/cards|\/previews)?)$/
const PREVIEWS = "/previews"
const SIGHT = /^\/api\/tables\/[\w-]+$/

type Notice = { title: string; text: string; link: string; table: string; waiting: number }

scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([PAGE, ...__SHELL__])))
})

scope.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => scope.clients.claim()))
})

scope.addEventListener("message", (event) => {
  const said = event.data as "take over" | { keep: string[] }
  if (said === "take over") void scope.skipWaiting()
  else event.waitUntil(Promise.allSettled(said.keep.map(keep)))
})

/** The first page was loaded before there was a worker. */
async function keep(href: string): Promise<void> {
  const url = new URL(href)
  if (url.origin !== scope.location.origin) return
  if (url.pathname.startsWith("/assets/")) await file(new Request(href))
  else if (url.pathname.endsWith("symbols.svg")) await newest(new Request(href), FILES, url.pathname)
  else if (KEPT.test(url.pathname)) await sight(new Request(href), url)
}

async function clean(): Promise<void> {
  const [cache, known] = [await caches.open(FILES), new Set([PAGE, ...__FILES__])]
  const old = (await cache.keys()).filter((request) => !known.has(new URL(request.url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

scope.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== scope.location.origin) return
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request))
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request))
  else if (/^\/(symbols|shell)\.svg$/.test(url.pathname)) event.respondWith(newest(request, FILES, url.pathname))
  else if (KEPT.test(url.pathname)) event.respondWith(sight(request, url))
})

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok && !answer.redirected) await (await caches.open(FILES)).put(PAGE, answer.clone())
    return answer
  } catch (error) {
    return await kept(PAGE, FILES, error)
  }
}

/** What is kept under a name; if there is nothing, the request has failed for its own reason. */
async function kept(key: string, cacheName: string, why: unknown): Promise<Response> {
  const found = await caches.match(key, { cacheName })
  if (!found) throw why
  return found
}

async function file(request: Request): Promise<Response> {
  const known = await caches.match(request, { cacheName: FILES })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone())
  return answer
}

async function newest(request: Request, name: string, key: string): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(name)).put(key, answer.clone())
    return answer
  } catch (error) {
    return await kept(key, name, error)
  }
}

/** From the network; without it, as it was last. What belongs to a table is kept if its sight was. */
async function sight(request: Request, url: URL): Promise<Response> {
  const key = url.pathname + url.search
  try {
    const answer = await fetch(request)
    if (answer.ok && (await isToKeep(url, answer.clone()))) {
      await (await caches.open(SIGHTS)).put(key, answer.clone())
    }
    return answer
  } catch (error) {
    return await kept(key, SIGHTS, error)
  }
}

/** Previews belong to one question: those of the one before leave. */
async function isToKeep(url: URL, answer: Response): Promise<boolean> {
  if (SIGHT.test(url.pathname)) return isAlone((await answer.json()) as Parameters<typeof isAlone>[0])
  if (!url.pathname.endsWith(PREVIEWS)) return true
  const cache = await caches.open(SIGHTS)
  const seen = `${url.pathname.slice(0, -PREVIEWS.length)}?seat=${url.searchParams.get("seat")}`
  if (!(await cache.match(seen))) return false
  const number = url.searchParams.get("number")
  const old = (await cache.keys()).map((request) => new URL(request.url)).filter((one) => one.pathname === url.pathname)
  const past = old.filter((one) => one.searchParams.get("number") !== number)
  await Promise.all(past.map((one) => cache.delete(one.href)))
  return true
}

scope.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined
  if (notice) event.waitUntil(show(notice))
})

async function show(notice: Notice): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window" })
  for (const one of pages) one.postMessage({ notice }) // what they list has changed
  const data = { link: notice.link }
  const icons = { icon: __ICON__, badge: __BADGE__ }
  await scope.registration.showNotification(notice.title, { body: notice.text, tag: notice.table, data, ...icons })
  if (notice.waiting && "setAppBadge" in navigator) await navigator.setAppBadge(notice.waiting)
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const { link } = event.notification.data as { link: string }
  event.waitUntil(open(new URL(link, scope.location.origin).href))
})

/** The page of the table if it is open; any other page of ours must not lose what is on it. */
async function open(href: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = pages.find((one) => one.url.split("?")[0] === href.split("?")[0])
  if (there) await there.focus()
  else await scope.clients.openWindow(href)
}
