"""Friends see who is online; nobody else does, and nobody sees where."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from sqlalchemy import select, update

from tianxia.server.app import Settings
from tianxia.server.company.sheets import friends, presences

from .browser import Browser, frame
from .databases import ON_BOTH, NewDatabase
from .people import befriended, company, friend_link, named
from .serving import GENEROUS, Running, running
from .waiting import until

QUICK = 0.02  # seconds between two looks


@pytest.fixture(scope="module")
def house(new_url: NewDatabase) -> Iterator[Running]:
    with running(Settings(new_url(), presence=QUICK, **GENEROUS)) as it:
        yield it


def is_online(reader: Browser, name: str) -> bool:
    (found,) = [each["online"] for each in company(reader)["friends"] if each["name"] == name]
    return bool(found)


@ON_BOTH
def test_a_friend_is_online_while_a_table_is_open(house: Running) -> None:
    with ExitStack() as stack:
        ann, bob, eve = [stack.enter_context(Browser(house.address)) for _ in range(3)]
        ann_name, bob_name = befriended(ann, bob)
        named(eve, "Eve")
        assert not is_online(ann, bob_name)
        table = bob.open("me", "open")
        with bob.live(table, 0) as first, bob.live(table, 0) as second:
            frame(first)
            frame(second)
            until(lambda: is_online(ann, bob_name))
            assert not is_online(bob, ann_name)
            assert table not in str(company(ann))
            assert "online" not in eve.get("/api/people", name=bob_name).json()
            first.close()
            until(lambda: house.app.state.quotas.sockets_by_address.total() == 1)
            with ann.live(table):
                until(lambda: is_online(bob, ann_name))  # somebody has looked since
                assert is_online(ann, bob_name)
            ann.post("/api/friends/end", {"name": bob_name})
            assert company(ann)["friends"] == []
            bob.post("/api/friends/link/accept", {"token": friend_link(ann)})
            until(lambda: is_online(ann, bob_name))
            one_sided = friends.delete().where(friends.c.person == bob.person)
            with house.hall.storage.engine.begin() as connection:
                connection.execute(one_sided)  # as no way leads to: then neither is told
            assert not is_online(ann, bob_name)
        house.write(friends.insert().values(person=bob.person, other=ann.person, state="friend", at="2026"))
        until(lambda: not is_online(ann, bob_name))


def test_guests_are_not_written_down_and_the_dead_are_forgotten(house: Running) -> None:
    with Browser(house.address) as ann, Browser(house.address) as bob, Browser(house.address) as guest:
        _, bob_name = befriended(ann, bob)
        table = bob.open("me", "open")
        with bob.live(table, 0) as socket, guest.live(table) as other:
            frame(socket)
            frame(other)
            until(lambda: is_online(ann, bob_name))
            there = house.scalars(select(presences.c.person))
            assert (bob.person in there, guest.person in there) == (True, False)

            def died() -> bool:
                """Its process did, long ago. The look that has seen the guest may write once more."""
                house.write(update(presences).values(seen="2020"))
                return not is_online(ann, bob_name)

            until(died)
