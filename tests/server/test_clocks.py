"""The pace of a table: clocks that run, run out, and stand when nobody could move. No test sleeps: clocks are set."""

from collections.abc import Iterator

import pytest

import tianxia
from tianxia.server.timekeeper import RETURN
from tianxia.server.vacations import day_of

from .browser import Browser
from .databases import ON_BOTH, NewDatabase
from .pacing import (
    BEGIN,
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    TEN,
    TWO_DAYS,
    Clock,
    asked,
    clocks,
    duel,
    lay,
    left,
    notes,
    open_paced,
    settings,
)
from .refusals import refusal
from .serving import Running, running
from .waiting import until


@pytest.fixture(scope="module")
def house(new_url: NewDatabase) -> Iterator[tuple[Running, Clock]]:
    """One for all tests: a server takes longer to start than they take."""
    clock = Clock()
    with running(settings(new_url(), clock)) as it:
        yield it, clock


@pytest.fixture
def clock(house: tuple[Running, Clock]) -> Clock:
    """Eight in the morning."""
    _, it = house
    it.moment += -(it.moment - BEGIN) % DAY
    return it


@pytest.fixture
def timed(house: tuple[Running, Clock], clock: Clock) -> Iterator[Running]:
    """Nobody goes on with the tables of a test that is over."""
    server, _ = house
    yield server
    with server.hall.storage.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET due = NULL, closed = 2")
    server.hall._tables.clear()


@pytest.fixture
def mei(timed: Running) -> Iterator[Browser]:
    with Browser(timed.address) as browser:
        yield browser


@pytest.fixture
def bo(timed: Running) -> Iterator[Browser]:
    with Browser(timed.address) as browser:
        yield browser


def test_a_table_has_no_clocks_unless_asked_for(mei: Browser, bo: Browser) -> None:
    sight = mei.sight(open_paced(mei, None, "me", "here"))
    assert not {"pace", "clocks", "notes"} & set(sight)


REFUSED: list[dict[str, object]] = [
    {"kind": "live"},
    {"kind": "live", "seconds": 4, "increment": 0},
    {"kind": "live", "seconds": 600, "increment": 601},
    {"kind": "live", "seconds": 600, "increment": -1},
    {"kind": "live", "seconds": 600, "days": 1},
    {"kind": "days", "days": 4},
    {"kind": "days", "days": 2, "seconds": 5},
]


def test_a_pace_outside_the_limits_is_refused(mei: Browser) -> None:
    body = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]}
    for pace in REFUSED:
        answer = mei.post("/api/tables", {**body, "pace": pace})
        assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (422, "bad_pace", "pace")


def test_clocks_start_when_the_table_is_full(mei: Browser, bo: Browser, clock: Clock, timed: Running) -> None:
    table = open_paced(mei, TEN, "me", "open")
    clock.forward(5 * MINUTE, timed)
    assert mei.sight(table)["pace"] == TEN
    assert clocks(mei, table) == {}
    assert bo.join(table, mei.invitation(table)).status_code == 200
    assert left(bo, table) == [10 * MINUTE] * 2
    clock.forward(20 * SECOND)
    assert left(bo, table) == [10 * MINUTE - 20 * SECOND] * 2
    assert all(each["runs"] for each in clocks(bo, table).values())


def test_each_clock_of_a_secret_answer_runs_on_its_own(mei: Browser, bo: Browser, clock: Clock) -> None:
    """A seat that has answered gets its increment and waits; the other one goes on thinking."""
    table = duel(mei, bo, TEN)
    clock.forward(30 * SECOND)
    lay(mei, table, 0)
    clock.forward(60 * SECOND)
    found = clocks(bo, table)
    assert found[0] == {"seat": 0, "left": 10 * MINUTE - 20 * SECOND}
    assert found[1] == {"seat": 1, "left": 10 * MINUTE - 90 * SECOND, "runs": True}
    mei.move(table, 0, "change")  # to take the answer back and give it again earns nothing more
    clock.forward(5 * SECOND)
    mei.move(table, 0, "ready")
    assert clocks(bo, table)[0]["left"] == 10 * MINUTE - 25 * SECOND


