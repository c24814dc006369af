"""Mei plans: she tries moves on a copy, takes them back, and plays them when she likes them."""

import re

import pytest
from playwright.sync_api import expect

from tests.data.moments import moment
from tests.e2e.at_table import AtGreatWall, AtSunTzu, AtTable, AtZhanGuo
from tests.e2e.axe import complaints
from tests.e2e.cuts import cuts
from tests.e2e.people import PHONE, WIDE

from .conftest import NewStage
from .sitting import sit
from .stage import Stage
from .stand_in import ME, SOMEBODY, bot, person

AGAINST_A_BOT = (person(ME, "Mei"), bot("crane"))


def test_orders_are_tried_taken_back_and_played(stage: Stage) -> None:
    game = moment("orders to give")
    table, page, moves = sit(stage, AtSunTzu, game, seats=AGAINST_A_BOT), stage.page, len(game.moves)
    page.get_by_role("button", name="Plan moves").click()
    note = table.part("plan")
    expect(note).to_contain_text("Nothing is sent")
    stage.rest()
    table.lay_all()
    table.get_ready()
    expect(note).to_contain_text("6 moves")  # five orders, and ready
    assert len(game.moves) == moves
    assert complaints(page, "plan") == []
    for left in ("5 moves", "4 moves"):
        page.keyboard.press("u")
        expect(note).to_contain_text(left)
        stage.rest()
    expect(table.laid).to_have_count(4)
    note.get_by_role("button", name="Drop the plan").click()
    expect(table.laid).to_have_count(0)
    expect(note).to_have_count(0)

    page.keyboard.press("m")
    stage.rest()
    for province in ("WU", "CHU"):
        table.lay(province)
    note.get_by_role("button", name="Play the plan").click()
    expect(note).to_have_count(0)
    stage.rest()
    expect(table.laid).to_have_count(2)
    assert len(game.moves) == moves + 2
    page.keyboard.press("u")  # one press takes the whole plan back
    expect(table.laid).to_have_count(0)
    assert len(game.moves) == moves


WAYS = [
    ("a card to play among three", AtZhanGuo, WIDE),
    ("a clerk to place", AtGreatWall, PHONE),
    ("a clerk to place", AtGreatWall, (844, 390)),
]


@pytest.mark.parametrize(("name", "at", "size"), WAYS)
def test_a_turn_is_planned_to_its_end(on_stage: NewStage, name: str, at: type[AtTable], size: tuple[int, int]) -> None:
    stage, game = on_stage(size=size, confirm="always"), moment(name)  # else a forecast sends what was chosen
    seats = (person(ME, "Mei"), *[bot("crane")] * (game.players - 1))
    table, page, moves = sit(stage, at, game, seats=seats), stage.page, len(game.moves)
    page.keyboard.press("m")
    stage.rest()
    note = table.part("plan")
    for count in range(1, 9):
        by_keys(table)
        expect(note).to_contain_text(f"{count} move")
        if re.search("no longer your turn|foretell", note.inner_text()):
            break
    assert cuts(page) == []
    assert len(game.moves) == moves
    note.get_by_role("button", name="Play the plan").click()
    expect(note).to_have_count(0)
    stage.rest()
    assert len(game.moves) >= moves + count  # a window may have been passed by itself


def by_keys(table: AtTable) -> None:
    """The first answer, or the first of the group that it opens, where all are asked about once more."""
    keys = table.page.keyboard
    keys.press("1")
    table.rest()
    if table.page.locator("[data-thing=group][aria-expanded=true]").count():
        keys.press("1")
    expect(table.bar).not_to_have_attribute("data-chosen", "")
    keys.press("Enter")
    table.rest()


@pytest.mark.parametrize("rated", [False, True], ids=["without hints", "rated"])
def test_not_against_other_people(on_stage: NewStage, rated: bool) -> None:
    """Unless they agreed on help, and never for ratings: neither button, key, hint nor chance."""
    stage = on_stage(chance=True)
    people = (person(ME, "Mei"), person(SOMEBODY, "Jan"))
    table, page = sit(stage, AtSunTzu, moment("orders to give"), seats=people, hints=rated, rated=rated), stage.page
    for layout in (WIDE, PHONE):
        stage.resize(layout)
        table.unfold()
        expect(page.locator("#answers")).to_be_visible()
        for name in ("Plan moves", "Ask the Tiger"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("m")
    stage.rest()
    expect(table.part("plan")).to_have_count(0)
    expect(page.get_by_role("meter", name="Your chance of winning")).to_have_count(0)


def test_two_who_agreed_on_hints_may_plan(stage: Stage) -> None:
    people = (person(ME, "Mei"), person(SOMEBODY, "Jan"))
    table = sit(stage, AtSunTzu, moment("orders to give"), seats=people, hints=True)
    stage.page.keyboard.press("m")
    expect(table.part("plan")).to_contain_text("Nothing is sent")
