"""Mei plans: she tries moves on a copy, takes them back, and plays them when she likes them."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia

from . import quick
from .axe import complaints
from .conftest import NewPerson
from .cuts import cuts
from .people import PHONE, WIDE, AtTable, Person
from .screens import resize
from .staging import bot, person, put_on_table, reached, until

SENT = "() => !document.querySelector('.decide-foot use[href$=hourglass]')"


def own_moves(mei: Person, id_: str) -> int:
    movers: list[int] = mei.sight(id_, 0)["movers"]
    return movers.count(0)


def by_keys(table: AtTable) -> None:
    """The first answer, or the first of the group that it opens, where all are asked about once more."""
    keys = table.page.keyboard
    keys.press("1")
    if table.page.locator(".decide .opts-in").count():
        keys.press("1")
    expect(table.panel).not_to_have_attribute("data-chosen", "")
    keys.press("Enter")


def test_orders_are_tried_taken_back_and_played(mei: Person) -> None:
    game = tianxia.new("sun_tzu", seed=5, options={"beginner": True})
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("crane"))
    table, page = mei.sit_down(id_), mei.page
    table.wait()
    page.get_by_role("button", name="Plan moves").click()
    note, laid = page.locator(".plan-note"), page.locator(".plate .back")
    expect(note).to_contain_text("Nothing is sent")
    quick.lay_orders(table)
    expect(note).to_contain_text("6 moves")  # five orders, and ready
    assert own_moves(mei, id_) == 0
    assert complaints(page, "plan") == []

    for left in ("5 moves", "4 moves"):
        page.keyboard.press("u")
        expect(note).to_contain_text(left)
    expect(laid).to_have_count(4)
    note.get_by_role("button", name="Drop the plan").click()
    expect(laid).to_have_count(0)
    expect(note).to_have_count(0)

    page.keyboard.press("m")
    for province in ("WU", "CHU"):
        quick.click(table, ".hand .slotcard.is-legal:not(.gone)")
        quick.click(table, f'.plate[data-province="{province}"]')
        table.order(province).wait_for()
    note.get_by_role("button", name="Play the plan").click()
    expect(note).to_have_count(0)
    page.wait_for_function(SENT)
    expect(laid).to_have_count(2)
    assert own_moves(mei, id_) == 2
    page.keyboard.press("u")  # one press takes the whole plan back
    expect(laid).to_have_count(0)
    assert own_moves(mei, id_) == 0


WAYS = [("zhanguo", 3, "card", WIDE), ("great_wall", 3, "clerk", PHONE), ("great_wall", 3, "clerk", (844, 390))]


@pytest.mark.parametrize(("name", "players", "kind", "size"), WAYS)
def test_a_turn_is_planned_to_its_end(
    somebody: NewPerson, name: str, players: int, kind: str, size: tuple[int, int]
) -> None:
    mei = somebody("Mei", size=size, confirm="always")  # else a forecast that comes in between sends what was chosen
    game = reached(lambda game: game.asked == kind and 0 in game.to_act, "greedy", game=name, players=players)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), *[bot("crane")] * (players - 1))
    table, page = mei.sit_down(id_), mei.page
    table.wait()
    before = own_moves(mei, id_)
    page.keyboard.press("m")
    note = page.locator(".plan-note")
    for count in range(1, 9):
        by_keys(table)
        expect(note).to_contain_text(f"{count} move")
        if re.search("no longer your turn|foretell", note.inner_text()):
            break
    assert cuts(page) == []
    assert own_moves(mei, id_) == before
    planned = count
    note.get_by_role("button", name="Play the plan").click()
    expect(note).to_have_count(0)
    page.wait_for_function(SENT)
    until(lambda: own_moves(mei, id_) >= before + planned)  # a window may have been passed by itself


@pytest.mark.parametrize("wishes", [{}, {"rated": True, "hints": True}], ids=["without hints", "rated"])
def test_not_against_other_people(mei: Person, wishes: dict[str, Any]) -> None:
    """Unless they agreed on help, and never for ratings: neither button, key, hint nor chance."""
    mei.settings(chance=True)
    game = tianxia.new("sun_tzu", seed=5, options={"beginner": True})
    seats = (person(mei.id, "Mei"), person("0" * 32, "Jan"))
    table, page = mei.sit_down(put_on_table(mei.server, game, *seats, **wishes)), mei.page
    table.wait()
    for layout in (WIDE, PHONE):
        resize(page, layout)
        table.unfold()
        expect(page.locator("#answers")).to_be_visible()
        for name in ("Plan moves", "Ask the Tiger"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("m")
    quick.click(table, ".hand .slotcard.is-legal:not(.gone)")  # whatever the key did is done
    expect(page.locator(".plan-note")).to_have_count(0)
    expect(page.get_by_role("meter", name="Your chance of winning")).to_have_count(0)
    assert not [answer for answer in mei.answers if re.search("/(plan|advice)", answer.url)]


def test_two_who_agreed_on_hints_may_plan(mei: Person) -> None:
    game = tianxia.new("sun_tzu", seed=5, options={"beginner": True})
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person("0" * 32, "Jan"), hints=True)
    mei.sit_down(id_).wait()
    mei.page.keyboard.press("m")
    expect(mei.page.locator(".plan-note")).to_contain_text("Nothing is sent")
