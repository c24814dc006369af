"""How smoothly pieces fly: frames per second while something is on its way across the board.

A finished game is replayed at the usual pace, which shows it as it is shown at the table, once as fast as this machine
is and once with its processor slowed down. Only the frames between a start and a landing count. Other programs make
frames late; so the page's own work is counted too, in processor time.
"""

import statistics
from itertools import pairwise
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession
from rich.table import Table
from tests.data.moments import moment
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.staging import bot, person, put_on_table

RATES = (1, 4)  # times slower than this machine
SECONDS = 15
ENDS = {
    "great_wall": "the end of The Great Wall",
    "sun_tzu": "the end of Sun Tzu",
    "zhanguo": "the end of ZhanGuo",
}
LATE = 25  # ms; a screen shows a frame every 16.7
# A list of times for every flight.
FRAMES = """(() => {
  window.flights = []
  let frames = null
  const tick = (at) => {
    if (document.querySelector(".travels.start")) (frames ??= []).push(at)
    else if (frames) {
      flights.push(frames)
      frames = null
    }
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
})()"""


class Flown(NamedTuple):
    flights: int
    rate: float  # frames a second
    late: float  # the part of the frames that came too late
    longest: float  # ms between two frames
    busy: float  # the part of the time in which the page's thread works


def flown(flights: list[list[float]], busy: float) -> Flown:
    gaps = [later - earlier for frames in flights for earlier, later in pairwise(frames)]
    if not gaps:
        return Flown(0, 0, 0, 0, busy)
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    return Flown(len(flights), 1000 / statistics.fmean(gaps), late, max(gaps), busy)


def work_of(line: CDPSession) -> float:
    """Seconds of processor time that the page's thread has used."""
    found = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))


def replayed(browser: Browser, server: Server, game: str, rate: int) -> Flown:
    played = moment(ENDS[game])
    mei = Person(browser, server, "Mei", motion=True)
    try:
        table = put_on_table(server, played, person(mei.id, "Mei"), *[bot()] * (played.players - 1))
        mei.context.add_init_script(FRAMES)
        mei.visit(f"/table/{table}?seat=0&at={len(played.moves) // 3}")
        mei.page.locator(".replay").wait_for()
        line = mei.context.new_cdp_session(mei.page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = work_of(line)
        mei.page.keyboard.press("Space")
        mei.page.wait_for_timeout(SECONDS * 1000)
        return flown(mei.page.evaluate("window.flights"), (work_of(line) - before) / SECONDS)
    finally:
        mei.leave()


def smoothness(browser: Browser, server: Server, games: list[str]) -> Table:
    shown = Table("", "slower", "flights", "frames/s", "late", "longest", "busy")
    for game in games:
        for rate in RATES:
            found = replayed(browser, server, game, rate)
            numbers = (f"{found.rate:.0f}", f"{found.late:.1%}", f"{found.longest:.0f}") if found.flights else ("",) * 3
            shown.add_row(game, f"x {rate}", str(found.flights), *numbers, f"{found.busy:.0%}")
    return shown
