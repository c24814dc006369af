"""Worlds that are drawn by what a seat believes."""

import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.save import digest
from tianxia.core.worlds import believe, imagine
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.state import SunTzuState

ME, OTHER = 0, 1
TEN = 9  # the card 10, of which the other side may or may not hold one


def orders() -> tuple[SunTzuRules, SunTzuState]:
    """The first orders of a game without generals: what the other side holds is hidden."""
    game = tianxia.new("sun_tzu", seed=3, options={"beginner": True})
    assert isinstance(game.rules, SunTzuRules)
    assert isinstance(game.state, SunTzuState)
    return game.rules, game.state


def holds(s: SunTzuState) -> bool:
    return s.hand[OTHER][TEN] > 0


def share(weigh_with: int, weigh_without: int, draws: int, n: int = 400) -> float:
    """How often the other side holds a 10 in worlds of this belief."""
    rules, s = orders()
    dice = Dice.seeded("beliefs")
    worlds = [
        believe(rules, s, ME, dice, lambda each: weigh_with if holds(each) else weigh_without, draws) for _ in range(n)
    ]
    return sum(holds(world) for world in worlds) / n


def test_a_belief_changes_how_often_a_world_is_drawn() -> None:
    """In proportion: with many draws, the odds of what it thinks three times as likely are three times as high."""
    usual = share(1, 1, 1)
    assert 0.1 < usual < 0.9
    assert share(5, 5, 8) == pytest.approx(usual, abs=0.08)  # weights are compared with each other
    odds = 3 * usual / (1 - usual)
    assert share(3, 1, 24, 200) == pytest.approx(odds / (1 + odds), abs=0.1)


def test_what_is_ruled_out_is_not_drawn() -> None:
    assert share(0, 1, 24, 100) == 0
    assert share(7, 0, 24, 100) == 1


def test_a_belief_that_rules_out_everything_still_gives_a_world() -> None:
    rules, s = orders()
    world = believe(rules, s, ME, Dice.seeded("none"), lambda each: 0, 3)
    assert digest(world) == digest(imagine(rules, s, ME, Dice.seeded("none")))


def test_the_same_dice_give_the_same_world_and_the_real_one_stays() -> None:
    rules, s = orders()
    before = digest(s)
    once, again = [believe(rules, s, ME, Dice.seeded("same"), lambda each: 1 + holds(each), 5) for _ in range(2)]
    assert digest(once) == digest(again) != before
    assert digest(s) == before
    assert rules.view(once, ME) == rules.view(s, ME)
