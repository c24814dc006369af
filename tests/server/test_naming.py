"""Whose a name is: who keeps one is the only one who is called so, and is shown with a seal."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy import table as sheet
from sqlalchemy.sql.expression import column

from tianxia.core.values import BadInput
from tianxia.server import moderation, schema
from tianxia.server.accounts import Accounts
from tianxia.server.errors import BadName
from tianxia.server.faces import BOTS
from tianxia.server.hall import Hall
from tianxia.server.names import clean_name, folded, likenesses, twins
from tianxia.server.naming import is_reserved
from tianxia.server.people import People, load_words
from tianxia.server.storage import Storage

from .browser import Browser, two_people
from .databases import ON_BOTH, of_revision
from .people import SECRET, by_password, kept
from .serving import Running

LOOKING_SO = (
    "Zhuge Liang",
    "ZHUGE.LIANG",
    "Zhuge Li\u0430ng",
    "zhug3 1iang",
    "Zhuge Liang \u2713",
    "Zhuge Li\u00e4ng",
)


def code(answer: Any) -> str:
    return "" if answer.status_code < 300 else str(answer.json()["code"])


def seats(browser: Browser, table: str) -> list[tuple[str, bool]]:
    return [(seat["name"], seat.get("kept", False)) for seat in browser.sight(table)["seats"]]


@pytest.mark.parametrize("like", LOOKING_SO)
def test_nobody_is_called_what_another_keeps(own_server: Running, like: str) -> None:
    """Neither as a visitor, nor on a seat, nor as a guest at one screen."""
    with Browser(own_server.address) as ann, Browser(own_server.address) as mallory:
        kept(ann, "Zhuge Liang")
        table = ann.open("me", "open")
        assert code(mallory.post("/api/me", {"name": like})) == "name_taken"
        assert code(mallory.join(table, ann.invitation(table), like)) == "name_taken"
        chairs = [{"kind": "me"}, {"kind": "here", "name": like}]
        assert code(mallory.post("/api/tables", {"game": "sun_tzu", "seats": chairs})) == "name_taken"
        own = [{"kind": "me", "name": like}, {"kind": "open"}]
        assert code(mallory.post("/api/tables", {"game": "sun_tzu", "seats": own})) == "name_taken"
        assert mallory.join(table, ann.invitation(table), "Mallory").status_code == 200
        assert seats(mallory, table) == [("Zhuge Liang", True), ("Mallory", False)]


def test_a_seal_follows_the_name(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    """It comes when the name is kept, stays with who keeps it, and goes with it."""
    ann.post("/api/me", {"name": "Lu Su"})
    table = two_people(ann, bob)
    chat = f"/api/tables/{table}/chat"
    with eve.live(table) as socket:
        socket.recv(timeout=10)
        assert seats(eve, table) == [("Lu Su", False), ("Friend", False)]
        kept(ann, "Lu Su")
        assert seats(eve, table) == [("Lu Su", True), ("Friend", False)]
    ann.post(chat, {"seat": 0, "phrase": "hello"})
    assert [each.get("kept", False) for each in bob.get(chat).json()["messages"]] == [True]
    (line,) = [each for each in ann.get("/api/tables").json()["mine"] if each["id"] == table]
    assert line["seats"][0]["kept"]
    ann.post("/api/me", {"name": "Lu Xun"})  # the name is free again
    assert seats(eve, table)[0] == ("Lu Su", False)
    server.hall._tables.pop(table)  # read again from what is stored
    assert seats(eve, table)[0] == ("Lu Su", False)
    assert eve.post("/api/me", {"name": "Lu Su"}).status_code == 200
    ann.post("/api/me", {"name": "Lu Xun the Second"})
    later = ann.open("me", "here")
    assert seats(ann, later)[0] == ("Lu Xun the Second", True)


def test_messages_say_whose_name_is_kept(ann: Browser, bob: Browser) -> None:
    kept(ann, "Lu Meng")
    table = two_people(ann, bob, beginner=True)
    ann.post(f"/api/tables/{table}/nudge", {"seat": 0, "goal": 1})
    bob.post(f"/api/tables/{table}/nudge", {"seat": 1, "goal": 0})
    for browser, said in ((bob, ("Lu Meng", True)), (ann, ("Friend", False))):
        (message,) = browser.get("/api/me/messages").json()
        assert (message["who"], message["kept"]) == said


def test_a_visitor_who_was_called_so_first_stays_without_a_seal(ann: Browser, bob: Browser, eve: Browser) -> None:
    """Until they take another name: where they sit they are called as before, and they sit down nowhere else so."""
    bob.post("/api/me", {"name": "Ma Chao"})
    table = bob.open("me", "open")
    kept(ann, "Ma Chao")
    assert ann.join(table, bob.invitation(table), "Ma Chao").status_code == 200
    assert seats(eve, table) == [("Ma Chao", False), ("Ma Chao", True)]
    assert bob.get("/api/me").json()["name"] == "Ma Chao"
    chairs = [{"kind": "me"}, {"kind": "open"}]
    assert code(bob.post("/api/tables", {"game": "sun_tzu", "seats": chairs})) == "name_taken"
    bob.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert code(bob.post(f"/api/tables/{table}/rematch", {})) == "name_taken"
    assert bob.post("/api/me", {"name": "Ma Dai"}).status_code == 200
    assert bob.open("me", "open")


def test_signing_in_brings_the_seal_along(ann: Browser, bob: Browser, eve: Browser) -> None:
    kept(ann, "Wei Yan")
    table = ann.open("me", "open")
    bob.join(table, ann.invitation(table), "Zhao Yun")
    kept(eve, "Zhao Yun")
    assert seats(ann, table)[1] == ("Zhao Yun", False)
    assert by_password(bob, "Zhao Yun").json()["moved"] == 1
    assert seats(ann, table)[1] == ("Zhao Yun", True)


def test_what_bots_and_operators_are_called_is_nobodys(ann: Browser) -> None:
    languages = [load_words(language) for language in ("en", "pl", "cs", "it")]
    levels = [words.say(f"web-bot-{level}") for words in languages for level in ("tiger", "dragon")]
    for name in (
        *BOTS,
        *levels,
        "Moderator",
        "Tianxia",
        "Admin 2",
        "adm1n Ann",
        "Obs\u0142uga",
        "\u0410dmin",
        "SUPPORT",
    ):
        assert is_reserved(name), name
        assert code(ann.post("/api/me", {"name": name})) == "name_taken", name
        assert code(ann.post("/api/me/keep", {"name": name, "password": SECRET})) == "name_taken", name
    for name in ("Badminton", "Ann", "Tia", "Sun Bin"):
        assert not is_reserved(name), name


def test_anybody_is_a_guest_and_nobody_keeps_that(ann: Browser) -> None:
    assert ann.post("/api/me", {"name": load_words("it").say("web-guest")}).status_code == 200
    assert code(ann.post("/api/me/keep", {"name": "Guest", "password": SECRET})) == "name_taken"


@pytest.mark.parametrize(
    "name", ["...", "\u3164", "\u2800\u2800", "a\u115f", "Ann\uffa0", "x" + "\u0301" * 3 + "\u0323", "\u2605", "\u200b"]
)
def test_what_is_no_name(ann: Browser, name: str) -> None:
    assert code(ann.post("/api/me", {"name": name})) == "bad_name"
    assert code(ann.post("/api/me/keep", {"name": name, "password": SECRET})) == "bad_name"
    assert ann.get("/api/me").json()["name"] != name


def test_how_names_are_written() -> None:
    assert clean_name(" Me\u0301i\u202e\ufe0f ") == "M\u00e9i"
    assert clean_name("\u5b6b\u5b50") == "\u5b6b\u5b50"
    assert clean_name("L\u00ea Th\u1ecb") == "L\u00ea Th\u1ecb"
    assert clean_name("\u200b") == ""
    with pytest.raises(BadName):
        clean_name("\u0344" * 2 + "a" * 40)  # longer once it is composed


@pytest.mark.parametrize(
    ("one", "like"),
    [("Pawel", "Pawe\u0142"), ("Ian", "\u0131an"), ("Ann", "\u0391\u039d\u039d"), ("Soren", "S\u00f8ren")],
)
def test_more_that_looks_alike(one: str, like: str) -> None:
    assert folded(one) in likenesses(like)


def test_the_operator_gives_no_name_that_another_keeps(server: Running, ann: Browser, bob: Browser) -> None:
    kept(ann, "Guo Jia")
    bob.post("/api/me", {"name": "Rude one"})
    with server.hall.storage.engine.begin() as connection:
        for name in ("Guo Jia", "Moderator", "\u3164"):
            with pytest.raises(BadInput):
                moderation.rename(connection, bob.person, name)
        moderation.rename(connection, bob.person, "Polite one")


# What older servers have stored

PEOPLE = sheet("people", *[column(name) for name in ("id", "name", "kept", "folded")])
TABLE = text(
    "INSERT INTO tables (id, game, rules, players, options, deal, luck, created, updated, over)"
    " VALUES ('t', 'sun_tzu', '1', 2, '{}', '7', 'shown', '2026', '2026', 0)"
)
SEATS = sheet("seats", *[column(name) for name in ("table_id", "seat", "kind", "name", "holder")])


@ON_BOTH
def test_names_from_before(blank: str) -> None:
    """Those that look alike now: both sign in; who kept it first has it. Seats get their seals."""
    with of_revision(blank, "0022") as connection:
        rows = [
            ("a", "Pawe\u0142", "2026-01"),
            ("b", "Pawel", "2026-02"),
            ("c", "Moderator", "2026-03"),
            ("d", "Li", None),
        ]
        for id_, name, since in rows:
            form = name.casefold() if since else None
            connection.execute(insert(PEOPLE).values(id=id_, name=name, kept=since, folded=form))
        connection.execute(TABLE)
        for seat, (holder, name) in enumerate([("a", "Pawe\u0142"), ("a", "Guest"), ("c", "Moderator"), ("d", "Li")]):
            row = {"table_id": "t", "seat": seat, "kind": "human", "name": name, "holder": holder}
            connection.execute(insert(SEATS).values(**row))
    storage = Storage(blank)
    with storage.engine.connect() as connection:
        columns = schema.seats.c
        found = connection.execute(select(columns.kept).order_by(columns.seat)).scalars().all()
        people = connection.execute(select(schema.people.c.id, schema.people.c.folded)).all()
    forms = {row.id: row.folded for row in people}
    assert found == [1, 0, 0, 0]
    form = folded("Pawel")
    assert forms == {"a": form, "b": twins(form)[1], "c": folded("Moderator"), "d": None}

    async def scene() -> None:
        accounts = Accounts(Hall(storage), People(storage), 10, 10)
        for name, person in (("Pawe\u0142", "a"), ("Pawel", "b"), ("PAWEL", "a")):
            account = await accounts._called(name, folded(name))
            assert account is not None
            assert account.id == person
        await accounts.check_name("b", "Pawel")  # theirs, whatever else looks so
        await accounts.check_name("c", "Moderator")

    asyncio.run(scene())
    storage.close()
