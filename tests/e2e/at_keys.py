"""The Tab key, and whether what has the focus shows it."""

from playwright.sync_api import Page

FAR = 60  # things


def focus_is_seen(page: Page) -> bool:
    return bool(
        page.evaluate("""() => {
          const style = getComputedStyle(document.activeElement)
          return style.outlineStyle !== "none" || style.boxShadow !== "none"
        }""")
    )


def tab_to(page: Page, what: str) -> None:
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            assert focus_is_seen(page)
            return
    raise AssertionError(f"the Tab key never comes to {what}")
