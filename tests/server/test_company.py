"""Friends by link and after a game, blocks, and what strangers may see."""

import pytest
from sqlalchemy import select

from tianxia.server import schema
from tianxia.server.company import levels
from tianxia.server.company.sheets import friends

from .browser import Browser, two_people
from .databases import ON_BOTH
from .people import befriended, company, friend_link, named, names
from .serving import Running


def open_tables(browser: Browser) -> list[str]:
    return [line["id"] for line in browser.get("/api/tables").json()["open"]]


# Friends


def test_a_link_makes_two_friends(ann: Browser, bob: Browser, eve: Browser) -> None:
    ann_name, bob_name = named(ann, "Ann"), named(bob, "Bob")
    token = friend_link(ann)
    assert len(company(ann)["links"]) == 1
    seen = bob.post("/api/friends/link/look", {"token": token}).json()
    assert (seen["name"], seen["face"]) == (ann_name, ann.get("/api/me").json()["face"])
    assert names(company(bob)["friends"]) == []  # looking is not accepting
    assert ann.post("/api/friends/link/accept", {"token": token}).json()["code"] == "yourself"
    assert names(bob.post("/api/friends/link/accept", {"token": token}).json()["friends"]) == [ann_name]
    assert names(company(ann)["friends"]) == [bob_name]
    assert company(ann)["links"] == []
    named(eve, "Eve")
    assert eve.post("/api/friends/link/accept", {"token": token}).json()["code"] == "bad_link"  # for one person
    assert names(bob.post("/api/friends/end", {"name": ann_name}).json()["friends"]) == []
    assert company(ann)["friends"] == []


def test_a_link_can_be_ended_and_ends_by_itself(server: Running, ann: Browser, bob: Browser) -> None:
    named(ann, "Ann"), named(bob, "Bob")
    token = friend_link(ann)
    (link,) = company(ann)["links"]
    bob.post("/api/friends/link/end", {"id": link["id"]})  # not his
    assert bob.post("/api/friends/link/look", {"token": token}).status_code == 200
    assert ann.post("/api/friends/link/end", {"id": link["id"]}).json()["links"] == []
    assert bob.post("/api/friends/link/look", {"token": token}).json()["code"] == "bad_link"
    late = friend_link(ann)
    with server.hall.storage.engine.begin() as connection:
        tickets = schema.tickets
        connection.execute(tickets.update().where(tickets.c.kind == "friend").values(until="2020"))
    assert bob.post("/api/friends/link/accept", {"token": late}).json()["code"] == "bad_link"


def test_guests_are_told_how_to_have_friends(ann: Browser, bob: Browser) -> None:
    assert ann.post("/api/friends/link", {}).json()["code"] == "only_kept"
    assert not company(ann)["kept"]
    named(bob, "Bob")
    token = friend_link(bob)
    refused = ann.post("/api/friends/link/accept", {"token": token}).json()
    assert refused["code"] == "only_kept"
    assert "profile" in refused["sentence"]
    assert len(company(bob)["links"]) == 1  # it is still good, once the guest keeps a name
    table = two_people(ann, bob)
    assert bob.post("/api/friends/ask", {"table": table, "seat": 0}).json()["code"] == "other_not_kept"


@ON_BOTH
def test_who_played_together_may_ask(ann: Browser, bob: Browser, eve: Browser) -> None:
    ann_name, bob_name = named(ann, "Ann"), named(bob, "Bob")
    named(eve, "Eve")
    table = two_people(ann, bob)
    assert eve.post("/api/friends/ask", {"table": table, "seat": 0}).json()["code"] == "not_met"
    assert bob.post("/api/friends/ask", {"name": ann_name}).json()["code"] == "not_met"  # nobody is searched for
    assert bob.post("/api/friends/ask", {"table": table, "seat": 1}).json()["code"] == "yourself"
    assert bob.post("/api/friends/ask", {"table": table, "seat": 0}).status_code == 200
    assert names(company(ann)["asks"]) == [bob_name]
    assert bob.get("/api/people", table=table, seat=0).json()["tie"] == "asked"
    assert company(ann)["friends"] == []
    ann.post("/api/friends/ignore", {"name": bob_name})
    bob.post("/api/friends/ask", {"table": table, "seat": 0})
    assert company(ann)["asks"] == []  # asking again changes nothing
    assert bob.get("/api/people", table=table, seat=0).json()["tie"] == "asked"  # and nobody told
    ann.post("/api/friends/ask", {"table": table, "seat": 1})
    assert names(company(bob)["friends"]) == [ann_name]  # both have asked
    assert eve.post("/api/friends/accept", {"name": ann_name}).json()["code"] == "not_met"


# Blocks


