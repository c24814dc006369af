"""How many gestures a turn takes as the app comes: one where one is enough, and one more where nothing can be undone.

A gesture is a touch (press and release at one place) or a drag. The mouse does all of them, and they are counted.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

import tianxia

from .conftest import NewPerson
from .people import PROVINCES, AtTable
from .spots import ANSWERED, SEND_STILL, AtBoard, asks, sit_down
from .staging import asks as asks_seat
from .staging import bot, person, put_on_table, reached, until

COUNT = """() => {
  window.gestures = 0
  addEventListener("pointerup", () => (window.gestures += 1), { capture: true })
}"""


def count_from_now(table: AtTable) -> None:
    table.wait()
    table.page.evaluate(COUNT)


def gestures(table: AtTable) -> int:
    return int(table.page.evaluate("window.gestures"))


def corner(thing: Locator) -> dict[str, Any]:
    """Where nothing else lies on a thing."""
    return {"target": thing, "target_position": {"x": 8, "y": 8}}


def carry(table: AtTable, thing: Locator, goal: Locator) -> None:
    """A drag to something that can be dropped on only while the thing is carried."""
    mouse = table.page.mouse
    thing.hover()
    mouse.down()
    box = thing.bounding_box()
    assert box
    mouse.move(box["x"] + box["width"] / 2, box["y"] - 10)
    goal.hover(position={"x": 8, "y": 8}, force=True)
    mouse.up()


def number(table: AtBoard) -> int:
    """It grows with each answer of the seat."""
    return int(table.mei.sight(table.id, 0)["undo"]["number"])


def at_clerks(somebody: NewPerson, **how: Any) -> AtBoard:
    def free(view: dict[str, Any], texts: list[str]) -> bool:
        left = view["question"]["left"]
        return (left is None or left > 3) and view["players"][0]["clerks"] >= 3 and "clerk pool>academy" in texts

    moment = asks("clerk", free)
    return sit_down(somebody(**how), reached(moment, "greedy", game="great_wall", players=3))


def at_card(somebody: NewPerson, **how: Any) -> AtBoard:
    moment = asks("card", lambda view, texts: len(view["own"]["hand"]) >= 3)
    return sit_down(somebody(**how), reached(moment, game="zhanguo"))


# As the app comes


def test_a_clerk_takes_one_gesture_and_undo_takes_it_back(somebody: NewPerson) -> None:
    table = at_clerks(somebody, confirm=None)
    before = table.wait() and table.view["players"]
    count_from_now(table)
    table.click(table.thing("loc:academy"))
    expect(table.thing("clerk:academy")).to_be_visible()
    assert gestures(table) == 1
    with table.page.expect_response(re.compile("/undo")):
        table.page.keyboard.press("u")
    expect(table.thing("clerk:academy")).to_be_hidden()
    assert table.view["players"] == before


def test_a_clerk_that_is_carried_takes_one_gesture(somebody: NewPerson) -> None:
    table = at_clerks(somebody, confirm=None)
    count_from_now(table)
    table.thing("clerk:pool").drag_to(**corner(table.thing("loc:academy")))
    expect(table.thing("clerk:academy")).to_be_visible()
    assert gestures(table) == 1


def test_a_card_that_is_carried_to_its_region_takes_two(somebody: NewPerson) -> None:
    """The others see it, so it cannot be undone: one drag, and one touch that sends it."""
    table = at_card(somebody, confirm=None)
    count_from_now(table)
    card = table.view["own"]["hand"][0]["card"]
    carry(table, table.thing(f"hand:{card}"), table.board.locator('.is-legal[data-spot^="region:"]').first)
    chosen = table.board.locator('button.is-selected[data-spot^="region:"]')
    expect(chosen).to_be_visible()
    expect(table.page.locator(".will")).to_be_visible()  # what it will do is said before it is sent
    table.click(chosen)
    expect(table.board.locator(f'.rb [data-spot="card:{card}"]')).to_be_visible()
    assert gestures(table) == 2


def test_five_orders_take_six(somebody: NewPerson) -> None:
    """Five cards are carried to their provinces; then the main button says that all is ready."""
    mei = somebody(confirm=None)
    game = reached(asks_seat(0, "orders", 2))
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person("0" * 32, "Absent"))
    table = mei.sit_down(id_)
    count_from_now(table)
    for province in PROVINCES:
        table.page.locator(".hand .slotcard.is-legal:not(.gone)").first.drag_to(table.plate(province))
        table.order(province).wait_for()
    expect(table.send).to_contain_text("Ready")
    table.send.click()
    expect(table.question).to_have_text("Your answer is sealed")
    assert gestures(table) == 6


def test_enter_is_the_main_button_even_after_a_drag(somebody: NewPerson) -> None:
    """The mouse leaves no focus on the card, where Enter would take it back."""
    mei = somebody(confirm=None)
    game = reached(asks_seat(0, "orders", 2))
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), person("0" * 32, "Absent")))
    for province in PROVINCES:
        table.page.locator(".hand .slotcard.is-legal:not(.gone)").first.drag_to(table.plate(province))
        table.order(province).wait_for()
    expect(table.send).to_contain_text("Ready")
    table.page.keyboard.press("Enter")
    expect(table.question).to_have_text("Your answer is sealed")


def test_whoever_wants_nothing_on_the_board_finds_the_way_on_in_the_bar(somebody: NewPerson) -> None:
    table = sit_down(somebody(confirm=None), reached(asks("clerk"), game="great_wall", players=3))
    done = table.page.locator(".quick").get_by_role("button", name="Done")
    number = table.panel.get_attribute("data-number")
    done.click()
    table.page.evaluate(SEND_STILL, number)  # what cannot be undone is sent by a second touch of the same button
    table.page.wait_for_function(ANSWERED, arg=number)


def test_what_cannot_be_undone_is_chosen_first_and_sent_by_a_second_touch(somebody: NewPerson) -> None:
    mei = somebody(confirm=None)
    game = reached(asks_seat(0, "next_battle", 4))
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot())
    table = mei.sit_down(id_)
    count_from_now(table)
    moves = mei.sight(id_, 0)["moves"]
    place = str(game.decision(0).options[0].parts["province"])
    table.plate(place).click()
    expect(table.plate(place)).to_have_class(re.compile("is-selected"))
    assert mei.sight(id_, 0)["moves"] == moves
    table.plate(place).click()
    until(lambda: mei.sight(id_, 0)["moves"] > moves)
    assert gestures(table) == 2


def test_a_double_click_sends_once(somebody: NewPerson) -> None:
    table = at_clerks(somebody, confirm=None)
    table.wait()
    clerks = table.view["players"][0]["clerks"]
    table.thing("loc:academy").dblclick(position={"x": 8, "y": 8})
    expect(table.thing("clerk:academy")).to_be_visible()
    table.settle()
    assert table.view["players"][0]["clerks"] == clerks - 1


def test_a_touch_before_the_forecasts_waits_for_them(somebody: NewPerson) -> None:
    """Nobody knows yet whether it can be undone; as soon as the engine says so, it is sent."""
    table = at_clerks(somebody, confirm=None)
    held: list[Route] = []
    holding = [True]
    table.page.route("**/previews?**", lambda route: held.append(route) if holding else route.continue_())
    table.page.reload()
    table.wait()
    before = number(table)
    table.click(table.thing("loc:academy"))
    expect(table.thing("loc:academy")).to_have_class(re.compile("is-selected"))
    assert number(table) == before
    until(lambda: bool(held))
    holding.clear()
    for route in held:
        route.continue_()
    expect(table.thing("clerk:academy")).to_be_visible()


# As the settings say


@pytest.mark.parametrize(("confirm", "touches"), [("always", 2), ("hard", 1), ("never", 1)])
def test_a_move_that_can_be_undone(somebody: NewPerson, confirm: str, touches: int) -> None:
    table = at_clerks(somebody, confirm=confirm)
    count_from_now(table)
    for _ in range(touches):
        table.click(table.thing("loc:academy"))
    expect(table.thing("clerk:academy")).to_be_visible()
    assert gestures(table) == touches


@pytest.mark.parametrize(("confirm", "sends"), [("always", False), ("hard", False), ("never", True)])
def test_a_move_that_cannot(somebody: NewPerson, confirm: str, sends: bool) -> None:
    def final(game: tianxia.Game) -> bool:
        return asks_seat(0, "next_battle", 4)(game) and all(one.final for one in game.previews(0))

    mei = somebody(confirm=confirm)
    game = reached(final)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot())
    table = mei.sit_down(id_)
    table.wait()
    moves = mei.sight(id_, 0)["moves"]
    place = str(game.decision(0).options[0].parts["province"])
    table.plate(place).click()
    if sends:
        until(lambda: mei.sight(id_, 0)["moves"] > moves)
        return
    expect(table.plate(place)).to_have_class(re.compile("is-selected"))
    expect(table.send).to_be_enabled()
    assert mei.sight(id_, 0)["moves"] == moves
