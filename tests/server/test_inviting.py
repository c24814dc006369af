"""Seats for somebody in particular: by a friend's challenge, when a table is opened, by a rematch."""

from typing import Any

import pytest
from sqlalchemy import column, insert, select, text
from sqlalchemy import table as sheet

from tianxia.server import schema
from tianxia.server.records import now
from tianxia.server.storage import Storage

from .browser import Browser, frame, two_people
from .databases import ON_BOTH, ON_POSTGRES, of_revision
from .people import befriended, company, named
from .refusals import refusal
from .serving import Running
from .tables import lists, opened
from .waiting import until


def challenge(person: Browser, table: str, name: str) -> Any:
    return person.post(f"/api/tables/{table}/challenge", {"name": name})


def act(person: Browser, table: str, what: str, **body: Any) -> Any:
    return person.post(f"/api/tables/{table}/{what}", body)


def told(person: Browser, table: str) -> list[tuple[str, str]]:
    """What the bell says about a table, and who did it."""
    found = person.get("/api/me/messages").json()
    return [(each["kind"], each["who"]) for each in found if each["table"] == table]


def link_for(person: Browser, table: str) -> str:
    """The invitation of the lobby to a seat that is reserved for the person."""
    (line,) = [line for line in person.get("/api/tables").json()["for_you"] if line["id"] == table]
    return str(line["invitation"])


def block(person: Browser, name: str) -> None:
    answer = person.post("/api/blocks", {"name": name})
    assert answer.status_code == 200, answer.text


# Reserving


def test_a_challenge_is_a_reserved_seat(ann: Browser, bob: Browser, eve: Browser) -> None:
    ann_name, bob_name = befriended(ann, bob)
    eve_name = named(eve, "Eve")
    table = ann.open_game("zhanguo", "me", "open", "open", players=3)
    for name in (eve_name, "Nobody at all", ann_name):
        assert refusal(challenge(ann, table, name)) == (409, "not_friends")  # nobody learns who is known here
    assert refusal(challenge(bob, table, ann_name)) == (403, "not_your_seat")
    for _ in range(2):  # twice is once
        assert challenge(ann, table, bob_name).status_code == 200
    seats = eve.sight(table)["seats"]
    assert [(seat["name"], seat.get("reserved", False)) for seat in seats[1:]] == [("", False), (bob_name, True)]
    assert lists(bob)["for_you"] == [table]
    assert table not in lists(bob)["open"]
    assert told(bob, table) == [("invited", ann_name)]
    assert refusal(eve.join(table, link_for(bob, table))) == (403, "reserved_seat")
    line = next(line for line in eve.get("/api/tables").json()["open"] if line["id"] == table)
    assert eve.join(table, line["invitation"]).status_code == 200  # one seat was still anybody's
    with Browser(ann.address) as stranger:
        assert table not in lists(stranger)["open"]
    assert bob.person not in "".join(ann.heard + eve.heard)
    assert bob.join(table, link_for(bob, table), "Bob").status_code == 200
    assert (lists(bob)["for_you"], told(bob, table)) == ([], [])
    assert ann.sight(table, 0)["status"] == "running"
    assert "challenges" not in company(bob)


def test_a_table_is_opened_for_a_friend(ann: Browser, bob: Browser, eve: Browser) -> None:
    ann_name, bob_name = befriended(ann, bob)
    table = opened(ann, "me", "open", reserved=[None, bob_name], private=True)
    assert lists(bob)["for_you"] == [table]
    assert ann.sight(table, 0)["invitations"] == []
    assert told(bob, table) == [("invited", ann_name)]
    assert table not in lists(eve)["open"]
    assert bob.join(table, link_for(bob, table)).status_code == 200
    assert told(bob, table) == []
    full = two_people(ann, bob)
    assert refusal(challenge(ann, full, bob_name)) == (422, "bad_reserved")
    alone = ann.open("me", "crane")
    assert refusal(challenge(ann, alone, bob_name)) == (409, "no_free_seat")


@pytest.mark.parametrize(
    ("places", "code"),
    [
        (["friend"], "bad_reserved"),  # there sits who opens it
        ([None, None, "friend"], "bad_reserved"),
        ([None, "me"], "not_friends"),
        ([None, "Nobody at all"], "not_friends"),
    ],
)
def test_only_free_seats_are_reserved_for_friends(
    ann: Browser, bob: Browser, places: list[str | None], code: str
) -> None:
    ann_name, bob_name = befriended(ann, bob)
    wanted = [{"friend": bob_name, "me": ann_name}.get(place, place) if place else None for place in places]
    body = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "open"}], "reserved": wanted}
    assert ann.post("/api/tables", body).json()["code"] == code


def test_nobody_needs_two_seats(ann: Browser, bob: Browser) -> None:
    _, name = befriended(ann, bob)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "zhanguo", "players": 3, "seats": seats, "reserved": [None, name, name]}
    assert refusal(ann.post("/api/tables", body)) == (422, "bad_reserved")


