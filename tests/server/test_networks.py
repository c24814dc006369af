"""One reader is one network: whoever has 2^64 addresses may use no more than whoever has one."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice
from typing import Any

import httpx
import pytest
from pwdlib import PasswordHash
from sqlalchemy import func, select

from tianxia.server import schema, throttle
from tianxia.server.app import Settings
from tianxia.server.errors import Busy, TooManyTries
from tianxia.server.limits import Bucket, Crowd
from tianxia.server.networks import network_of
from tianxia.server.quotas import CROWD
from tianxia.server.throttle import QUARTER, Slots, Throttle, Tries

from .browser import Browser
from .serving import GENEROUS, running, stop_clock

HERE = [f"2001:db8:1:2::{n:x}" for n in range(1, 500)]
STREETS = [f"2001:db8:1:{n << 7:x}::1" for n in range(500)]  # of one /48, two in each /56
PROXY = "127.0.0.1"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("host", ["", "testclient", "192.0.2.7", "::1", "127.0.0.1"])
def test_what_is_no_network_stands_for_itself(host: str) -> None:
    assert network_of(host) == host
    assert [ring.name for ring in network_of(host).rings] == [host]


def test_an_address_of_ipv4_is_the_same_in_every_form() -> None:
    assert network_of("::ffff:192.0.2.7") == network_of("::FFFF:c000:207") == network_of("192.0.2.7")


def test_all_of_a_network_take_from_one_bucket() -> None:
    bucket = Bucket(rate=1, most=10, clock=Clock())
    assert sum([bucket.take(network_of(each)) == 0 for each in HERE]) == 10


def test_a_wide_network_may_use_more_but_not_without_end() -> None:
    bucket = Bucket(rate=1, most=10, clock=Clock())
    assert sum([bucket.take(network_of(each)) == 0 for each in STREETS]) == 80
    assert bucket.take(network_of("2001:db8:2:2::1")) == 0  # others have theirs
    assert bucket.take(network_of(STREETS[0]), 1) == pytest.approx(1 / 8)  # and a wide one is filled again faster


def test_a_crowd_of_one_network() -> None:
    crowd = Crowd(2)
    one, two, three = [crowd.one_more(network_of(each)) for each in HERE[:3]]
    with one as first, two as second, three as third:
        assert (first, second, third) == (True, True, False)
        assert crowd.total() == 2
    assert crowd.total() == 0
    assert not crowd.holders()


def tried(throttle: Throttle, keys: list[str]) -> int:
    passed = 0
    for key in keys:
        try:
            throttle.take(network_of(key))
        except TooManyTries:
            continue
        passed += 1
    return passed


def test_tries_of_one_network() -> None:
    assert tried(Throttle(8, QUARTER), HERE) == 8
    assert tried(Throttle(8, QUARTER), STREETS) == 64


def test_nobody_locks_a_person_out_from_all_of_a_network() -> None:
    tries = Tries(40)
    for each in HERE[:8]:
        tries.take("ann", network_of(each))
    with pytest.raises(TooManyTries):
        tries.take("ann", network_of(HERE[9]))
    tries.take("ann", network_of("2001:db8:7:7::1"))


def test_tries_are_not_forgotten_by_trying_as_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "MOST_KEYS", 100)
    one = Throttle(8, QUARTER, Clock())
    for _ in range(8):
        one.take("mallory")
    for n in range(1000):
        one.take(f"nobody {n}")
    with pytest.raises(TooManyTries):
        one.take("mallory")
    assert len(one._tries) <= 101


def test_the_whole_server_counts_networks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        running(Settings(database, requests_per_second=5), proxies=(PROXY,)) as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client,
    ):
        stop_clock(server.app.state.quotas.by_address, monkeypatch)
        told = [client.get("/api/games", headers={"x-forwarded-for": each}).status_code for each in HERE[:30]]
        other = client.get("/api/games", headers={"x-forwarded-for": "2001:db8:9:9::1"}).status_code
    assert told == [200] * 10 + [429] * 20
    assert other == 200


def test_tables_of_an_hour_are_those_of_a_network(database: str) -> None:
    body = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]}
    with running(Settings(database, requests_per_second=1_000_000, new_tables=3), proxies=(PROXY,)) as server:
        told = []
        for each in HERE[:6]:
            with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
                client.headers["x-forwarded-for"] = each
                token = client.get("/api/me").cookies["csrftoken"]
                told.append(client.post("/api/tables", json=body, headers={"x-csrftoken": token}).status_code)
    assert told == [201] * 3 + [429] * 3


def comes(address: str, host: str) -> httpx.Response:
    """Somebody without cookies chooses a name."""
    with httpx.Client(base_url=address, headers={"x-forwarded-for": host}, trust_env=False, timeout=20) as client:
        token = client.get("/api/me").cookies["csrftoken"]
        return client.post("/api/me", json={"name": "Somebody"}, headers={"x-csrftoken": token})


def test_so_many_newcomers_of_a_network_are_stored_in_an_hour(database: str) -> None:
    settings = Settings(database, requests_per_second=1_000_000, new_people=3)
    with running(settings, proxies=(PROXY,)) as server:
        told = [comes(server.address, each).status_code for each in HERE[:6]]
        stored = server.scalar(select(func.count()).select_from(schema.sessions))
        other = comes(server.address, "2001:db8:9:9::1").status_code
    assert told == [200] * 3 + [429] * 3
    assert stored == 3
    assert other == 200


def test_who_is_here_already_goes_on_when_newcomers_have_to_wait(database: str) -> None:
    settings = Settings(database, requests_per_second=1_000_000, new_people=1)
    with running(settings) as server, Browser(server.address) as ann, Browser(server.address) as bob:
        table = ann.open("me", "here")
        assert bob.post("/api/me", {"name": "Bob"}).status_code == 429
        ann.move(table, 0)
        wrong = bob.post("/api/sign_in/password", {"name": "Nobody", "password": "correct horse"})
        assert wrong.json()["code"] == "wrong_key"


def test_a_crowd_from_everywhere_is_told_to_the_operator(database: str, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(database, requests_per_second=1_000_000, new_people=1)
    with running(settings, proxies=(PROXY,)) as server:
        told = [comes(server.address, f"192.0.2.{n}").status_code for n in range(CROWD + 2)]
    assert told == [200] * CROWD + [429] * 2
    assert [each.message for each in caplog.records if "is it an attack" in each.message] != []


def test_whoever_comes_when_the_line_for_passwords_is_long_is_told_to_come_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each from a network of their own; when there is room again, the next one is let in."""
    free, begun = threading.Event(), threading.Semaphore(0)
    usual = PasswordHash.verify

    def slow(*about: Any) -> bool:
        begun.release()
        assert free.wait(60)
        return usual(*about)

    def signs_in(n: int) -> httpx.Response:
        with httpx.Client(base_url=address, trust_env=False, timeout=60) as client:
            client.headers["x-forwarded-for"] = f"192.0.2.{n}"
            token = client.get("/api/me").cookies["csrftoken"]
            body = {"name": f"Nobody {n}", "password": "correct horse"}
            return client.post("/api/sign_in/password", json=body, headers={"x-csrftoken": token})

    monkeypatch.setattr(PasswordHash, "verify", slow)
    with running(Settings(database, **GENEROUS), proxies=(PROXY,)) as server, ThreadPoolExecutor(60) as many:
        address = server.address
        waiting = [many.submit(signs_in, n) for n in range(60)]
        refused = [each.result() for each in islice(as_completed(waiting), 40)]
        assert {(each.status_code, each.json()["code"]) for each in refused} == {(503, "busy")}
        assert all(int(each.headers["retry-after"]) >= 2 for each in refused)
        free.set()
        assert {each.result().status_code for each in waiting} == {503, 403}
        assert signs_in(100).status_code == 403


async def test_one_network_fills_only_a_line_of_its_own() -> None:
    slots, free = Slots(2), asyncio.Event()

    async def work(address: str) -> str:
        try:
            async with slots.held(network_of(address)):
                await free.wait()
        except Busy:
            return "busy"
        return "done"

    here = [asyncio.create_task(work(each)) for each in HERE[:50]]
    street = [asyncio.create_task(work(each)) for each in STREETS[:50]]
    await asyncio.sleep(0)
    honest = asyncio.create_task(work("192.0.2.1"))
    await asyncio.sleep(0)
    free.set()
    assert await honest == "done"
    assert (await asyncio.gather(*here)).count("done") < 12
    assert (await asyncio.gather(*street)).count("done") < 12
