"""What every answer carries, and by which names the server may be called."""

import json
import logging
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from tianxia.core.values import BadInput
from tianxia.server import schema
from tianxia.server.app import Settings, create_app

from .browser import Browser, two_people
from .outside import FAST, SENDER, mail_server, outside
from .serving import GENEROUS, Running, running

PATHS = [
    "/",
    "/new",
    "/api/games",
    "/api/me",
    "/api/tables",
    "/api/nothing",
    "/api/health",
    "/symbols.svg",
    "/assets/x",
]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    answer = httpx.get(server.address + path, trust_env=False, timeout=20)
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"  # no inline script, and none from elsewhere
    assert policy["frame-ancestors"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    kept = answer.headers.get("cache-control", "")
    assert ("no-store" in kept) == (path.startswith("/api") or answer.status_code >= 400), kept


def test_what_a_seat_sees_is_not_stored_by_any_cache(ann: Browser) -> None:
    table = ann.open("me", "here")
    for path in ("", "?seat=0", "/previews?seat=0", "/replay?at=0", "/cards"):
        assert ann.get(f"/api/tables/{table}{path}").headers["cache-control"] == "no-store", path


@pytest.mark.parametrize("path", PATHS)
def test_head_works_wherever_get_does(server: Running, path: str) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        got, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers.get(name) == got.headers.get(name)


def test_head_leaves_nothing_in_the_log(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """The web server compares what was said about a body with the body; it has stopped before anybody looks."""
    with (
        running(Settings(database)) as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client,
    ):
        for path in PATHS:
            client.head(path)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_the_description_of_the_api_brings_no_page(server: Running) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        assert client.get("/api/schema/openapi.json").json()["info"]["title"] == "Tianxia"
        for path in ("", "/", "/redoc", "/swagger", "/elements", "/rapidoc", "/scalar"):
            assert "<script" not in client.get(f"/api/schema{path}").text, path


@pytest.mark.parametrize(
    "host",
    ["evil.test", "evil.test:8000", "localhost.evil.test", "127.0.0.1.evil.test", "", "::1", "localhost:80@evil.test"],
)
def test_another_name_is_refused(server: Running, host: str) -> None:
    for path in ("/", "/api/me", "/api/tables"):
        head = {"host": host, "accept-language": "en"}
        answer = httpx.get(server.address + path, headers=head, trust_env=False, timeout=20)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host"), path
        assert "set-cookie" not in answer.headers
        assert "by that name" in answer.json()["sentence"]
    answer = httpx.get(f"{server.address}/api/health", headers={"host": host}, trust_env=False, timeout=20)
    assert answer.status_code == 200


def test_a_socket_by_another_name_is_refused(ann: Browser) -> None:
    table = ann.open("me", "here")
    with pytest.raises(InvalidStatus) as refused:
        ann.live(table, host="evil.test")
    assert refused.value.response.status_code == 421


def test_a_name_that_the_operator_gives_is_known(database: str) -> None:
    known = ("games.example.org", "Games.Example.org.:443", "127.0.0.1:8000", "localhost", "www.example.org")
    foreign = ("example.org", "games.example.org:443@evil.test", "games.example.org:x", "6.6.6.6", "[2001:db8::1]")
    with running(Settings(database, host_names=("0.0.0.0", "games.example.org", "www.example.org"))) as server:
        for host in (*known, *foreign):
            head = {"host": host}
            answer = httpx.get(f"{server.address}/api/games", headers=head, trust_env=False, timeout=20)
            assert answer.status_code == (200 if host in known else 421), host


def test_what_leaves_the_house_names_the_operators_address(database: str) -> None:
    """Mails, notices, links and passkeys: whatever name a request uses, and whatever an older server has stored."""
    site = "http://games.example.org"
    names = ("127.0.0.1", "games.example.org", "www.example.org")
    with ExitStack() as stack:
        box, out = stack.enter_context(mail_server()), stack.enter_context(outside())
        about: dict[str, Any] = {"smtp": box.url, "mail_from": SENDER, "hook_hosts": (out.host,), "notices": FAST}
        server = stack.enter_context(running(Settings(database, **GENEROUS, **about, host_names=names)))
        ann = stack.enter_context(Browser(server.address))
        bob = stack.enter_context(Browser(server.address, host="www.example.org:1234"))
        assert bob.post("/api/me/notices/mail", {"address": "bob@example.org"}).status_code == 200
        assert f"{site}/mail#" in box.next("bob@example.org").get_content()
        assert bob.post("/api/me/link", {}).json()["link"].startswith(f"{site}/continue#")
        assert bob.post("/api/sign_in/passkey/options", {}).json()["options"]["rpId"] == "games.example.org"
        bob.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/hook"})
        bob.post("/api/me/notices", {"wanted": {"turn": ["hook"]}})
        with server.hall.storage.engine.begin() as connection:
            evil = "https://games.example.org:443@evil.test"
            connection.execute(update(schema.notice_wishes).values(origin=evil))
        table = two_people(ann, bob)
        assert json.loads(out.next("hook").body)["link"].startswith(f"https://games.example.org/table/{table}")


def test_a_name_that_is_none_is_told_in_one_sentence(database: str) -> None:
    for wrong in ("games example", "", "ftp://games.example.org", "games.example.org/x"):
        with pytest.raises(BadInput, match="host name"):
            create_app(Settings(database, host_names=(wrong,)))
