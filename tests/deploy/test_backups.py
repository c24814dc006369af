"""The backup commands of docs/operating.md, typed as they are there, while a server runs."""

import os
import subprocess
import sys
import uuid
from pathlib import Path

import psycopg

from tianxia.server.app import Settings
from tianxia.server.doctor import examine

from ..server.browser import Browser
from ..server.postgres import USER, new_database
from ..server.serving import running
from .reading import PAGE, shell_lines

PROGRAM = ("/opt/tianxia/bin/tianxia", f"{sys.executable} -m tianxia")


def typed(beginning: str, *places: tuple[str, str]) -> str:
    """The only line of the page that begins like this, with other paths than those of a real machine."""
    (line,) = [line for line in shell_lines(PAGE) if line.startswith(beginning)]
    for real, place in places:
        assert real in line, line
        line = line.replace(real, place)
    return line


def shell(line: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, **variables}
    return subprocess.run(["sh", "-c", line], env=environment, capture_output=True, text=True, timeout=120)


def play_at(address: str) -> str:
    """A table with two moves."""
    with Browser(address) as ann:
        table = ann.open("me", "here", beginner=True)
        ann.move(table, 0, "5@WU")
        ann.move(table, 0, "4@QIN")
        return table


def tables_that_go_on(url: str) -> list[str]:
    report = examine(url)
    assert report.touched == []
    return [finding.id for finding in report.findings]


def test_sqlite_while_the_server_runs(tmp_path: Path) -> None:
    database, file, copy = tmp_path / "tables.sqlite3", tmp_path / "tianxia.backup", tmp_path / "copy.sqlite3"
    files = PROGRAM, ("/var/backups/tianxia.backup", str(file))
    original = "TIANXIA_DATABASE=sqlite:////var/lib/tianxia/tables.sqlite3 /opt/tianxia/bin/tianxia backup"
    backup = typed(original, ("/var/lib/tianxia/tables.sqlite3", str(database)), *files)
    restoring = "TIANXIA_DATABASE=sqlite:////var/backups/tables.sqlite3 /opt/tianxia/bin/tianxia restore"
    restore = typed(restoring, ("/var/backups/tables.sqlite3", str(copy)), *files)
    with running(Settings(database=f"sqlite:///{database}")) as server:
        table = play_at(server.address)
        done = shell(backup)
        assert done.returncode == 0, done.stderr
    assert shell(backup).returncode == 2  # an existing file is not overwritten
    done = shell(restore)
    assert done.returncode == 0, done.stderr
    assert tables_that_go_on(f"sqlite:///{copy}") == [table]
    assert shell(restore).returncode == 2  # nor is a database


def test_the_doctor_of_a_backup(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with running(Settings(database=f"sqlite:///{copy}")) as server:
        play_at(server.address)
    beginning = "TIANXIA_DATABASE=sqlite:////var/backups/tables.sqlite3 /opt/tianxia/bin/tianxia doctor"
    done = shell(typed(beginning, ("/var/backups/tables.sqlite3", f"{copy}".removeprefix("/")), PROGRAM))
    assert done.returncode == 2  # a slash is missing: the tables are not there, and the command says so
    done = shell(typed(beginning, ("/var/backups/tables.sqlite3", str(copy)), PROGRAM))
    assert (done.returncode, "sun_tzu" in done.stdout) == (0, True), done.stderr


def test_postgresql_while_the_server_runs(postgres: str, postgres_database: str, tmp_path: Path) -> None:
    with psycopg.connect(postgres + USER) as connection:
        found = connection.execute("SELECT setting FROM pg_config WHERE name = 'BINDIR'").fetchone()
    assert found is not None
    path = os.pathsep.join([str(found[0]), os.environ["PATH"]])  # the programs of this server
    dump = ("/var/backups/tianxia.dump", str(tmp_path / "tianxia.dump"))
    with running(Settings(database=postgres_database)) as server:
        table = play_at(server.address)
        done = shell(typed("pg_dump", dump), PATH=path, TIANXIA_DATABASE=postgres_database)
        assert done.returncode == 0, done.stderr
    empty = new_database(postgres, f"t{uuid.uuid4().hex}")
    done = shell(typed("pg_restore", dump), PATH=path, TIANXIA_DATABASE=empty)
    assert done.returncode == 0, done.stderr
    assert tables_that_go_on(empty) == [table]
    with running(Settings(database=empty)) as server, Browser(server.address) as ann:
        assert ann.sight(table)["status"] == "running"
