"""Tables leave memory when nobody needs them there, and come back from their log as they were."""

import random
from collections.abc import Iterator

import pytest

from tianxia.server.app import Settings

from .browser import Browser, frame
from .serving import Running, running

MOST = 3


@pytest.fixture
def small(database: str) -> Iterator[Running]:
    with running(Settings(database=database, requests_per_second=1_000_000, tables_in_memory=MOST)) as it:
        yield it


def test_the_longest_unused_leave(small: Running) -> None:
    chance = random.Random(1)
    with Browser(small.address) as ann:
        tables = [ann.open("me", "here", beginner=True) for _ in range(3 * MOST)]
        sights = {}
        for table in tables:
            for _ in range(5):
                ann.any_move(table, chance)
            number = ann.sight(table, 0)["undo"]["number"]
            ann.post(f"/api/tables/{table}/undo", {"seat": 0, "number": number})
            sights[table] = [{**ann.sight(table, seat), "undo": None} for seat in (0, 1, None)]
            assert len(small.hall._tables) <= MOST
        assert list(small.hall._tables) == tables[-MOST:]
        for table in tables:
            assert [{**ann.sight(table, seat), "undo": None} for seat in (0, 1, None)] == sights[table]
        ann.any_move(tables[0], chance)
        assert ann.get("/api/tables").status_code == 200  # shows all of them
        assert len(small.hall._tables) <= MOST


def test_an_answer_to_a_decision_of_before(small: Running) -> None:
    with Browser(small.address) as ann:
        table = ann.open("me", "here", beginner=True)
        ann.move(table, 0, "1@QIN")
        decision = ann.sight(table, 0)["decision"]
        for _ in range(MOST):
            ann.open("me", "here")
        assert table not in small.hall._tables
        assert ann.try_move(table, 0, "2@CHU", decision["number"]).status_code == 200
        assert ann.try_move(table, 0, "3@WU", decision["number"]).status_code == 409


def test_those_that_somebody_watches_stay(small: Running) -> None:
    with Browser(small.address) as ann:
        tables = [ann.open("me", "here", beginner=True) for _ in range(MOST)]
        with ann.live(tables[0], 0) as socket:
            frame(socket)
            for _ in range(3 * MOST):
                ann.open("me", "here")
            assert tables[0] in small.hall._tables
            assert tables[1] not in small.hall._tables
            ann.move(tables[0], 0, "5@WU")
            assert frame(socket)["moves"] == 1


def test_bots_finish_what_they_began(small: Running) -> None:
    """Nobody watches, and there are more tables than fit in memory: every bot still lays its orders."""
    with Browser(small.address) as ann:
        tables = [ann.open("me", "random", beginner=True) for _ in range(2 * MOST)]
        while not all(ann.sight(table)["seats"][1]["sealed"] for table in tables):
            pass
        assert all(len(small.log_of(table)) == 6 for table in tables)
