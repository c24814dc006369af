// Where the focus goes: to a place by its key, and to the question when a move has removed what had it.

export type Place = "board" | "hand" | "log" | "seats"

const FIRST = ".is-legal[tabindex], button.is-legal, button, [tabindex='0']"
const ON_BOARD = FIRST.split(", ")
  .map((one) => `${one}:not(.decide *, #seats *)`)
  .join(", ")

export function placeOf(place: Place): HTMLElement | null {
  const stage = document.getElementById("stage")
  const tray = stage?.querySelector("[data-hand], .tray")
  return {
    board: () =>
      stage?.querySelector<HTMLElement>(".is-legal:is([tabindex], button):not(.decide *)") ??
      stage?.querySelector<HTMLElement>(ON_BOARD) ??
      stage,
    hand: () => tray?.querySelector<HTMLElement>(FIRST) ?? null,
    log: () => document.querySelector<HTMLElement>("#log button[tabindex='0']"),
    seats: () => document.getElementById("seats"),
  }[place]()
}

export const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

/** What can be touched on the board to answer. */
export const boardSpeaks = (): boolean => document.querySelector("#stage .is-legal:not(.decide *)") !== null
