"""What every answer carries, and by which names the server may be called."""

import logging

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tianxia.server.app import Settings

from .browser import Browser
from .conftest import ANY_DATABASE, Running, running

pytestmark = ANY_DATABASE
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
    "host", ["evil.test", "evil.test:8000", "localhost.evil.test", "127.0.0.1.evil.test", "", "::1"]
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
    with running(Settings(database, host_names=("games.example.org",))) as server:
        for host, status in (("games.example.org", 200), ("Games.Example.org.:443", 200), ("example.org", 421)):
            head = {"host": host}
            answer = httpx.get(f"{server.address}/api/games", headers=head, trust_env=False, timeout=20)
            assert answer.status_code == status
