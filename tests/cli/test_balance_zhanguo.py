"""`tianxia lab balance zhanguo`: cards and their abilities, boards, seats, missions, walls and rewards."""

import json
from pathlib import Path
from typing import Any

import pytest

from tianxia.games.zhanguo.names import BONUSES, CRITERIA

from .conftest import Run

GAMES = 6
ARGUMENTS = ("lab", "balance", "zhanguo", "--games", GAMES, "--bots", "random", "--json")
Report = dict[str, Any]


def report_of(run: Run, *more: object) -> Report:
    done = run(*ARGUMENTS, *more)
    assert (done.code, done.err) == (0, "")
    report: Report = json.loads(done.out)
    return report


def lines(report: Report, kind: str, use: str = "") -> dict[str, Any]:
    return {line["card"]: line for line in report["cards"] if (line["kind"], line["use"]) == (kind, use)}


@pytest.fixture
def report(run: Run) -> Report:
    return report_of(run)


def test_every_card_is_told_by_its_use(report: Report) -> None:
    dealt, laid, court = lines(report, "card", "dealt"), lines(report, "card", "laid"), lines(report, "card", "court")
    assert len(laid) == len(court) == len(lines(report, "card", "used")) == 120
    assert sum(line["times"] for line in dealt.values()) == GAMES * 2 * 30
    for number, line in dealt.items():  # every card that was dealt was played in one of two ways
        assert laid[number]["times"] + court[number]["times"] == line["times"]


def test_bonuses_and_triggers_sum_up_their_cards(report: Report) -> None:
    laid = sum(line["times"] for line in lines(report, "card", "laid").values())
    assert laid > 0
    assert set(lines(report, "bonus", "laid")) == set(BONUSES)
    assert sum(line["times"] for line in lines(report, "bonus", "laid").values()) == laid
    assert sum(line["times"] for line in lines(report, "trigger", "laid").values()) == laid


def test_seats_and_the_starting_order(report: Report) -> None:
    assert [line["seats"] for line in report["by_seat"]] == [GAMES, GAMES]
    first, second = report["by_seat"]
    assert first["effect"] == -second["effect"]
    assert first["low"] < first["effect"] < first["high"]
    assert {place: line["seats"] for place, line in lines(report, "order").items()} == {"first": 6, "second": 6}


def test_scores_lengths_and_where_points_come_from(report: Report) -> None:
    assert report["lengths"] == {"5": GAMES}
    assert report["decisions"]["lowest"] <= report["decisions"]["median"] <= report["decisions"]["highest"]
    assert report["scores"]["mean"] == pytest.approx(sum(report["points"].values()), abs=0.2)


def test_missions_and_walls_count_where_they_lie(report: Report) -> None:
    missions, walls = lines(report, "mission"), lines(report, "wall")
    assert len(missions) == 12
    assert "palace 1 2 5" in missions
    assert set(walls) == set(CRITERIA)
    most = max(line["share"] for line in walls.values())
    assert most > 0
    for line in [*missions.values(), *walls.values()]:
        if line["seats"]:  # the share is of the games that had it, so at least the share of all games
            assert line["share"] >= round(100 * line["seats"] / (2 * GAMES), 1)


def test_rewards_by_round_and_row(report: Report) -> None:
    rewards = lines(report, "reward")
    assert len(rewards) == 15
    assert {name.split()[0] for name in rewards} == {"1", "2", "3", "4", "5"}
    assert sum(line["times"] for line in rewards.values()) > 0
    assert all(line["times"] <= GAMES for line in rewards.values())


def test_boards_at_random(run: Run) -> None:
    report = report_of(run, "--option", "boards=picked", "--at-random", "board", "--kind", "board")
    assert report["options"]["boards"] == "picked"
    assert {line["kind"] for line in report["cards"]} == {"board"}
    boards = lines(report, "board")
    assert set(boards) == {"circle", "square", "triangle", "star"}
    assert sum(line["seats"] for line in boards.values()) == GAMES * 2
    assert sum(line["times"] for line in lines(report, "board", "used").values()) > 0


def test_an_own_pack_is_what_is_measured(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text('[[reward]]\naspect = "law"\nround = 2\nkind = "grey"\nregions = [3]\nprovenance = "printed"\n')
    rewards = lines(report_of(run, "--pack", pack), "reward")
    assert "2 law grey" in rewards
    assert "2 law workers" not in rewards


def test_the_table_for_people(run: Run) -> None:
    done = run("lab", "balance", "zhanguo", "--games", 2, "--bots", "random", "-o", "boards=picked", "--kind", "board")
    assert (done.code, done.err) == (0, "")
    for words in ("boards=picked", "points per seat", "wins by seat", "Seats", "triangle"):
        assert words in done.out
    assert "palace 1 2 5" not in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--kind", "hordes"), "no things of the kind 'hordes'; there are: action"),
        (("-o", "boards"), "name=value"),
        (("-o", "boards=round"), "boards"),
        (("--at-random", "weather"), "no question 'weather'"),
    ],
)
def test_what_is_not_there_is_refused(run: Run, arguments: tuple[str, ...], words: str) -> None:
    done = run("lab", "balance", "zhanguo", "--games", 1, "--bots", "random", *arguments)
    assert done.code == 2
    assert words in done.err
    assert done.err.count("\n") == 1
