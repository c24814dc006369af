"""Lists of more than a page: nothing is lost or twice, and what waits for somebody is never behind what does not."""

import random
from typing import Any

from sqlalchemy import insert, select, text, update

import tianxia
from tests.data.moments import moment
from tianxia.server import schema
from tianxia.server.lobby import LATEST_FINISHED, OWN_PAGE
from tianxia.server.new_table import Seat
from tianxia.server.paging import LATEST, PAGE
from tianxia.server.profile import results_page

from .browser import Browser, two_people
from .databases import ON_BOTH
from .plans import MANY, Watched, filled, plan_of
from .returning import Played
from .serving import Running
from .tables import lesson, put
from .updates import update_of_rules

pytestmark = ON_BOTH

OTHER = "0" * 32


def put_many(server: Running, game: tianxia.Game, name: str, many: int, *seats: Seat) -> list[str]:
    """The latest last; all later than what is opened today."""
    ids = [f"{name}{n:03}" for n in range(many)]
    for n, id_ in enumerate(ids):
        put(server, game, *seats, id_=id_, at=f"2999-01-01T00:{n // 60:02}:{n % 60:02}.000+00:00")
    return ids


def person(id_: str) -> Seat:
    return Seat("human", id_[:5], None, id_, None)


def whole(browser: Browser, of: str) -> tuple[list[str], list[int]]:
    """All of a list, page by page, and how long the pages were."""
    lists = browser.get("/api/tables").json()
    found, sizes = [], []
    while True:
        found += [line["id"] for line in lists[of]]
        sizes.append(len(lists[of]))
        more = lists["more"][of]
        if more is None:
            return found, sizes
        lists = browser.get("/api/tables", **{f"after_{of}": more}).json()
        others = {"mine", "finished", "open", "for_you"} - {of}
        assert all(lists[other] == [] for other in others)


def waiting(browser: Browser) -> int:
    """At how many tables it is the person's turn; the lines say the same."""
    lists = browser.get("/api/tables").json()
    count: int = lists["waiting"]
    assert count == len([line for line in lists["mine"] if line["waiting"]])
    return count


def test_what_waits_is_first_however_many_others_there_are(own_server: Running) -> None:
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        table = two_people(bob, ann)
        me, other = person(ann.person), person(OTHER)
        finished = put_many(own_server, lesson(), "over", PAGE + 3, me, other)
        running = put_many(own_server, moment("only King Shao to act"), "run", PAGE + 3, me, other)
        lists = ann.get("/api/tables").json()
        assert (lists["mine"][0]["id"], lists["mine"][0]["waiting"], lists["waiting"]) == (table, True, 1)
        assert [line["waiting"] for line in lists["mine"][1:]] == [False] * (OWN_PAGE - 1)
        assert {line["status"] for line in lists["finished"]} == {"over"}

        found, sizes = whole(ann, "mine")
        assert found == [table, *running[::-1]]
        assert sizes == [OWN_PAGE, OWN_PAGE, PAGE + 4 - 2 * OWN_PAGE]
        found, sizes = whole(ann, "finished")
        assert found == finished[::-1]
        assert sizes[:2] == [LATEST_FINISHED, OWN_PAGE]


def test_more_turns_than_a_page_has(own_server: Running) -> None:
    with Browser(own_server.address) as ann:
        me, other = person(ann.person), person(OTHER)
        waits = put_many(own_server, tianxia.new("sun_tzu", seed=5), "wait", PAGE + 1, me, other)
        idle = put_many(own_server, moment("only King Shao to act"), "idle", 5, me, other)
        assert ann.get("/api/tables").json()["waiting"] == PAGE + 1
        assert whole(ann, "mine")[0] == [*waits[::-1], *idle[::-1]]
        later = ann.get("/api/tables", after_mine=ann.get("/api/tables").json()["more"]["mine"]).json()
        assert later["waiting"] == PAGE + 1  # on any page


def test_free_seats_beyond_the_first_page(own_server: Running) -> None:
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        tables = [ann.open("me", "open") for _ in range(PAGE + 1)]
        assert whole(bob, "open") == (tables[::-1], [PAGE, 1])


