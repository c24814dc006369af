"""A person with a browser: what they do on each page, in the words of their story."""

import json
import re
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

from tianxia.server.sessions import COOKIE, visitor_of

from .at_table import REST, AtSunTzu, AtTable
from .serving import Server

WIDE = (1440, 900)
PHONE = (390, 844)
PASSWORD = "correct horse"
PATIENCE = 30_000  # ms; the machine may be busy

# An empty page has no storage.
SET = """(settings) => {
  if (location.protocol === "about:") return
  const before = JSON.parse(localStorage.getItem("tianxia") ?? "{}")
  localStorage.setItem("tianxia", JSON.stringify({ ...settings, ...before }))
}"""
# Files of drawings arrive empty: every box and word is where it was, and a page takes a third of the time to lay out.
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute"></svg>'
UNDRAWN = rf"""(() => {{
  const fetched = window.fetch
  window.fetch = async (what, ...more) =>
    /^\/assets\/[^/]+\.svg$/.test(what) ? new Response('{EMPTY}') : fetched(what, ...more)
}})()"""
# The service worker is there and answers for the page.
WORKS = "async () => Boolean((await navigator.serviceWorker.ready).active && navigator.serviceWorker.controller)"
# At the first table the page asks once whether it may make sounds.
NOT_THE_FIRST_TABLE = 'if (location.protocol !== "about:") localStorage.setItem("tianxia sound asked", "yes")'


class Person:
    """One browser context: its own cookies and storage, its first page, and all that was sent to it."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        size: tuple[int, int] = WIDE,
        language: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
        confirm: str | None = None,
        drawn: bool = True,
        **more: Any,
    ) -> None:
        """`confirm`: which answers are asked about once more, as the settings page says; None: as the app comes.

        `drawn`: with the drawings, which a test of words and boxes at many sizes can do without.
        """
        self.name = name
        self.server = server
        self.troubles: list[str] = []
        self._id = ""
        self.allowed: list[str] = ["Service Worker registration blocked"]  # see below
        self.answers: list[Response] = []
        self.frames: list[str] = []
        self.sockets: list[WebSocket] = []
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=server.address,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **{"service_workers": "block", **more},  # it would answer what a test means to answer itself
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self._note(f"error of the page: {error.error}"))
        self.context.on("response", lambda answer: self.answers.append(answer))
        self.context.on("requestfailed", self._failed)
        self.context.add_init_script(NOT_THE_FIRST_TABLE)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        if confirm:
            self.settings(confirm=confirm)
        if name:
            self.post("/api/me", name=name)  # a cookie and a name, as if after a first visit
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._follow)
        return page

    def leave(self) -> None:
        self.context.close()

    # What the browser heard, and what it complained about

    def allow(self, *words: str) -> None:
        """Complaints that are part of the story: patterns."""
        self.allowed += words

    def _note(self, trouble: str) -> None:
        if not any(re.search(words, trouble) for words in self.allowed):
            self.troubles.append(f"{self.name}: {trouble}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type} in the console: {message.text} ({message.location['url']})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # requests that the page aborted when it was left
            self._note(f"request failed: {request.url} {request.failure}")

    def _follow(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def heard(self) -> list[Any]:
        """Every JSON body and live frame that reached this browser since it was opened."""
        bodies = [json.loads(frame) for frame in self.frames]
        for answer in self.answers:
            if answer.request.failure:  # the page wanted it no more, so it may have no whole body
                continue
            if "/api/" in answer.url and "json" in answer.headers.get("content-type", ""):
                bodies.append(answer.json())
        return bodies

    # Without the page: what a person did before the story

    @property
    def id(self) -> str:
        """Whom the server takes the browser for, if it is asked before they have an account: that has another token."""
        if not self._id:
            cookie = next(one for one in self.context.cookies() if one.get("name") == COOKIE)
            self._id = visitor_of(cookie["value"].partition(".")[0])
        return self._id

    def get(self, path: str) -> Any:
        # The server may be closing an idle connection at the very moment at which it is used again.
        answer = self.context.request.get(path, max_retries=3)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        self.context.request.get("/api/me", max_retries=3)
        token = next(one["value"] for one in self.context.cookies() if one.get("name") == "csrftoken")
        answer = self.context.request.post(path, data=body, headers={"x-csrftoken": token})
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, *chairs: str, game: str = "sun_tzu", **options: Any) -> str:
        """A table opened over the API: chairs as `me`, `here`, `open`, or a bot's name; returns its id."""
        kinds = ("me", "here", "open")
        seats = [{"kind": chair} if chair in kinds else {"kind": "bot", "bot": chair} for chair in chairs]
        for seat in seats:
            if seat["kind"] == "here":
                seat["name"] = "Giulia"
        answer = self.post("/api/tables", game=game, players=len(seats), options=options, seats=seats)
        table: str = answer["id"]
        return table

    def sight(self, table: str, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def keep_name(self) -> str:
        """A name of their own, which no other test has, in one word."""
        name = f"{self.name}{uuid4().hex[:6]}"
        self.post("/api/me/keep", name=name, password=PASSWORD)
        return name

    def settings(self, **settings: Any) -> None:
        """As if chosen on the settings page during an earlier visit; what was chosen before stays."""
        self.context.add_init_script(f"({SET})({json.dumps(settings)})")

    # Going somewhere

    def visit(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    def read(self, path: str) -> None:
        """A page outside the tables, once everything it requests from the server is shown."""
        self.visit(path)
        self.page.locator(REST).wait_for(state="attached")

    def play_bots(self, game: str, level: str = "Crane") -> None:
        """From the lobby of a newcomer: a table in one click."""
        self.visit("/")
        self.page.locator(f"article[data-game={game}]").get_by_role("button", name=level).click()

    def sit_down(self, table: str, seat: int | None = 0) -> AtTable:
        self.visit(f"/table/{table}" + ("" if seat is None else f"?seat={seat}"))
        return self.at_table

    def sit_at_sun_tzu(self, table: str, seat: int | None = 0) -> AtSunTzu:
        self.sit_down(table, seat)
        return AtSunTzu(self.page)

    @property
    def at_table(self) -> AtTable:
        return AtTable(self.page)

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=path.with_stem(f"{path.stem}{number or ''}"))


def menu(page: Page, act: str) -> None:
    """The entry of the table's menu, and once more where it says what will happen."""
    page.get_by_role("button", name="This table").click()
    page.locator("dialog[open]").get_by_role("button", name=act).click()
    page.locator("dialog[open] [data-thing=confirm]").click()