def test_a_bot_moves_when_time_runs_out(mei: Browser, bo: Browser, clock: Clock, timed: Running) -> None:
    table = duel(mei, bo, TEN)
    mei.move(table, 0, "1@QIN")
    lay(bo, table, 1)
    clock.forward(10 * MINUTE - 1, timed)
    assert mei.sight(table, 0)["decision"] is not None
    assert notes(mei, table) == []
    clock.forward(1, timed)
    until(lambda: bo.sight(table)["view"]["orders_lie"])
    assert notes(bo, table) == [("timeout", 0)]
    assert clocks(bo, table)[0]["left"] >= 10 * SECOND  # the increment, for the next
    marks = timed.hall._tables[table].marks
    assert {timed.log_of(table)[number].seat for number in marks} == {0}
    assert timed.log_of(table)[0].number not in marks  # her own order stands


def test_a_game_with_moves_of_a_stand_in_replays_to_the_same_digest(
    mei: Browser, bo: Browser, clock: Clock, timed: Running
) -> None:
    """To the end: nobody ever moves, and bots play on for both. The entries say who moved, the log does not."""
    table = duel(mei, bo, {"kind": "live", "seconds": 5, "increment": 0})

    def is_left_to_bots() -> bool:
        return all(each.get("bot") for each in clocks(mei, table).values())

    while not is_left_to_bots():
        until(lambda: is_left_to_bots() or any(each.get("runs") for each in clocks(mei, table).values()))
        before = len(notes(mei, table))
        clock.forward(6 * SECOND, timed)
        until(lambda before=before: is_left_to_bots() or len(notes(mei, table)) > before)  # type: ignore[misc]
    until(lambda: mei.sight(table)["over"])
    for seat in (0, 1):
        assert [kind for kind, whose in notes(mei, table) if whose == seat] == ["timeout", "timeout", "away"]
    log = mei.get(f"/api/tables/{table}/log").text
    assert tianxia.replay(log).log.dumps() == log
    moves = mei.sight(table)["moves"]
    past = mei.get(f"/api/tables/{table}/replay", at=moves).json()
    assert past["bot"] is not None
    with timed.hall.storage.engine.connect() as connection:
        own = f"SELECT stood_in FROM results WHERE table_id = '{table}'"  # bots may have ended other tests' games
        rows = connection.exec_driver_sql(own).scalars().all()
    assert sum(rows) == len(timed.log_of(table))


def test_who_comes_back_plays_again(mei: Browser, bo: Browser, clock: Clock, timed: Running) -> None:
    """By days, a bot plays on after the second time. It goes on until the person says so."""
    table = duel(mei, bo, TWO_DAYS)
    lay(bo, table, 1)
    clock.forward(2 * DAY, timed)
    until(lambda: bo.sight(table)["view"]["orders_lie"])
    assert notes(bo, table) == [("timeout", 0)]
    assert bo.post(f"/api/tables/{table}/come_back", {"seat": 1}).json()["code"] == "no_stand_in"
    while 0 not in asked(bo, table):
        until(lambda: bool(asked(bo, table)))
        bo.move(table, 1)
    assert clocks(bo, table)[0]["left"] == 2 * DAY
    clock.forward(2 * DAY, timed)
    until(lambda: ("away", 0) in notes(bo, table))
    assert clocks(bo, table)[0]["bot"]
    assert mei.get("/api/tables").json()["waiting"] == 0
    assert bo.post(f"/api/tables/{table}/come_back", {"seat": 0}).status_code == 403
    answer = mei.post(f"/api/tables/{table}/come_back", {"seat": 0})
    assert answer.status_code == 200, answer.text
    assert notes(bo, table)[-1] == ("back", 0)
    assert "bot" not in clocks(bo, table)[0]
    assert clocks(bo, table)[0]["left"] == 2 * DAY
    lists = mei.get("/api/tables").json()
    assert lists["waiting"] == int(lists["mine"][0]["waiting"])


