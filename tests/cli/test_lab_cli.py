"""`tianxia lab balance`: bots play, and every card is told with its effect."""

import json

from tianxia.lab.balance import Seat, line_of

from .conftest import Run


def test_balance_as_data(run: Run) -> None:
    done = run("lab", "balance", "sun_tzu", "--games", "6", "--bots", "random", "--json")
    report = json.loads(done.out)
    assert report["games"] == 6
    assert sum(report["lengths"].values()) == 6
    assert sum(line["seats"] for line in report["cards"]) == 12  # each of two seats keeps one general
    assert all(line["low"] <= line["effect"] <= line["high"] for line in report["cards"])


def test_the_same_with_workers(run: Run) -> None:
    arguments = ("lab", "balance", "sun_tzu", "--games", "12", "--bots", "random", "--json")
    assert run(*arguments, "--workers", "2").out == run(*arguments).out


def test_balance_for_people(run: Run) -> None:
    done = run("lab", "balance", "sun_tzu", "--games", "2", "--bots", "random")
    assert done.code == 0
    assert "wins by seat" in done.out
    assert "Cards" in done.out


def test_no_workers_is_refused(run: Run) -> None:
    done = run("lab", "balance", "sun_tzu", "--games", "2", "--workers", "0")
    assert done.code == 2
    assert "workers" in done.err


def test_the_effect_of_a_card_is_the_difference_of_the_win_rates() -> None:
    key = ("general", "lucky", "")
    seats = [Seat(0, True, 10, 5.0, {key: 1})] * 30 + [Seat(0, False, 5, -5.0, {key: 2})] * 10
    seats += [Seat(1, True, 9, 1.0, {})] * 10 + [Seat(1, False, 3, -1.0, {})] * 30
    line = line_of(key, seats)
    assert (line["times"], line["seats"]) == (50, 40)
    assert (line["win_rate"], line["effect"]) == (75.0, 50.0)
    assert line["low"] < 50 < line["high"]
    assert line["low"] > 25  # 40 against 40 seats tell that much
    assert line["score"] == 3.0
