"""Every word at the table can be read: in all games and modes, in every language, on every screen."""

from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import tianxia
from tianxia.core.registry import Options

from .conftest import NewPerson
from .cuts import CUTS
from .people import PHONE, WIDE, Person
from .screens import resize
from .staging import Moment, finished, person, put_on_table, reached, until

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "it": "it-IT"}
SIZES = {
    "wide": WIDE,
    "low": (1280, 720),
    "tablet": (1024, 768),
    "phone": PHONE,
    "on its side": (844, 390),
    "at 200 %": (720, 450),
}
NAMES = ("Mei", "Aleksandra", "Jan", "Giulia")
DRAWN = "() => !document.querySelector('.decide.is-fresh') && new Promise(requestAnimationFrame).then(() => true)"
# The table as it opens, each view of the phone, and what lies open before two of the seats.
EVERY_VIEW = f"""async () => {{
  const cuts = {CUTS}
  const frame = () => new Promise(requestAnimationFrame)
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
  const found = cuts()
  const drawn = async () => {{
    await frame()
    await frame()
  }}
  for (const tab of all("[role=tab]")) {{
    tab.click()
    await drawn()
    found.push(...cuts())
  }}
  for (const seat of all("#seats .open-area").slice(0, 2)) {{
    seat.click()
    while (!document.querySelector("dialog[open]")) await frame()
    await drawn() // it opens before its words come
    found.push(...cuts())
    document.querySelector("dialog[open]").close()
    await drawn() // the page hears of it a moment later
  }}
  return found
}}"""
# Where everything is, except for the parts of drawings.
BOXES = """() => [...document.querySelectorAll("#app *:not(svg *)")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [one.tagName, x, y, width, height]
})"""


class Place(NamedTuple):
    game: str
    players: int
    options: Options
    round: int  # or year; 0: the first question, -1: the end


PLACES = {
    "sun tzu, opening": Place("sun_tzu", 2, {}, 0),
    "sun tzu": Place("sun_tzu", 2, {"events": True}, 5),
    "sun tzu, end": Place("sun_tzu", 2, {}, -1),
    "zhanguo, boards": Place("zhanguo", 3, {"boards": "picked"}, 0),
    "zhanguo, draft": Place("zhanguo", 2, {"draft": True}, 0),
    "zhanguo": Place("zhanguo", 3, {"boards": "picked"}, 3),
    "zhanguo, end": Place("zhanguo", 4, {}, -1),
    "great wall, opening": Place("great_wall", 4, {}, 0),
    "great wall": Place("great_wall", 4, {}, 3),
    "great wall, end": Place("great_wall", 3, {}, -1),
    "alone": Place("great_wall", 1, {}, 2),
    "alone, end": Place("great_wall", 1, {}, -1),
    "clan": Place("great_wall", 2, {}, 2),
    "together": Place("great_wall", 2, {"mode": "coop"}, 2),
    "together, end": Place("great_wall", 2, {"mode": "coop"}, -1),
}


@cache
def in_round(number: int) -> Moment:
    def moment(game: tianxia.Game) -> bool:
        there = (game.round or 0) >= number
        return there and 0 in game.to_act and len(game.decision(0).options) > 1

    return moment


def staged(place: Place) -> tianxia.Game:
    moment = finished if place.round < 0 else in_round(place.round)
    return reached(moment, "greedy", game=place.game, players=place.players, options=place.options)


def sit_down(mei: Person, name: str) -> None:
    game = staged(PLACES[name])
    seats = [person(mei.id if seat == 0 else "0" * 32, NAMES[seat]) for seat in range(game.players)]
    mei.sit_down(put_on_table(mei.server, game, *seats)).wait()


def show(page: Page, size: tuple[int, int]) -> None:
    resize(page, size)
    page.wait_for_function(DRAWN)


def check(mei: Person, name: str) -> list[str]:
    found: list[str] = []
    sit_down(mei, name)
    for screen, size in SIZES.items():
        show(mei.page, size)
        found += [f"{name}, {screen}: {cut}" for cut in mei.page.evaluate(EVERY_VIEW)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_read(somebody: NewPerson, language: str) -> None:
    mei = somebody(language=LANGUAGES[language], drawn=False)
    found = [cut for name in PLACES for cut in check(mei, name)]
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("name", ["sun tzu", "zhanguo", "great wall", "great wall, end"])
def test_drawings_move_nothing(somebody: NewPerson, name: str) -> None:
    """So what is measured without them holds with them."""
    with_them, without = somebody(), somebody(drawn=False)
    for mei in (with_them, without):
        sit_down(mei, name)
        expect(mei.page.locator(".to-chat")).to_be_visible()  # it comes a moment after the table
    expect(with_them.page.locator("svg[data-art] symbol").first).to_be_attached()
    assert not without.page.locator("svg[data-art] symbol").count()
    for size in (WIDE, PHONE):
        for mei in (with_them, without):
            show(mei.page, size)
        # Forecasts make buttons of what they tell about, and do not come to both at the same time.
        until(lambda: bool(with_them.page.evaluate(BOXES) == without.page.evaluate(BOXES)))
