"""How much of a phone the question takes."""

TALLEST = 106  # px: two lines, a row of buttons as high as a finger, and what is around them; an eighth of the screen
TWO_LINES = 42  # px
SIZE = """() => {
  const bar = document.querySelector("[data-thing=bar]")
  if (!bar) return [0, 0]
  const words = bar.querySelector("[data-thing=question]").parentElement
  return [bar, words].map((one) => Math.round(one.getBoundingClientRect().height))
}"""
