"""Clocks at several server processes on one PostgreSQL: one acts when time runs out, and all show the same."""

from collections.abc import Iterator

import pytest

from .browser import Browser, frame
from .databases import ON_POSTGRES, NewDatabase
from .pacing import DAY, MINUTE, TEN, TWO_DAYS, Clock, asked, clocks, duel, lay, left, notes, settings
from .serving import Running, running
from .waiting import until

pytestmark = ON_POSTGRES
CLOCK = Clock()


@pytest.fixture(scope="module")
def servers(new_url: NewDatabase) -> Iterator[tuple[Running, Running]]:
    url = new_url()
    with running(settings(url, CLOCK)) as one, running(settings(url, CLOCK)) as other:
        yield one, other


@pytest.fixture
def people(servers: tuple[Running, Running]) -> Iterator[tuple[Browser, Browser]]:
    with Browser(servers[0].address) as mei, Browser(servers[1].address) as bo:
        yield mei, bo


def test_one_of_two_processes_lets_a_bot_move(
    servers: tuple[Running, Running], people: tuple[Browser, Browser]
) -> None:
    mei, bo = people
    table = duel(mei, bo, TEN)
    until(lambda: len(clocks(mei, table)) == 2)  # her process has heard that he sat down
    assert left(mei, table) == left(bo, table) == [10 * MINUTE] * 2
    with mei.live(table, 0) as line:
        assert frame(line)["clocks"] == mei.sight(table)["clocks"]
        CLOCK.forward(10 * MINUTE, *servers)
        until(lambda: all(person.sight(table)["asked"] != "orders" for person in people))
    assert sorted(notes(mei, table)[:2]) == sorted(notes(bo, table)[:2]) == [("timeout", 0), ("timeout", 1)]
    entries = servers[0].log_of(table)
    assert [entry.number for entry in entries] == list(range(len(entries)))


def test_a_vacation_is_seen_at_the_other_process(
    servers: tuple[Running, Running], people: tuple[Browser, Browser]
) -> None:
    mei, bo = people
    table = duel(mei, bo, TWO_DAYS)
    until(lambda: len(clocks(mei, table)) == 2)
    with bo.live(table, 1) as line:
        assert "vacation" not in frame(line)["clocks"][0]
        assert mei.post("/api/me/vacation", {"first": "2027-01-15", "last": "2027-01-20"}).status_code == 200
        assert frame(line)["clocks"][0]["vacation"] == "2027-01-20"
    lay(bo, table, 1)
    until(lambda: 1 not in asked(mei, table))  # her process has heard it
    CLOCK.forward(4 * DAY, *servers)
    assert left(bo, table) == left(mei, table) == [2 * DAY] * 2
