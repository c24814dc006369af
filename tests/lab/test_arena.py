"""The arena: what it counts, and the same report with any number of workers and after any stop."""

import hashlib
import json
from pathlib import Path

import pytest

from tianxia.lab.arena import Report, arena, contest_of, play_all
from tianxia.lab.record import Outcome, Record
from tianxia.lab.runner import Processes
from tianxia.lab.simulate import plan_of, simulate

from .bots import FOOL, INTERRUPTED, SAME, WISE, Interrupted
from .conftest import Run


def outcome(seat: int, winners: list[int], places: list[int], scores: list[int], against: str | None = "b") -> Outcome:
    return Outcome("a", against, "0", seat, winners, places, scores, "end", "")


def test_wins_are_split_and_margins_are_over_the_mean_of_the_others() -> None:
    assert outcome(0, [0], [1, 2], [5, 3]).share == 1
    assert outcome(1, [0], [1, 2], [5, 3]).share == 0
    assert outcome(1, [], [1, 1], [4, 4]).share == 0.5  # a draw
    assert outcome(2, [1, 2], [3, 1, 1], [0, 7, 7]).share == 0.5
    assert outcome(0, [1, 2], [3, 1, 1], [0, 7, 7]).share == 0
    assert outcome(0, [], [2, 2], [0, 0]).share == 0  # lost by all
    assert outcome(0, [0], [1, 2, 3], [10, 6, 2]).margin == 6
    assert outcome(2, [0], [1, 2, 3], [10, 6, 2]).margin == -6
    assert outcome(0, [0, 1], [1, 1], [9, 9], None).share == 1  # together


def test_the_better_bot_has_the_larger_share(banners: str) -> None:
    (line,) = arena(contest_of(banners, (WISE, FOOL), games=100))["matches"]
    assert (line["games"], line["seeds"], line["first"], line["last"], line["even"]) == (100, 50, 0, 49, 0.5)
    assert line["share"]["low"] > 0.5
    assert line["margin"] is not None
    assert line["margin"]["low"] > 0
    assert line["wins"] + line["shared"] / 2 == pytest.approx(100 * line["share"]["value"])


def test_one_among_others(banners: str) -> None:
    best, worst = arena(contest_of(banners, (WISE, FOOL), players=3, games=90))["matches"]
    assert (best["bot"], best["against"], best["even"]) == (WISE, FOOL, 0.3333)
    assert best["share"]["low"] > 1 / 3 > worst["share"]["high"]


def test_equals_are_found_equal(banners: str) -> None:
    """The same bot under two names wins each deal once, from one seat or the other."""
    (line,) = arena(contest_of(banners, (WISE, SAME), games=40))["matches"]
    assert line["share"]["value"] == 0.5
    assert line["margin"] == {"value": 0, "low": 0, "high": 0}


def test_against_the_game() -> None:
    report = arena(contest_of("great_wall", ("random", "greedy"), 1, games=2))
    assert [(line["bot"], line["against"], line["games"]) for line in report["matches"]] == [
        ("random", None, 2),
        ("greedy", None, 2),
    ]
    for line in report["matches"]:
        assert (line["even"], line["margin"], line["shared"]) == (None, None, 0)
        assert line["wins"] / 2 == line["share"]["value"]


def test_the_games_are_those_of_the_simulation(banners: str) -> None:
    """Every seed from both seats, with the same deal."""
    with Record(contest_of(banners, (WISE, "random"), games=6, seed=3)) as record:
        play_all(record)
    for seat, bots in enumerate([(WISE, "random"), ("random", WISE)]):
        logs = "".join(outcome.digest for key, outcome in record.outcomes.items() if key.seat == seat)
        simulated = simulate(plan_of(banners, 3, bots=bots, seed=3))
        assert simulated["digest"] == hashlib.sha256(logs.encode()).hexdigest()


