"""The page on which the parts are looked at: one window that is used again and again, each time as if it were new."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.e2e.at_table import REST, AtTable
from tests.e2e.people import PATIENCE, UNDRAWN, WIDE
from tests.e2e.screens import resize

from .stand_in import StandIn

# The address of the app changes as by one of its own links.
GO = "href => { history.pushState(null, '', href); dispatchEvent(new PopStateEvent('popstate')) }"
FORGET = """(kept) => {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}"""
NOWHERE = "/manifest.webmanifest"  # of the same origin, but not the app


class Window:
    """A browser context with one page; `drawn`: with the drawings; `touch`: for fingers."""

    def __init__(self, browser: Browser, address: str, drawn: bool, touch: bool) -> None:
        self.context = browser.new_context(
            base_url=address,
            reduced_motion="reduce",
            service_workers="block",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.page = self.context.new_page()


class Stage:
    """What one test has: a window, a stand-in for the server, and what the page complained about."""

    def __init__(self, window: Window, **settings: Any) -> None:
        self.page: Page = window.page
        self.server = StandIn()
        self.troubles: list[str] = []
        self.allowed = ["Service Worker registration blocked"]
        self._context = window.context
        self._settings = settings
        self.table = ""  # where we sit
        self._kept = {"tianxia sound asked": "yes"}
        self._is_open = False
        self.server.attach(self._context)
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._fail)

    def close(self) -> None:
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._fail)
        self.page.goto("about:blank")
        self._context.unroute_all(behavior="ignoreErrors")

    def _hear(self, message: ConsoleMessage) -> None:
        told = f"{message.type} in the console: {message.text}"
        if message.type in ("error", "warning") and not any(re.search(words, told) for words in self.allowed):
            self.troubles.append(told)

    def _fail(self, error: Exception) -> None:
        self.troubles.append(f"error of the page: {error}")

    # Going somewhere

    def set(self, **settings: Any) -> None:
        """As if chosen on the settings page during an earlier visit."""
        self._settings |= settings
        self._is_open = False

    def keep(self, name: str, value: str) -> None:
        """As if the page had kept it in the browser during an earlier visit."""
        self._kept[name] = value
        self._is_open = False

    def visit(self, path: str) -> None:
        """A page, once it is at rest."""
        self.open(path)
        self.rest()

    def open(self, path: str) -> None:
        """By a link of the app, or as the first page of a new visit; returns before it is at rest."""
        if self._is_open:
            self.page.evaluate(GO, path)
        else:
            self.page.goto(NOWHERE)
            self.page.evaluate(FORGET, {"tianxia": json.dumps(self._settings), **self._kept})
            self.page.goto(path)
            self._is_open = True

    def reload(self) -> None:
        self.page.reload()
        self.rest()

    def sit_down(self, id_: str, seat: int | None = 0, more: str = "") -> AtTable:
        self.table = id_
        self.visit(f"/table/{id_}" + ("" if seat is None else f"?seat={seat}{more}"))
        return AtTable(self.page)

    def rest(self) -> None:
        """Until the page has nothing left to do."""
        self.server.ping()
        self.page.locator(REST).wait_for(state="attached")

    def resize(self, size: tuple[int, int]) -> None:
        resize(self.page, size)
        if self._is_open:
            self.rest()

    def dark(self, is_dark: bool = True) -> None:
        self.page.emulate_media(color_scheme="dark" if is_dark else "light", reduced_motion="reduce")


def begin(stage: Stage, size: tuple[int, int] = WIDE) -> None:
    """The window as every test finds it."""
    stage.dark(False)
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
