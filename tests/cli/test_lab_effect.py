"""Effects of things on the result: the numbers, and how sure they are."""

import pytest

from tianxia.lab.effect import Seat, finding_of, slope

LUCKY = ("general", "lucky", "")
BONUS = ("bonus", "vp3", "used")


def test_the_effect_of_a_card_is_the_difference_of_the_win_rates() -> None:
    seats = [Seat(0, True, 10, 5.0, {LUCKY: 1})] * 30 + [Seat(0, False, 5, -5.0, {LUCKY: 2})] * 10
    seats += [Seat(1, True, 9, 1.0, {})] * 10 + [Seat(1, False, 3, -1.0, {})] * 30
    finding = finding_of(LUCKY, [[seat] for seat in seats])
    assert (finding["times"], finding["seats"], finding["share"]) == (50, 40, 50.0)
    assert (finding["win_rate"], finding["effect"]) == (75.0, 50.0)
    assert finding["low"] < 50 < finding["high"]
    assert finding["low"] > 25  # 40 seats against 40 show that much
    assert finding["score"] == 3.0
    assert finding["score_low"] < 3 < finding["score_high"]


def test_seats_of_one_game_are_not_independent() -> None:
    """Two seats, one winner: what one gains the other loses, so the same numbers say less."""
    won = [Seat(0, True, 10, 5.0, {LUCKY: 1}), Seat(1, False, 5, -5.0, {})]
    lost = [Seat(0, False, 5, -5.0, {LUCKY: 1}), Seat(1, True, 10, 5.0, {})]
    games = [won] * 60 + [lost] * 40
    together = finding_of(LUCKY, games)
    apart = finding_of(LUCKY, [[seat] for game in games for seat in game])
    assert together["effect"] == apart["effect"] == 20.0
    # The rate of 60 in 100 has a standard error of 4.9 points; for the difference from the rest it is twice that.
    assert together["high"] - together["effect"] == pytest.approx(1.96 * 2 * 4.9, abs=0.1)
    assert apart["high"] < together["high"]


def test_one_more_of_many() -> None:
    """Each use adds 10 percentage points to the lead, whatever the number."""
    games = [
        [Seat(0, uses > 1, 0, 10.0 * uses, {BONUS: uses} if uses else {}), Seat(1, uses < 2, 0, 0.0, {})]
        for uses in (0, 1, 2, 3)
    ]
    finding = finding_of(BONUS, games, each=True)
    assert finding["times"] == 6
    assert finding["score"] == 10.0
    assert finding["score_low"] == finding["score_high"] == 10.0


def test_a_card_that_nobody_had_has_no_effect_but_much_doubt() -> None:
    finding = finding_of(LUCKY, [[Seat(0, True, 1, 1.0, {}), Seat(1, False, 0, -1.0, {})]] * 10)
    assert (finding["times"], finding["seats"], finding["share"], finding["win_rate"], finding["effect"]) == (
        0,
        0,
        0.0,
        0.0,
        0.0,
    )
    assert finding["low"] < -50
    assert finding["high"] > 50


def test_few_games_are_never_certain() -> None:
    """All three that had it won: that is still not certainty."""
    games = [[Seat(0, True, 1, 1.0, {LUCKY: 1}), Seat(1, False, 0, -1.0, {})]] * 3
    finding = finding_of(LUCKY, games)
    assert finding["effect"] == 100.0
    assert finding["low"] < 60


def test_a_slope_without_numbers_is_flat() -> None:
    assert slope([], []) == (0.0, 0.0)
    assert slope([[1, 1]], [[0.0, 1.0]]) == (0.0, 0.0)
