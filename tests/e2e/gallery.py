"""Every page and every state of the tables, at five sizes, by day and by night: `make gallery`.

`python -m tests.e2e.gallery FOLDER [--beside PICTURES] [--only NAME ...]` writes the pictures and an index.html that
shows them all. Beside each picture it puts the one of the same state, size and theme below the folder PICTURES, if
there is one: its name has the state, the size and "night" between hyphens, as in `orders-390x844-night.png`.
"""

import argparse
import html
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.data.moments import moment

from .people import Person
from .screenshots import CALM, among_bots, tables
from .serving import Server, launched, running_server
from .staging import bot, person, put_on_table

SIZES = ((1920, 1080), (1440, 900), (1024, 768), (390, 844), (844, 390))
MOVING = "[data-thing=caption], [data-thing=travels]"
THEMES = ("day", "night")

Go = Callable[[Person], None]


class State(NamedTuple):
    name: str  # also of the drawing it is compared with
    go: Go
    game: str = ""
    moves: bool = False  # the picture is of something that happens


def page(path: str) -> Go:
    return lambda who: who.read(path)


def at(name: str) -> Go:
    """The table at this moment; all others are bots."""
    return lambda who: among_bots(who, moment(name))


def then(go: Go, *more: Callable[[Person], object]) -> Go:
    def both(who: Person) -> None:
        go(who)
        for step in more:
            step(who)

    return both


def click(selector: str) -> Go:
    return lambda who: who.page.locator(selector).first.click()


def unfold(who: Person) -> None:
    who.at_table.unfold()


def log(who: Person) -> None:
    who.at_table.open_log()


def ready(who: Person) -> None:
    """All orders are laid; the other side is still choosing."""
    id_ = put_on_table(who.server, moment("orders to give"), person(who.id, who.name), person("0" * 32, "Giulia"))
    at_table = who.sit_at_sun_tzu(id_)
    at_table.wait()
    at_table.lay_all()
    at_table.get_ready()


def curtain(who: Person) -> None:
    who.sit_down(who.open_table("me", "here"), None)
    who.at_table.curtain.wait_for()


def watching(who: Person) -> None:
    game = moment("a card to play among three")
    who.sit_down(put_on_table(who.server, game, person("0" * 32, "Giulia"), bot("greedy"), bot("greedy")), None)
    who.page.locator("#stage").wait_for()


def answer(who: Person) -> None:
    """An answer, and others act on it: the picture is of what happens then."""
    who.at_table.answer()


WALL = "great_wall"
PAGES = [
    State("lobby-new", page("/")),
    State("lobby-regular", tables),
    State("new-table", page("/new?game=great_wall")),
    State("rules", page("/rules/sun_tzu")),
    State("settings", page("/settings")),
    State("errors", page("/nowhere")),
]
SUN_TZU = [
    State("general", at("a general to keep")),
    State("orders", at("orders to give")),
    State("list", then(at("orders to give"), unfold)),
    State("log", then(at("orders to give"), log)),
    State("ready", ready),
    State("next", at("a battle to choose")),
    State("battle", then(at("a battle to choose"), answer), moves=True),
    State("draw", at("a drawn card to keep")),
    State("scoring", at("a general to use after scoring")),
    State("curtain", curtain),
    State("end", at("the end of Sun Tzu after nine rounds")),
]
ZHANGUO = [
    State("s1", at("a card to play among four")),
    State("s2", then(at("a card to play among four"), click("[data-spot^='hand:'][data-state=legal]"))),
    State("s3", then(at("a card to play among four"), answer), moves=True),
    State("s4", at("an ability to use")),
    State("s5", at("a reward to accept")),
    State("s6", at("a bid for the player boards")),
    State("draft", at("a card to discard from the draft")),
    State("watching", watching),
    State("s7", at("the end of ZhanGuo")),
]
GREAT_WALL = [
    State("open", at("a general to choose")),
    State("mid", at("a clerk to place among four")),
    State("answers", then(at("a clerk to place among four"), unfold)),
    State("beat", then(at("a clerk to place among four"), answer), moves=True),
    State("winter", at("a shame token to put")),
    State("clan", at("a clerk of the Reed Clan")),
    State("solo", at("a clerk to place alone")),
    State("coop", at("a decree out of reach")),
    State("end", at("the end of The Great Wall")),
]
STATES = [
    *PAGES,
    *(
        state._replace(game=game)
        for game, states in (("sun_tzu", SUN_TZU), ("zhanguo", ZHANGUO), (WALL, GREAT_WALL))
        for state in states
    ),
]


def like(state: State, size: str, theme: str, pictures: Path) -> Path | None:
    """The picture of the same state, size and theme."""
    for file in sorted((pictures / (state.game or "pages")).rglob("*.png")):
        parts = f"-{file.stem}-"
        if f"-{state.name}-" in parts and f"-{size}-" in parts and ("-night-" in parts) == (theme == "night"):
            return file
    return None


def shots(browser: Browser, server: Server, folder: Path, only: list[str]) -> Iterator[tuple[State, str, str, Path]]:
    for state in STATES:
        if only and not {state.name, state.game or "pages"} & set(only):
            continue
        for width, height in SIZES:
            for theme in THEMES:
                size = (width, height)
                who = Person(browser, server, "Mei", size=size, dark=theme == "night", motion=state.moves)
                state.go(who)
                if state.moves:
                    who.page.locator(MOVING).first.wait_for()
                else:
                    who.at_table.rest()
                    who.page.evaluate(CALM)
                file = folder / f"{state.game or 'page'}-{state.name}-{width}x{height}-{theme}.png"
                who.page.screenshot(path=file)
                who.leave()
                print(file, *who.troubles)
                yield state, f"{width}x{height}", theme, file


def index(folder: Path, rows: list[tuple[Path, Path | None]]) -> None:
    pictures = "\n".join(
        f"<h2>{html.escape(ours.stem)}</h2><img src='{ours.name}'>" + (f"<img src='{other.name}'>" if other else "")
        for ours, other in rows
    )
    style = "<style>img { max-width: 49%; vertical-align: top }</style>"
    (folder / "index.html").write_text(f"<!doctype html><title>Gallery</title>{style}\n{pictures}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Every page and state, at five sizes, by day and by night.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--beside", type=Path, help="pictures to compare with")
    parser.add_argument("--only", nargs="*", default=[], help="games or states")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    rows: list[tuple[Path, Path | None]] = []
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for state, size, theme, file in shots(browser, server, chosen.folder, chosen.only):
            other = like(state, size, theme, chosen.beside) if chosen.beside else None
            beside = chosen.folder / f"{file.stem}-beside.png" if other else None
            if other and beside:
                shutil.copyfile(other, beside)
            rows.append((file, beside))
        browser.close()
    index(chosen.folder, rows)


if __name__ == "__main__":
    main()
