"""Whose a name is: what a copied cookie, a stolen password or a link that was sent to somebody is not enough for."""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from tianxia.server import (
    account_routes,
    accounts,
    notice_routes,
    passkeys,
    profile_routes,
    routes,
    schema,
    sign_in_routes,
    signing_in,
)
from tianxia.server.app import Settings
from tianxia.server.context import Context
from tianxia.server.devices import device_of
from tianxia.server.keys import COOKIES
from tianxia.server.owning import check_proved
from tianxia.server.sessions import COOKIE, ENDED, HOST, IDLE, LONGEST, digest_of, hold, purge, stamp, visitor_of

from .authenticator import Authenticator
from .browser import Browser, frame
from .databases import ON_BOTH, ON_POSTGRES
from .people import SECRET, by_password, forget_proofs, kept
from .refusals import refusal
from .serving import GENEROUS, Running, running

NEW = "a better secret"
Act = Callable[[Browser], httpx.Response]


def passkey_id(browser: Browser) -> str:
    found = browser.get("/api/me/account").json()["passkeys"]
    return str(found[0]["id"]) if found else "none"


def name_of(browser: Browser) -> str:
    return str(browser.get("/api/me").json()["name"])


# What changes whose a name is; each by the session of a browser alone.
ACTS: dict[str, Act] = {
    "new words": lambda one: one.post("/api/me/words", {}),
    "a new password": lambda one: one.post("/api/me/keep", {"name": name_of(one), "password": NEW}),
    "no password": lambda one: one.post("/api/me/password/remove", {}),
    "another name": lambda one: one.post("/api/me", {"name": f"Free {secrets.token_hex(4)}"}),
    "a passkey": lambda one: one.post("/api/me/passkey", {"name": name_of(one)}),
    "a passkey that was made": lambda one: one.post("/api/me/passkey", {"name": name_of(one), "credential": {}}),
    "no passkey": lambda one: one.post("/api/me/passkey/remove", {"id": passkey_id(one)}),
    "another device": lambda one: one.post("/api/me/link", {}),
    "the others' end": lambda one: one.post("/api/me/sessions/end_others", {}),
    "one other's end": lambda one: one.post(
        "/api/me/sessions/end", {"id": one.get("/api/me/sessions").json()[-1]["id"]}
    ),
    "deletion": lambda one: one.post("/api/me/delete", {"sure": True}),
}


def copy_of(browser: Browser) -> Browser:
    """The thief has the cookies."""
    thief = Browser(browser.address)
    thief.become(dict(browser.client.cookies))
    return thief


def token_of(browser: Browser) -> str:
    return (browser.client.cookies.get(COOKIE) or "").partition(".")[0]


def bell(browser: Browser) -> list[str]:
    return [each["kind"] for each in browser.get("/api/me/messages").json()]


def is_stranger(browser: Browser, table: str) -> bool:
    return browser.get(f"/api/tables/{table}", seat=0).status_code in (403, 409)


@pytest.mark.parametrize("act", ACTS)
def test_a_copied_cookie_takes_no_name(server: Running, ann: Browser, act: str) -> None:
    words = kept(ann, f"Owner {act}")
    forget_proofs(server)
    with copy_of(ann) as thief:
        assert refusal(ACTS[act](thief)) == (403, "prove_first"), act
    with Browser(ann.address) as again:  # everything is as it was
        assert by_password(again, f"Owner {act}").status_code == 200
        assert again.post("/api/sign_in/words", {"words": " ".join(words)}).status_code == 200


@pytest.mark.parametrize(
    "act", ["new words", "a new password", "another device", "the others' end", "another name", "deletion"]
)
def test_who_has_just_proved_it_may(server: Running, ann: Browser, act: str) -> None:
    kept(ann, f"Proved {act}")
    forget_proofs(server)
    assert ann.post("/api/prove/password", {"password": SECRET}).json() == {"seconds": 300, "words": None}
    assert ACTS[act](ann).status_code == 200


