"""The table fits every screen: the page never scrolls, and there is always something to answer with."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia

from .conftest import NewPerson
from .people import PHONE, WIDE, AtTable, Person
from .screens import resize
from .spots import asks
from .staging import Moment, bot, person, put_on_table, reached

SIZES = [(1920, 1080), WIDE, (1280, 720), (1024, 768), PHONE, (844, 390), (720, 450)]
LOW = [(844, 390), (720, 450), (960, 540), (683, 384)]
MOST = 40  # answers in a turn
LEAST = 2  # answers that a low screen shows without scrolling
# How far the page could be scrolled, down and across.
SCROLLS = "() => { const { scrollHeight, scrollWidth } = document.scrollingElement; \
return [scrollHeight - innerHeight, scrollWidth - innerWidth] }"
# How many answers the mouse can hit without scrolling.
IN_REACH = """() => [...document.querySelectorAll(".decide .opts > .opt")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}).length"""


@pytest.fixture
def view_of(somebody: NewPerson) -> Callable[..., tuple[Person, AtTable, str]]:
    def sit(game: str, moment: Moment, players: int = 2, **how: Any) -> tuple[Person, AtTable, str]:
        mei = somebody(**how)
        staged = reached(moment, "greedy", game=game, players=players)
        seats = [bot() for _ in range(players - 1)]
        id_ = put_on_table(mei.server, staged, person(mei.id, "Mei"), *seats)
        table = mei.sit_down(id_)
        table.wait()
        return mei, table, id_

    return sit


Sit = Callable[..., tuple[Person, AtTable, str]]


def orders(game: tianxia.Game) -> bool:
    return (game.round or 0) >= 3 and 0 in game.to_act and game.decision(0).kind == "orders"


# The beginning of a turn in the middle of a game.
TURNS: dict[str, tuple[Moment, int]] = {
    "sun_tzu": (orders, 2),
    "zhanguo": (asks("card"), 4),
    "great_wall": (asks("clerk"), 4),
}


@pytest.mark.parametrize("game", TURNS)
def test_the_page_never_scrolls(view_of: Sit, game: str) -> None:
    moment, players = TURNS[game]
    mei, table, _ = view_of(game, moment, players)
    for size in SIZES:
        resize(mei.page, size)
        assert mei.page.evaluate(SCROLLS) == [0, 0], size
        expect(table.question).to_be_in_viewport(ratio=1)
        table.unfold()
        assert mei.page.evaluate(SCROLLS) == [0, 0], f"{size}, unfolded"
        mei.page.keyboard.press("a")


@pytest.mark.parametrize("game", TURNS)
def test_a_low_screen_shows_the_board_and_two_answers(view_of: Sit, game: str) -> None:
    moment, players = TURNS[game]
    mei, _, _ = view_of(game, moment, players)
    for size in LOW:
        resize(mei.page, size)
        mei.page.wait_for_function(f"() => ({IN_REACH})() >= {LEAST}")
        board = mei.page.locator("[data-arena]").bounding_box()
        assert board
        assert board["width"] >= size[0] * 0.6, size
        assert board["height"] >= size[1] * 0.4, size


@pytest.mark.parametrize("game", TURNS)
def test_the_board_has_the_width(view_of: Sit, game: str) -> None:
    moment, players = TURNS[game]
    mei, _, _ = view_of(game, moment, players)
    board = mei.page.locator("[data-arena]").bounding_box()
    assert board
    assert board["width"] >= WIDE[0] * 0.75


def test_a_larger_screen_shows_the_same_larger(mei: Person) -> None:
    mei.sit_down(mei.open_table("me", "random", beginner=True)).wait()
    unit = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    sizes = []
    for size in ((1024, 768), WIDE, (1920, 1080), (2560, 1440)):
        resize(mei.page, size)
        sizes.append(round(mei.page.evaluate(unit), 1))
    assert sizes == [16, 16, 19.2, 25.6]


def test_two_fingers_zoom_the_board_of_a_phone(view_of: Sit) -> None:
    moment, players = TURNS["great_wall"]
    mei, _, _ = view_of("great_wall", moment, players, size=PHONE, has_touch=True, is_mobile=True)
    page = mei.page
    browser = page.context.new_cdp_session(page)
    box = page.locator("[data-arena]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    for apart in (60, 80):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    expect(page.locator(".is-zoomed")).to_have_count(1)
    wide = page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)(document.querySelector('.is-zoomed'))"
    )
    assert wide > 1.2
    page.keyboard.press("-")
    page.keyboard.press("-")
    page.keyboard.press("-")
    expect(page.locator(".is-zoomed")).to_have_count(0)


# Without a mouse


def turn_of(game: str, sight: dict[str, Any]) -> Any:
    """What changes when another turn begins."""
    view = sight["view"]
    if game == "sun_tzu":
        return (sight["decision"] or {}).get("kind")
    if game == "zhanguo":
        return view["round"], view["own"]["playing"] is None and len(view["own"]["hand"])
    return view["year"], view["season"], view["active"]


def answer_by_keys(table: AtTable) -> None:
    """The second answer, as the first is often to do no more: its number unfolds the list and chooses, Enter sends."""
    keys = table.page.keyboard
    for digit in "211":  # a group opens before its answers
        if not table.can_send():
            keys.press(digit)
    expect(table.send).not_to_have_attribute("aria-disabled", "true")
    number = table.panel.get_attribute("data-number")
    keys.press("Enter")
    table.page.wait_for_function("number => document.querySelector('.decide')?.dataset.number !== number", arg=number)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", TURNS)
def test_a_whole_turn_without_a_mouse(view_of: Sit, game: str, size: tuple[int, int]) -> None:
    moment, players = TURNS[game]
    mei, table, id_ = view_of(game, moment, players, size=size, confirm="always")
    begun = turn_of(game, mei.sight(id_, 0))
    answers, now = 0, begun
    while answers < MOST:
        answer_by_keys(table)
        answers += 1
        now = turn_of(game, mei.sight(id_, 0))
        if (now != begun and (game != "zhanguo" or now[1])) or table.wait() == "end":
            break
    assert 1 < answers < MOST
