"""Keeping a seat: a name with a password or recovery words, another device by a link; what moves along."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from pwdlib import PasswordHash
from sqlalchemy import select, update

from tianxia.server import schema
from tianxia.server.accounts import NOBODY, hasher  # before the tests' own take their places
from tianxia.server.app import Settings
from tianxia.server.names import folded
from tianxia.server.passwords import LEAST
from tianxia.server.recovery import COUNT, word_list
from tianxia.server.throttle import Slots

from .browser import Browser, two_people
from .databases import ON_BOTH
from .people import SECRET, by_password, forget_proofs, kept
from .refusals import refusal
from .serving import GENEROUS, Running, running


def test_a_seat_is_there_again_in_another_browser(server: Running, ann: Browser, bob: Browser) -> None:
    table = ann.open("me", "here")
    kept(ann, "Ann of Wu")
    assert ann.get("/api/me").json()["kept"]
    own = bob.open("me", "here")  # what the other browser has as a visitor
    before = bob.client.cookies.get("tianxia_session")
    answer = by_password(bob, "ann of wu")
    assert answer.json() == {"name": "Ann of Wu", "face": ann.get("/api/me").json()["face"], "moved": 1, "words": None}
    assert bob.sight(table, 0)["seats"][0]["mine"]
    assert bob.sight(own, 0)["seats"][0]["mine"]
    assert ann.sight(own, 0)["seats"][0]["mine"]
    assert len(ann.get("/api/me/sessions").json()) == 2
    with Browser(server.address) as thief:  # the session of before is over
        thief.become({"tianxia_session": str(before)})
        assert refusal(thief.get(f"/api/tables/{own}", seat=0)) == (409, "session_replaced")
    stored = str(server.rows(select(schema.people)))
    assert SECRET not in stored
    assert "argon2id" in stored


def test_who_plays_on_notices_nothing_of_a_move_to_an_account(ann: Browser, bob: Browser, eve: Browser) -> None:
    kept(eve, "Eve at home")
    table = two_people(ann, bob)
    with ann.live(table, 0) as socket:
        socket.recv(timeout=10)
        assert by_password(bob, "Eve at home").json()["moved"] == 1
        assert bob.sight(table, 1)["seats"][1]["mine"]
        assert eve.sight(table, 1)["seats"][1]["mine"]
        bob.move(table, 1)
        ann.move(table, 0)


def test_what_a_kept_person_has_stays_theirs(ann: Browser, bob: Browser) -> None:
    kept(ann, "First one"), kept(bob, "Second one")
    table = bob.open("me", "here")
    assert by_password(bob, "First one").json()["moved"] == 0
    assert bob.get(f"/api/tables/{table}", seat=0).status_code == 403
    by_password(bob, "Second one")
    assert bob.sight(table, 0)["seats"][0]["mine"]


def test_recovery_words_are_good_once(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.open("me", "here")
    words = kept(ann, "Forgetful")
    assert len(words) == COUNT
    assert set(words) <= set(word_list())
    again = ann.post("/api/me/keep", {"name": "Forgetful", "password": "another one"}).json()
    assert again["words"] is None  # shown once
    answer = bob.post("/api/sign_in/words", {"words": " ".join(words).upper()}).json()
    assert bob.sight(table, 0)["seats"][0]["mine"]
    assert answer["words"] != words
    assert eve.post("/api/sign_in/words", {"words": " ".join(words)}).json()["code"] == "wrong_key"
    assert eve.post("/api/sign_in/words", {"words": " ".join(answer["words"])}).status_code == 200
    renewed = eve.post("/api/me/words", {}).json()["words"]
    assert bob.post("/api/sign_in/words", {"words": " ".join(renewed)}).status_code == 200


def test_a_list_of_words_that_can_be_read_aloud() -> None:
    assert len(word_list()) == len({word[:4] for word in word_list()}) == 256


def test_a_link_takes_a_seat_to_another_device_once(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.open("me", "here")
    link = ann.post("/api/me/link", {}).json()
    address, _, token = link["link"].partition("#")
    assert address == f"{server.address}/continue"
    assert link["size"] >= 25
    assert bob.post("/api/sign_in/link", {"token": token}).status_code == 200
    assert bob.sight(table, 0)["seats"][0]["mine"]
    assert not bob.get("/api/me").json()["kept"]  # it needs no account
    for wrong in (token, token[:-1], "", "\0"):
        assert refusal(eve.post("/api/sign_in/link", {"token": wrong})) == (403, "bad_ticket")


def test_a_link_is_good_for_ten_minutes(server: Running, ann: Browser, bob: Browser) -> None:
    token = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    server.write(update(schema.tickets).values(until="2026-01-01"))
    assert bob.post("/api/sign_in/link", {"token": token}).json()["code"] == "bad_ticket"


@ON_BOTH
def test_a_kept_name_belongs_to_one(ann: Browser, bob: Browser) -> None:
    kept(ann, "Lao Zi")
    for like in ("Lao Zi", "LAO-ZI", "L\u0430o Zi", "La0zi", "1ao  Z\u00ed"):
        assert refusal(bob.post("/api/me/keep", {"name": like, "password": SECRET})) == (409, "name_taken"), like
        assert bob.post("/api/me", {"name": like}).json()["code"] == "name_taken", like
    kept(bob, "Sun Bin")
    assert bob.post("/api/me", {"name": "Lao Zi"}).json()["code"] == "name_taken"
    assert bob.get("/api/me").json()["name"] == "Sun Bin"
    assert ann.post("/api/me", {"name": "Old Lao Zi"}).status_code == 200
    assert bob.post("/api/me", {"name": "Lao Zi"}).status_code == 200  # it is free again


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("...", SECRET, "bad_name"),
        ("Huli", SECRET, "name_taken"),  # a bot's
        ("Short", "x" * (LEAST - 1), "weak_password"),
    ],
)
def test_what_cannot_be_kept(ann: Browser, name: str, password: str, code: str) -> None:
    assert ann.post("/api/me/keep", {"name": name, "password": password}).json()["code"] == code
    assert not ann.get("/api/me").json()["kept"]


def test_a_password_is_changed_by_who_knows_it(server: Running, ann: Browser, bob: Browser) -> None:
    kept(ann, "Careful")
    forget_proofs(server)
    changed = {"name": "Careful", "password": "the next one"}
    assert ann.post("/api/prove/password", {"password": "guessed"}).json()["code"] == "wrong_key"
    assert ann.post("/api/me/keep", changed).json()["code"] == "prove_first"
    assert ann.post("/api/prove/password", {"password": SECRET}).status_code == 200
    assert ann.post("/api/me/keep", changed).status_code == 200
    assert by_password(bob, "Careful").status_code == 403
    assert by_password(bob, "Careful", "the next one").status_code == 200


def test_guessing_is_slowed_down(own_server: Running) -> None:
    with Browser(own_server.address) as ann, Browser(own_server.address) as thief:
        kept(ann, "Treasure")
        answers = [by_password(thief, name, "guess number one") for name in ["Treasure"] * 9 + ["Nobody"]]
        assert [each.status_code for each in answers] == [403] * 8 + [429, 403]
        assert by_password(ann, "Treasure").json()["code"] == "too_many_tries"  # the same address
        assert len({each.text for each in answers if each.status_code == 403}) == 1


def test_a_name_that_nobody_keeps_costs_as_much_as_one_that_is_kept() -> None:
    """Otherwise the time of an answer would tell."""
    assert hasher().hash(SECRET).split("$")[:4] == NOBODY.split("$")[:4]
    assert not hasher().verify(SECRET, NOBODY)


def test_one_address_keeps_so_many_names(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a password or a passkey; who keeps one already is not concerned, nor is anybody elsewhere."""

    async def is_added(*facts: Any) -> Any:
        return lambda connection: None

    monkeypatch.setattr("tianxia.server.passkeys.add", is_added)
    with running(Settings(database=database, **{**GENEROUS, "new_names": 3}), proxies=("127.0.0.1",)) as server:
        people = [Browser(server.address, **{"x-forwarded-for": f"10.0.0.{n // 5}"}) for n in range(6)]
        kept(people[0], "First")
        assert people[1].post("/api/me/keep", {"name": "First", "password": SECRET}).status_code == 409  # not counted
        with_key = {"name": "Second", "credential": {}}
        assert people[1].post("/api/me/passkey", with_key).status_code == 200
        kept(people[2], "Third")
        refused = people[3].post("/api/me/keep", {"name": "Fourth", "password": SECRET})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tries")
        assert people[4].post("/api/me/passkey", {**with_key, "name": "Fourth"}).status_code == 429
        again = {"name": "Once more", "password": "another one"}
        assert people[0].post("/api/me/keep", again).status_code == 200
        kept(people[5], "Fourth")
        for browser in people:
            browser.client.close()