@pytest.mark.parametrize("act", ["a new password", "a passkey", "another device", "the others' end", "deletion"])
def test_a_visitor_has_nothing_to_prove_with(ann: Browser, act: str) -> None:
    ann.post("/api/me", {"name": f"Guest {act}"})
    assert ACTS[act](ann).status_code == 200


def test_who_has_signed_in_by_a_secret_has_proved_it(ann: Browser, bob: Browser, eve: Browser) -> None:
    kept(ann, "Just here")
    link = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    assert eve.post("/api/sign_in/link", {"token": link}).status_code == 200
    assert eve.post("/api/me/words", {}).json()["code"] == "prove_first"  # a link is no secret of theirs
    by_password(bob, "Just here")
    assert bob.post("/api/me/words", {}).status_code == 200


def test_proving_is_as_slow_as_signing_in(database: str) -> None:
    with running(Settings(database=database, **GENEROUS)) as server, Browser(server.address) as ann:
        kept(ann, "Guarded")
        answers = [ann.post("/api/prove/password", {"password": f"guess {n}"}) for n in range(9)]
        assert [each.status_code for each in answers] == [403] * 8 + [429]
        assert by_password(ann, "Guarded").status_code == 429  # they have their tries together


def test_a_proof_is_of_the_same_person(ann: Browser, bob: Browser) -> None:
    kept(ann, "One of two")
    words = kept(bob, "The other")
    assert ann.post("/api/prove/words", {"words": " ".join(words)}).json()["code"] == "wrong_key"
    assert bob.post("/api/prove/words", {"words": " ".join(words)}).status_code == 200  # they are not used up


