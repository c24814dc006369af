"""Boards whose things have names: games at chosen moments, and a hand that touches things by name."""

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

import tianxia

from .people import AtTable, Person
from .staging import Moment, bot, person, put_on_table, table_of

FINGER = 44  # px
CORNER = 7  # px: pieces that can be touched themselves may be in the middle of a space
# What can be chosen on the table, and is smaller than a finger.
SMALL = """finger => [...document.querySelectorAll("#stage button.is-legal")].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.width && (box.width < finger || box.height < finger)
}).map((one) => one.dataset.spot)"""

# The button that sends, if the same question still stands: the next one may have only one answer, chosen by itself.
SEND_STILL = """(number) => {
  const bar = document.querySelector(".decide")
  if (bar?.dataset.number === number && bar.dataset.chosen)
    (bar.querySelector(".quick .is-selected") ?? bar.querySelector(".btn-main")).click()
}"""
# The next question stands, or none: the answer has arrived.
ANSWERED = "(number) => document.querySelector('.decide')?.dataset.number !== number"


@cache
def asks(kind: str, also: Callable[[dict[str, Any], list[str]], bool] | None = None) -> Moment:
    """The first seat is asked this and has a choice; `also` checks what it sees and its options."""

    def moment(game: tianxia.Game) -> bool:
        if 0 not in game.to_act or game.decision(0).kind != kind:
            return False
        texts = [option.text for option in game.decision(0).options]
        return len(texts) > 1 and (also is None or also(table_of(game, 0), texts))

    return moment


def sit_down(mei: Person, game: tianxia.Game, strength: str = "random") -> "AtBoard":
    """Mei takes the first seat, bots the others; random ones answer right away."""
    seats = len(table_of(game)["players"])
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), *[bot(strength)] * (seats - 1))
    mei.sit_down(id_)
    return AtBoard(mei, id_)


class AtBoard(AtTable):
    """The table of such a game, seen from the first seat."""

    def __init__(self, mei: Person, id_: str) -> None:
        super().__init__(mei.page)
        self.mei = mei
        self.id = id_
        self.board = self.page.locator("#stage")
        self.lit = self.page.locator("#stage .is-legal")

    def thing(self, name: str) -> Locator:
        """Anything on the table, by its name there: `loc:quarry`, `stock:wood`, `hand:70`, `region:2`."""
        return self.page.locator(f'[data-spot="{name}"]').first

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.mei.sight(self.id, 0)["view"]
        return view

    @property
    def options(self) -> list[dict[str, Any]]:
        options: list[dict[str, Any]] = self.mei.sight(self.id, 0)["decision"]["options"]
        return options

    def click(self, thing: Locator) -> None:
        """What is forbidden becomes a button only when the server has told what may be tried: so this waits for it."""
        thing = thing.and_(self.page.locator("button"))
        covers = "cover" in (thing.get_attribute("class") or "")
        thing.click(position={"x": CORNER, "y": CORNER} if covers else None)

    def touch(self, *names: str) -> None:
        """One thing, or one and where it goes, and the button that sends if that was not enough."""
        number = self.panel.get_attribute("data-number")
        for name in names:
            self.click(self.thing(name))
        self.page.evaluate(SEND_STILL, number)
        self.settle()
        self.page.wait_for_function(ANSWERED, arg=number)

    def settle(self) -> None:
        """Until the server's answer to the last click is on screen."""
        self.page.wait_for_function("() => !document.querySelector('.decide-foot use[href$=hourglass]')")


def shows_no_english(page: Page, *english: str) -> bool:
    """None of these words, no bare key of a sentence, and nothing wider than the screen."""
    text = page.locator("body").inner_text()
    assert not [words for words in (*english, "zhanguo-", "great_wall", "sun_tzu-") if words in text]
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
