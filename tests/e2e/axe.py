"""axe-core in the page: finds what somebody could not see, reach or understand."""

from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

from .people import PHONE
from .screens import resize

ALL = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
ALL_BUT_CONTRAST = {**ALL, "rules": {"color-contrast": {"enabled": False}}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
# A color in transition from one theme to the other does not have its contrast yet.
FINISH = "Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => {})"
# All rows of the log are alike, and a page of them takes as long as the rest of the table.
RUN = """async (options) => {
  const where = { exclude: [["#log li:nth-child(n+9)"]] }
  const { violations } = await axe.run(where, { ...options, resultTypes: ["violations"], preload: false })
  const places = (nodes) => nodes.slice(0, 5).map((one) => `${one.target}: ${one.failureSummary}`)
  return violations.map(({ id, nodes }) => [`${id} (${nodes.length})`, ...places(nodes)].join("\\n  "))
}"""


def complaints(page: Page, where: str, rules: object = ALL, scheme: Literal["light", "dark"] = "light") -> list[str]:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(FINISH)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return [f"{where}, {scheme}: {one}" for one in page.evaluate(RUN, rules)]


def look_everywhere(page: Page) -> list[str]:
    """On the wide screen in both themes, which differ only in their colors; on the phone, which has the same colors."""
    found = complaints(page, "wide") + complaints(page, "wide", CONTRAST, "dark")
    resize(page, PHONE)
    return found + complaints(page, "phone", ALL_BUT_CONTRAST)
