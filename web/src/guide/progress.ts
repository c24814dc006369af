/** Which tables of this browser have a guide, and how far along it is. Small: the lobby and every table load it. */

const KEY = "tianxia guides"
const MOST = 20 // tables; the oldest are forgotten

export type Progress = {
  /** The ids of the steps that are over. */
  done: string[]
  /** False: skipped, and a button brings it back. */
  open: boolean
  ended: boolean
}

// Without storage a guide lasts as long as the page.
let kept: Record<string, Progress> = {}

function all(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}")
    return found && typeof found === "object" ? (found as Record<string, Progress>) : {}
  } catch {
    return kept
  }
}

export function progressOf(table: string): Progress | null {
  const found = all()[table]
  return found && Array.isArray(found.done) ? found : null
}

export function keepProgress(table: string, progress: Progress): void {
  const { [table]: _, ...others } = all()
  kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, progress]])
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Private windows may refuse.
  }
}