# Letting go


def test_a_seat_is_declined_or_released(ann: Browser, bob: Browser, eve: Browser) -> None:
    _, bob_name = befriended(ann, bob)
    for who in (bob, ann):
        table = ann.open("me", "open")
        challenge(ann, table, bob_name)
        old = link_for(bob, table)
        assert refusal(act(eve, table, "release", seat=1)) == (403, "not_your_seat")
        with ann.live(table, 0) as socket:
            assert frame(socket)["seats"][1]["reserved"]
            assert act(who, table, "release", seat=1).status_code == 200
            assert not frame(socket)["seats"][1].get("reserved")  # who waits sees it at once
        assert (lists(bob)["for_you"], told(bob, table)) == ([], [])
        assert told(ann, table) == ([("declined", bob_name)] if who is bob else [])
        assert table in lists(eve)["open"]
        assert refusal(eve.join(table, old)) == (403, "bad_invitation")
        assert eve.join(table, ann.invitation(table)).status_code == 200


def test_a_table_that_is_gone_leaves_no_notice(server: Running, ann: Browser, bob: Browser) -> None:
    _, bob_name = befriended(ann, bob)
    table = ann.open_game("zhanguo", "me", "open", "open", players=3)
    with Browser(ann.address) as guest:
        assert guest.join(table, ann.invitation(table)).status_code == 200
        challenge(ann, table, bob_name)
        assert guest.post(f"/api/tables/{table}/chat", {"seat": 1, "phrase": "hello"}).status_code == 200
        assert act(guest, table, "leave").json() == {"stays": True}
    assert act(ann, table, "leave").json() == {"stays": False}  # with all that was said there
    assert (lists(bob)["for_you"], told(bob, table)) == ([], [])
    with server.hall.storage.engine.connect() as connection:
        notices = schema.notices.c
        assert connection.execute(select(notices.id).where(notices.table_id == table)).first() is None


def test_who_is_deleted_has_no_seat_reserved(ann: Browser, bob: Browser, eve: Browser) -> None:
    _, bob_name = befriended(ann, bob)
    table = opened(ann, "me", "open", reserved=[None, bob_name])
    assert ann.sight(table, 0)["seats"][1]["name"] == bob_name
    assert bob.post("/api/me/delete", {"sure": True}).status_code in (200, 204)
    assert ann.sight(table, 0)["seats"][1]["name"] == ""
    until(lambda: table in lists(eve)["open"])  # the work in the background may have let it go, and tells it then


def test_a_reserved_seat_goes_along_with_who_signs_in(server: Running, ann: Browser, bob: Browser) -> None:
    name = named(bob, "Bob")
    with Browser(server.address) as guest:
        played = two_people(ann, guest)
        assert act(guest, played, "resign", seat=1).status_code == 200
        table = str(act(ann, played, "rematch").json()["id"])
        assert lists(guest)["for_you"] == [table]
        assert guest.post("/api/sign_in/password", {"name": name, "password": "correct horse"}).status_code == 200
        assert lists(guest)["for_you"] == [table]
        assert guest.join(table, link_for(guest, table)).status_code == 200


# Blocks


@ON_BOTH
def test_a_block_ends_what_is_reserved(ann: Browser, bob: Browser, eve: Browser) -> None:
    ann_name, bob_name = befriended(ann, bob)
    table = opened(ann, "me", "open", reserved=[None, bob_name])
    theirs = opened(bob, "me", "open", reserved=[None, ann_name])
    link = link_for(bob, table)
    block(ann, bob_name)
    for person in (ann, bob):
        assert lists(person)["for_you"] == []
    assert (told(bob, table), told(ann, theirs)) == ([], [])
    assert {table, theirs} <= set(lists(eve)["open"])
    for invitation in (link, ann.invitation(table)):
        assert refusal(bob.join(table, invitation)) == (403, "bad_invitation")
    # Neither is told why: it is the answer for somebody whom nobody knows.
    unknown = challenge(bob, theirs, "Nobody at all").json()
    assert challenge(bob, theirs, ann_name).json() == unknown
    assert challenge(ann, table, bob_name).json() == unknown
    body = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "open"}]}
    opening = [bob.post("/api/tables", {**body, "reserved": [None, name]}) for name in (ann_name, "Nobody at all")]
    assert opening[0].json() == opening[1].json() == unknown


def test_a_rematch_is_without_who_is_blocked(ann: Browser, bob: Browser) -> None:
    for blocks in (True, False):
        with Browser(ann.address) as cleo:
            name = named(cleo, "Cleo")
            played = two_people(ann, cleo)
            assert act(cleo, played, "resign", seat=1).status_code == 200
            if blocks:
                block(ann, name)
            else:
                cleo.post("/api/blocks", {"table": played, "seat": 0})
            table = str(act(ann, played, "rematch").json()["id"])
            seat = ann.sight(table, 0)["seats"][1]
            assert (seat["kind"], seat["name"], seat.get("reserved", False)) == ("open", "", False)
            assert (table in lists(cleo)["for_you"], told(cleo, table)) == (False, [])
            assert refusal(act(cleo, played, "rematch")) == (403, "bad_invitation")


