"""The files do what they say: the service is started, asked for its health, watched and stopped."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

import tianxia

from ..machine.ports import free_port
from ..server.browser import Browser
from .reading import healthcheck
from .serving import Service, service, start_command

BUILDS = {"build": "pure Python", "bots": "pure Python"}
WELL = {"version": tianxia.__version__, **BUILDS, "database": True}


def is_well(port: int) -> bool:
    """By the health check of the image."""
    program, *arguments = [word.replace("8000", str(port)) for word in healthcheck()]
    assert program == "python"
    # An environment with a proxy that must not be used.
    variables = {"http_proxy": "http://127.0.0.1:9"}
    done = subprocess.run([sys.executable, *arguments], env=variables, capture_output=True, text=True, timeout=60)
    return done.returncode == 0


def becomes_well(running: Service) -> bool:
    """Waits: the address is printed a moment before the server listens there."""
    until = time.monotonic() + 60
    while not is_well(running.port) and time.monotonic() < until:
        time.sleep(0.1)
    return is_well(running.port)


def test_the_service_runs_is_well_and_stops(tmp_path: Path) -> None:
    with service(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as running:
        assert becomes_well(running)
        answer = httpx.get(f"{running.address}/api/health", trust_env=False, timeout=20)
        assert (answer.status_code, answer.json()) == (200, WELL)
        with Browser(running.address) as ann:
            table = ann.open("me", "greedy", beginner=True)
            until = time.monotonic() + 60
            while not ann.sight(table)["seats"][1]["sealed"]:
                assert time.monotonic() < until
                time.sleep(0.05)  # a bot thinks in a process of its own
        running.process.terminate()
        running.process.wait(timeout=30)
        assert running.process.returncode in (0, -signal.SIGTERM)
        assert not is_well(running.port)
    assert (tmp_path / "tables.sqlite3").exists()


def test_the_readers_addresses_are_those_that_the_proxy_names(tmp_path: Path) -> None:
    """The limit is per reader: together they may send more requests than one could."""
    with service(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path, "--requests", "2") as running:
        assert becomes_well(running)
        with httpx.Client(base_url=running.address, trust_env=False, timeout=20) as client:
            many = [client.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{n}"}) for n in range(40)]
            one = [client.get("/api/games", headers={"x-forwarded-for": "10.0.1.1"}) for _ in range(40)]
        assert {answer.status_code for answer in many} == {200}
        assert {answer.status_code for answer in one} == {200, 429}


def test_the_service_runs_on_postgresql(postgres_database: str, tmp_path: Path) -> None:
    with service(postgres_database, tmp_path) as running:
        assert becomes_well(running)
    assert not list(tmp_path.glob("*.sqlite3"))


def test_without_its_database_the_service_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = start_command(0)
    variables = {"TIANXIA_DATABASE": f"sqlite:///{tmp_path}/file/tables.sqlite3", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be opened" in done.stderr


def test_the_watch_notices_a_server_that_is_not_there() -> None:
    assert not is_well(free_port())