def test_pages_go_on_where_they_ended_whatever_happens_meanwhile(own_server: Running) -> None:
    """A table that is opened, or that moves up, neither hides another nor shows it twice."""
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        tables = [ann.open("me", "open") for _ in range(PAGE + 5)]
        first = bob.get("/api/tables").json()
        ann.open("me", "open")
        rest = bob.get("/api/tables", after_open=first["more"]["open"]).json()
        assert [line["id"] for line in [*first["open"], *rest["open"]]] == tables[::-1]


def test_the_count_of_turns_follows_the_game(own_server: Running) -> None:
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        table = ann.open("me", "open", beginner=True)
        assert waiting(ann) == 0  # a seat is free
        bob.join(table, ann.invitation(table))
        assert (waiting(ann), waiting(bob)) == (1, 1)
        chance = random.Random(1)
        for step in range(30):
            sight = ann.sight(table)
            owing = [seat["seat"] for seat in sight["seats"] if seat["owes"]]
            seat = chance.choice(owing)
            (ann, bob)[seat].random_move(table, seat, chance)
            owes = [seat["owes"] for seat in ann.sight(table)["seats"]]
            assert [bool(waiting(each)) for each in (ann, bob)] == owes, step
        while not ann.sight(table)["seats"][0]["owes"]:
            bob.random_move(table, 1, chance)
        assert bob.post(f"/api/tables/{table}/leave", {}).status_code == 200  # a bot stands in
        assert waiting(bob) == 0
        assert bob.post(f"/api/tables/{table}/come_back", {"seat": 1}).status_code == 200
        assert waiting(bob) == int(ann.sight(table)["seats"][1]["owes"])
        assert waiting(ann) == 1
        assert bob.post(f"/api/tables/{table}/resign", {"seat": 1}).status_code == 200
        lists = ann.get("/api/tables").json()
        assert (lists["waiting"], lists["mine"], [line["id"] for line in lists["finished"]]) == (0, [], [table])


def test_tables_from_before_turns_were_stored(own_server: Running) -> None:
    """They are looked at once, and it is written."""
    with Browser(own_server.address) as ann:
        me, other = person(ann.person), person(OTHER)
        waits = put_many(own_server, tianxia.new("sun_tzu", seed=5), "wait", 2, me, other)
        put_many(own_server, moment("only King Shao to act"), "idle", 3, me, other)
        tables = schema.tables.c
        own_server.write(update(schema.tables).values(owing=None))
        assert waiting(ann) == 2
        assert [line["id"] for line in ann.get("/api/tables").json()["mine"][:2]] == waits[::-1]
        with own_server.hall.storage.engine.connect() as connection:
            stored = {row.id: row.owing for row in connection.execute(select(tables.id, tables.owing))}
        assert {stored.pop(id_) for id_ in waits} == {0b11}
        assert set(stored.values()) == {0b10}


def test_a_table_that_cannot_go_on_waits_for_nobody(database: str) -> None:
    played = Played(database)
    with played.again() as people:
        assert sum([waiting(each) for each in people]) > 0
    with update_of_rules(), played.again() as people:
        assert [waiting(each) for each in people] == [0, 0, 0]


# Finished games in the profile


def record(table: str, seat: int, holder: str | None, at: str, won: bool, **more: Any) -> dict[str, Any]:
    usual = {"game": "sun_tzu", "mode": "", "players": 2, "place": 1 if won else 2, "score": 7}
    return {"table_id": table, "seat": seat, "person": holder, "at": at, "won": int(won), **usual, **more}


def put_results(server: Running, rows: list[dict[str, Any]], seats: dict[str, list[Seat]]) -> None:
    """Of tables of which nothing else is needed."""
    for id_, sitting in seats.items():
        put(server, lesson(), *sitting, id_=id_, at="2026-01-01T00:00:00.000+00:00")
    server.write(*[insert(schema.results).values(row) for row in rows])


