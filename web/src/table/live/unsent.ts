// A move that could not be sent because the network was gone. It is kept with the browser's tab, so that a reload does
// not lose it; its number makes sure that it counts once at most.

export type Move = { seat: number; option: string; number: number; follows: boolean }

const key = (table: string) => `tianxia-unsent-${table}`

export function keepUnsent(table: string, move: Move | null): void {
  try {
    if (move) sessionStorage.setItem(key(table), JSON.stringify(move))
    else sessionStorage.removeItem(key(table))
  } catch {
    // No storage: it is kept as long as the page is.
  }
}

export function unsentOf(table: string, seat: number | null): Move | null {
  try {
    const move = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Move | null
    return move?.seat === seat ? move : null
  } catch {
    return null
  }
}
