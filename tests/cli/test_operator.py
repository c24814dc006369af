"""What an operator says on the command line, or in the environment, reaches the server."""

import json
from pathlib import Path
from typing import Any

import pytest

from tianxia.server import serve
from tianxia.server.app import Settings
from tianxia.server.storage import Storage

from .conftest import Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What `tianxia play` would serve; it returns right away."""
    calls: list[Any] = []
    monkeypatch.delenv("TIANXIA_DATABASE", raising=False)
    monkeypatch.setattr(serve, "serve", lambda *arguments: calls.append(arguments))
    return calls


def test_without_a_word_it_is_for_this_machine_alone(run: Run, served: list[Any]) -> None:
    assert run("play").code == 0
    wanted = Settings(host_names=("127.0.0.1",))
    assert served == [("127.0.0.1", 8000, True, wanted, (), "text", 0.0)]


def test_all_that_can_be_said(run: Run, served: list[Any]) -> None:
    where = ("--host", "0.0.0.0", "--port", 80, "--no-browser", "--database", "sqlite:///x.sqlite3")
    limits = ("--thinkers", 4, "--requests", 30, "--tables", 2000, "--sockets", 9, "--new-tables", 8, "--own-tables", 7)
    people = ("--new-people", 6, "--visitor-days", 5)
    proxies = (
        "--proxy",
        "10.0.0.5",
        "--proxy",
        "fd00::/8",
        "--host-name",
        "a.example.org",
        "--host-name",
        "b.example.org",
    )
    more = ("--log-format", "json", "--metrics-token", "word", "--drain", 5)
    assert run("play", *where, *limits, *people, *proxies, *more).code == 0
    wanted = Settings(
        "sqlite:///x.sqlite3",
        4,
        requests_per_second=30,
        sockets=9,
        new_tables=8,
        new_people=6,
        tables_per_person=7,
        tables_in_memory=2000,
        days_visitor=5,
        metrics_token="word",
        host_names=("a.example.org", "b.example.org", "0.0.0.0"),
    )
    assert served == [("0.0.0.0", 80, False, wanted, ("10.0.0.5", "fd00::/8"), "json", 5.0)]


def test_the_names_of_the_environment(run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANXIA_HOST_NAME", "a.example.org b.example.org")
    run("play")
    assert served[0][3].host_names == ("a.example.org", "b.example.org", "127.0.0.1")


def test_a_log_has_one_of_two_formats(run: Run, served: list[Any]) -> None:
    assert run("play", "--log-format", "xml").code == 2


def test_the_database_of_the_environment(run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANXIA_DATABASE", "sqlite:///environment.sqlite3")
    run("play")
    run("play", "--database", "sqlite:///said.sqlite3")
    assert [call[3].database for call in served] == ["sqlite:///environment.sqlite3", "sqlite:///said.sqlite3"]


def test_the_doctor_reads_the_database_of_the_environment(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    monkeypatch.setenv("TIANXIA_DATABASE", url)
    missing = run("doctor", "--json")
    assert (missing.code, str(tmp_path) in missing.err) == (2, True)
    Storage(url).close()
    found = run("doctor", "--json")
    assert found.code == 0
    assert json.loads(found.out)["closed"] == 0
