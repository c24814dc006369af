"""The screenshots of the README and the docs site: `python -m tests.e2e.screenshots FOLDER`.

The tables have fixed seeds and moves, so the same pages give the same pictures.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import tianxia

from .people import PHONE, PROVINCES, Person
from .serving import Server, launched, running_server
from .shrinking import shrunk
from .staging import asks, bot, finished, person, put_on_table, reached, table_of

LARGEST = 250_000  # bytes
CALM = "document.getAnimations().forEach((one) => one.finish())"


def lively(round_: int) -> tianxia.Game:
    """Sun Tzu is about to lay his orders, and both sides hold provinces."""
    asked = asks(0, "orders", round_)

    def moment(game: tianxia.Game) -> bool:
        provinces = table_of(game)["provinces"]
        owners = [province["owner"] for province in provinces.values()]
        return (
            asked(game)
            and table_of(game)["round"] == round_
            and min(owners.count("sun_tzu"), owners.count("shao")) >= 2
        )

    return reached(moment, bot="greedy")


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
    put_on_table(who.server, lively(5), person(who.id, who.name), bot("greedy"))
    game = reached(asks(1, "orders", 3), bot="greedy", first=40)
    put_on_table(who.server, game, person("0" * 32, "Giulia"), person(who.id, who.name))
    who.visit("/")
    who.page.locator(".sec-wait .tbl").nth(1).wait_for()


def table(who: Person) -> None:
    """Three orders are laid, the fourth card is picked up."""
    id_ = put_on_table(who.server, lively(5), person(who.id, who.name), person("0" * 32, "Giulia"))
    at = who.sit_down(id_)
    at.wait()
    cards = at.hand.all_inner_texts()
    for province, card in zip(PROVINCES, cards[::2], strict=False):
        if province not in ("HAN-QI", "WU"):
            at.lay(province, at.card(card.strip()))
    who.page.locator(".hand .slotcard.is-legal:not(.gone)").last.click()


def phone(who: Person) -> None:
    id_ = put_on_table(who.server, lively(5), person(who.id, who.name), person("0" * 32, "Giulia"))
    at = who.sit_down(id_)
    at.wait()
    for province in PROVINCES[:3]:
        at.lay(province)
    who.page.locator(".hand .slotcard.is-legal:not(.gone)").last.click()


def end(who: Person) -> None:
    game = reached(lambda game: finished(game) and table_of(game)["round"] == 9, bot="greedy")
    at = who.sit_down(put_on_table(who.server, game, person(who.id, who.name), person("0" * 32, "Giulia")))
    at.end.wait_for()


def zhanguo(who: Person) -> None:
    """Three players in the third round, each with cards on their boards."""
    among_bots(who, reached(asks(0, "card", 3), bot="greedy", game="zhanguo", players=3))


def great_wall(who: Person) -> None:
    """Clerks are sent out, and hordes stand in front of the wall."""

    def third_year(game: tianxia.Game) -> bool:
        return 0 in game.to_act and game.decision(0).kind == "clerk" and game.round == 3

    among_bots(who, reached(third_year, bot="greedy", game="great_wall", players=3))


def among_bots(who: Person, game: tianxia.Game) -> None:
    others = [bot("greedy")] * (game.players - 1)
    who.sit_down(put_on_table(who.server, game, person(who.id, who.name), *others)).wait()


# The size of a page, and how many dots of the picture a dot of the page gets: a README is 900 wide.
SHOTS = {
    "lobby": (lobby, (1280, 800), 1),
    "table": (table, (1440, 900), 1),
    "phone": (phone, PHONE, 1.5),
    "end": (end, (1280, 800), 1),
    "zhanguo": (zhanguo, (1440, 900), 1),
    "great_wall": (great_wall, (1440, 900), 1),
}


def make_all(browser: Browser, server: Server, folder: Path) -> None:
    for name, (go, size, scale) in SHOTS.items():
        for theme in ("light", "dark"):
            who = Person(browser, server, "Mei", size=size, dark=theme == "dark", device_scale_factor=scale)
            go(who)
            shoot(who, folder / f"{name}-{theme}.png")
            who.leave()
            if who.troubles:
                raise SystemExit("\n".join(who.troubles))


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        raise SystemExit("usage: python -m tests.e2e.screenshots FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        running_server(Path(tables)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        make_all(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