async def test_who_keeps_names_holds_up_nobody_who_signs_in() -> None:
    """However many hashes are wanted, and from one address only one at a time."""
    keeping, proving = Slots(1), Slots(2)
    order: list[str] = []
    free = asyncio.Event()

    async def work(slots: Slots, address: str, name: str) -> None:
        async with slots.held(address):
            order.append(name)
            await free.wait()

    keeps = [asyncio.create_task(work(keeping, f"10.0.0.{n}", "keeps")) for n in range(5)]
    guesses = [asyncio.create_task(work(proving, "10.0.0.9", "guesses")) for n in range(5)]
    await asyncio.sleep(0)
    honest = asyncio.create_task(work(proving, "10.0.0.1", "signs in"))
    while len(order) < 3:
        await asyncio.sleep(0)
    assert sorted(order) == ["guesses", "keeps", "signs in"]
    free.set()
    await asyncio.gather(*keeps, *guesses, honest)


def test_passwords_are_hashed_in_slots_of_their_own(
    ann: Browser, bob: Browser, eve: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the only one that there is for keeping names is taken, people sign in, even at the same address."""
    kept(ann, "Punctual")
    begun, go_on, usual = threading.Event(), threading.Event(), PasswordHash.hash

    def slow(*about: Any) -> str:
        begun.set()
        assert go_on.wait(60)
        return usual(*about)

    monkeypatch.setattr(PasswordHash, "hash", slow)
    with ThreadPoolExecutor(1) as others:
        keeping = others.submit(kept, bob, "Latecomer")
        assert begun.wait(60)
        assert by_password(eve, "Punctual").status_code == 200
        assert not keeping.done()
        go_on.set()


def test_only_who_can_come_back_signs_out(ann: Browser) -> None:
    table = ann.open("me", "here")
    assert ann.post("/api/sign_out", {}).json()["code"] == "keep_first"
    kept(ann, "Leaving")
    assert ann.post("/api/sign_out", {}).json()["name"] == ""
    assert ann.get(f"/api/tables/{table}", seat=0).status_code == 403
    by_password(ann, "Leaving")
    assert ann.sight(table, 0)["seats"][0]["mine"]


@pytest.mark.parametrize("credential", [{}, {"id": "\0", "response": {}}, {"response": {"clientDataJSON": 5}}])
def test_what_is_no_passkey_opens_nothing(ann: Browser, credential: dict[str, Any]) -> None:
    for path, body in (("/api/me/passkey", {"name": "Mallory"}), ("/api/sign_in/passkey", {})):
        assert refusal(ann.post(path, {**body, "credential": credential})) == (403, "bad_passkey")


def test_a_passkey_belongs_to_the_host_in_the_address(ann: Browser) -> None:
    options = ann.post("/api/me/passkey", {"name": "Keyholder"}).json()["options"]
    assert options["rp"]["id"] == "127.0.0.1"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["user"]["name"] == "Keyholder"
    asked = ann.post("/api/sign_in/passkey/options", {}).json()["options"]
    assert asked["rpId"] == "127.0.0.1"
    assert asked["challenge"] != options["challenge"]


@pytest.mark.parametrize(("one", "other"), [("Mei", "May"), ("Ann", "Anna"), ("\u5b59\u5b50", "\u8001\u5b50")])
def test_names_that_differ_are_different(one: str, other: str) -> None:
    assert folded(one)
    assert folded(one) != folded(other)
