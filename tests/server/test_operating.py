"""What an operator relies on: one server for a file, private files, new keys, health, metrics, logs, a gentle end."""

import asyncio
import json
import logging
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tianxia import BadInput
from tianxia.server import logs
from tianxia.server.app import Settings
from tianxia.server.keys import COOKIES, FIRST, GRACE, SETTLING, Key, Keyring, Keys, keys_of, rotate, valid
from tianxia.server.lock import DatabaseLock
from tianxia.server.sessions import COOKIE
from tianxia.server.storage import Storage

from .browser import Browser, frame
from .databases import ON_BOTH
from .processes import start_server
from .serving import GENEROUS, Running, running, stored_log

ROOT = Path(__file__).parents[2]


def ask(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, trust_env=False, timeout=20)


# Files


def test_what_is_stored_is_for_its_owner_alone(own_server: Running) -> None:
    with Browser(own_server.address) as ann:
        ann.open("me", "here")
    file = Path(str(make_url(own_server.database).database))
    for each in file.parent.glob(f"{file.name}*"):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


def test_a_file_that_others_could_read_becomes_private(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "tables.sqlite3"
    Storage(f"sqlite:///{file}").close()
    file.chmod(0o644)
    Storage(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_second_server_is_refused_in_one_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process, _ = start_server(url)
    try:
        command = [sys.executable, "-m", "tianxia", "play", "--no-browser", "--port", "0", "--database", url]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT)
    finally:
        process.kill()
        process.communicate()
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.count("\n") == 1
    assert "Another server is using" in second.stderr


def test_the_lock_goes_with_whoever_has_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    first = DatabaseLock(url)
    with pytest.raises(BadInput, match="Another server"):
        DatabaseLock(url)
    DatabaseLock("postgresql://nobody@127.0.0.1:1/nothing").release()  # any number of processes may use it
    DatabaseLock("nonsense").release()  # for whoever opens it to report
    first.release()
    DatabaseLock(url).release()


# Keys


def test_keys_change_without_anybody_losing_a_seat() -> None:
    made = datetime(2026, 1, 1, tzinfo=UTC)
    old, new = Key(FIRST, "old"), Key(made, "new")
    before, after = Keyring([old]), Keyring([new, old])
    was = before.sign("ann")
    assert after.sign("ann", made) == was  # the other processes do not know the new one yet
    later = made + SETTLING
    now = after.sign("ann", later)
    assert now != was
    assert after.is_signed("ann", now, made), "a process whose clock is ahead signs with the next key"
    assert after.is_signed("ann", was, later + GRACE / 2)
    assert not after.is_fresh("ann", was, later)
    assert not after.is_signed("ann", was, later + GRACE)
    assert after.is_signed("ann", now, later + 10 * GRACE)
    assert not after.is_signed("bob", now, later)
    assert valid([old, new], later + GRACE) == [new]


@ON_BOTH
def test_old_keys_are_removed_in_the_end(storage: Storage) -> None:
    Keys(storage)
    times = [datetime.now(UTC) + n * (GRACE + SETTLING + timedelta(days=1)) for n in range(3)]
    counts = []
    for time in times:
        with storage.engine.begin() as connection:
            rotate(connection, time)
            counts.append(len(keys_of(connection, COOKIES)))
    assert counts == [2, 2, 2]


def test_a_cookie_outlives_its_key(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.server.keys.SETTLING", timedelta(0))
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        table = ann.open("me", "here")
        cookies = dict(ann.client.cookies)
        storage = server.hall.storage
        with storage.engine.begin() as connection:
            rotate(connection, datetime.now(UTC))
        asyncio.run(server.app.state.keyrings.look())
        ann.move(table, 0)  # with the old cookie and the old token
        ann.get("/api/me")
        fresh = dict(ann.client.cookies)
        assert fresh[COOKIE] != cookies[COOKIE]
        assert fresh["csrftoken"] != cookies["csrftoken"]
        assert fresh[COOKIE].partition(".")[0] == cookies[COOKIE].partition(".")[0]
        assert ann.sight(table, 0)["seats"][0]["mine"]
        assert ann.post("/api/me", {"name": "Ann"}).status_code == 200


# Health and numbers


def test_alive_and_ready(server: Running) -> None:
    assert ask(server, "/healthz").text == "alive"
    answer = ask(server, "/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"database": True, "bots": True, "stopping": False, "files": True}
    assert "set-cookie" not in answer.headers


def test_bots_that_fail_again_and_again_are_not_ready(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_server.app.state.thinkers, "_failures", 3)
    answer = ask(own_server, "/readyz")
    assert (answer.status_code, answer.json()["bots"]) == (503, False)
    assert ask(own_server, "/healthz").status_code == 200


@pytest.fixture
def counting(database: str) -> Iterator[Running]:
    with running(Settings(**{**GENEROUS, "database": database, "metrics_token": "word"})) as it:
        yield it


def test_numbers_for_prometheus(counting: Running) -> None:
    with Browser(counting.address) as ann:
        table = ann.open("me", "here")
        with ann.live(table) as socket:
            frame(socket)
            text = ask(counting, "/metrics").text
        for n in range(50):
            ann.get(f"/api/nothing{n}")
        later = ask(counting, "/metrics").text
    assert 'tianxia_requests_total{kind="tables",method="POST",status="201"} 1.0' in text
    assert "tianxia_sockets 1.0" in text
    assert "tianxia_tables_in_memory 1.0" in text
    assert 'tianxia_request_seconds_count{kind="me"}' in text
    assert later.count("tianxia_requests_total{") <= text.count("tianxia_requests_total{") + 2  # not one for each path
    assert table not in later


def test_prometheus_is_told_what_it_reads(counting: Running) -> None:
    """One charset: a parser may refuse a second one."""
    assert ask(counting, "/metrics").headers["content-type"] == CONTENT_TYPE_LATEST


def test_numbers_are_not_for_everybody(counting: Running) -> None:
    far = {"x-forwarded-for": "10.0.0.1"}
    assert ask(counting, "/metrics").status_code == 200
    for name in ("games.example.org", "10.0.0.5:8000", "127.0.0.1@evil.test"):
        assert ask(counting, "/metrics", host=name).status_code == 403
    assert ask(counting, "/metrics", **far).status_code == 403
    assert ask(counting, "/metrics", **far, authorization="Bearer wrong").status_code == 403
    assert ask(counting, "/metrics", **far, authorization="Bearer word").status_code == 200


def test_behind_a_proxy_numbers_need_the_token(database: str) -> None:
    """It may tell nothing about whom it brings."""
    settings = Settings(**{**GENEROUS, "database": database, "metrics_token": "word"})
    with running(settings, proxies=("127.0.0.1",)) as server:
        assert ask(server, "/metrics").status_code == 403
        assert ask(server, "/metrics", authorization="Bearer word").status_code == 200


# Logs


def test_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    root, level = logging.getLogger(), logging.getLogger().level
    handlers = root.handlers[:]
    try:
        logs.configure(logs.JSON)
        logs.new_request_id()
        logs.log_request("GET", "/api/tables", 200, 0.0123)
        try:
            raise ValueError("no")
        except ValueError:
            logging.getLogger("tianxia.server").exception("it failed")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        logs.access.setLevel(logging.NOTSET)
        logs.request_id.set("")
    first, second = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert {"method": "GET", "path": "/api/tables", "status": 200, "ms": 12.3}.items() <= first.items()
    assert first["request"] == second["request"] != ""
    assert (second["level"], second["message"]) == ("error", "it failed")
    assert "ValueError: no" in second["error"]


def test_no_line_has_a_secret(own_server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        table = ann.open("me", "open")
        invitation = ann.invitation(table)
        bob.get(f"/table/{table}", invitation=invitation)
        assert bob.join(table, invitation, "Bobby").status_code == 200
        answer = ann.post("/api/me", {"name": "Annabel"})
        secrets = [invitation, "Annabel", "Bobby", "127.0.0.1:", *ann.client.cookies.values()]
    formatter = logs.JsonLines()
    ours = [record for record in caplog.records if record.name.startswith("tianxia")]
    lines = [formatter.format(record) for record in ours]
    assert any("/join" in line for line in lines)
    assert len(answer.headers["x-request-id"]) == 16
    for secret in secrets:
        assert not any(secret in line for line in lines), secret


# The end


def hear_out(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=20)


def test_moves_that_have_arrived_are_made_before_the_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is being written, sockets are told, and others are asked to come back later."""
    monkeypatch.setattr("tianxia.server.serve.PATIENCE", 60.0)  # on a busy machine it all takes its time
    held, go_on = threading.Event(), threading.Event()
    seen: dict[str, Any] = {}
    with (
        running(Settings(**{**GENEROUS, "database": database})) as server,
        Browser(server.address) as ann,
        Browser(server.address) as bob,
    ):
        table = ann.open("me", "here")
        decision = ann.sight(table, 0)["decision"]
        write = server.hall.storage._write

        def slowly(jobs: list[Any]) -> None:
            if server.app.state.door.busy:  # otherwise it is not the move: a server also writes by itself
                held.set()
                assert go_on.wait(60)
            write(jobs)

        monkeypatch.setattr(server.hall.storage, "_write", slowly)

        def play() -> None:
            seen["move"] = ann.try_move(table, 0, decision["options"][0]["text"], decision["number"])

        player = threading.Thread(target=play)
        with bob.live(table) as socket:
            frame(socket)
            player.start()
            assert held.wait(60)
            server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                hear_out(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            answer = ask(server, "/api/games", **{"accept-language": "en"})
            assert (answer.status_code, answer.json()["code"]) == (503, "stopping")
            assert answer.headers["retry-after"] == "5"
            assert ask(server, "/readyz").json()["stopping"]
            assert ask(server, "/healthz").status_code == 200
        go_on.set()
        player.join(60)
    assert seen["move"].status_code == 200
    storage = Storage(database)
    try:
        assert len(stored_log(storage.engine, table)) == 1
    finally:
        storage.close()
