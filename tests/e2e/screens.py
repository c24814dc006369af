"""Screens of other sizes."""

from playwright.sync_api import Page

# The window has its new size some time after it was told so; what depends on it is drawn within two frames.
SETTLED = """async ([width, height]) => {
  const frame = () => new Promise(requestAnimationFrame)
  do await frame()
  while (innerWidth !== width || innerHeight !== height)
  await frame()
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """The page as a screen of this size shows it."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED, [width, height])
