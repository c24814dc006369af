"""Several server processes on one PostgreSQL: readers at one of them see what is played at another."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy.engine import Engine
from websockets.exceptions import ConnectionClosed

import tianxia
from tianxia.cli import main
from tianxia.server.engines import open_engine, snapshot
from tianxia.server.stored import game_of, read_stored

from .browser import Browser, Reader, frame, told, two_people
from .chatting import agree, chat, heard, say, texts
from .databases import ON_POSTGRES
from .refusals import refusal
from .tables import act, consent, nudge, wish
from .waiting import until

pytestmark = ON_POSTGRES
MOVES = 40


@pytest.fixture
def engine(shared: str) -> Iterator[Engine]:
    engine = open_engine(shared)
    yield engine
    engine.dispose()


def stored_game(engine: Engine, table: str) -> tianxia.Game:
    with snapshot(engine) as connection:
        return game_of(read_stored(connection, table))


def test_readers_of_another_process_see_every_change(addresses: list[str], engine: Engine) -> None:
    chance = random.Random(8)
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob, Browser(addresses[1]) as eve:
        table = ann.open("me", "open")
        with ann.live(table, 0) as first, eve.live(table) as third:
            readers = {0: Reader(first), None: Reader(third)}
            assert [reader.read()["status"] for reader in readers.values()] == ["open", "open"]
            assert bob.join(table, ann.invitation(table)).status_code == 200
            assert [reader.read()["status"] for reader in readers.values()] == ["running", "running"]
            with bob.live(table, 1) as second:
                readers[1] = Reader(second)
                people = {0: ann, 1: bob, None: eve}
                for _ in range(MOVES):
                    game = stored_game(engine, table)
                    for seat, reader in readers.items():
                        joined = 1
                        seq = game.changes(() if seat is None else (seat,)) + joined
                        assert reader.read_until(seq) == people[seat].sight(table, seat)
                    mover = chance.choice(game.to_act)
                    decision = readers[mover].sight["decision"]
                    option = chance.choice(decision["options"])["text"]
                    answer = people[mover].try_move(table, mover, option, decision["number"])
                    assert answer.status_code == 200, answer.text
        assert len(stored_game(engine, table).entries) == MOVES


def test_the_bots_of_one_process_play_for_the_readers_of_another(addresses: list[str]) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as eve:
        table = ann.open("me", "random", beginner=True)
        with eve.live(table) as socket:
            reader = Reader(socket)
            while not reader.read()["seats"][1]["sealed"]:
                pass
            for order in ("1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN", "ready"):
                ann.move(table, 0, order)
            while not reader.read()["view"]["orders_lie"]:
                pass


def test_secret_orders_at_two_processes_do_not_make_each_other_stale(addresses: list[str]) -> None:
    """Both lay at the same time, again and again: neither may notice anything of the other."""
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob, beginner=True)
        bob.sight(table, 1)
        until(lambda: ann.sight(table)["status"] == "running")  # her process has heard that he sat down

        def lay(person: Browser, seat: int) -> list[int]:
            answers = []
            sight = person.sight(table, seat)
            for option in ["5@WU", "back WU"] * 10:
                answer = person.try_move(table, seat, option, sight["decision"]["number"])
                answers.append(answer.status_code)
                sight = answer.json()
            return answers

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lay, (ann, bob), (0, 1)))
    assert answers == [[200] * 20, [200] * 20]


def shows(reader: Reader, is_so: Callable[[Any], bool]) -> None:
    while not is_so(reader.read()):
        pass


def test_what_is_settled_about_a_table_holds_at_every_process(addresses: list[str]) -> None:
    """Leaving, coming back, closing together, resigning: done at one process, told at the other, and kept to there."""
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob, Browser(addresses[0]) as bob_there:
        table, other = two_people(ann, bob), two_people(ann, bob)
        bob_there.become(dict(bob.client.cookies))
        with ann.live(table, 0) as socket:
            reader = Reader(socket)
            act(bob, table, "leave", bot="sparrow")
            shows(reader, lambda sight: sight["seats"][1]["bot"] == "sparrow")
            assert refusal(bob_there.try_move(table, 1, "x", 0)) == (409, "bot_plays")
            act(bob, table, "come_back", seat=1)
            shows(reader, lambda sight: sight["seats"][1]["bot"] is None)
            act(bob, table, "close", seat=1, agrees=True)
            shows(reader, lambda sight: sight.get("closes") == [1])
            act(bob, table, "close", seat=1, agrees=False)
            shows(reader, lambda sight: "closes" not in sight)
            act(bob, table, "resign", seat=1)
            shows(reader, lambda sight: sight["over"] and sight["result"]["winners"] == [0])
            assert refusal(bob_there.try_move(table, 1, "x", reader.sight["undo"]["number"]))[0] == 409
        with ann.live(other, 0) as socket:
            reader = Reader(socket)
            assert act(ann, other, "close", seat=0, agrees=True).json() == {"closed": False, "waits": [1]}
            until(lambda: bob.sight(other, 1).get("closes") == [0])
            assert act(bob, other, "close", seat=1, agrees=True).json() == {"closed": True, "waits": []}
            shows(reader, lambda sight: sight["status"] == "closed")


def is_refused_a_seat(person: Browser) -> bool:
    new = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]}
    return bool(person.post("/api/tables", new).status_code == 403)


def test_who_is_deleted_or_banned_is_so_at_every_process(addresses: list[str], shared: str) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob, Browser(addresses[0]) as bob_there:
        table = two_people(ann, bob)
        bob_there.become(dict(bob.client.cookies))
        with ann.live(table, 0) as socket:
            reader = Reader(socket)
            assert bob.post("/api/me/delete", {"sure": True}).status_code == 200
            shows(reader, lambda sight: sight["seats"][1]["kind"] == "bot")
            assert reader.sight["seats"][1]["name"] != "Friend"
        assert refusal(bob_there.get(f"/api/tables/{table}", seat=1)) == (403, "not_your_seat")
    with Browser(addresses[0]) as eve, Browser(addresses[1]) as eve_there:
        table = eve.open("me", "here")
        eve_there.become(dict(eve.client.cookies))
        main(["admin", "ban", eve.person, "--database", shared])
        for person in (eve, eve_there):
            until(partial(is_refused_a_seat, person))
            assert refusal(person.try_move(table, 0, "x", 0)) == (403, "banned")


def test_a_table_that_the_operator_closes_is_closed_at_every_process(addresses: list[str], shared: str) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob)
        with ann.live(table, 0) as first, bob.live(table, 1) as second:
            readers = [Reader(socket) for socket in (first, second)]
            for reader in readers:
                reader.read()
            main(["admin", "close", table, "--database", shared])
            for reader in readers:
                with pytest.raises(ConnectionClosed) as closed:
                    shows(reader, lambda sight: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404
        for person in (ann, bob):
            assert refusal(person.get(f"/api/tables/{table}")) == (410, "closed_table")


def test_nudge_and_consent_across_processes(addresses: list[str]) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob)
        with ann.live(table, 0) as first, bob.live(table, 1) as second:
            hers, his = Reader(first), Reader(second)
            shows(hers, lambda sight: sight["status"] == "running")
            ann.move(table, 0)
            shows(his, lambda sight: sight["seats"][0]["sealed"])
            assert nudge(ann, table, 0, 1) == (200, "")
            assert told(second, "nudge")["seat"] == 0
            bob.move(table, 1)
            shows(hers, lambda sight: sight["asked"] != "keep_general")
            assert wish(ann, table, 0) == (200, "")
            assert told(second, "wish")["wish"] == {"seat": 0, "waits": [1]}
            assert consent(bob, table, 1, True) == (200, "")
            shows(hers, lambda sight: sight["asked"] == "keep_general")
            assert ann.sight(table, 0)["moves"] == 0


def test_what_is_said_is_heard_elsewhere(addresses: list[str]) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob)
        with ann.live(table, 0) as first, bob.live(table, 1) as second:
            # Her process has not heard yet that he sat down: alone she would have nobody to talk to.
            shows(Reader(first), lambda sight: sight["status"] == "running")
            say(ann, table, 0, "hello")
            assert heard(second) == 1
            assert texts(chat(bob, table)) == ["hello"]
            agree(ann, table)
            assert heard(second) == 1
            assert agree(bob, table)["free"]
            assert say(bob, table, 1, text="Words")["latest"] == 2
            while heard(first) != 2:
                pass
        assert texts(chat(ann, table)) == ["hello", "Words"]


def test_another_process_hears_of_an_ended_session(addresses: list[str]) -> None:
    first, second = addresses
    with Browser(first) as ann, Browser(second) as copy:
        table = ann.open("me", "here")
        copy.become(dict(ann.client.cookies))
        assert copy.sight(table, 0)["seats"][0]["mine"]
        with copy.live(table, 0) as socket:
            frame(socket)
            (session,) = ann.get("/api/me/sessions").json()
            ann.post("/api/me/sessions/end", {"id": session["id"]})
            with pytest.raises(ConnectionClosed):
                frame(socket)
            assert socket.close_code == 4401
        assert copy.get(f"/api/tables/{table}", seat=0).status_code == 403
