/** What a first round does not need stays out of sight until the guide comes to it. Its place stays free, so nothing
 *  moves when it appears. */

/** A part of the board, and the step that shows it. */
export type Later = { what: string; until: string }

export function hiddenBy(later: readonly Later[], isReached: (step: string) => boolean): string[] {
  return later.filter((one) => !isReached(one.until)).map((one) => one.what)
}

/** Hides parts of the board; the function that it returns shows them again. A style sheet of its own: whatever the
 *  board draws anew is hidden from its first frame on. */
export function hide(parts: readonly string[]): () => void {
  if (!parts.length) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`#stage :is(${parts.join(", ")}) { visibility: hidden }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
