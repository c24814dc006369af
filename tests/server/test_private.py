"""Tables that are not for everybody: private ones, and tables without spectators."""

import json

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from .browser import TIMEOUT, Browser, frame
from .people import befriended
from .refusals import refusal
from .serving import Running
from .tables import lists, opened


def is_closed(socket: ClientConnection) -> bool:
    """Without a further sight of the game."""
    try:
        told = json.loads(socket.recv(timeout=TIMEOUT))
    except ConnectionClosed:
        return True
    raise AssertionError(told)


def test_a_private_table_is_in_no_strangers_lobby(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = opened(ann, "me", "open", private=True)
    public = opened(ann, "me", "open")
    invitation = ann.invitation(table)
    assert table in lists(ann)["mine"]
    assert public in lists(eve)["open"]
    assert table not in lists(eve)["open"]
    assert eve.sight(table)["invitations"] == []
    assert invitation not in "".join(eve.heard)
    assert bob.join(table, invitation).status_code == 200
    assert ann.sight(table, 0)["status"] == "running"


def test_strangers_do_not_see_a_table_without_spectators(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = opened(ann, "me", "open", spectators=False)
    invitation = ann.invitation(table)
    assert eve.sight(table)["status"] == "open"  # whoever has the link must see what they are invited to
    with eve.live(table) as watching:
        frame(watching)
        assert bob.join(table, invitation).status_code == 200
        assert is_closed(watching)
    asked = [
        eve.get(f"/api/tables/{table}"),
        eve.get(f"/api/tables/{table}/replay", at=0),
        eve.get(f"/api/tables/{table}/log"),
    ]
    assert [refusal(answer) for answer in asked] == [(403, "no_spectators")] * 3
    with eve.live(table) as refused:
        assert is_closed(refused)
    with bob.live(table, 1) as seated:
        assert frame(seated)["seat"] == 1
    assert ann.post(f"/api/tables/{table}/resign", {"seat": 0}).status_code == 200
    assert eve.sight(table)["over"] is True  # afterwards everything is public


def test_all_of_it_outlives_the_server(own_server: Running) -> None:
    with Browser(own_server.address) as ann, Browser(own_server.address) as eve:
        _, name = befriended(ann, eve)
        table = opened(ann, "me", "open", private=True, spectators=False, reserved=[None, name])
        own_server.hall._tables.clear()  # as after a restart: everything is read from the database
        sight = ann.sight(table, 0)
        assert (sight["private"], sight["spectators"], sight["seats"][1]["reserved"]) == (True, False, True)
        assert lists(eve)["for_you"] == [table]


def test_who_may_not_watch_does_not_learn_who_sits_there(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = opened(ann, "me", "open", spectators=False)
    assert bob.join(table, ann.invitation(table)).status_code == 200
    assert refusal(eve.get("/api/people", table=table, seat=0)) == (403, "no_spectators")
    assert refusal(eve.post("/api/blocks", {"table": table, "seat": 0})) == (403, "no_spectators")
    assert bob.get("/api/people", table=table, seat=0).status_code == 200
    bob.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert eve.get("/api/people", table=table, seat=0).status_code == 200  # it is over