def test_recovery_brings_a_name_back_from_a_thief(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    """Who has everything but the words: the password, a session, a link, and a passkey of their own."""
    table = ann.open("me", "here")
    words = kept(ann, "Robbed")
    key = Authenticator(server.address)
    assert by_password(eve, "Robbed").status_code == 200  # the thief
    options = eve.post("/api/me/passkey", {"name": "Robbed"}).json()["options"]
    assert eve.post("/api/me/passkey", {"name": "Robbed", "credential": key.make(options)}).status_code == 200
    link = eve.post("/api/me/link", {}).json()["link"].partition("#")[2]
    with eve.live(table, 0) as socket:
        frame(socket)
        body = {"words": " ".join(words), "password": NEW, "no_passkeys": True}
        answer = bob.post("/api/sign_in/words", body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["words"] != words
        with pytest.raises(ConnectionClosed):
            frame(socket)
        assert socket.close_code == 4401
    assert is_stranger(eve, table)
    assert by_password(eve, "Robbed").json()["code"] == "wrong_key"
    assert eve.post("/api/sign_in/link", {"token": link}).json()["code"] == "bad_ticket"
    options = eve.post("/api/sign_in/passkey/options", {}).json()["options"]
    assert eve.post("/api/sign_in/passkey", {"credential": key.use(options)}).json()["code"] == "bad_passkey"
    assert eve.post("/api/sign_in/words", {"words": " ".join(words)}).json()["code"] == "wrong_key"
    assert bob.sight(table, 0)["seats"][0]["mine"]
    assert [each["here"] for each in bob.get("/api/me/sessions").json()] == [True]
    assert "recovered" in bell(bob)
    assert by_password(ann, "Robbed", NEW).status_code == 200


@pytest.mark.parametrize("act", ["another device", "a passkey"])
def test_a_request_that_began_before_recovery_ends_after_it(
    server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """The thief has signed in by the password, and sends the end of a request when the owner is back."""
    words = " ".join(kept(ann, f"Slow {act}"))

    async def meanwhile(context: Context) -> None:
        body = {"words": words, "password": NEW}
        assert (await asyncio.to_thread(bob.post, "/api/sign_in/words", body)).status_code == 200
        await check_proved(context)

    monkeypatch.setattr("tianxia.server.account_routes.check_proved", meanwhile)
    assert ACTS[act](ann).json()["code"] == "session_replaced"


Way = Callable[[Browser], httpx.Response]


def ways_in(server: Running, owner: Browser, name: str) -> dict[str, tuple[Way, str]]:
    """All but the words, each with the code of its refusal when it is good no more."""
    key = Authenticator(server.address)
    options = owner.post("/api/me/passkey", {"name": name}).json()["options"]
    assert owner.post("/api/me/passkey", {"name": name, "credential": key.make(options)}).status_code == 200
    link = owner.post("/api/me/link", {}).json()["link"].partition("#")[2]

    def by_passkey(one: Browser) -> httpx.Response:
        asked = one.post("/api/sign_in/passkey/options", {}).json()["options"]
        return one.post("/api/sign_in/passkey", {"credential": key.use(asked)})

    return {
        "password": (lambda one: by_password(one, name), "wrong_key"),
        "passkey": (by_passkey, "bad_passkey"),
        "link": (lambda one: one.post("/api/sign_in/link", {"token": link}), "bad_ticket"),
    }


@pytest.mark.parametrize("way", ["password", "passkey", "link"])
def test_who_is_being_let_in_while_the_owner_recovers_stays_outside(
    server: Running, ann: Browser, bob: Browser, eve: Browser, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """What the thief has was good when it was checked, and is not when the session would be stored."""
    name = f"Raced {way}"
    words = " ".join(kept(ann, name))
    go, code = ways_in(server, ann, name)[way]
    usual = signing_in.sign_in
    raced: list[str] = []

    async def after_the_owner(*about: Any, **more: Any) -> Any:
        if not raced:
            raced.append(way)
            body = {"words": words, "password": NEW, "no_passkeys": True}
            assert (await asyncio.to_thread(bob.post, "/api/sign_in/words", body)).status_code == 200
        return await usual(*about, **more)

    monkeypatch.setattr(sign_in_routes, "sign_in", after_the_owner)
    assert go(eve).json().get("code") == code
    assert not eve.get("/api/me").json()["kept"]
    assert [each["here"] for each in bob.get("/api/me/sessions").json()] == [True]


def test_a_hash_that_was_being_checked_while_the_owner_recovers(
    server: Running, ann: Browser, bob: Browser, eve: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = " ".join(kept(ann, "Hashed"))
    usual = accounts.matches

    async def slow(*about: Any) -> bool:
        is_theirs = await usual(*about)
        assert (await asyncio.to_thread(bob.post, "/api/sign_in/words", {"words": words})).status_code == 200
        return is_theirs

    monkeypatch.setattr(accounts, "matches", slow)
    assert by_password(eve, "Hashed").json()["code"] == "wrong_key"


@ON_POSTGRES
def test_recovery_waits_for_who_is_becoming_somebody(own_server: Running) -> None:
    """In another process, at the same time: whose session is stored first is ended by the other."""
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        words = " ".join(kept(ann, "Locked"))
        people = schema.people.c
        with own_server.hall.storage.engine.begin() as connection, ThreadPoolExecutor(1) as beside:
            hold(connection, ann.person)
            recovered = beside.submit(bob.post, "/api/sign_in/words", {"words": words})
            with pytest.raises(TimeoutError):
                recovered.result(1)
            row = connection.execute(select(schema.sessions).limit(1)).mappings().one()
            connection.execute(schema.sessions.insert().values({**row, "id": "thief", "person": ann.person}))
            assert connection.execute(select(people.kept).where(people.id == ann.person)).scalar()
            connection.commit()
            assert recovered.result(30).status_code == 200
        assert [each["here"] for each in bob.get("/api/me/sessions").json()] == [True]


# Each act, and what it has done last before it writes.
IN_FLIGHT = {
    "another device": (account_routes, "check_proved"),
    "no passkey": (account_routes, "check_proved"),
    "one other's end": (account_routes, "check_proved"),
    "a passkey that was made": (passkeys, "add"),
    "another name": (routes, "check_proved"),
    "deletion": (profile_routes, "check_proved"),
    "a channel": (notice_routes, "told_before"),
}


@pytest.mark.parametrize("act", IN_FLIGHT)
def test_nothing_is_written_by_a_session_that_has_ended(
    server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """The thief's request has passed all checks when the owner comes back by the words."""
    name = f"Written {act}"
    words = " ".join(kept(ann, name))
    key = Authenticator(server.address)
    options = ann.post("/api/me/passkey", {"name": name}).json()["options"]
    made = {"name": name, "credential": key.make(options)}
    if act != "a passkey that was made":
        assert ann.post("/api/me/passkey", made).status_code == 200
    module, last = IN_FLIGHT[act]
    usual = getattr(module, last)

    async def then_the_owner(*about: Any) -> Any:
        done = await usual(*about)
        body = {"words": words, "password": NEW}
        assert (await asyncio.to_thread(bob.post, "/api/sign_in/words", body)).status_code == 200
        return done

    monkeypatch.setattr(module, last, then_the_owner)
    acts = ACTS | {
        "a passkey that was made": lambda one: one.post("/api/me/passkey", made),
        "a channel": lambda one: one.post("/api/me/notices/hook", {"kind": "json", "url": "https://x.example/"}),
    }
    refused = acts[act](ann)
    monkeypatch.undo()
    assert (refused.status_code, refused.json()["code"]) == (409, "session_replaced")
    assert bob.get("/api/me").json()["name"] == name
    assert len(bob.get("/api/me/account").json()["passkeys"]) == (act != "a passkey that was made")
    assert [each["here"] for each in bob.get("/api/me/sessions").json()] == [True]
    assert bob.get("/api/me/notices").json()["hook"] is None
    assert set(bell(bob)) <= {"recovered", "passkey"}


def test_words_let_a_password_be_forgotten(ann: Browser, bob: Browser, eve: Browser) -> None:
    words = kept(ann, "Absent-minded")
    assert bob.post("/api/sign_in/words", {"words": " ".join(words)}).status_code == 200
    assert by_password(eve, "Absent-minded").status_code == 403  # nobody knows who else knows it
    assert (
        bob.post("/api/me/keep", {"name": "Absent-minded", "password": NEW}).status_code == 200
    )  # without the old one
    assert by_password(eve, "Absent-minded", NEW).status_code == 200


def test_words_are_not_used_up_by_a_bad_password(ann: Browser, bob: Browser) -> None:
    words = " ".join(kept(ann, "Hasty"))
    refused = bob.post("/api/sign_in/words", {"words": words, "password": "password1"})
    assert (refused.status_code, refused.json()["code"]) == (422, "common_password")
    assert by_password(bob, "Hasty").status_code == 200
    assert bob.post("/api/sign_in/words", {"words": words, "password": NEW}).status_code == 200


@pytest.mark.parametrize("act", ["new words", "a new password", "the others' end"])
def test_the_others_end_with_their_lines(server: Running, ann: Browser, bob: Browser, act: str) -> None:
    table = ann.open("me", "here")
    kept(ann, f"Alone {act}")
    by_password(bob, f"Alone {act}")
    link = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    with bob.live(table, 0) as theirs, ann.live(table, 0) as own:
        frame(theirs), frame(own)
        assert ACTS[act](ann).status_code == 200
        for socket, code in ((theirs, 4401), (own, 4409)):  # the same browser comes back with its new cookie
            with pytest.raises(ConnectionClosed):
                frame(socket)
            assert socket.close_code == code
    assert is_stranger(bob, table)
    assert bob.post("/api/sign_in/link", {"token": link}).json()["code"] == "bad_ticket"
    with ann.live(table, 0) as again:
        assert frame(again)["seats"][0]["mine"]


# Tokens


@pytest.mark.parametrize("rank", ["keeps a name", "signs in", "proves it", "ends the others"])
def test_the_token_is_new_at_every_change_of_rank(server: Running, ann: Browser, bob: Browser, rank: str) -> None:
    table = ann.open("me", "here")
    name = f"Ranked {rank}"
    if rank in ("signs in", "proves it"):
        kept(bob if rank == "signs in" else ann, name)
    before = token_of(ann)
    with copy_of(ann) as thief:
        assert thief.sight(table, 0)["seats"][0]["mine"]
        acts: dict[str, Act] = {
            "keeps a name": lambda one: one.post("/api/me/keep", {"name": name, "password": SECRET}),
            "signs in": lambda one: by_password(one, name),
            "proves it": lambda one: one.post("/api/prove/password", {"password": SECRET}),
            "ends the others": ACTS["the others' end"],
        }
        assert acts[rank](ann).status_code == 200
        assert token_of(ann) != before
        assert ann.sight(table, 0)["seats"][0]["mine"]
        assert refusal(thief.get(f"/api/tables/{table}", seat=0)) == (409, "session_replaced")
        assert thief.get("/api/me").headers.get_list("set-cookie") == []  # nothing takes the place of the new one
        long_ago(server, before)
        assert thief.get(f"/api/tables/{table}", seat=0).status_code == 403  # a stranger, from then on


def test_a_planted_cookie_is_nobody_s_account(server: Running, ann: Browser, bob: Browser) -> None:
    """Also one that the server has never stored, and also after the sessions that are over have been removed."""
    ann.become(dict(bob.client.cookies))
    planted = visitor_of(token_of(bob))
    kept(ann, "Unsuspecting")
    assert bob.get("/api/me").status_code == 409
    long_ago(server, token_of(bob))
    assert not bob.get("/api/me").json()["kept"]
    bob.post("/api/me", {"name": "Somebody else"})
    with server.hall.storage.engine.begin() as connection:
        assert connection.execute(select(schema.people.c.name).where(schema.people.c.id == planted)).scalar() == (
            "Unsuspecting"
        )


def test_a_planted_visitor_s_other_device_stays_behind(ann: Browser, bob: Browser) -> None:
    bob.post("/api/me", {"name": "Bait"})
    ann.become(dict(bob.client.cookies))
    with Browser(bob.address) as phone:
        token = bob.post("/api/me/link", {}).json()["link"].partition("#")[2]
        phone.post("/api/sign_in/link", {"token": token})
        left = bob.post("/api/me/link", {}).json()["link"].partition("#")[2]
        kept(ann, "Caught by nobody")
        assert not phone.get("/api/me").json()["kept"]
        assert phone.post("/api/sign_in/link", {"token": left}).json()["code"] == "bad_ticket"


def long_ago(server: Running, token: str) -> None:
    """The session ended an hour ago."""
    change(server, token, ended=stamp(datetime.now(UTC) - timedelta(hours=1)))


def change(server: Running, token: str, **values: str) -> None:
    sessions = schema.sessions
    server.write(update(sessions).where(sessions.c.id == digest_of(token)).values(values))
    server.app.state.sessions.hear(None)


def test_sessions_end_by_themselves(server: Running, ann: Browser, bob: Browser) -> None:
    """After 90 days without use; after a year anyway for who can sign in again, and never for a visitor who comes."""
    table = ann.open("me", "here")
    year = stamp(datetime.now(UTC) - LONGEST - timedelta(days=1))
    change(server, token_of(ann), created=year)
    assert ann.sight(table, 0)["seats"][0]["mine"]
    kept(ann, "Yearly")
    by_password(bob, "Yearly")
    change(server, token_of(ann), created=year)
    assert is_stranger(ann, table)
    assert bob.sight(table, 0)["seats"][0]["mine"]
    change(server, token_of(bob), seen=stamp(datetime.now(UTC) - IDLE - timedelta(hours=1)))
    assert is_stranger(bob, table)


@ON_BOTH
def test_sessions_that_are_over_are_removed(own_server: Running) -> None:
    """And none comes to life again by that."""
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        table = ann.open("me", "here")
        kept(ann, "Tidy"), by_password(bob, "Tidy")
        with copy_of(ann) as thief:
            ann.post("/api/me/sessions/end_others", {})
            late = datetime.now(UTC) + ENDED + timedelta(hours=1)
            with own_server.hall.storage.engine.begin() as connection:
                assert purge(connection, datetime.now(UTC)) == 0
                assert purge(connection, late) > 2
                assert purge(connection, late) == 0
                left = connection.execute(select(func.count()).select_from(schema.sessions)).scalar_one()
            own_server.app.state.sessions.hear(None)
            assert left == 1
            assert ann.sight(table, 0)["seats"][0]["mine"]
            assert thief.get("/api/me").json()["kept"] is False
            assert bob.get("/api/me").json()["kept"] is False


# Under TLS


@pytest.fixture
def behind_tls(database: str) -> Iterator[Running]:
    """A server behind a proxy that speaks TLS."""
    with running(Settings(database=database, **GENEROUS), proxies=("127.0.0.1",)) as server:
        yield server


class Plain:
    """A browser that minds nothing: it sends the cookies that it is told to."""

    def __init__(self, server: Running, **cookies: str) -> None:
        self.cookies = cookies
        self._address = server.address
        self.given: list[str] = []

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        token = self.cookies.get(f"{HOST}csrftoken") or self.cookies.get("csrftoken", "")
        head = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), "x-csrftoken": token}
        proxied = {"x-forwarded-proto": "https", **head}
        answer = httpx.request(method, self._address + path, headers=proxied, json=body, trust_env=False)
        self.given = answer.headers.get_list("set-cookie")
        for each in self.given:
            name, _, value = each.partition(";")[0].partition("=")
            if "Max-Age=0" in each:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value.strip('"')
        return answer


def test_no_neighbor_plants_a_cookie_under_tls(behind_tls: Running) -> None:
    ann = Plain(behind_tls)
    ann.ask("GET", "/api/me")
    assert set(ann.cookies) == {f"{HOST}{COOKIE}", f"{HOST}csrftoken"}
    for each in ann.given:
        assert "Secure" in each
        assert "Path=/" in each
        assert "Domain" not in each
    assert ann.ask("POST", "/api/me", {"name": "Ann"}).status_code == 200
    planted = Plain(behind_tls)
    planted.ask("GET", "/api/me")
    ann.cookies[COOKIE] = planted.cookies[f"{HOST}{COOKIE}"]  # from a page of a neighboring host
    assert ann.ask("GET", "/api/me").json()["name"] == "Ann"
    assert COOKIE not in ann.cookies


def test_a_plain_cookie_of_today_is_nobody_s_under_tls(behind_tls: Running) -> None:
    """A neighbor has a session here, and plants its cookie where there is none yet."""
    neighbor = Plain(behind_tls)
    neighbor.ask("GET", "/api/me")
    neighbor.ask("POST", "/api/me", {"name": "Neighbor"})
    for path in ("/api/me", "/api/me/sessions"):
        victim = Plain(behind_tls, **{COOKIE: neighbor.cookies[f"{HOST}{COOKIE}"]})
        answer = victim.ask("GET", path).json()
        assert answer == [] if path.endswith("sessions") else answer["name"] == ""
        assert victim.cookies.get(f"{HOST}{COOKIE}") != neighbor.cookies[f"{HOST}{COOKIE}"]
    assert neighbor.ask("GET", "/api/me").json()["name"] == "Neighbor"


def as_of_an_older_server(server: Running, cookies: dict[str, str], created: str) -> dict[str, str]:
    """The same person's cookies, as they were before they had other names under TLS."""
    token, sessions = secrets.token_hex(16), schema.sessions
    with server.hall.storage.engine.begin() as connection:
        id_ = digest_of(cookies[f"{HOST}{COOKIE}"].partition(".")[0])
        values = {"id": digest_of(token), "created": created}
        connection.execute(update(sessions).where(sessions.c.id == id_).values(values))
    server.app.state.sessions.hear(None)
    mark = server.app.state.keyrings[COOKIES].sign(f"session {token}")
    return {COOKIE: f"{token}.{mark}", "csrftoken": cookies[f"{HOST}csrftoken"]}


def test_a_cookie_of_an_older_server_has_an_end(behind_tls: Running) -> None:
    ann = Plain(behind_tls)
    ann.ask("GET", "/api/me")
    ann.ask("POST", "/api/me", {"name": "Ann"})
    old = as_of_an_older_server(behind_tls, ann.cookies, stamp(datetime.now(UTC) - LONGEST - timedelta(days=1)))
    assert Plain(behind_tls, **old).ask("GET", "/api/me").json()["name"] == ""


def test_a_cookie_of_an_older_server_is_replaced_once(behind_tls: Running) -> None:
    ann = Plain(behind_tls)
    ann.ask("GET", "/api/me")
    ann.ask("POST", "/api/me", {"name": "Ann"})
    old = as_of_an_older_server(behind_tls, ann.cookies, stamp())
    back, thief = Plain(behind_tls, **old), Plain(behind_tls, **old)
    assert back.ask("GET", "/api/me").json()["name"] == "Ann"
    assert back.cookies[f"{HOST}{COOKIE}"] != old[COOKIE]
    assert COOKIE not in back.cookies
    assert thief.ask("GET", "/api/me").status_code == 409
    assert back.ask("GET", "/api/me").json()["name"] == "Ann"


# Notices


def test_each_act_is_told_in_the_bell(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    words = kept(ann, "Well informed")
    key = Authenticator(server.address)
    options = ann.post("/api/me/passkey", {"name": "Well informed"}).json()["options"]
    assert ann.post("/api/me/passkey", {"name": "Well informed", "credential": key.make(options)}).status_code == 200
    token = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    eve.post("/api/sign_in/link", {"token": token})
    for act in ("a new password", "the others' end", "no password"):
        assert ACTS[act](ann).status_code == 200
    assert ann.post("/api/me/keep", {"name": "Well informed", "password": NEW}).status_code == 200
    assert ACTS["no passkey"](ann).status_code == 200
    assert ACTS["new words"](ann).status_code == 200
    assert ann.post("/api/me", {"name": "Better informed"}).status_code == 200
    assert ann.post("/api/me", {"name": "better informed"}).status_code == 200  # it looks the same
    words = ann.post("/api/me/words", {}).json()["words"]
    assert bob.post("/api/sign_in/words", {"words": " ".join(words)}).status_code == 200
    told = ["password", "nopassword", "words", "passkey", "nopasskey", "device", "recovered", "ended", "renamed"]
    assert set(bell(bob)) == set(told)
    assert len(bell(bob)) == len(told) + 2  # the password and the words twice
    first = bob.get("/api/me/messages").json()[0]
    assert (first["table"], first["game"], first["invitation"], first["seen"]) == ("", "", None, False)
    assert first["who"] == device_of("").stored()


# Links


def test_a_link_says_first_whose_it_is(ann: Browser, bob: Browser) -> None:
    table = bob.open("me", "here")
    kept(ann, "Host of all")
    token = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    face = ann.get("/api/me").json()["face"]
    look = {"name": "Host of all", "face": face, "mine": False, "tables": 1}
    for _ in range(2):  # it uses nothing up
        assert bob.post("/api/sign_in/link/look", {"token": token}).json() == look
    assert ann.post("/api/sign_in/link/look", {"token": token}).json()["mine"]
    assert bob.post("/api/sign_in/link/look", {"token": "wrong"}).json()["code"] == "bad_ticket"
    assert bob.post("/api/sign_in/link", {"token": token}).json()["moved"] == 0  # nobody has said that they may move
    assert bob.get(f"/api/tables/{table}", seat=0).status_code == 403
    assert ann.get(f"/api/tables/{table}", seat=0).status_code == 403


def test_seats_move_by_a_link_if_their_owner_says_so(ann: Browser, bob: Browser) -> None:
    table = bob.open("me", "here")
    kept(ann, "Gathers all")
    token = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    assert bob.post("/api/sign_in/link", {"token": token, "move": True}).json()["moved"] == 1
    assert bob.sight(table, 0)["seats"][0]["mine"]
    assert ann.sight(table, 0)["seats"][0]["mine"]


# Passkeys and passwords


def test_a_passkey_needs_its_owner_beside_it(server: Running, ann: Browser, bob: Browser) -> None:
    key = Authenticator(server.address)
    options = ann.post("/api/me/passkey", {"name": "Key only"}).json()["options"]
    assert options["authenticatorSelection"]["userVerification"] == "required"
    body = {"name": "Key only", "credential": key.make(options, verified=False)}
    assert ann.post("/api/me/passkey", body).json()["code"] == "bad_passkey"
    options = ann.post("/api/me/passkey", {"name": "Key only"}).json()["options"]
    assert ann.post("/api/me/passkey", {"name": "Key only", "credential": key.make(options)}).status_code == 200
    for verified, status in ((False, 403), (True, 200)):
        options = bob.post("/api/sign_in/passkey/options", {}).json()["options"]
        assert options["userVerification"] == "required"
        used = {"credential": key.use(options, verified)}
        assert bob.post("/api/sign_in/passkey", used).status_code == status
    forget_proofs(server)
    for verified, status in ((False, 403), (True, 200)):
        options = bob.post("/api/prove/passkey/options", {}).json()["options"]
        assert [each["id"] for each in options["allowCredentials"]] == [passkey_id(bob)]
        assert bob.post("/api/prove/passkey", {"credential": key.use(options, verified)}).status_code == status
    assert bob.post("/api/me/words", {}).status_code == 200


def test_a_challenge_to_prove_is_for_one_person(server: Running, ann: Browser, bob: Browser) -> None:
    """Neither another's key nor an answer to another question will do."""
    keys = {}
    for browser, name in ((ann, "With a key"), (bob, "With another")):
        keys[browser] = Authenticator(server.address)
        options = browser.post("/api/me/passkey", {"name": name}).json()["options"]
        made = {"name": name, "credential": keys[browser].make(options)}
        assert browser.post("/api/me/passkey", made).status_code == 200
    asked = ann.post("/api/prove/passkey/options", {}).json()["options"]
    assert bob.post("/api/prove/passkey", {"credential": keys[bob].use(asked)}).json()["code"] == "bad_passkey"
    asked = ann.post("/api/prove/passkey/options", {}).json()["options"]
    assert ann.post("/api/prove/passkey", {"credential": keys[bob].use(asked)}).json()["code"] == "bad_passkey"
    asked = ann.post("/api/sign_in/passkey/options", {}).json()["options"]
    assert ann.post("/api/prove/passkey", {"credential": keys[ann].use(asked)}).json()["code"] == "bad_ticket"
    asked = ann.post("/api/prove/passkey/options", {}).json()["options"]
    assert ann.post("/api/sign_in/passkey", {"credential": keys[ann].use(asked)}).json()["code"] == "bad_ticket"


def test_a_password_goes_only_where_a_passkey_stays(server: Running, ann: Browser, bob: Browser) -> None:
    kept(ann, "Passwordless")
    assert ann.post("/api/me/password/remove", {}).json()["code"] == "last_key"
    key = Authenticator(server.address)
    options = ann.post("/api/me/passkey", {"name": "Passwordless"}).json()["options"]
    ann.post("/api/me/passkey", {"name": "Passwordless", "credential": key.make(options)})
    assert not ann.post("/api/me/password/remove", {}).json()["account"]["password"]
    assert by_password(bob, "Passwordless").status_code == 403


@pytest.mark.parametrize("password", ["password1", "Dragon2026!", "1qaz2wsx3edc", "12345678", "p@ssw0rd", "Mei of Qi"])
def test_passwords_that_are_tried_first_are_refused(ann: Browser, password: str) -> None:
    answer = ann.post("/api/me/keep", {"name": "Mei of Qi", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (422, "common_password")
    assert json.loads(answer.text)["field"] == "password"
