"""Simulation: the report, and the same digest in every process and with any number of workers."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

import tianxia
from tianxia.core.registry import make_rules
from tianxia.core.save import digest
from tianxia.lab.figures import wilson
from tianxia.lab.simulate import PART, Plan, plan_of, play_game, simulate

from .conftest import Run

SPEED = ["decisions", "moves", "seconds", "decisions_per_second", "moves_per_second"]
FIELDS = ["build", "game", "players", "games", "seed", *SPEED, "digest", "results"]


def test_the_report_has_exactly_these_fields(run: Run) -> None:
    done = run("simulate", "sun_tzu", "--games", 4, "--seed", 11, "--json")
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    report = json.loads(done.out)
    assert list(report) == FIELDS
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("sun_tzu", 2, 4, 11)
    assert report["moves"] > report["decisions"] > 100
    results = report["results"]
    assert list(results) == ["bots", "wins", "draws", "lost", "ends", "mean_scores"]
    assert sum(results["wins"]) + results["draws"] == sum(results["ends"].values()) == 4


def test_the_report_for_people(run: Run) -> None:
    done = run("simulate", "sun_tzu", "--games", 4, "--bots", "greedy,random", "-o", "events=true")
    assert (done.code, done.err) == (0, "")
    assert "4 games of sun_tzu, seed 0" in done.out
    assert "seat 0: greedy" in done.out
    assert "digest" in done.out
    wins = json.loads(
        run("simulate", "sun_tzu", "--games", 4, "--bots", "greedy,random", "-o", "events=true", "--json").out
    )["results"]["wins"]
    low, high = wilson(wins[0] / 4, 4)
    assert f"{wins[0]} won ({wins[0] / 4:.1%} [{low:.1%}, {high:.1%}])" in done.out


def test_the_digest_does_not_depend_on_the_workers(run: Run) -> None:
    def digest_with(workers: int) -> str:
        done = run("simulate", "sun_tzu", "--games", PART + 5, "--workers", workers, "--json")
        report = json.loads(done.out)
        assert report["games"] == PART + 5
        return str(report["digest"])

    assert digest_with(1) == digest_with(2)


def test_the_digest_does_not_depend_on_the_process(run: Run) -> None:
    arguments = ["simulate", "sun_tzu", "--games", "5", "--bots", "greedy,random", "-o", "events=true", "--json"]
    digests = {json.loads(run(*arguments).out)["digest"]}
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tianxia", *arguments],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1


def test_the_digest_depends_on_seed_bots_and_options(run: Run) -> None:
    variants: tuple[list[object], ...] = (
        [],
        ["--seed", 1],
        ["--bots", "greedy,random"],
        ["-o", "beginner=true"],
        ["--games", 3],
    )
    digests = [json.loads(run("simulate", "sun_tzu", "--games", 2, *more, "--json").out)["digest"] for more in variants]
    assert len(set(digests)) == len(variants)


PLANS = [
    plan_of("sun_tzu", 3, bots=("random",), seed=5),
    plan_of("sun_tzu", 3, bots=("greedy", "random"), seed=2**128 - 3, options={"events": True, "two_ones": "army"}),
    plan_of("sun_tzu", 3, bots=("random", "greedy"), options={"beginner": True}),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.bots} {plan.options}")
def test_a_simulated_game_is_a_game(plan: Plan) -> None:
    """Its log replays, and playing its moves in a new game gives the same game."""
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    logs = []
    for seed in range(plan.seed, plan.seed + plan.games):
        _, log, result = play_game(plan, rules, seed)
        logs.append(log.dumps())
        again = tianxia.replay(log.dumps())
        assert again.over
        assert again.result == result
        assert again.log.dumps() == log.dumps()
        game = tianxia.new(plan.game, seed=seed, players=plan.players, options=plan.options)
        for seat, text in log.moves():
            game.play(seat, text)
        assert digest(game.state) == log.end["digest"]
    each = "".join(hashlib.sha256(log.encode()).hexdigest() for log in logs)
    assert simulate(plan)["digest"] == hashlib.sha256(each.encode()).hexdigest()