def test_who_is_blocked_meets_nobody(ann: Browser, bob: Browser, eve: Browser) -> None:
    ann_name, bob_name = befriended(ann, bob)
    played = two_people(ann, bob)
    table, other = ann.open("me", "open"), bob.open("me", "open")
    token = friend_link(bob)
    assert names(ann.post("/api/blocks", {"name": bob_name}).json()["blocked"]) == [bob_name]
    for browser in (ann, bob):
        assert company(browser)["friends"] == []
    assert table not in open_tables(bob)
    assert other not in open_tables(ann)
    assert {other} <= set(open_tables(eve))
    refused = bob.join(table, ann.invitation(table))
    assert (refused.status_code, refused.json()["code"]) == (403, "bad_invitation")  # as if somebody sat there
    assert bob.post("/api/friends/ask", {"table": played, "seat": 0}).status_code == 200
    assert company(ann)["asks"] == []
    assert bob.get("/api/people", table=played, seat=0).json()["tie"] == "asked"  # as if she had not answered
    assert ann.post("/api/friends/accept", {"name": bob_name}).json()["code"] == "not_met"
    assert ann.post("/api/friends/link/accept", {"token": token}).json()["code"] == "bad_link"
    assert bob.post("/api/friends/link/look", {"token": friend_link(ann)}).json()["code"] == "bad_link"
    assert bob.get("/api/people", name=ann_name).json()["blocked"] is False  # not told
    ann.move(played, 0)  # what both play goes on
    bob.move(played, 1)
    (row,) = company(ann)["blocked"]
    assert ann.post("/api/blocks/end", {"id": row["id"]}).json()["blocked"] == []
    assert bob.join(table, ann.invitation(table)).status_code == 200


def test_guests_can_be_blocked_and_block(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    assert ann.post("/api/blocks", {"table": table, "seat": 0}).json()["code"] == "yourself"
    assert ann.post("/api/blocks", {"table": table, "seat": 7}).json()["code"] == "no_seat"
    assert names(ann.post("/api/blocks", {"table": table, "seat": 1}).json()["blocked"]) == ["Friend"]
    assert ann.post("/api/blocks", {"table": table, "seat": 1}).status_code == 200  # twice is once
    named(ann, "Ann")
    assert names(company(ann)["blocked"]) == ["Friend"]


def test_blocks_move_along_with_who_signs_in(server: Running, ann: Browser, bob: Browser) -> None:
    name = named(ann, "Ann")
    with Browser(server.address) as guest:
        table = two_people(guest, bob)
        guest.post("/api/blocks", {"table": table, "seat": 1})
        assert guest.post("/api/sign_in/password", {"name": name, "password": "correct horse"}).status_code == 200
        assert names(company(guest)["blocked"]) == ["Friend"]


# Others


def test_what_strangers_see(ann: Browser, bob: Browser, eve: Browser) -> None:
    name = named(ann, "Ann")
    table = two_people(ann, bob)
    seen = eve.get("/api/people", name=name.upper()).json()
    assert (seen["name"], seen["kept"], seen["mine"], seen["played"], seen["tie"]) == (name, True, False, 0, "none")
    assert seen["face"] == ann.get("/api/me").json()["face"]
    assert table not in str(seen)  # not where they play
    assert ann.person not in "".join(eve.heard)
    guest = eve.get("/api/people", table=table, seat=1).json()
    assert (guest["name"], guest["kept"]) == ("Friend", False)
    assert ann.get("/api/people", name=name).json()["mine"]
    assert eve.get("/api/people", name="Nobody at all").json()["code"] == "no_person"
    assert eve.get("/api/people").json()["code"] == "no_person"
    alone = ann.open("me", "crane")
    assert eve.get("/api/people", table=alone, seat=1).json()["code"] == "no_person"


@ON_BOTH
def test_deletion_takes_friends_along(server: Running, ann: Browser, bob: Browser) -> None:
    befriended(ann, bob)
    gone = ann.person
    ann.post("/api/me/delete", {"sure": True})
    assert company(bob)["friends"] == []
    assert gone not in str(server.rows(select(friends)))


def test_levels_of_bots_have_ratings(eve: Browser) -> None:
    bots = eve.get("/api/ladder", game="sun_tzu", players=2).json()["bots"]
    assert [each["bot"] for each in bots] == ["sparrow", "crane", "tiger", "dragon"]
    ratings = [each["rating"] for each in bots]
    assert ratings == sorted(ratings)
    assert (ratings[1], bots[1]["deviation"]) == (1500, 0)
    assert 10 < bots[2]["deviation"] < bots[3]["deviation"] < 60
    assert levels.levels_of("great_wall", 1) == []  # alone there is nobody to be better than
    assert eve.get("/api/ladder", game="sun_tzu", players=7).json()["lines"] == []


@pytest.mark.parametrize("first", [-1, 10_001])
def test_a_ladder_has_an_end(eve: Browser, first: int) -> None:
    assert eve.get("/api/ladder", game="sun_tzu", players=2, first=first).status_code == 400