def test_days_are_for_each_move(mei: Browser, bo: Browser, clock: Clock) -> None:
    table = duel(mei, bo, TWO_DAYS)
    clock.forward(DAY)
    lay(mei, table, 0)
    assert left(bo, table) == [2 * DAY, DAY]
    lay(bo, table, 1)
    assert left(bo, table) == [2 * DAY, 2 * DAY]


def test_the_lobby_says_how_much_is_left(mei: Browser, bo: Browser, clock: Clock) -> None:
    table = duel(mei, bo, TWO_DAYS)
    clock.forward(DAY)
    lay(mei, table, 0)
    clock.forward(DAY // 2)
    lines = {person: person.get("/api/tables").json()["mine"][0] for person in (mei, bo)}
    assert [line["left"] for line in lines.values()] == [DAY // 2] * 2
    assert lines[mei]["id"] == table
    assert lines[mei]["pace"] == TWO_DAYS


def day(clock: Clock, days: int) -> str:
    return day_of(clock() + days * DAY).isoformat()


def test_a_vacation_stops_clocks_that_count_days(mei: Browser, bo: Browser, clock: Clock, timed: Running) -> None:
    by_days, live = duel(mei, bo, TWO_DAYS), duel(mei, bo, {"kind": "live", "seconds": 14_400, "increment": 0})
    assert mei.get("/api/me/vacation").json() == {"first": None, "last": None, "now": False, "days": 30}
    span = {"first": day(clock, 1), "last": day(clock, 10)}
    assert mei.post("/api/me/vacation", span).json() == {**span, "now": False, "days": 20}
    clock.forward(3 * HOUR)
    assert left(bo, live)[0] == HOUR
    clock.forward(DAY, timed)  # it begins at midnight: 16 hours ran
    found = clocks(bo, by_days)[0]
    assert (found["left"], found["vacation"], found["runs"]) == (2 * DAY - 16 * HOUR, span["last"], True)
    assert found["waits"] > 8 * DAY
    clock.forward(DAY, timed)
    until(lambda: ("timeout", 1) in notes(bo, by_days))
    assert ("timeout", 0) not in notes(bo, by_days)
    assert mei.post("/api/me/vacation/end", {}).json() == {"first": None, "last": None, "now": False, "days": 28}
    assert "vacation" not in clocks(bo, by_days)[0]
    clock.forward(HOUR)
    assert left(bo, by_days)[0] == 2 * DAY - 17 * HOUR


def test_a_vacation_has_limits(mei: Browser, clock: Clock) -> None:
    spans = [(-1, 3), (10, 9), (20, 52), (400, 401)]  # begun, backwards, too long, too far ahead
    wanted = [(day(clock, first), day(clock, last)) for first, last in spans]
    for first, last in [*wanted, ("2027-02-30", "2027-03-01")]:
        assert refusal(mei.post("/api/me/vacation", {"first": first, "last": last})) == (422, "bad_vacation")
    assert mei.get("/api/me/vacation").json()["days"] == 30


@ON_BOTH
def test_time_without_a_server_counts_for_nobody(database: str) -> None:
    """Whether it was stopped or killed: what counts is when it was last there."""
    clock = Clock()
    with running(settings(database, clock)) as first, Browser(first.address) as mei, Browser(first.address) as bo:
        tables = [duel(mei, bo, TEN), duel(mei, bo, TWO_DAYS)]
        clock.forward(MINUTE, first)
        until(lambda: seen(first) == clock.moment)
        cookies = dict(mei.client.cookies)
        before = [left(bo, table) for table in tables]
    clock.forward(5 * DAY)
    with running(settings(database, clock)) as second, Browser(second.address) as mei:
        mei.become(cookies)
        assert [left(mei, table) for table in tables] == before
        assert clocks(mei, tables[0])[0]["waits"] == RETURN
        clock.forward(RETURN + 3 * SECOND, second)
        assert left(mei, tables[0]) == [each - 3 * SECOND for each in before[0]]
        assert notes(mei, tables[1]) == []
        clock.forward(10 * MINUTE, second)
        until(lambda: len(notes(mei, tables[0])) == 2)


def seen(server: Running) -> int:
    with server.hall.storage.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT seen FROM pulse").scalar() or 0)


@ON_BOTH
def test_a_table_that_nobody_opened_since_the_start_runs_out_as_well(database: str) -> None:
    clock = Clock()
    with running(settings(database, clock)) as first, Browser(first.address) as mei, Browser(first.address) as bo:
        table = duel(mei, bo, TWO_DAYS)
        lay(bo, table, 1)
    with running(settings(database, clock)) as second:
        assert table not in second.hall._tables
        clock.forward(2 * DAY + RETURN, second)
        until(lambda: table in second.hall._tables and second.hall._tables[table].game.asked != "orders")


def test_a_server_that_is_stopping_lets_no_time_run_out(
    mei: Browser, bo: Browser, clock: Clock, timed: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = duel(mei, bo, TEN)
    timekeeper = timed.app.state.timekeeper
    is_stopping, rounds = timekeeper._is_stopping, list[bool]()

    def asks() -> bool:
        rounds.append(is_stopping())
        return rounds[-1]

    def go_round() -> None:
        """What was looked at before has come to its end when the next round begins."""
        before = rounds.count(True)
        timekeeper.hurry()
        until(lambda: rounds.count(True) > before)

    monkeypatch.setattr(timekeeper, "_is_stopping", asks)
    monkeypatch.setattr(timed.app.state.door, "is_stopping", True)
    go_round()
    clock.forward(11 * MINUTE)
    for _ in range(3):
        go_round()
    timing = timed.hall._tables[table].timing
    assert timing is not None
    assert timing.notes == ()
    timed.app.state.door.is_stopping = False
    timekeeper.hurry()
    until(lambda: notes(mei, table) == [("timeout", 0), ("timeout", 1)])


def test_a_machine_that_slept_cost_nobody_time(mei: Browser, bo: Browser, clock: Clock, timed: Running) -> None:
    """As a laptop does: nothing was stopped, but nothing went on, either."""
    table = duel(mei, bo, TEN)
    clock.forward(4 * SECOND, timed)
    until(lambda: seen(timed) == clock.moment)
    before = left(bo, table)
    clock.sleep(HOUR, timed)
    until(lambda: bool(timed.hall.time.pauses))
    assert left(bo, table) == before
    assert notes(bo, table) == []


def test_a_machine_that_sleeps_while_it_looks_costs_nobody_time(
    mei: Browser, bo: Browser, clock: Clock, timed: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it says of itself when it wakes up must not hide that it has slept."""
    table = duel(mei, bo, TEN)
    clock.forward(4 * SECOND, timed)
    until(lambda: seen(timed) == clock.moment)
    before, pauses = left(bo, table), len(timed.hall.time.pauses)
    timekeeper, naps = timed.app.state.timekeeper, [HOUR]
    read = timekeeper.read

    async def read_and_sleep() -> list[tuple[str, int]]:
        due: list[tuple[str, int]] = await read()
        nap = naps.pop() if naps else 0
        clock.moment += nap
        clock.awake += nap
        return due

    monkeypatch.setattr(timekeeper, "read", read_and_sleep)
    timekeeper.hurry()
    until(lambda: len(timed.hall.time.pauses) > pauses)
    assert left(bo, table) == before
    assert notes(bo, table) == []


def test_a_seat_that_becomes_a_bots_has_no_clock(mei: Browser, bo: Browser, clock: Clock, timed: Running) -> None:
    table = duel(mei, bo, TEN)
    assert bo.post("/api/me/delete", {"sure": True}).status_code == 200
    until(lambda: [clock["seat"] for clock in mei.sight(table)["clocks"]] == [0])
    clock.forward(10 * MINUTE, timed)
    until(lambda: ("timeout", 0) in notes(mei, table))
    assert {seat for _, seat in notes(mei, table)} == {0}