def test_of_three_one_does_not_meet_whom_another_has_blocked(ann: Browser, bob: Browser, eve: Browser) -> None:
    name = named(eve, "Eve")
    table = ann.open_game("zhanguo", "me", "open", "open", players=3)
    for person in (bob, eve):
        assert person.join(table, ann.invitation(table)).status_code == 200
    for person, seat in ((bob, 1), (eve, 2)):
        assert act(person, table, "resign", seat=seat).status_code == 200
    again = str(act(ann, table, "rematch").json()["id"])
    assert [lists(person)["for_you"] for person in (bob, eve)] == [[again]] * 2
    block(bob, name)
    assert act(bob, table, "rematch").json() == {"id": again}
    assert lists(eve)["for_you"] == []
    assert refusal(act(eve, table, "rematch")) == (403, "bad_invitation")


def test_who_has_left_and_is_blocked_does_not_come_back(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    ann.post("/api/blocks", {"table": table, "seat": 1})
    bob.move(table, 1)  # what both play goes on
    assert act(bob, table, "leave").status_code == 200
    assert refusal(act(bob, table, "come_back", seat=1)) == (409, "no_stand_in")
    (row,) = company(ann)["blocked"]
    ann.post("/api/blocks/end", {"id": row["id"]})
    assert act(bob, table, "come_back", seat=1).status_code == 200


# Several processes


@ON_POSTGRES
def test_all_processes_know_whose_a_seat_is(addresses: list[str]) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob, Browser(addresses[1]) as eve:
        ann_name, bob_name = befriended(ann, bob)
        table = ann.open("me", "open")
        with eve.live(table) as elsewhere, ann.live(table, 0) as here:
            assert not frame(elsewhere)["seats"][1].get("reserved")
            frame(here)
            challenge(ann, table, bob_name)
            assert frame(elsewhere)["seats"][1]["name"] == bob_name
            assert frame(here)["seats"][1]["reserved"]
            assert (lists(bob)["for_you"], told(bob, table)) == ([table], [("invited", ann_name)])
            assert act(bob, table, "release", seat=1).status_code == 200
            assert not frame(here)["seats"][1].get("reserved")
            frame(elsewhere)
            assert told(ann, table) == [("declined", bob_name)]
            assert challenge(ann, table, bob_name).status_code == 200
            frame(here)
            assert frame(elsewhere)["seats"][1]["reserved"]
            block(bob, ann_name)  # in the process that did not reserve it
            assert not frame(here)["seats"][1].get("reserved")
            assert table in lists(eve)["open"]


# An older database


COLUMNS = ("id", "game", "rules", "players", "options", "seed", "created", "updated", "over", "closed")
BEFORE = sheet("tables", *[column(name) for name in COLUMNS])  # what was there then


@ON_BOTH
def test_challenges_of_before_become_reserved_seats(blank: str) -> None:
    row = {"game": "sun_tzu", "rules": "1", "players": 3, "options": "{}", "seed": "1", "created": now(), "over": 0}
    seats: dict[str, list[str]] = {"open": ["human", "open", "open"], "begun": ["human", "human", "bot"]}
    with of_revision(blank, "0018") as connection:
        connection.execute(insert(schema.people), [{"id": id_, "name": id_.title()} for id_ in ("ann", "bob")])
        for id_, kinds in {**seats, "gone": seats["open"], "twice": seats["open"]}.items():
            closed = int(id_ == "gone")
            connection.execute(insert(BEFORE).values(**row, id=id_, updated=now(), closed=closed))
            for number, kind in enumerate(kinds):
                held = {"holder": "ann"} if number == 0 else {}
                values = {"table_id": id_, "seat": number, "kind": kind, "name": "", **held}
                connection.execute(insert(schema.seats).values(values))
        given = [("open", 2, "bob"), ("begun", 1, "bob"), ("gone", 2, "bob")]
        for table, seat, person in [*given, ("twice", 1, "bob"), ("twice", 2, "bob"), ("open", 1, "deleted")]:
            values = {"table": table, "seat": seat, "person": person}
            connection.execute(text("INSERT INTO challenges VALUES (:table, :seat, :person, 'ann', '2026')"), values)
    storage = Storage(blank)
    with storage.engine.connect() as connection:
        columns = schema.seats.c
        found = select(columns.table_id, columns.seat, columns.reserved, columns.name).where(
            columns.reserved.is_not(None)
        )
        rows = sorted(tuple(each) for each in connection.execute(found))
        free = connection.execute(select(schema.tables.c.id).where(schema.tables.c.free == 1)).scalars().all()
    storage.close()
    assert rows == [("open", 2, "bob", "Bob"), ("twice", 2, "bob", "Bob")]
    assert sorted(free) == ["gone", "open", "twice"]  # the other seats are anybody's; what is closed is not listed
