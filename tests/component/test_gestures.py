"""How many gestures a turn takes as the app comes: one where one is enough, and one more where nothing can be undone.

A gesture is a touch (press and release at one place) or a drag. The mouse does all of them, and they are counted.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import PROVINCES, AtGreatWall, AtSunTzu, AtTable, AtZhanGuo

from .conftest import NewStage
from .sitting import seen, sit
from .stage import Stage

COUNT = """() => {
  window.gestures = 0
  addEventListener("pointerup", () => (window.gestures += 1), { capture: true })
}"""
FREE: Any = {"x": 8, "y": 8}  # where nothing else lies on a thing


def count_from_now(table: AtTable) -> None:
    table.page.evaluate(COUNT)


def gestures(table: AtTable) -> int:
    table.rest()
    return int(table.page.evaluate("window.gestures"))


def at_clerks(stage: Stage) -> tuple[tianxia.Game, AtGreatWall]:
    game = moment("a clerk to place")
    table = sit(stage, AtGreatWall, game)
    count_from_now(table)
    return game, table


def carry(table: AtTable, thing: Locator, goal: Locator) -> None:
    """A drag to something that can be dropped on only while the thing is carried."""
    mouse = table.page.mouse
    thing.hover()
    mouse.down()
    box = thing.bounding_box()
    assert box
    mouse.move(box["x"] + box["width"] / 2, box["y"] - 10)
    goal.hover(position=FREE, force=True)
    mouse.up()


def test_a_clerk_takes_one_gesture_and_undo_takes_it_back(stage: Stage) -> None:
    game, table = at_clerks(stage)
    before = seen(game)["players"]
    table.click(table.thing("loc:academy"))
    expect(table.thing("clerk:academy")).to_be_visible()
    assert gestures(table) == 1
    table.page.keyboard.press("u")
    expect(table.thing("clerk:academy")).to_be_hidden()
    assert seen(game)["players"] == before


def test_a_clerk_that_is_carried_takes_one_gesture(stage: Stage) -> None:
    _, table = at_clerks(stage)
    table.thing("clerk:pool").drag_to(table.thing("loc:academy"), target_position=FREE)
    expect(table.thing("clerk:academy")).to_be_visible()
    assert gestures(table) == 1


def test_a_card_that_is_carried_to_its_region_takes_two(stage: Stage) -> None:
    """The others see it, so it cannot be undone: one drag, and one touch that sends it."""
    game = moment("a card to play")
    table, card = sit(stage, AtZhanGuo, game), seen(game)["own"]["hand"][0]["card"]
    count_from_now(table)
    carry(table, table.thing(f"hand:{card}"), table.board.locator('[data-state=legal][data-spot^="region:"]').first)
    chosen = table.board.locator('button[data-state=selected][data-spot^="region:"]')
    expect(chosen).to_be_visible()
    expect(table.outcome).to_be_visible()  # what it will do is said before it is sent
    table.click(chosen)
    expect(table.board.locator(f'[data-thing=mine] [data-spot="card:{card}"]')).to_be_visible()
    assert gestures(table) == 2


@pytest.mark.parametrize("how", ["button", "Enter"])
def test_five_orders_take_six(stage: Stage, how: str) -> None:
    """Five cards are carried to their provinces; then the main button says that all is ready. Enter is that button,
    even after a drag: the mouse leaves no focus on the card, where Enter would take it back.
    """
    table = sit(stage, AtSunTzu, moment("orders to give"))
    count_from_now(table)
    for province in PROVINCES:
        table.next_card.drag_to(table.province(province))
        table.order(province).wait_for()
    expect(table.send).to_contain_text("Ready")
    if how == "Enter":
        table.rest()
        table.page.keyboard.press("Enter")
    else:
        table.send.click()
    expect(table.question).to_have_text("Your answer is sealed")
    assert gestures(table) == (6 if how == "button" else 5)


def test_whoever_wants_nothing_on_the_board_finds_the_way_on_in_the_bar(stage: Stage) -> None:
    game, table = at_clerks(stage)
    moves, done = len(game.moves), table.part("quick").get_by_role("button", name="Done")
    done.click()
    table.confirm()  # what cannot be undone is sent by a second touch of the same button
    assert game.text_of(game.moves[moves]) == "done"


def test_a_double_click_sends_once(stage: Stage) -> None:
    game, table = at_clerks(stage)
    clerks = seen(game)["players"][0]["clerks"]
    table.thing("loc:academy").dblclick(position=FREE)
    expect(table.thing("clerk:academy")).to_be_visible()
    table.rest()
    assert seen(game)["players"][0]["clerks"] == clerks - 1


def test_a_touch_before_the_forecasts_waits_for_them(stage: Stage) -> None:
    """Nobody knows yet whether it can be undone; as soon as the engine says so, it is sent."""
    game, table = at_clerks(stage)
    moves = len(game.moves)
    with stage.server.holding("/previews") as held:
        table.page.reload()
        place = table.thing("loc:academy").and_(table.page.locator("button"))
        place.click(position=FREE)
        expect(place).to_have_attribute("data-state", "selected")
        assert len(game.moves) == moves
        assert held.waiting
    expect(table.thing("clerk:academy")).to_be_visible()


@pytest.mark.parametrize("last_first", [False, True])
def test_a_quick_hand_on_a_slow_line(stage: Stage, last_first: bool) -> None:
    """Five orders are laid while the engine's forecasts wait, and arrive in any order; all of them are sent."""
    table = sit(stage, AtSunTzu, moment("orders to give"))
    faces = [str(card.get_attribute("data-spot")).split(":")[1] for card in table.hand.all()][:5]
    with stage.server.holding("/previews") as held:
        for province, face in zip(PROVINCES, faces, strict=True):
            table.card(face).click(position={"x": 12, "y": 40})
            table.province(province).click()
            held.let_go(last_first)
    for province, face in zip(PROVINCES, faces, strict=True):
        expect(table.order(province)).to_contain_text(face.removeprefix("-").removeprefix("+"))
    expect(table.bubble).to_have_count(0)


# As the settings say


@pytest.mark.parametrize(("confirm", "touches"), [("always", 2), ("hard", 1), ("never", 1)])
def test_a_move_that_can_be_undone(on_stage: NewStage, confirm: str, touches: int) -> None:
    _, table = at_clerks(on_stage(confirm=confirm))
    for _ in range(touches):
        expect(table.thing("clerk:academy")).to_be_hidden()
        table.click(table.thing("loc:academy"))
    expect(table.thing("clerk:academy")).to_be_visible()
    assert gestures(table) == touches


@pytest.mark.parametrize(("confirm", "touches"), [("always", 2), ("hard", 2), ("never", 1)])
def test_a_move_that_cannot(on_stage: NewStage, confirm: str, touches: int) -> None:
    """It is chosen first, and sent by a second touch."""
    game = moment("a battle to choose")
    table, moves = sit(on_stage(confirm=confirm), AtSunTzu, game), len(game.moves)
    count_from_now(table)
    place = table.province(str(game.decision(0).options[0].parts["province"]))
    for _ in range(touches - 1):
        place.click()
        expect(place).to_have_attribute("data-state", "selected")
        expect(table.send).to_be_enabled()
        table.rest()
        assert len(game.moves) == moves
    place.click()
    assert gestures(table) == touches
    assert len(game.moves) > moves
