"""ZG-P: what all powers of player boards share."""

import pytest

from .actions import TRIGGERS, abilities, at_abilities, do, ready, with_board

rule = pytest.mark.rule

ACTIONS = (*TRIGGERS, "move")
WITH_POWER = {
    "plain": (),
    "circle": ("move", "wall"),
    "square": ("hire", "governor"),
    "triangle": ("wall", "recruit"),
    "star": ("recruit", "governor"),
}


@rule("ZG-P5", "ZG-P6", "ZG-B8")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("board", WITH_POWER)
def test_each_board_has_its_power_after_its_court_actions_and_no_others(board: str, action: str) -> None:
    t = with_board(board)
    at_abilities(t, 0, action)
    assert abilities(t, 0) == (["power"] if action in WITH_POWER[board] else [])


@rule("ZG-P6")
@pytest.mark.parametrize(
    ("board", "action", "card", "answer"),
    [
        ("circle", "wall", 12, "calm 1"),
        ("square", "hire", 34, "done"),
        ("triangle", "wall", 12, "marker law"),
        ("star", "recruit", 21, "done"),
    ],
)
def test_a_power_works_once_an_action_and_whatever_the_number(board: str, action: str, card: int, answer: str) -> None:
    t = with_board(board)
    t.unrest(0, 1, 1)
    t.unrest(0, 4, 2)
    t.card(0, 2, card)
    ready(t, 0, action)
    t.court(60)
    do(t, 0, 59 if action == "recruit" else 61, action)
    assert abilities(t, 0) == [f"use {card}", "power"]
    t.play(0, "power", answer)
    assert abilities(t, 0) == [f"use {card}"]
    assert t.refused_by(0, "power") == "ZG-P6"

    ready(t, 0, action)
    wrong = 62 if action == "recruit" else 58
    t.act(0, wrong, action)
    t.decline("ability")
    assert abilities(t, 0) == ["power"]  # again after another action, even with the wrong number


@rule("ZG-P6")
@pytest.mark.parametrize(
    ("board", "action"), [("circle", "wall"), ("triangle", "wall"), ("star", "recruit"), ("square", "governor")]
)
def test_unrest_does_not_lock_a_power(board: str, action: str) -> None:
    t = with_board(board)
    for region in range(1, 6):
        t.lock(0, region)
    at_abilities(t, 0, action)
    assert abilities(t, 0) == ["power"]


@rule("ZG-P6", "ZG-T9")
@pytest.mark.parametrize("board", ["circle", "square", "triangle", "star"])
def test_no_power_after_a_reward(board: str) -> None:
    t = with_board(board)
    t.markers(0, "writing", 1)
    t.reward("writing")  # an official
    t.play(0, "accept", "recruit red 2")
    assert t.over
    t.round(3)
    t.markers(0, "writing", 1)
    t.reward("writing")  # a wall
    t.play(0, "accept", "wall gold1 1")
    assert t.over
    t.round(5)
    t.markers(0, "law", 1)
    t.reward("law")  # a governor
    t.play(0, "accept", "governor 3", "square vp")
    assert t.over


@rule("ZG-P6", "ZG-U7")
@pytest.mark.parametrize("board", ["circle", "square", "triangle", "star"])
def test_no_power_after_a_unification_action(board: str) -> None:
    t = with_board(board)
    t.unify(0, 50, 2)
    assert t.over
