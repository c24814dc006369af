"""What one person makes slow is slow for that person alone: webhooks, pushes, mails, and the names of hosts."""

import socket
import threading
from typing import Any

import pytest
from sqlalchemy import insert

from tianxia.server import outbound, schema
from tianxia.server.app import Settings
from tianxia.server.breakers import FIRST_REST, Breakers
from tianxia.server.carrier import due
from tianxia.server.crier import deliver
from tianxia.server.notice_texts import Notice
from tianxia.server.outbound import Names
from tianxia.server.sessions import stamp
from tianxia.server.storage import Storage

from .browser import Browser
from .databases import ON_BOTH
from .outside import FAST, SENDER, Dripping, Outside, PushBrowser, dripping, mail_server, outside
from .serving import GENEROUS, Running, running

PUBLIC = "93.184.215.14"
NOTICE = Notice("try", "", "", "title", "text", "http://localhost/", 0)


def give(server: Running, person: str, channel: str, target: str, count: int = 1) -> None:
    with server.hall.storage.engine.begin() as connection:
        for _ in range(count):
            deliver(connection, "", person, channel, target, NOTICE._asdict(), stamp())


def settings_for(database: str, *places: Outside | Dripping, **more: Any) -> Settings:
    return Settings(database, **GENEROUS, notices=FAST, hook_hosts=tuple([each.host for each in places]), **more)


def test_the_messages_of_one_person_to_a_slow_host_stop_nobody_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "LONGEST", 60.0)
    with (
        dripping() as slow,
        outside() as out,
        mail_server() as box,
        running(settings_for(database, slow, out, smtp=box.url, mail_from=SENDER)) as server,
        Browser(server.address) as ann,
    ):
        give(server, "m" * 32, "hook", f"json {slow.url}/", 60)
        slow.begun.acquire(timeout=60)
        give(server, "h" * 32, "hook", f"json {out.url}/hook")
        out.next("hook")
        phone = PushBrowser()
        assert ann.post("/api/me/notices/push", phone.wish(f"{out.url}/push")).status_code == 200
        ann.post("/api/me/notices/try", {})
        out.next("push")
        ann.post("/api/me/notices/mail", {"address": "ann@example.org"})
        box.next("ann@example.org")
        assert slow.count == 1  # of one person one at a time


def test_many_people_hold_only_a_few_threads_for_one_host(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "LONGEST", 60.0)
    with dripping() as slow, outside() as out, running(settings_for(database, slow, out)) as server:
        for n in range(30):
            give(server, f"{n:032}", "hook", f"json {slow.url}/", 3)
        slow.begun.acquire(timeout=60)
        slow.begun.acquire(timeout=60)
        give(server, "h" * 32, "hook", f"json {out.url}/hook")
        out.next("hook")
        assert slow.count == 2


