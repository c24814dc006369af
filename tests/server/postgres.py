"""A PostgreSQL for the tests: on a free port of this machine, in a folder that is thrown away."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.machine import Missing
from tests.machine.ports import free_port
from tests.machine.postgresql import find_postgresql

USER = "postgres"
NOT_ROOT = (USER, "nobody", "daemon")  # who runs it if we are root; the first user that the machine knows


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
    until = time.monotonic() + 120  # the machine may be busy
    while True:
        try:
            return psycopg.connect(address + USER, connect_timeout=10).close()
        except psycopg.OperationalError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)


def new_database(address: str, name: str, pattern: str = "") -> str:
    with psycopg.connect(address + USER, autocommit=True) as connection:
        copied = f' TEMPLATE "{pattern}"' if pattern else ""
        connection.execute(f'CREATE DATABASE "{name}"{copied}'.encode())
    return address + name


def first_process_of(database: str) -> int:
    """The one that starts all others of a PostgreSQL."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    return int((Path(row[0]) / "postmaster.pid").read_text().split()[0])


def with_children(pid: int) -> list[int]:
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


@contextmanager
def frozen(database: str) -> Iterator[None]:
    """The PostgreSQL of a database does nothing at all for a while."""
    first, stopped = first_process_of(database), list[int]()
    try:
        # The first one first, and until there are no more: others come and go while it still runs.
        while running := [pid for pid in with_children(first) if pid not in stopped]:
            for pid in running:
                tell(pid, signal.SIGSTOP)
            stopped += running
        yield
    finally:
        for pid in reversed(stopped):
            tell(pid, signal.SIGCONT)


def tell(pid: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):  # it has ended meanwhile
        os.kill(pid, what)
