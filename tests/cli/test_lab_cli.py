"""`tianxia lab`: bots play; every card is reported with its effect, every level of bots with its wins."""

import json

from tianxia.core.registry import find

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


def test_the_great_wall_counts_what_the_players_do(run: Run) -> None:
    """Alone there are also the Reed Clan and Qin, who are no seats: their cards and honor are not counted."""
    for players in ("1", "2"):
        arguments = ("--games", "2", "--players", players, "--bots", "random", "--json")
        report = json.loads(run("lab", "balance", "great_wall", *arguments).out)
        assert sum(line["seats"] for line in report["cards"] if line["kind"] == "general") == 2 * int(players)
        assert round(sum(report["points"].values()), 1) == report["scores"]["mean"]
        assert report["counts"]["shame"] > 0


def test_strengths_of_the_bots(run: Run) -> None:
    measured = json.loads(run("lab", "strengths", "sun_tzu", "--bot", "crane", "--games", "2", "--json").out)
    assert (measured["game"], measured["rules"], measured["seed"]) == ("sun_tzu", find("sun_tzu").version, 0)
    strength, *kept = measured["strengths"]
    assert (strength["bot"], strength["against"], strength["games"]) == ("crane", "sparrow", 2)
    assert [each["bot"] for each in kept] == ["tiger", "dragon"]
    wrong = run("lab", "strengths", "sun_tzu", "--bot", "phoenix")
    assert (wrong.code, "no level 'phoenix'" in wrong.err) == (2, True)
    yardstick = ("lab", "strengths", "sun_tzu", "--bot", "crane", "--games", "2", "--json", "--against")
    (strength,) = json.loads(run(*yardstick, "random").out)["strengths"]
    assert (strength["bot"], strength["against"], strength["games"]) == ("crane", "random", 2)
    assert run(*yardstick, "phoenix").code == 2
    shown = run("lab", "strengths", "sun_tzu", "--bot", "crane", "--games", "1")
    assert shown.code == 0
    assert "against" in shown.out
