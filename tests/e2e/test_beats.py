"""What others do is shown in beats: in their order, until somebody has seen enough, and told again after a reload.

Bob plays without a page, faster than any eye: a whole turn of The Great Wall, four clerks. Mei looks on.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia

from .conftest import NewPerson
from .people import AtTable, Person
from .staging import finished, person, put_on_table, reached, until

NOON = 12 * 3600 * 1000  # ms
# Every caption by the move it tells of, and how many pieces flew.
WATCH = """(() => {
  window.captions = []
  window.flown = 0
  new MutationObserver(() => {
    const move = document.querySelector(".ribbon [data-move]")?.dataset.move
    if (move && Number(move) !== captions.at(-1)) captions.push(Number(move))
    flown = Math.max(flown, document.querySelectorAll(".travels > *").length)
  }).observe(document, { subtree: true, childList: true, attributes: true })
})()"""
DEVICES = """(() => {
  window.devices = 0
  const Device = window.AudioContext
  window.AudioContext = class extends Device { constructor() { super(); devices++ } }
})()"""


def is_bobs_turn(game: tianxia.Game) -> bool:
    if game.to_act != (1,) or game.moves[-1].seat != 0:
        return False
    return any(option.text.startswith("clerk pool>") for option in game.decision(1).options)


class Table:
    """Mei before her page, and Bob who has no page."""

    def __init__(self, mei: Person, bob: Person) -> None:
        game = reached(is_bobs_turn, game="great_wall")
        self.mei, self.bob = mei, bob
        self.before = len(game.moves)
        self.id = put_on_table(mei.server, game, person(mei.id, "Mei"), person(bob.id, "Bob"))
        mei.context.add_init_script(WATCH)
        self.page = mei.page

    def open(self, frozen: bool = False) -> AtTable:
        """`frozen`: the page's clock stands still, so whatever comes takes no time."""
        if frozen:
            self.page.clock.install(time=NOON)
            self.page.clock.pause_at(NOON + 1000)
        self.mei.sit_down(self.id)
        self.hurry = self.page.locator(".decide .hurry")
        until(lambda: self.page.locator(".decide.is-waiting").is_visible())
        return self.mei.at_table

    def turn_of_bob(self) -> list[int]:
        """Bob sends all his clerks; returns the moves, as the log counts them."""
        moves: list[int] = []
        while (decision := self.bob.sight(self.id, 1)["decision"]) and decision["options"]:
            texts = [option["text"] for option in decision["options"]]
            option = next((text for text in texts if text.startswith("clerk pool>")), texts[0])
            self.bob.post(f"/api/tables/{self.id}/moves", seat=1, option=option, number=decision["number"])
            moves.append(self.before + len(moves) + 1)
        assert len(moves) > 2
        until(lambda: self.knows(moves[-1]))
        return moves

    def knows(self, move: int) -> bool:
        """Whether the page has heard of the move, shown or not."""
        self.captions()  # what the page hears is counted while it is asked something
        return any(f'"moves":{move},' in frame for frame in self.mei.frames)

    def captions(self) -> list[int]:
        found: list[int] = self.page.evaluate("window.captions")
        return found

    def deeds(self) -> list[str]:
        return self.page.locator(".since-card .deed").all_inner_texts()


@pytest.fixture
def table(somebody: NewPerson) -> Table:
    return Table(somebody("Mei", motion=True), somebody("Bob"))


def test_one_after_the_other(table: Table) -> None:
    at = table.open()
    moves = table.turn_of_bob()
    assert at.wait() == table.page.locator(".decide h2").inner_text()
    assert table.captions() == moves
    assert table.page.evaluate("window.flown") > 0
    expect(table.page.locator(".ribbon")).to_have_count(0)
    expect(table.page.locator(".travels")).to_have_count(0)


def test_nothing_runs_ahead(table: Table) -> None:
    """While the first act is being shown, the page knows nothing of the ones after it."""
    table.open(frozen=True)
    moves = table.turn_of_bob()
    until(lambda: table.hurry.is_visible())
    assert table.captions() == moves[:1]
    assert table.page.locator(".ribbon").inner_text().startswith("Bob")
    told = table.mei.sight(table.id, 0)["told"]
    assert table.page.locator("[data-piece='clerk 1'][data-place], .loc [data-piece='clerk 1']").count() < len(told)
    assert table.page.locator(".decide").get_attribute("data-number") == ""
    assert not table.page.locator("#stage .is-legal:not(.decide *)").count()


