"""The short form of `make siege`: kills of the real server in play, and everything forged."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from benchmarks.siege import deals, forgeries, names, owners
from benchmarks.siege.house import House, Result
from benchmarks.siege.kills import kills
from benchmarks.siege.leaks import guesses, leaks

from tianxia.server.app import Settings

from .databases import ON_BOTH
from .serving import running

# How many, and how long they live at most, in seconds: among few, somebody must come to play on a busy machine, too.
KILLS = [
    (5, 2.0),
    pytest.param(25, 0.3, marks=pytest.mark.long),
]  # test_kill.py has more, of a process without the web around it


@ON_BOTH
@pytest.mark.parametrize(("count", "life"), KILLS)
def test_kills_in_play(database: str, tmp_path: Path, count: int, life: float) -> None:
    result = kills(database, tmp_path, count, clients=3, life=life)
    assert (result.tries, result.broken) == (count, [])
    assert "Traceback" not in (tmp_path / "server.log").read_text()


@pytest.fixture(params=["here", pytest.param("in a process", marks=pytest.mark.long)])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where the house that is attacked will be: in this process, with a few of each kind, or as `make siege` has it."""
    if request.param == "here":
        for module in (deals, forgeries, names, owners):
            monkeypatch.setattr(module, "standing", standing_here)
        monkeypatch.setattr(names, "FLOOD", 20)
        monkeypatch.setattr(names, "FARMED", 4)
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@contextmanager
def standing_here(settings: Settings, folder: Path) -> Iterator[House]:
    with running(settings) as server:
        yield House(server.address, BaseProcess(), server.database)


def test_everything_forged(url: str, tmp_path: Path) -> None:
    held(forgeries.forgeries(url, tmp_path), 50)


def test_nobody_sees_or_chooses_the_deal_before_its_time(url: str, tmp_path: Path) -> None:
    held(deals.dealings(url, tmp_path), 50)


def test_nobody_is_taken_for_another_or_leaves_no_trace(url: str, tmp_path: Path) -> None:
    held(names.nameless(url, tmp_path), 150)


def test_nobody_takes_a_name_from_its_owner(url: str, tmp_path: Path) -> None:
    held(owners.owners(url, tmp_path), 70)


def held(attacks: Iterable[Result], least: int) -> None:
    results = list(attacks)
    assert [result.broken for result in results] == [[]] * len(results)
    assert sum(result.tries for result in results) > least


def test_nothing_shown_is_the_seed_the_key_or_the_state_of_the_dice() -> None:
    result = guesses(1)
    assert result.broken == []
    assert result.tries > 50


def test_hidden_things_dealt_anew() -> None:
    """One game; the whole siege has more, and test_leaks.py compares what goes over the wire."""
    result = leaks(1)
    assert result.broken == []
    assert result.tries > 20
