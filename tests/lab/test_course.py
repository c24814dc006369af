"""How games went, and the file that keeps them."""

from pathlib import Path

import pytest

from tianxia.core.values import BadInput
from tianxia.lab.balance import balance
from tianxia.lab.course import Gone, course_of
from tianxia.lab.effect import Seat
from tianxia.lab.simulate import Plan, plan_of


def gone(length: int, end: str, winner: int) -> Gone:
    seats = [Seat(seat, seat == winner, 0, 0.0, {}) for seat in range(2)]
    return Gone(numbers={"length": length}, ends=(end,), draw=winner < 0, lost=False, seats=seats)


def plan(games: int, seed: int = 0) -> Plan:
    return plan_of("sun_tzu", games, bots=("random",), seed=seed)


def test_figures_of_four_games() -> None:
    course = course_of([gone(9, "rounds", 0), gone(9, "rounds", 0), gone(6, "track", 1), gone(6, "track", -1)])
    length = course["per_game"]["length"]
    assert length["value"] == 7.5
    assert 4 < length["low"] < 6
    assert course["end_shares"]["track"]["value"] == 0.5
    assert [share["value"] for share in course["win_shares"]] == [0.5, 0.25]
    assert (course["draws"], course["lost"]) == (1, 0)


def test_a_single_game_is_no_figure() -> None:
    course = course_of([gone(9, "rounds", 0)])
    assert (course["per_game"], course["end_shares"], course["win_shares"]) == ({}, {}, [])


def test_the_course_of_real_games() -> None:
    report = balance(plan(6))
    course = report["course"]
    mean = sum(int(length) * n for length, n in report["lengths"].items()) / 6
    assert course["per_game"]["length"]["value"] == round(mean, 4)
    assert course["per_game"]["decisions"]["value"] == pytest.approx(report["decisions"]["mean"], abs=0.05)
    assert course["per_game"]["won"]["value"] > 5  # battles
    assert [share["value"] for share in course["win_shares"]] == [round(n / 6, 4) for n in report["wins_by_seat"]]
    assert report["seeds"] == (0, 5)


def test_a_file_makes_no_difference(tmp_path: Path) -> None:
    """Nor does it matter when it was written, or that its last line was cut off."""
    file = tmp_path / "games.jsonl"
    balance(plan(3), resume=file)
    file.write_bytes(file.read_bytes()[:-20])
    played: list[int] = []
    whole = balance(plan(5), progress=played.append, resume=file)
    assert played == [2, 1, 1, 1]
    assert whole == balance(plan(5))
    assert balance(plan(5), resume=file) == whole
    assert len(file.read_text().splitlines()) == 6


def test_a_file_of_another_report_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    balance(plan(2), resume=file)
    with pytest.raises(BadInput, match="differs in bots, budgets"):
        balance(plan_of("sun_tzu", 2, bots=("greedy",)), resume=file)
    file.write_text("no games\n")
    with pytest.raises(BadInput, match="holds no games"):
        balance(plan(2), resume=file)
