"""The short form of `make siege`: kills of the real server in play, and everything forged."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from benchmarks.siege import deals, forgeries, names, owners, prying
from benchmarks.siege.house import NOWHERE, Around, House, Result, standing
from benchmarks.siege.kills import kills
from benchmarks.siege.leaks import guesses, leaks
from benchmarks.siege.limits import short_limits

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
        for module in (deals, forgeries, names, owners, prying):
            monkeypatch.setattr(module, "standing", standing_here)
        monkeypatch.setattr(names, "FLOOD", 20)
        monkeypatch.setattr(names, "FARMED", 4)
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@contextmanager
def standing_here(settings: Settings, folder: Path, around: Around = NOWHERE) -> Iterator[House]:
    """One that cheats, or stands behind something, is a process of its own all the same."""
    if around != NOWHERE:
        with standing(settings, folder, around) as house:
            yield house
        return
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


def test_nobody_sees_what_is_for_others(url: str, tmp_path: Path) -> None:
    held(prying.prying(url, tmp_path), 30)


@pytest.mark.long
def test_one_stranger_holds_up_nobody(tmp_path: Path) -> None:
    """With as many addresses, names, targets and warnings as they like; the whole siege has more."""
    held(short_limits(lambda name: f"sqlite:///{tmp_path}/{name}.sqlite3", tmp_path), 500)


def test_nothing_shown_is_the_seed_the_key_or_the_state_of_the_dice(tmp_path: Path) -> None:
    result = guesses(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path, 1)
    assert result.broken == []
    assert result.tries > 50


def test_hidden_things_dealt_anew() -> None:
    """One game; the whole siege has more, and test_leaks.py compares what goes over the wire."""
    result = leaks(1)
    assert result.broken == []
    assert result.tries > 20