@pytest.mark.parametrize("how", ["Space", "Escape", "touch", "button"])
def test_somebody_has_seen_enough(table: Table, how: str) -> None:
    """The clock stands still: only the skip leads to the end, and it leads there at once."""
    at = table.open(frozen=True)
    moves = table.turn_of_bob()
    until(lambda: table.hurry.is_visible())
    if how == "touch":
        table.page.mouse.click(700, 400)
    elif how == "button":
        table.hurry.click()
    else:
        table.page.keyboard.press(how)
    until(lambda: at.is_asked().is_visible())
    assert not table.hurry.is_visible()
    assert not table.page.locator(".ribbon").count()
    assert table.captions() == moves[:1]
    assert not table.page.locator(".is-selected").count(), "the touch meant nothing else"


@pytest.mark.parametrize("why", ["off", "less motion"])
def test_without_beats(somebody: NewPerson, why: str) -> None:
    """The clock stands still, and yet the question is there."""
    mei = somebody("Mei", motion=why == "off")
    if why == "off":
        mei.settings(pace="off")
    table = Table(mei, somebody("Bob"))
    at = table.open(frozen=True)
    table.turn_of_bob()
    until(lambda: at.is_asked().is_visible())
    assert table.captions() == []
    assert table.page.evaluate("window.flown") == 0


def test_a_reload_in_the_middle(table: Table) -> None:
    """What was not seen is told when the page comes back, by player; every line can be seen again."""
    table.open(frozen=True)
    page = table.page
    moves = table.turn_of_bob()
    until(lambda: table.hurry.is_visible())
    page.reload()
    page.clock.resume()  # not before: the beats would go on, and in the end all would have been seen
    card = page.locator(".since-card")
    expect(card.get_by_role("heading", name="Bob")).to_be_visible()
    assert len(table.deeds()) == len(moves)
    assert table.captions() == []

    card.locator(".deed").nth(1).click()
    page.wait_for_function("() => window.captions.length")
    assert table.captions() == moves[1:2]
    expect(table.hurry).to_have_count(0)
    expect(table.mei.at_table.is_asked()).to_be_visible()

    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(table.mei.at_table.is_asked()).to_be_visible()
    expect(card).to_have_count(0)  # all of it has been seen now
    page.get_by_role("button", name="Since your last move").click()
    expect(card.locator(".deed")).to_have_count(len(moves))
    card.get_by_role("button", name=re.compile("again$")).click()
    page.wait_for_function("count => window.captions.length === count", arg=len(moves))
    assert table.captions() == moves


def test_a_replay_has_captions(somebody: NewPerson) -> None:
    mei = somebody("Mei", motion=True)
    mei.context.add_init_script(WATCH)
    game = reached(finished, game="great_wall")
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person("nobody", "Bob"))
    first = next(n for n, told in enumerate(game.told(0)) if n and any(one.kind == "clerk" for one in told))
    mei.visit(f"/table/{id_}?seat=0&at={first - 1}")
    mei.page.locator(".moment-words .tok-s").wait_for()  # the moment is there: the next one is a step from it
    assert mei.page.evaluate("window.captions") == []
    mei.page.keyboard.press("ArrowRight")
    mei.page.wait_for_function("() => window.captions.length")
    assert mei.page.evaluate("window.captions") == [first]
    mei.page.keyboard.press("ArrowLeft")
    expect(mei.page.locator(".ribbon")).to_have_count(0)


def test_no_sound_before_it_is_wanted(somebody: NewPerson) -> None:
    mei, bob = somebody("Mei", motion=True), somebody("Bob")
    mei.context.add_init_script("localStorage.removeItem('tianxia sound asked')")
    mei.context.add_init_script(DEVICES)
    mei.allow("localStorage")
    table = Table(mei, bob)
    at = table.open()
    page = table.page
    page.mouse.click(700, 400)  # the page was touched: from now on a browser would let it play
    table.turn_of_bob()
    at.wait()
    devices: Any = page.evaluate("window.devices")
    assert devices == 0
    page.locator(".sound-offer").get_by_role("button", name="On").click()
    assert page.evaluate("window.devices") == 1
    expect(page.locator(".sound-offer")).to_have_count(0)
