"""The test that stops early accepts a true claim in 19 of 20 cases."""

import math

import pytest

from tianxia.core.dice import Dice
from tianxia.lab.sprt import ENOUGH, Sprt

TRIALS = 60


def run(dice: Dice, p0: float, p1: float, truth: float, games: int) -> float:
    """Which claim is accepted; the games of a seed are all won or all lost in half of the seeds."""
    test = Sprt(p0, p1)
    while test.accepted is None:
        won = [dice.below(1000) < 1000 * truth for _ in range(games)]
        test.take(float(won[0]) if dice.below(2) else sum(won) / games)
    return test.accepted


@pytest.mark.parametrize(("p0", "p1", "games"), [(0.4, 0.6, 2), (0.25, 0.45, 4), (0.8, 0.95, 1)])
def test_a_true_claim_is_seldom_refused(p0: float, p1: float, games: int) -> None:
    dice = Dice.seeded(f"{p0} {games}")
    for truth in (p0, p1):
        right = sum(run(dice, p0, p1, truth, games) == truth for _ in range(TRIALS))
        assert right >= 0.85 * TRIALS  # 0.95 is expected


def test_single_games_make_it_the_test_of_wald() -> None:
    test = Sprt(0.5, 0.6)
    for won in (1, 1, 0, 1, 0, 1, 1):
        test.take(float(won))
    assert test.log_ratio == pytest.approx(5 * math.log(0.6 / 0.5) + 2 * math.log(0.4 / 0.5), abs=0.01)
    assert test.accepted is None


def test_it_ends_where_one_claim_is_19_times_as_likely() -> None:
    test = Sprt(0.5, 0.6)
    taken = 0
    while test.accepted is None:
        test.take(1.0)
        taken += 1
    assert test.accepted == 0.6
    assert taken == math.ceil(ENOUGH / math.log(0.6 / 0.5))
