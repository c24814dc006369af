"""A PostgreSQL for the tests: on a free port of this machine, in a folder that is thrown away."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests.machine import Missing
from tests.machine.postgresql import find_postgresql

USER = "postgres"
NOT_ROOT = (USER, "nobody", "daemon")  # who runs it if we are root; the first user that the machine knows


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def owner() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root, and needs a user that the machine knows."""
    if os.geteuid() != 0:
        return None
    for known in pwd.getpwall():
        if known.pw_name in NOT_ROOT and known.pw_uid != 0:
            return known
    raise Missing(f"PostgreSQL does not run as root, and there is no user {' or '.join(NOT_ROOT)}: add one.")


def as_user(user: pwd.struct_passwd | None) -> dict[str, Any]:
    """How to start a process as somebody else."""
    return {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def give(folder: Path, user: pwd.struct_passwd) -> None:
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, user.pw_uid, user.pw_gid, follow_symlinks=False)


def within_reach(programs: Path, user: pwd.struct_passwd | None, folder: Path) -> Path:
    """The programs, or a copy of them: root's own packages may be where no other user can read."""
    try:
        version: list[str | Path] = [programs / "initdb", "--version"]
        if subprocess.run(version, **as_user(user), cwd=folder, capture_output=True, timeout=60).returncode == 0:
            return programs
    except PermissionError:
        pass
    # The whole package and its libraries, which the programs look for next to them.
    package = programs.parents[1]
    copied = folder / "programs"
    for part in (programs.parent, package.with_name(package.name + ".libs")):
        shutil.copytree(part, copied / part.relative_to(package.parent), symlinks=True)
    if user is not None:
        give(copied, user)
    return copied / programs.relative_to(package.parent)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server without databases of ours: `postgresql://.../`."""
    user = owner()
    folder = Path(tempfile.mkdtemp(prefix="tianxia-postgres-"))
    process = None
    try:
        if user is not None:
            give(folder, user)
        programs = within_reach(find_postgresql().programs, user, folder)
        make_cluster(programs, folder, user)
        port = free_port()
        # The tests kill our processes, never this one: it does not need to wait for the disk.
        options = [f"port={port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        command: list[str | Path] = [programs / "postgres", "-D", folder / "data"]
        command += [part for option in options for part in ("-c", option)]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(command, **as_user(user), cwd=folder, stdout=log, stderr=log)
        address = f"postgresql://{USER}@127.0.0.1:{port}/"
        wait_for(address, process, folder / "log")
        yield address
    finally:
        if process is not None:
            process.send_signal(signal.SIGQUIT)  # its fastest way to stop: nothing is kept
            process.wait(timeout=60)
        shutil.rmtree(folder, ignore_errors=True)


def make_cluster(programs: Path, folder: Path, user: pwd.struct_passwd | None) -> None:
    places = ["-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"]
    initdb: list[str | Path] = [programs / "initdb", *places]
    done = subprocess.run(initdb, **as_user(user), cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in range(300):
        try:
            psycopg.connect(address + USER, connect_timeout=2).close()
        except psycopg.OperationalError:
            assert process.poll() is None, log.read_text()
            time.sleep(0.1)
        else:
            return
    raise AssertionError(log.read_text())


def new_database(address: str, name: str) -> str:
    with psycopg.connect(address + USER, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address + name


def processes_of(database: str) -> list[int]:
    """All processes of a PostgreSQL, the first of them last: the others are its children."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    first = int((Path(row[0]) / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [*map(int, children), first]


@contextmanager
def frozen(database: str) -> Iterator[None]:
    """The PostgreSQL of a database does nothing at all for a while."""
    pids = processes_of(database)
    for pid in reversed(pids):
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            try:
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                continue
