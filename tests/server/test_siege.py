"""The short form of `make siege`: kills of the real server in play, and everything forged."""

from pathlib import Path

from benchmarks.siege.deals import dealings
from benchmarks.siege.forgeries import forgeries
from benchmarks.siege.kills import kills
from benchmarks.siege.leaks import guesses, leaks
from benchmarks.siege.limits import short_limits
from benchmarks.siege.names import nameless
from benchmarks.siege.owners import owners
from benchmarks.siege.prying import prying

KILLS = 25  # on each database; test_kill.py has 200 of a process without the web around it
LIFE = 0.3  # seconds at most: long enough for a dozen moves, and 50 servers have to live that long


def test_kills_in_play(database: str, tmp_path: Path) -> None:
    result = kills(database, tmp_path, KILLS, clients=3, life=LIFE)
    assert (result.tries, result.broken) == (KILLS, [])
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_everything_forged(tmp_path: Path) -> None:
    results = forgeries(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path)
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > 50


def test_nobody_sees_or_chooses_the_deal_before_its_time(tmp_path: Path) -> None:
    results = list(dealings(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path))
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > 50


def test_nobody_is_taken_for_another_or_leaves_no_trace(tmp_path: Path) -> None:
    results = list(nameless(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path))
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > 200


def test_nobody_takes_a_name_from_its_owner(tmp_path: Path) -> None:
    results = owners(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path)
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > 70


def test_nobody_sees_what_is_for_others(tmp_path: Path) -> None:
    results = list(prying(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path))
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > 30


def test_one_stranger_holds_up_nobody(tmp_path: Path) -> None:
    """With as many addresses, names, targets and warnings as they like; the whole siege has more."""
    results = list(short_limits(lambda name: f"sqlite:///{tmp_path}/{name}.sqlite3", tmp_path))
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > 500


def test_nothing_shown_is_the_seed_the_key_or_the_state_of_the_dice() -> None:
    result = guesses(1)
    assert result.broken == []
    assert result.tries > 50


def test_hidden_things_dealt_anew() -> None:
    """One game; the whole siege has more, and test_leaks.py compares what goes over the wire."""
    result = leaks(1)
    assert result.broken == []
    assert result.tries > 20