def test_finished_games_of_a_profile_beyond_the_first_page(own_server: Running) -> None:
    with Browser(own_server.address) as ann:
        ann.open("me", "here")
        ids = [f"r{n:03}" for n in range(2 * PAGE + 1)]
        rows = [
            # Two at a time end at the same moment.
            record(id_, 0, ann.person, f"2026-01-01T00:{n // 2:02}:00.000+00:00", n % 3 == 0)
            for n, id_ in enumerate(ids)
        ]
        twice = [record("both", seat, ann.person, "2026-01-01T00:10:30.000+00:00", seat == 0) for seat in (0, 1)]
        me = person(ann.person)
        seats = {id_: [me, person(OTHER)] for id_ in ids}
        put_results(own_server, [*rows, *twice], {**seats, "both": [me, me]})

        profile = ann.get("/api/me/profile").json()
        assert (profile["played"], len(profile["results"])) == (len(ids), PAGE)
        assert ann.get("/api/me/results").json() == {"results": profile["results"], "more": profile["more"]}
        found, more = [line["table"] for line in profile["results"]], profile["more"]
        while more:
            page = ann.get("/api/me/results", after=more).json()
            found, more = [*found, *[line["table"] for line in page["results"]]], page["more"]
        assert found == ids[::-1]  # without the game against herself
        assert ann.get("/api/me/results", after="x").status_code == 400


def test_results_are_read_by_their_index(database: str) -> None:
    storage = filled(database)
    tables = [f"t{n:06}" for n in range(MANY)]
    rows = [record(id_, 0, "ann" if n < 3 else f"p{n}", f"{n:06}", True) for n, id_ in enumerate(tables)]
    with storage.engine.begin() as connection:
        connection.execute(insert(schema.results), rows)
    with storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))
    asked: list[Any] = []
    with storage.engine.connect() as connection:
        watched: Any = Watched(connection, asked)
        assert [line.table for line in results_page(watched, "ann", LATEST).results] == tables[2::-1]
        plan = plan_of(connection, asked[0])
    assert "ix_results_person" in plan
    assert "Seq Scan" not in plan, plan
    assert "SCAN" not in plan, plan
    storage.close()


def test_what_a_profile_counts(own_server: Running) -> None:
    """By game, way to play and number of players; and by whom one met, people and levels of bots."""
    with Browser(own_server.address) as ann:
        ann.open("me", "here")
        me, bo, di = (
            person(ann.person),
            Seat("human", "Bo", None, "b" * 32, None),
            Seat("human", "Di", None, None, None),
        )
        crane = Seat("bot", "crane", "crane", None, None)
        seats = {"a": [me, bo], "b": [bo, me], "c": [me, crane], "d": [me, di], "e": [me, me], "f": [me, bo, crane]}
        wins = {"a": True, "b": False, "c": True, "d": True, "f": True}
        rows = [
            record(id_, 1 if id_ == "b" else 0, ann.person, f"2026-01-0{n + 1}T00:00:00.000+00:00", won)
            for n, (id_, won) in enumerate(wins.items())
        ]
        rows[-1] |= {"game": "great_wall", "mode": "duel", "players": 3}
        rows[2] |= {"mode": "events"}
        both = [record("e", seat, ann.person, "2026-02-01T00:00:00.000+00:00", seat == 0) for seat in (0, 1)]
        put_results(own_server, [*rows, *both], seats)

        profile = ann.get("/api/me/profile").json()
        assert (profile["played"], profile["won"], profile["running"]) == (5, 4, 1)
        assert [tuple(each.values()) for each in profile["records"]] == [
            ("great_wall", "duel", 3, 1, 1),
            ("sun_tzu", "", 2, 3, 2),
            ("sun_tzu", "events", 2, 1, 1),
        ]
        assert profile["opponents"] == [
            {"name": "Bo", "bot": None, "played": 3, "won": 2, "kept": False},
            {"name": "", "bot": "crane", "played": 2, "won": 2, "kept": False},
        ]  # nobody in particular was met once
        assert [line["others"] for line in profile["results"]][-2:] == [["Bo"], ["Bo"]]
