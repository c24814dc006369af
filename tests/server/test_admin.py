"""The operator's commands, and that a running server hears of them."""

import asyncio
import hmac
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tianxia.cli import main
from tianxia.server import schema
from tianxia.server.app import Settings
from tianxia.server.orders import Bans
from tianxia.server.sessions import OLD_COOKIE

from .browser import Browser, frame, two_people
from .databases import ON_BOTH
from .refusals import refusal
from .serving import GENEROUS, Running, running
from .waiting import until

Admin = Callable[..., str]


@pytest.fixture
def admin(database: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    def run(*words: str) -> str:
        main(["admin", *words, "--database", database])
        return capsys.readouterr().out

    return run


@pytest.fixture
def served(database: str) -> Iterator[Running]:
    with running(Settings(database=database, **GENEROUS)) as server:
        yield server


@pytest.fixture
def guests(served: Running) -> Iterator[tuple[Browser, Browser]]:
    with Browser(served.address, **{"accept-language": "en"}) as ann, Browser(served.address) as bob:
        for browser, name in ((ann, "Ann"), (bob, "Bob")):
            browser.post("/api/me", {"name": name})
        yield ann, bob


def id_of(browser: Browser) -> str:
    return browser.person


def test_lists_of_tables_and_people(admin: Admin, guests: tuple[Browser, Browser]) -> None:
    ann, bob = guests
    table = two_people(ann, bob)
    (found,) = json.loads(admin("list", "--json"))
    assert (found["id"], found["game"], found["status"]) == (table, "sun_tzu", "not over")
    assert [seat[1] for seat in found["seats"]] == [id_of(ann), id_of(bob)]
    (person,) = json.loads(admin("people", "Bob", "--json"))
    assert (person["id"], person["tables"], person["banned"]) == (id_of(bob), 1, False)
    assert table in admin("list", "--person", id_of(bob))
    assert id_of(ann) in admin("people")


@ON_BOTH
def test_a_table_is_closed(admin: Admin, served: Running, guests: tuple[Browser, Browser]) -> None:
    ann, bob = guests
    table = two_people(ann, bob)
    with ann.live(table, 0) as socket:
        frame(socket)
        assert "closed" in admin("close", table)
        with pytest.raises(ConnectionClosed) as closed:
            frame(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    for path in ("", "/log", "/previews?seat=0"):
        assert refusal(ann.get(f"/api/tables/{table}{path}")) == (410, "closed_table")
    assert "have closed this table" in ann.get(f"/api/tables/{table}").json()["sentence"]
    assert ann.get("/api/tables").json()["mine"] == []


def test_a_person_is_given_another_name(admin: Admin, guests: tuple[Browser, Browser]) -> None:
    ann, bob = guests
    table = two_people(ann, bob)
    admin("rename", id_of(bob), "Robert")
    until(lambda: [seat["name"] for seat in ann.sight(table)["seats"]][1] == "Robert")
    assert bob.get("/api/me").json()["name"] == "Robert"


@ON_BOTH
def test_a_person_is_banned_for_a_while(admin: Admin, guests: tuple[Browser, Browser]) -> None:
    ann, bob = guests
    table = two_people(ann, bob)
    new = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]}
    admin("ban", id_of(bob))
    until(lambda: bob.post("/api/tables", new).status_code == 403)
    assert refusal(bob.post(f"/api/tables/{table}/moves", {"seat": 1, "option": "x", "number": 0})) == (403, "banned")
    assert bob.sight(table, 1)["seats"][1]["mine"]  # watching is allowed
    assert ann.post("/api/tables", new).status_code == 201
    assert json.loads(admin("people", "Bob", "--json"))[0]["banned"]
    admin("unban", id_of(bob))
    until(lambda: bob.post("/api/tables", new).status_code == 201)


def test_who_is_banned_may_go(admin: Admin, served: Running, guests: tuple[Browser, Browser]) -> None:
    _, bob = guests
    bob.post("/api/me/keep", {"name": "Bob", "password": "correct horse"})
    with Browser(served.address) as elsewhere:
        signing_in = {"name": "Bob", "password": "correct horse"}
        assert elsewhere.post("/api/sign_in/password", signing_in).status_code == 200
        admin("ban", id_of(bob))
        until(lambda: bob.post("/api/me", {"name": "Bob"}).status_code == 403)
        other = next(each["id"] for each in bob.get("/api/me/sessions").json() if not each["here"])
        assert bob.post("/api/me/sessions/end", {"id": other}).status_code == 200
        assert bob.post("/api/me/sessions/end_others", {}).status_code == 200
        assert elsewhere.post("/api/sign_in/password", signing_in).status_code == 200  # a visitor, until then
        assert elsewhere.post("/api/me", {"name": "B"}).json()["code"] == "banned"
        assert elsewhere.post("/api/sign_out", {}).status_code == 200
    assert bob.post("/api/me/delete", {"sure": True}).status_code == 200
    assert id_of(bob) not in served.scalars(select(schema.people.c.id))


