// What the service worker keeps for when there is no network: names that the worker and the pages share.

/** The last sights of tables where nobody else sits. */
export const SIGHTS = "tianxia-sights"

/** Somebody else may use this browser now: what was seen here is nobody's business. */
export async function forgetSights(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SIGHTS)
}

/** A table as it was last seen, where nobody else can change it. */
export function keepSight(sight: Seats & { id: string; seat: number | null }): void {
  if (!("caches" in globalThis) || !isAlone(sight)) return
  const path = `/api/tables/${sight.id}${sight.seat === null ? "" : `?seat=${sight.seat}`}`
  const headers = { "content-type": "application/json" }
  const answer = new Response(JSON.stringify(sight), { headers })
  caches.open(SIGHTS).then(
    (cache) => cache.put(path, answer),
    () => {}, // no room, or a private window: without it there is nothing to see offline
  )
}

type Seats = { seats: { mine: boolean; kind: string }[] }

/** Whether a table can be looked at without the network: nobody else can move there. */
export const isAlone = (sight: Seats): boolean => sight.seats.every((seat) => seat.mine || seat.kind === "bot")
