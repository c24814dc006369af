"""Effects of things on the result: the numbers, and how sure they are."""

import pytest

from tianxia.lab.effect import Seat, line_of, slope

LUCKY = ("general", "lucky", "")
BONUS = ("bonus", "vp3", "used")


def test_the_effect_of_a_card_is_the_difference_of_the_win_rates() -> None:
    seats = [Seat(0, True, 10, 5.0, {LUCKY: 1})] * 30 + [Seat(0, False, 5, -5.0, {LUCKY: 2})] * 10
    seats += [Seat(1, True, 9, 1.0, {})] * 10 + [Seat(1, False, 3, -1.0, {})] * 30
    line = line_of(LUCKY, [[seat] for seat in seats])
    assert (line["times"], line["seats"], line["share"]) == (50, 40, 50.0)
    assert (line["win_rate"], line["effect"]) == (75.0, 50.0)
    assert line["low"] < 50 < line["high"]
    assert line["low"] > 25  # 40 seats against 40 show that much
    assert line["score"] == 3.0
    assert line["score_low"] < 3 < line["score_high"]


def test_seats_of_one_game_are_not_independent() -> None:
    """Two seats, one winner: what one gains the other loses, so the same numbers say less."""
    won = [Seat(0, True, 10, 5.0, {LUCKY: 1}), Seat(1, False, 5, -5.0, {})]
    lost = [Seat(0, False, 5, -5.0, {LUCKY: 1}), Seat(1, True, 10, 5.0, {})]
    games = [won] * 60 + [lost] * 40
    together = line_of(LUCKY, games)
    apart = line_of(LUCKY, [[seat] for game in games for seat in game])
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
    line = line_of(BONUS, games, each=True)
    assert line["times"] == 6
    assert line["score"] == 10.0
    assert line["score_low"] == line["score_high"] == 10.0


def test_a_card_that_nobody_had_has_no_effect_but_much_doubt() -> None:
    line = line_of(LUCKY, [[Seat(0, True, 1, 1.0, {}), Seat(1, False, 0, -1.0, {})]] * 10)
    assert (line["times"], line["seats"], line["share"], line["win_rate"], line["effect"]) == (0, 0, 0.0, 0.0, 0.0)
    assert line["low"] < -50
    assert line["high"] > 50


def test_few_games_are_never_certain() -> None:
    """All three that had it won: that is still not certainty."""
    games = [[Seat(0, True, 1, 1.0, {LUCKY: 1}), Seat(1, False, 0, -1.0, {})]] * 3
    line = line_of(LUCKY, games)
    assert line["effect"] == 100.0
    assert line["low"] < 60


def test_a_slope_without_numbers_is_flat() -> None:
    assert slope([], []) == (0.0, 0.0)
    assert slope([[1, 1]], [[0.0, 1.0]]) == (0.0, 0.0)
