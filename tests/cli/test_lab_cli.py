"""`tianxia lab balance`: bots play, and every card is reported with its effect."""

import json

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