def test_nothing_is_sent_for_longer_than_it_may_take(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who drips is hung up on, and the next row is sent."""
    monkeypatch.setattr(outbound, "LONGEST", 0.2)
    with dripping() as slow, outside() as out, running(settings_for(database, slow, out)) as server:
        give(server, "m" * 32, "hook", f"json {slow.url}/")
        slow.begun.acquire(timeout=60)
        give(server, "m" * 32, "hook", f"json {out.url}/hook")
        out.next("hook")


@ON_BOTH
def test_of_each_person_the_oldest_comes_first(database: str) -> None:
    storage = Storage(database)
    try:
        with storage.engine.begin() as connection:
            for n, (person, channel) in enumerate(
                [("a", "hook"), ("a", "hook"), ("b", "hook"), ("c", "hook"), ("d", "mail")]
            ):
                row = {"id": str(n), "notice": "", "person": person, "channel": channel, "target": "json http://x/"}
                connection.execute(insert(schema.deliveries).values(**row, body="{}", tries=0, due=str(n)))
        with storage.engine.connect() as connection:
            assert [row["id"] for row in due(connection, "hook", "9", ["c"])] == ["0", "2"]
            assert [row["id"] for row in due(connection, "hook", "1", [])] == ["0"]
            assert [row["id"] for row in due(connection, "mail", "9", [])] == ["4"]
    finally:
        storage.close()


def test_a_host_that_does_not_answer_is_left_alone_for_a_while() -> None:
    now = [0.0]
    breakers = Breakers(lambda: now[0])
    for _ in range(3):
        assert breakers.rest("slow.example.org") == 0
        breakers.begin("slow.example.org")
        breakers.end("slow.example.org", answered=False)
    assert breakers.rest("slow.example.org") == FIRST_REST
    assert breakers.rest("example.org") == 0
    now[0] = FIRST_REST
    breakers.begin("slow.example.org")
    breakers.end("slow.example.org", answered=False)
    assert breakers.rest("slow.example.org") == 2 * FIRST_REST
    now[0] = 10 * FIRST_REST
    breakers.begin("slow.example.org")
    breakers.end("slow.example.org", answered=True)
    assert breakers.rest("slow.example.org") == 0


def test_hosts_of_one_site_share_its_places() -> None:
    breakers = Breakers()
    breakers.begin("a.example.org")
    breakers.begin("b.example.org")
    assert not breakers.has_room("c.example.org")
    assert breakers.has_room("c.example.com")
    breakers.end("a.example.org", answered=True)
    assert breakers.has_room("c.example.org")


# The names of hosts


def test_no_request_waits_for_a_name_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    usual = socket.getaddrinfo

    def getaddrinfo(host: Any, *about: Any, **more: Any) -> Any:
        if str(host).endswith(".example.org"):
            asked.append(host)
        return usual(host, *about, **more)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    with running(Settings(database, **GENEROUS)) as server, Browser(server.address) as ann:
        hook = {"kind": "json", "url": "https://slow.example.org/"}
        assert ann.post("/api/me/notices/hook", hook).status_code == 200
        phone = PushBrowser().wish("https://push.example.org/")
        assert ann.post("/api/me/notices/push", phone).status_code == 200
    assert asked == []


def test_slow_name_servers_hold_only_a_few_threads() -> None:
    go_on, begun = threading.Event(), threading.Semaphore(0)

    def resolve(host: str, port: int) -> list[str]:
        if host.endswith(".slow.org"):
            begun.release()
            go_on.wait(60)
        return [PUBLIC]

    names = Names(resolve, longest=0.01)
    for n in range(20):
        with pytest.raises(OSError, match="name servers"):
            names.find(f"x{n}.slow.org", 443)
    assert begun.acquire(timeout=60)
    assert begun.acquire(timeout=60)
    assert not begun.acquire(blocking=False)  # two of a site, however many names it has
    names._longest = 60.0
    assert names.find("hooks.example.org", 443) == [PUBLIC]
    go_on.set()
    names.close()


def test_a_name_that_leads_inwards_is_given_up_when_it_is_sent(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    usual = socket.getaddrinfo

    def getaddrinfo(host: Any, *about: Any, **more: Any) -> Any:
        return usual("127.0.0.1" if host == "inner.example.org" else host, *about, **more)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    with outside() as out, running(settings_for(database, out)) as server:
        give(server, "m" * 32, "hook", "json https://inner.example.org/")
        give(server, "m" * 32, "hook", f"json {out.url}/hook")
        out.next("hook")
    assert [each.message for each in caplog.records if "it leads where nothing is sent" in each.message]


def test_somebody_names_only_so_many_addresses(database: str) -> None:
    with running(Settings(database, **GENEROUS)) as server, Browser(server.address) as ann:
        hooks = [{"kind": "json", "url": f"https://hooks.example.org/{n}"} for n in range(41)]
        told = [ann.post("/api/me/notices/hook", hook) for hook in hooks]
    assert [each.status_code for each in told] == [200] * 40 + [429]
    assert told[-1].json()["code"] == "too_many_tries"


def test_a_trial_goes_to_one_place_and_not_again_at_once(database: str) -> None:
    with outside() as out:
        settings = settings_for(database, out)._replace(notices=FAST._replace(tries=60.0))
        with running(settings) as server, Browser(server.address) as ann, Browser(server.address) as bob:
            for name, person in (("ann", ann), ("bob", bob)):
                for n in range(3):
                    person.post("/api/me/notices/push", PushBrowser().wish(f"{out.url}/{name}{n}"))
                person.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/hook"})
            assert ann.post("/api/me/notices/try", {}).status_code == 200
            assert ann.post("/api/me/notices/try", {"channel": "hook"}).json()["code"] == "too_many_tries"
            assert out.next("ann2")
            assert bob.post("/api/me/notices/try", {"channel": "hook"}).status_code == 200
            assert out.next("hook")
    assert all(each.empty() for each in out.received.values())
