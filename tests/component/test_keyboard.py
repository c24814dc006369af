"""Tomasz has no mouse: orders by the panel and by the board, and whole turns in every game on every screen."""

import re

import pytest
from playwright.sync_api import Page, expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_keys import focus_is_seen, tab_to
from tests.e2e.at_table import PROVINCES, AtSunTzu, AtTable
from tests.e2e.people import PHONE, WIDE

from .conftest import NewStage
from .sitting import seen, sit
from .stage import Stage

SIZES = (WIDE, (1024, 768), PHONE, (844, 390), (720, 450))
MOST = 40  # answers in a turn
HAND = '[data-thing=hand] [data-spot^="card:"][data-state=legal]'
# The beginning of a turn in the middle of a game.
TURNS = {
    "sun_tzu": "orders to give",
    "zhanguo": "a card to play among four",
    "great_wall": "a clerk to place among four",
}


def beginner() -> tianxia.Game:
    return tianxia.new("sun_tzu", seed=5, options={"beginner": True})


def unfold(table: AtTable) -> None:
    """The answers, if they are folded."""
    if table.page.locator("[data-thing=unfold][aria-expanded=false]").count():
        table.press("a")


def first_card(table: AtSunTzu) -> None:
    unfold(table)
    if table.part("group").count():
        table.press("1")


def test_orders_by_the_panel(on_stage: NewStage) -> None:
    """A unfolds the answers, numbers choose, Enter sends, U takes back, E says ready."""
    table = sit(on_stage(confirm="always"), AtSunTzu, beginner())
    for laid in range(5):
        first_card(table)
        if table.part("group").count():
            inside = table.page.locator("[data-thing=group][aria-expanded=true] + * [data-thing=option]")
            expect(inside).to_have_count(5 - laid)
        table.press("1")
        expect(table.bar.locator("[data-thing=option][aria-pressed=true]")).to_have_count(1)
        table.press("Enter")
        expect(table.laid).to_have_count(laid + 1)
    table.press("u")
    expect(table.laid).to_have_count(4)
    first_card(table)
    table.press("1", "Enter")
    expect(table.laid).to_have_count(5)
    expect(table.send).to_contain_text("Ready")  # all are laid: there is nothing else to choose
    table.press("e")
    expect(table.question).to_have_text("Your answer is sealed")


def test_orders_by_the_board(stage: Stage) -> None:
    """Tab reaches the hand, Enter picks up a card, B goes to the map, Enter lays it."""
    table, page = sit(stage, AtSunTzu, beginner()), stage.page
    for laid in range(5):
        table.press("h")
        if laid == 0:
            tab_to(page, HAND)
        else:
            go_to_legal_card(page)
        table.press("Enter")
        expect(page.locator('[data-spot^="card:"][aria-pressed=true]')).to_have_count(1)
        go_to_free_province(table)
        table.press("Enter")
        expect(table.laid).to_have_count(laid + 1)
    table.press("e")
    expect(table.question).to_have_text("Your answer is sealed")


def go_to_legal_card(page: Page) -> None:
    for _ in range(20):
        if page.evaluate("what => document.activeElement.matches(what)", HAND):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows never come to a card that can be laid")


def go_to_free_province(table: AtSunTzu) -> None:
    """The Tab key goes through the map; B jumps there."""
    table.press("b")
    free = next(place for place in PROVINCES if not table.order(place).count())
    goal = f'[data-thing=province][data-province="{free}"] *'
    if not table.page.evaluate("goal => document.activeElement.matches(goal)", goal):
        tab_to(table.page, goal)


def test_keys_are_told_and_lead_to_their_places(stage: Stage) -> None:
    table, page = sit(stage, AtSunTzu, beginner()), stage.page
    table.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("confirm your choice")
    table.press("Escape")
    expect(dialog).to_be_hidden()
    table.press("l")
    expect(page.locator("#log button[tabindex='0']")).to_be_focused()
    assert focus_is_seen(page)
    table.press("r")
    expect(page).to_have_url(re.compile("/rules/sun_tzu$"))
    table.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()


def turn_of(game: tianxia.Game) -> object:
    """What changes when another turn begins."""
    view = seen(game)
    if game.registration.name == "sun_tzu":
        return game.decision(0).kind if 0 in game.to_act else ""
    if game.registration.name == "zhanguo":
        return view["round"], game.to_act[0]
    return view["year"], view["season"], view["active"]


def answer_by_keys(table: AtTable) -> None:
    """The second answer, as the first is often to do no more: its number unfolds the list and chooses, Enter sends."""
    for digit in "211":  # a group opens before its answers
        if not table.can_send():
            table.press(digit)
    expect(table.send).not_to_have_attribute("aria-disabled", "true")
    table.press("Enter")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", TURNS.values(), ids=TURNS)
def test_a_whole_turn(on_stage: NewStage, name: str, size: tuple[int, int]) -> None:
    game = moment(name)
    table = sit(on_stage(size=size, confirm="always"), AtTable, game)
    begun, answers = turn_of(game), 0
    while turn_of(game) == begun and 0 in game.to_act and answers < MOST:
        before = len(game.entries)
        answer_by_keys(table)
        assert len(game.entries) > before
        answers += 1
    assert 1 < answers < MOST
