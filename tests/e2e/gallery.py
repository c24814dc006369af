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
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from .people import Person
from .screenshots import CALM, among_bots, lively, tables
from .serving import Server, launched, running_server
from .staging import Moment, bot, finished, person, put_on_table, reached

SIZES = ((1920, 1080), (1440, 900), (1024, 768), (390, 844), (844, 390))
THEMES = ("day", "night")
SETTLED = 700  # ms in which everything that flies has landed
MIDDLE_OF_A_BEAT = 450  # ms

Go = Callable[[Person], None]


class State(NamedTuple):
    name: str  # also of the drawing it is compared with
    go: Go
    game: str = ""
    moves: bool = False  # the picture is of something that happens


@cache
def asks(kind: str, round_: int = 0) -> Moment:
    """Mei is asked this, in this round or year or later."""
    return lambda game: 0 in game.to_act and game.decision(0).kind == kind and (game.round or 0) >= round_


def page(path: str) -> Go:
    return lambda who: who.read(path)


def at(moment: Moment, game: str = "sun_tzu", players: int = 2, **options: bool | str) -> Go:
    """The table of a game that bots played up to this moment; all others are bots."""
    return lambda who: among_bots(
        who, reached(moment, bot="greedy", game=game, players=players, options=options or None)
    )


def ended(game: str, players: int, **options: bool | str) -> Go:
    def go(who: Person) -> None:
        at(finished, game, players, **options)(who)
        who.at_table.end.wait_for()

    return go


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
    id_ = put_on_table(who.server, lively(5), person(who.id, who.name), person("0" * 32, "Giulia"))
    who.sit_down(id_).wait()
    who.at_table.lay_all()
    who.at_table.get_ready()
    who.page.locator(".decide.is-waiting").wait_for()


def curtain(who: Person) -> None:
    who.sit_down(who.open_table("me", "here"), None)
    who.at_table.curtain.wait_for()


def watching(who: Person) -> None:
    game = reached(asks("card", 3), bot="greedy", game="zhanguo", players=3)
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
    State("general", at(asks("keep_general"))),
    State("orders", at(asks("orders", 5))),
    State("list", then(at(asks("orders", 5)), unfold)),
    State("log", then(at(asks("orders", 5)), log)),
    State("ready", ready),
    State("next", at(asks("next_battle", 3))),
    State("battle", then(at(asks("next_battle", 3)), answer), moves=True),
    State("draw", at(asks("draw", 3))),
    State("scoring", at(asks("after_scoring", 6))),
    State("curtain", curtain),
    State("end", ended("sun_tzu", 2)),
]
ZHANGUO = [
    State("s1", at(asks("card"), "zhanguo", 4)),
    State("s2", then(at(asks("card", 3), "zhanguo", 4), click(".is-legal[data-spot^='hand:']"))),
    State("s3", then(at(asks("card", 3), "zhanguo", 4), answer), moves=True),
    State("s4", at(asks("ability", 3), "zhanguo", 4)),
    State("s5", at(asks("reward", 3), "zhanguo", 4)),
    State("s6", at(asks("bid"), "zhanguo", 4, boards="auction")),
    State("draft", at(asks("draft", 2), "zhanguo", 4, draft=True)),
    State("watching", watching),
    State("s7", ended("zhanguo", 4)),
]
GREAT_WALL = [
    State("open", at(asks("general"), WALL, 4)),
    State("mid", at(asks("clerk", 3), WALL, 4)),
    State("answers", then(at(asks("clerk", 3), WALL, 4), unfold)),
    State("beat", then(at(asks("clerk", 3), WALL, 4), answer), moves=True),
    State("winter", at(asks("shame", 2), WALL, 4)),
    State("clan", at(asks("clerk", 3), WALL, 2)),
    State("solo", at(asks("clerk", 3), WALL, 1)),
    State("coop", at(asks("clerk", 3), WALL, 3, mode="coop")),
    State("end", ended(WALL, 4)),
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
                who.page.wait_for_timeout(MIDDLE_OF_A_BEAT if state.moves else SETTLED)
                if not state.moves:
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
