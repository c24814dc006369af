"""The browser: how soon a move shows after the server's answer, how smoothly pieces fly, how heavy the pages are.

Run by `make bench-browser`. A real server on loopback and headless Chromium, one table of each game with bots; the
panel is clicked as by hand, and every answer of the server that brings something new is followed until the frame
that shows it. The page is measured as it is sent, compressed, with an empty cache.
"""

import argparse
import gzip
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.e2e.people import Person
from tests.e2e.serving import Server, launched, running_server

from tianxia.core.registry import known_games

from .flights import smoothness

GOAL = 100  # ms
PATIENCE = 90  # seconds for one game
LIGHT = 150  # kB: the lobby with its drawings
# Address, what is seen when the page is there, how many tables its reader has.
PAGES = {
    "lobby, newcomer": ("/", ".box", 0),
    "lobby, regular": ("/", ".continue", 2),
    "new table": ("/new", "form#new .chair", 0),
    "rules": ("/rules/sun_tzu", ".rule-line", 0),
    "settings": ("/settings", "#set-standing ~ * select", 0),
    "profile": ("/me", "main.me .panel", 0),
    "sign in": ("/sign-in", "main form", 0),
}
WORK = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

# From the moment an answer arrives to the moment after the first frame of the page that it changed.
WATCH = """(() => {
  const times = (window.paintTimes = [])
  let newest = -1
  let arrived = null
  let painting = null
  const arrive = (at, seq) => {
    if (!(seq > newest)) return
    newest = seq
    arrived ??= at
  }
  const after = new MessageChannel()
  after.port1.onmessage = () => {
    times.push(performance.now() - painting)
    painting = null
  }
  new MutationObserver(() => {
    if (arrived === null || painting !== null) return
    painting = arrived
    arrived = null
    requestAnimationFrame(() => after.port2.postMessage(0))
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  Response.prototype.json = async function () {
    const text = await this.text()
    const at = performance.now()
    const body = JSON.parse(text)
    arrive(at, body.seq)
    return body
  }
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how)
      this.addEventListener("message", ({ data }) => arrive(performance.now(), Number(/"seq":(\\d+)/.exec(data)?.[1])))
    }
  }
})()"""

# One of the bar's rows; if it is a group, one in it; then the button, unless the row has sent it.
ANSWER = """async (dice) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const one = (all) => all[dice % all.length]
  document.querySelector(".decide .unfold[aria-expanded=false]")?.click()
  await drawn()
  const rows = document.querySelectorAll(".decide .opts > .opt")
  if (rows.length) {
    one(rows).click()
    await drawn()
    const inside = document.querySelectorAll(".opts-in .opt")
    if (inside.length && !document.querySelector(".decide")?.dataset.chosen) one(inside).click()
    await drawn()
  }
  const bar = document.querySelector(".decide")
  if (!rows.length || bar?.dataset.chosen) bar?.querySelector(".decide-foot .btn-primary")?.click()
}"""


class Measured(NamedTuple):
    times: list[float]  # ms
    work: dict[str, float]  # ms of the page's own thread per frame, by kind
    page: int  # bytes
    view: int
    view_packed: int


def weigh(person: Person, address: str, what: str = ".decide") -> int:
    """All that a first visit to a page loads until this is seen and no more comes, in bytes as sent."""
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.visit(address)
    person.page.locator(what).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    line.detach()
    return int(sum(sizes))


def pages(browser: Browser, server: Server) -> dict[str, int]:
    """The weight of the pages outside the tables, each for somebody who has never been here; drawings included."""
    found = {}
    for name, (address, what, tables) in PAGES.items():
        person = Person(browser, server, "Mei")
        for _ in range(tables):
            person.open_table("me", "random")
        found[name] = weigh(person, address, what)
        person.leave()
    return found


def work_of(line: CDPSession) -> dict[str, float]:
    """What the page's thread has done so far, in milliseconds of processor time: other programs do not count."""
    found = {one["name"]: one["value"] * 1000 for one in line.send("Performance.getMetrics")["metrics"]}
    return {name: found[name] for name in WORK}


def play(person: Person, answers: int) -> list[float]:
    until = time.monotonic() + PATIENCE
    for move in range(answers):
        if person.at_table.wait() == "end" or time.monotonic() > until:
            break
        person.page.evaluate(ANSWER, move * 7919 + 5)
        person.page.wait_for_timeout(20)
    person.page.wait_for_timeout(300)
    times: list[float] = person.page.evaluate("window.paintTimes")
    return times


def measure(browser: Browser, server: Server, game: str, answers: int) -> Measured:
    person = Person(browser, server, "Mei", motion=True)
    person.settings(pace="off")  # how soon a move could be seen, not how long others' moves are shown
    try:
        players = next(min(3, *info["players"][-1:]) for info in person.get("/api/games") if info["name"] == game)
        table = person.open_table("me", *["random"] * (players - 1), game=game)
        page = weigh(person, f"/table/{table}?seat=0")
        person.context.add_init_script(WATCH)
        person.page.reload()
        person.page.locator(".decide").wait_for()
        line = person.context.new_cdp_session(person.page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = work_of(line)
        times = play(person, answers)
        work = {name: (done - before[name]) / max(1, len(times)) for name, done in work_of(line).items()}
        view = json.dumps(person.sight(table, 0)["view"], separators=(",", ":")).encode()
        return Measured(times, work, page, len(view), len(gzip.compress(view)))
    finally:
        person.leave()


def row(game: str, found: Measured) -> list[str]:
    times = sorted(found.times)
    late = times[min(len(times) - 1, round(0.95 * len(times)))]
    numbers = [len(times), statistics.median(times), late, *found.work.values()]
    sizes = [found.page / 1000, found.view / 1000, found.view_packed / 1000]
    return [game, *[f"{number:.0f}" for number in numbers], *[f"{size:.1f}" for size in sizes]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=60, help="how many questions are answered at each table")
    parser.add_argument("games", nargs="*", default=[game.name for game in known_games()])
    wanted: Any = parser.parse_args()
    shown = Table("", "shown", "median", "p95", "work", "script", "style", "layout", "page", "view", "gzip")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        running_server(Path(folder)) as server,
    ):
        browser = launched(playwright)
        weights = pages(browser, server)
        for game in wanted.games:
            shown.add_row(*row(game, measure(browser, server, game, wanted.answers)))
        flights = smoothness(browser, server, wanted.games)
        browser.close()
    console = Console(width=104)  # the same columns even without a terminal
    sizes = Table("", "kB")
    for name, weight in weights.items():
        sizes.add_row(name, f"{weight / 1000:.1f}")
    console.print(sizes)
    console.print(f"All that a first visit loads, compressed, with drawings. The aim is a lobby of at most {LIGHT} kB.")
    console.print(shown)
    console.print("Milliseconds from the answer to the picture; work of the page for each, without other programs; kB.")
    console.print(f"The aim is a move on screen within {GOAL} ms of the server's answer.")
    console.print(flights)
    console.print("While pieces fly, here and on a slower machine; the longest frame in milliseconds. The aim is 60.")


if __name__ == "__main__":
    main()
