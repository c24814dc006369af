"""Words that cannot be read: cut off by what they are in, broken inside, beyond the screen, or under other words."""

from playwright.sync_api import Page

# Looks at every text that is shown. What can be scrolled into sight is not cut.
CUTS = r"""(within = "") => {
  const found = new Set()
  const clips = (overflow) => overflow === "hidden" || overflow === "clip"
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll"
  const nameOf = ({ tagName, id, dataset }) => {
    const own = dataset.spot ?? dataset.thing ?? ""
    return tagName.toLowerCase() + (id && `#${id}`) + (own && `[${own}]`)
  }
  const path = (one) => {
    const names = []
    for (let at = one; at && names.length < 6; at = at.parentElement) names.unshift(nameOf(at))
    return names.join(" > ")
  }
  const tell = (what, { one, words }) => found.add(`${what}: "${words.slice(0, 60)}" in ${path(one)}`)

  // Beyond a box that cuts it. Letters are lower than their line: a quarter of it may be missing without harm.
  const across = (rect, box) => rect.right > box.right + 1.5 || rect.left < box.left - 1.5
  const down = (rect, box) => rect.bottom > box.bottom + rect.height / 4 || rect.top < box.top - rect.height / 4

  /** How a text is cut, if it is, and what of it is seen; null for words that only screen readers get. */
  function fate(one, rects) {
    let [x, y, cut] = [true, true, ""] // whether it must fit, across and down
    const seen = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === "inline") continue
      const box = at.getBoundingClientRect()
      if (style.overflow !== "visible") {
        if (box.width < 3 || box.height < 3) return null
        if (x && clips(style.overflowX) && rects.some((rect) => across(rect, box))) cut ||= "cut across"
        if (y && clips(style.overflowY) && rects.some((rect) => down(rect, box))) cut ||= "cut below"
        seen.left = Math.max(seen.left, box.left)
        seen.right = Math.min(seen.right, box.right)
        seen.top = Math.max(seen.top, box.top)
        seen.bottom = Math.min(seen.bottom, box.bottom)
      }
      x &&= !scrolls(style.overflowX) && style.position !== "fixed"
      y &&= !scrolls(style.overflowY) && style.position !== "fixed"
    }
    const wide = document.documentElement.clientWidth
    if (x && rects.some((rect) => rect.right + scrollX > wide + 1 || rect.left + scrollX < -1)) cut ||= "off the screen"
    return { cut, seen }
  }

  /** Words that go on in the next line without a hyphen; soft hyphens show where they may. */
  function broken(text) {
    const range = document.createRange()
    return [...text.textContent.matchAll(/[\p{L}\p{N}\u00ad]{2,}/gu)].map((match) => {
      if (match[0].includes("\u00ad")) return ""
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      const lines = [...range.getClientRects()].filter((rect) => rect.width > 0.5)
      return new Set(lines.map((rect) => Math.round(rect.top / 4))).size > 1 ? match[0] : ""
    }).filter(Boolean)
  }

  // What may lie over other words.
  const LAYERS = `#app > a, #log, form[role=search], [role=dialog], dialog, :is([data-thing=head], [data-thing=tabs],
    [data-thing=bar], [data-thing=replay], [data-thing=join], [data-thing=over], [data-thing=picks],
    [data-thing=bubble], [data-thing=summary], [data-thing=rings])`
  const shown = []
  const SKIPPED = "script, style, noscript, option, title, desc, code"
  function look(text) {
    const [one, words] = [text.parentElement, text.textContent.trim().replace(/\s+/g, " ")]
    if (!words || one.closest(SKIPPED)) return
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5)
    const its = rects.length ? fate(one, rects) : null
    if (!its) return
    if (its.cut) tell(its.cut, { one, words })
    for (const word of broken(text)) tell(`broken "${word}"`, { one, words })
    if (one.ownerSVGElement) return // letters on tokens, which may lie on one another
    for (const rect of rects) {
      const [left, right] = [Math.max(rect.left, its.seen.left), Math.min(rect.right, its.seen.right)]
      const [top, bottom] = [Math.max(rect.top, its.seen.top), Math.min(rect.bottom, its.seen.bottom)]
      const on = one.closest(LAYERS)
      if (bottom - top > 4 && right - left > 2) shown.push({ one, words, left, right, top, bottom, on })
    }
  }

  const open = document.querySelector("dialog[open]")
  for (const root of within ? document.querySelectorAll(within) : [open ?? document.body]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) look(walker.currentNode)
  }

  // Words over words; but what stays in its place may lie over what scrolls below it.
  shown.forEach((a, place) => shown.slice(place + 1).forEach((b) => {
    if (a.on !== b.on || a.one.contains(b.one) || b.one.contains(a.one)) return
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    const line = Math.min(a.bottom - a.top, b.bottom - b.top)
    if (width > 3 && height > line / 2) tell(`under "${b.words.slice(0, 30)}"`, a)
  }))
  if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the screen")
  return [...found]
}"""


def cuts(page: Page, within: str = "") -> list[str]:
    """In what the selector names; without one, in the dialog that is open, or in the whole page."""
    return [str(one) for one in page.evaluate(CUTS, within)]