def test_a_ban_outlives_the_server(admin: Admin, database: str, guests: tuple[Browser, Browser]) -> None:
    _, bob = guests
    admin("ban", id_of(bob))
    with running(Settings(database=database)) as again, Browser(again.address) as same:
        same.become(dict(bob.client.cookies))
        assert same.post("/api/me", {"name": "B"}).status_code == 403


@ON_BOTH
def test_a_ban_during_the_start_is_heard(
    admin: Admin, database: str, guests: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob = guests
    read, orders = Bans.read, [id_of(bob)]

    async def read_too_soon(bans: Bans) -> None:
        await read(bans)
        if orders:
            await asyncio.to_thread(admin, "ban", orders.pop())

    monkeypatch.setattr(Bans, "read", read_too_soon)
    with running(Settings(database=database)) as again, Browser(again.address) as same:
        same.become(dict(bob.client.cookies))
        until(lambda: same.post("/api/me", {"name": "B"}).status_code == 403)


def test_all_data_of_a_person(admin: Admin, guests: tuple[Browser, Browser], tmp_path: Path) -> None:
    ann, bob = guests
    table = two_people(ann, bob, beginner=True)
    ann.move(table, 0, "5@WU")
    found = json.loads(admin("export", id_of(ann)))
    assert (found["name"], found["tables"][0]["id"], found["tables"][0]["seats"]) == ("Ann", table, [0])
    assert [move["play"] for move in found["tables"][0]["moves"]] == ["5@WU"]
    assert found["tables"][0]["log"] is None  # it would show the seed of a running game
    assert "seed" not in json.dumps(found)
    other = json.loads(admin("export", id_of(bob)))
    assert other["tables"][0]["moves"] == []  # nothing of the others
    admin("export", id_of(ann), str(tmp_path / "ann.json"))
    assert json.loads((tmp_path / "ann.json").read_text()) == found


@ON_BOTH
def test_a_person_is_deleted(admin: Admin, served: Running, guests: tuple[Browser, Browser]) -> None:
    ann, bob = guests
    shared, own = two_people(ann, bob, beginner=True), bob.open("me", "here")
    bob.move(shared, 1)
    log = served.log_of(shared)
    person = id_of(bob)
    assert "2 tables" in admin("delete", person, "--yes")
    until(lambda: [seat["kind"] for seat in ann.sight(shared)["seats"]][1] == "bot")  # the game goes on
    assert own not in admin("list", "--person", person)
    with served.hall.storage.engine.connect() as connection:
        rows: list[Any] = []
        for sheet in schema.metadata.sorted_tables:
            rows += [str(tuple(row)) for row in connection.execute(select(sheet))]
    assert not any(person in row or "Bob" in row for row in rows)
    assert bob.get(f"/api/tables/{shared}", seat=1).status_code == 403
    assert served.log_of(shared)[:1] == log  # the game stays readable
    until(lambda: len(served.log_of(shared)) > 1)  # and the bot plays


@pytest.mark.parametrize("words", ["close none", "rename none X", "ban none", "unban none", "delete none --yes"])
def test_who_is_not_there(admin: Admin, served: Running, words: str) -> None:
    with pytest.raises(SystemExit) as ended:
        admin(*words.split())
    assert ended.value.code == 2


def test_new_keys(admin: Admin, guests: tuple[Browser, Browser]) -> None:
    ann, _ = guests
    assert "valid until" in admin("rotate-keys")
    assert ann.get("/api/me").json()["name"] == "Ann"
    assert "Tables" in admin("doctor")


@ON_BOTH
def test_new_keys_at_once(admin: Admin, served: Running, guests: tuple[Browser, Browser]) -> None:
    """Somebody else has seen the old ones: nothing that they have signed is worth anything, nor what they will sign."""
    ann, bob = guests
    table = ann.open("me", "here")
    bob.post("/api/me/keep", {"name": "Bob", "password": "correct horse"})
    old = served.hall.storage.secret("cookies").encode()
    before, person = dict(ann.client.cookies), id_of(ann)
    forged = f"{person}.{hmac.digest(old, person.encode(), 'sha256').hex()}"
    assert "signed out" in admin("rotate-keys", "--now")
    until(lambda: ann.get("/api/me").json()["name"] != "Ann")
    assert ann.get(f"/api/tables/{table}", seat=0).status_code == 403
    with Browser(served.address) as thief:
        thief.become({OLD_COOKIE: forged})
        assert thief.get(f"/api/tables/{table}", seat=0).status_code == 403
        thief.become(before)
        assert thief.post("/api/me", {"name": "Mallory"}).status_code == 403
    assert bob.get("/api/me").json()["kept"] is False
    assert bob.post("/api/sign_in/password", {"name": "Bob", "password": "correct horse"}).status_code == 200
    assert bob.get("/api/me").json()["kept"]


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for words in (["admin", "list"], ["admin", "ban", "x"]):
        with pytest.raises(SystemExit) as ended:
            main([*words, "--database", f"sqlite:///{tmp_path}/none.sqlite3"])
        assert ended.value.code == 2
    assert list(tmp_path.iterdir()) == []
