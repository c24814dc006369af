"""What is too small for a finger."""

FINGER = 44  # px
# What can be chosen on the table, and is smaller.
SMALL_ON_BOARD = """finger => [...document.querySelectorAll("#stage button[data-state=legal]")].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.width && (box.width < finger || box.height < finger)
}).map((one) => one.dataset.spot)"""
# What can be touched and is smaller than a finger. Exempt as in WCAG 2.5.8: links in a line of text, what a label of
# full size stands for, and the scroll of the browser itself.
SMALL = """finger => {
  const small = []
  const visible = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const one of document.querySelectorAll("a[href], button, input, select, summary, [role=tab], [role=button]")) {
    if (!visible(one) || one.disabled || one.closest("dialog:not([open])")) continue
    const target = one.matches("[type=checkbox], [type=radio]") && one.labels?.length ? one.labels[0] : one
    const box = target.getBoundingClientRect()
    if (box.bottom < 0 || box.right < 0) continue  // the link that skips to the content, until it has the focus
    const inLine = one.matches("a") && getComputedStyle(one).display === "inline"
    const alone = one.parentElement.textContent.trim() === one.textContent.trim()
    if (!(inLine && !alone) && (box.width < finger - .5 || box.height < finger - .5))
      small.push(`${one.outerHTML.slice(0, 140)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)
  }
  return small
}"""