@pytest.mark.parametrize("sprt", [None, (0.4, 0.8)])
def test_the_same_with_any_number_of_workers(sprt: tuple[float, float] | None) -> None:
    contest = contest_of("sun_tzu", ("greedy", "random"), games=16, sprt=sprt)
    report = arena(contest, Processes(2))
    assert report == arena(contest)
    assert report["games"] == (16 if sprt is None else 10)


def test_other_seeds_give_another_digest(banners: str) -> None:
    digests = {arena(contest_of(banners, (WISE, "random"), games=4, seed=seed))["digest"] for seed in (0, 1)}
    assert len(digests) == 2


def test_an_early_end(banners: str) -> None:
    contest = contest_of(banners, (WISE, FOOL, "random"), games=400, sprt=(0.4, 0.6))
    report = arena(contest)
    for line in report["matches"]:
        assert line["sprt"] is not None
        assert line["sprt"]["accepted"] is not None
        assert line["games"] < 400
    assert report["games"] == sum(line["games"] for line in report["matches"])


# Stopped and resumed


def test_a_stop_keeps_what_is_there(banners: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Interrupted, "games", 0)
    file = tmp_path / "record.jsonl"
    command = ("arena", banners, "--bots", f"{INTERRUPTED},random", "--seeds", "0-3", "--resume", file)
    done = run(*command)
    assert done.code == 130
    assert done.err == f"tianxia: stopped; {file} keeps all 2 games\n"
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    assert run(*command, "--json").code == 130  # the first game is played again, and the third is the next
    monkeypatch.setattr(Interrupted, "games", -100)
    whole = json.loads(run(*command, "--json").out)
    monkeypatch.setattr(Interrupted, "games", -100)
    fresh = json.loads(run(*command[:-2], "--json").out)
    assert whole == fresh
    assert whole["games"] == 8


def test_only_what_is_missing_is_played(banners: str, tmp_path: Path) -> None:
    file, played = tmp_path / "record.jsonl", list[int]()

    def go_on(games: int) -> Report:
        return arena(contest_of(banners, (WISE, "random"), games=games), None, played.append, file)

    assert go_on(6) == arena(contest_of(banners, (WISE, "random"), games=6))
    assert len(played) == 6
    assert go_on(10) == arena(contest_of(banners, (WISE, "random"), games=10))
    assert len(played) == 10
    assert go_on(6)["games"] == 6
    assert len(played) == 10


def test_a_line_that_was_cut_off_is_played_again(banners: str, tmp_path: Path) -> None:
    file, contest = tmp_path / "record.jsonl", contest_of(banners, (WISE, "random"), games=6)
    whole = arena(contest, resume=file)
    text = file.read_bytes()
    file.write_bytes(text[:-30])
    assert arena(contest, resume=file) == whole
    assert file.read_bytes() == text


# The command


def test_the_report_for_people(run: Run) -> None:
    done = run("arena", "sun_tzu", "--bots", "greedy,random", "--games", 4, "--sprt", "0.5,0.6", "--ladder")
    assert (done.code, done.err) == (0, "")
    for words in ("│ 0 to 1 │", "100.0% [34.2%, 100.0%]", "equals have 50.0%", "0.5 or 0.6: open", "±", "digest"):
        assert words in done.out
    assert "greedy: no budget given" in done.out


def test_a_budget_is_told(banners: str, run: Run) -> None:
    assert f"{WISE}: one look\n" in run("arena", banners, "--bots", f"{WISE},random", "--games", 4).out


def test_the_report_for_machines(run: Run) -> None:
    done = run("arena", "great_wall", "--bots", "random", "--players", 1, "--games", 2, "--json")
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    assert list(json.loads(done.out)) == list(Report.__annotations__)


def test_a_ladder_has_the_best_on_top(banners: str, run: Run) -> None:
    done = run("arena", banners, "--bots", f"{FOOL},{WISE},random", "--games", 20, "--players", 3, "--json")
    rungs = json.loads(done.out)["ladder"]
    assert [rung["bot"] for rung in rungs] == [WISE, "random", FOOL]
    assert all(rung["deviation"] > 0 for rung in rungs)
