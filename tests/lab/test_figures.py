"""Intervals hold the truth as often as they say, and games of one seed do not count as if they were independent."""

import math
from collections.abc import Callable

import pytest

from tianxia.core.dice import Dice
from tianxia.lab.figures import Figure, figure_of, share_of, student, wilson

SEEDS, TRIALS = 40, 600

Play = Callable[[Dice, float], list[float]]  # the shares of the games of one seed


def coin(dice: Dice, chance: float) -> float:
    return float(dice.below(1 << 20) < chance * (1 << 20))


def independent(dice: Dice, chance: float) -> list[float]:
    return [coin(dice, chance) for _ in range(4)]


def by_the_deal(dice: Dice, chance: float) -> list[float]:
    """The deal decides, from whatever seat."""
    return [coin(dice, chance)] * 4


def by_the_seat(dice: Dice, chance: float) -> list[float]:
    """One seat wins with this deal, whoever has it; otherwise the bot decides."""
    return [1.0, 0.0, coin(dice, chance), coin(dice, 2 * chance - 0.5)]


def covers(figure: Figure, truth: float) -> bool:
    return figure["low"] <= truth <= figure["high"]


@pytest.mark.parametrize("play", [independent, by_the_deal, by_the_seat])
@pytest.mark.parametrize("chance", [0.5, 0.7])
def test_a_share_is_within_its_interval_in_19_of_20_cases(play: Play, chance: float) -> None:
    dice = Dice.seeded(f"{play.__name__} {chance}")
    truth = (2 * chance - 0.5 + 1 + chance) / 4 if play is by_the_seat else chance
    held = 0
    for _ in range(TRIALS):
        samples = [math.fsum(play(dice, chance)) / 4 for _ in range(SEEDS)]
        held += covers(share_of(samples, 4), truth)
    assert held >= 0.93 * TRIALS


def test_a_margin_is_within_its_interval_in_19_of_20_cases() -> None:
    dice = Dice.seeded("margins")
    for seeds in (3, 10):
        margins = [[math.fsum([dice.below(101) - 50 for _ in range(4)]) for _ in range(seeds)] for _ in range(TRIALS)]
        assert 0.92 * TRIALS <= sum(covers(figure_of(each), 0) for each in margins) <= 0.99 * TRIALS


def test_a_deal_that_decides_makes_the_interval_as_wide_as_that_of_the_seeds() -> None:
    samples = [1.0, 0.0] * 50
    low, high = wilson(0.5, 100)
    assert share_of(samples, 4) == {"value": 0.5, "low": round(low, 4), "high": round(high, 4)}


def test_seeds_that_agree_are_worth_no_more_than_their_games() -> None:
    low, high = wilson(0.5, 400, student(99))
    assert share_of([0.5] * 100, 4) == {"value": 0.5, "low": round(low, 4), "high": round(high, 4)}


def test_all_won_is_not_certain() -> None:
    figure = share_of([1.0] * 10, 2)
    assert figure["high"] == 1
    assert 0.7 < figure["low"] < 0.75  # Wilson, for 10 independent games
    assert share_of([0.0] * 10, 2)["high"] == round(1 - figure["low"], 4)
