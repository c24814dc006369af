"""Undo, redo, back to the start of the turn; and the reason when it is too late."""

import re

from playwright.sync_api import expect

import tianxia

from .people import PROVINCES, Person
from .staging import asks, bot, person, put_on_table, reached


def test_there_and_back_again(mei: Person) -> None:
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    page = mei.page
    table.wait()
    undo = page.get_by_role("button", name="Undo", exact=True)
    redo = page.get_by_role("button", name="Redo")
    start = page.get_by_role("button", name="Undo turn")
    laid = page.locator(".plate .back")
    hand = table.hand.count()
    for province in PROVINCES[:3]:
        table.lay(province)
    undo.click()
    expect(laid).to_have_count(2)
    expect(table.order(PROVINCES[2])).to_have_count(0)
    undo.click()
    expect(laid).to_have_count(1)
    redo.click()
    expect(laid).to_have_count(2)
    redo.click()
    expect(laid).to_have_count(3)
    expect(redo).to_have_count(0)
    start.click()
    expect(laid).to_have_count(0)
    expect(table.hand).to_have_count(hand)
    for number in (1, 2, 3):
        redo.click()
        expect(laid).to_have_count(number)

    # Touching a laid card takes it back as well, and a new move ends what could be redone.
    undo.click()
    expect(redo).to_have_count(1)
    table.order(PROVINCES[0]).click()
    expect(laid).to_have_count(1)
    expect(redo).to_have_count(0)


def test_the_seal_comes_off_until_all_are_ready(mei: Person) -> None:
    table = mei.sit_down(mei.open_table("me", "open", beginner=True))
    expect(table.question).to_have_text("Waiting for players")  # then nobody can be ready, and nothing is asked
    game = reached(asks(0, "orders", 2))
    other = person("0" * 32, "Absent")  # never answers
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), other))
    table.wait()
    table.lay_all()
    table.get_ready()
    expect(table.question).to_have_text("Your answer is sealed")
    table.panel.get_by_role("button", name="Change my answer").click()
    assert table.wait().startswith("Play one card")
    expect(mei.page.locator(".plate .back")).to_have_count(5)


def test_too_late_says_why(mei: Person) -> None:
    asked = asks(0, "next_battle", 4)

    def moment(game: tianxia.Game) -> bool:
        return asked(game) and game.why_not_undo(0) == tianxia.Refusal("TX-6", seat=0)

    game = reached(moment)
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    table.wait()
    undo = mei.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("can't be undone"))
    undo.click(force=True)  # it is reachable, so that it can say why
    told = mei.page.get_by_role("alert").filter(has_text="so your move can't be undone")
    expect(told).to_be_visible()
    mei.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    mei.page.keyboard.press("u")
    expect(told).to_be_visible()


def test_a_swap_is_undone_by_one_press(mei: Person) -> None:
    """The order goes back to the hand and another takes its place: two moves, one gesture."""
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    table.wait()
    undo = mei.page.get_by_role("button", name="Undo", exact=True)
    order = table.plate("QIN").locator(".ac")
    table.lay("QIN", table.card("3"))
    expect(order).to_have_text("3")
    table.lay("QIN", table.card("5"))
    expect(order).to_have_text("5")
    undo.click()
    expect(order).to_have_text("3")
    expect(table.card("5")).to_be_visible()
    mei.page.get_by_role("button", name="Redo").click()
    expect(order).to_have_text("5")
    expect(table.card("3")).to_be_visible()
