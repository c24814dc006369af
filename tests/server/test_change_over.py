"""A server that started on the pure build lets its bots think on the compiled one as soon as that is ready."""

import os
from pathlib import Path

import pytest

from tianxia import builds
from tianxia.server.app import Settings

from .browser import Browser, frame
from .serving import running
from .waiting import until


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder that the server waits for."""
    folder = tmp_path / "compiled"
    monkeypatch.setattr(builds, "awaited", lambda: folder.is_dir)
    monkeypatch.setattr("tianxia.server.bot_workers.LOOKS", 0.05)
    return folder


def test_new_processes_take_over_and_the_game_goes_on(database: str, ready: Path) -> None:
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        thinkers = server.app.state.thinkers
        before = thinkers._pool
        table = ann.open("greedy", "greedy")
        with ann.live(table) as socket:  # bots alone play for those who watch
            until(lambda: len(before._processes) > 0)
            old = list(before._processes.values())
            ready.mkdir()
            until(lambda: thinkers._pool is not before)
            assert all(process not in old for process in thinkers._pool._processes.values())
            while not frame(socket)["over"]:
                pass
        until(lambda: not any(process.is_alive() for process in old))


def test_nothing_is_awaited_where_nothing_can_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(builds.WANTED, raising=False)
    assert builds.awaited() is not None
    monkeypatch.setattr(builds, "COMPILER", tmp_path / "none")  # as in an installed package
    assert builds.awaited() is None
    monkeypatch.undo()
    assert os.environ[builds.WANTED] == "pure"
    assert builds.awaited() is None
