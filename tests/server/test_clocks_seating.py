"""Clocks and who sits there: whoever has left or resigned has none, and both ways of coming back agree."""

from collections.abc import Iterator

import pytest

from .browser import Browser
from .pacing import DAY, MINUTE, SECOND, TEN, TWO_DAYS, Clock, clocks, duel, lay, notes, settings
from .refusals import refusal
from .serving import Running, running
from .waiting import until


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(clock: Clock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/tianxia.sqlite3", clock)) as it:
        yield it


@pytest.fixture
def mei(house: Running) -> Iterator[Browser]:
    with Browser(house.address) as browser:
        yield browser


@pytest.fixture
def bo(house: Running) -> Iterator[Browser]:
    with Browser(house.address) as browser:
        yield browser


def due(house: Running, table: str) -> int | None:
    with house.hall.storage.engine.connect() as connection:
        found = connection.exec_driver_sql(f"SELECT due FROM tables WHERE id = '{table}'").scalar()
        return None if found is None else int(found)


def leave(person: Browser, table: str) -> None:
    answer = person.post(f"/api/tables/{table}/leave", {})
    assert answer.status_code == 200, answer.text


def test_who_has_left_has_no_clock_until_they_are_back(mei: Browser, bo: Browser, clock: Clock, house: Running) -> None:
    table = duel(mei, bo, TEN)
    lay(bo, table, 1)
    clock.forward(MINUTE)
    leave(mei, table)
    until(lambda: bo.sight(table)["view"]["orders_lie"])
    assert list(clocks(bo, table)) == [1]
    marks = list(house.hall._tables[table].marks)  # more may come at any moment
    assert {house.log_of(table)[number].seat for number in marks} == {0}
    clock.forward(SECOND)
    answer = mei.post(f"/api/tables/{table}/come_back", {"seat": 0})
    assert answer.status_code == 200, answer.text
    assert clocks(bo, table)[0]["left"] == 9 * MINUTE
    assert notes(bo, table) == []
    again = mei.post(f"/api/tables/{table}/come_back", {"seat": 0})
    assert again.json()["code"] == "no_stand_in"


def too_late(mei: Browser, bo: Browser, clock: Clock, house: Running, patch: pytest.MonkeyPatch) -> str:
    """A table where bots play on for both. From then on they are not asked: the game would soon be over."""
    table = duel(mei, bo, TWO_DAYS)
    for count in (1, 2):
        clock.forward(2 * DAY, house)
        until(lambda count=count: len(notes(mei, table)) == 2 * count)  # type: ignore[misc]
        if count == 1:
            until(lambda: all(each.get("runs") for each in clocks(mei, table).values()))
            patch.setattr(house.hall, "on_change", [])
    assert clocks(bo, table)[0]["bot"]
    return table


def test_who_was_too_late_and_leaves_comes_back_by_the_same_way(
    mei: Browser, bo: Browser, clock: Clock, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = too_late(mei, bo, clock, house, monkeypatch)
    leave(mei, table)
    assert 0 not in clocks(bo, table)
    answer = mei.post(f"/api/tables/{table}/come_back", {"seat": 0})
    assert answer.json()["seats"][0]["bot"] is None
    assert "bot" not in clocks(bo, table)[0]
    assert clocks(bo, table)[1]["bot"]  # nobody else is back with her
    assert ("back", 0) not in notes(bo, table)  # she had left, which is no matter of the clock
    assert bo.post(f"/api/tables/{table}/come_back", {"seat": 1}).status_code == 200
    assert notes(bo, table)[-1] == ("back", 1)
    assert due(house, table) is not None


def test_who_was_too_late_and_is_blocked_does_not_come_back(
    mei: Browser, bo: Browser, clock: Clock, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As nobody sits down at a table with those who have blocked them."""
    table = too_late(mei, bo, clock, house, monkeypatch)
    bo.post("/api/blocks", {"table": table, "seat": 0})
    assert refusal(mei.post(f"/api/tables/{table}/come_back", {"seat": 0})) == (409, "no_stand_in")
    assert clocks(bo, table)[0]["bot"]
    assert ("back", 0) not in notes(bo, table)
    (row,) = bo.get("/api/company").json()["blocked"]
    bo.post("/api/blocks/end", {"id": row["id"]})
    assert mei.post(f"/api/tables/{table}/come_back", {"seat": 0}).status_code == 200
    assert notes(bo, table)[-1] == ("back", 0)


def test_a_game_that_was_resigned_has_no_clocks_and_is_played_again_at_its_pace(
    mei: Browser, bo: Browser, clock: Clock, house: Running
) -> None:
    table = duel(mei, bo, TEN)
    assert due(house, table) is not None
    assert mei.post(f"/api/tables/{table}/resign", {"seat": 0}).status_code == 200
    assert clocks(bo, table) == {}
    assert due(house, table) is None
    again = mei.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert mei.sight(again)["pace"] == TEN
    assert clocks(mei, again) == {}
    clock.forward(MINUTE, house)
    assert bo.post(f"/api/tables/{table}/rematch", {}).json()["id"] == again
    assert {each["left"] for each in clocks(bo, again).values()} == {10 * MINUTE}
    assert due(house, again) is not None
