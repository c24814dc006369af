"""A PostgreSQL of the tests' own: on a free port of this machine, in a folder that is thrown away."""

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

import psycopg
import pytest

MISSING = "PostgreSQL is not installed: `apt-get install -y postgresql`, or set TIANXIA_NO_POSTGRES=1 to do without."
USER = "postgres"


def programs() -> Path:
    """The folder of the newest `initdb`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        pytest.fail(MISSING, pytrace=False)
    return found[-1].parent if found else Path(str(on_path)).parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def owner() -> int | None:
    """PostgreSQL refuses to run as root: then it runs as the user of its package."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(USER).pw_uid
    except KeyError:
        pytest.fail(MISSING, pytrace=False)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server without databases of ours: `postgresql://.../`."""
    bin_, user = programs(), owner()
    folder = Path(tempfile.mkdtemp(prefix="tianxia-postgres-", dir="/tmp"))
    data = folder / "data"
    if user is not None:
        os.chown(folder, user, -1)
    process = None
    try:
        initdb: list[str | Path] = [
            bin_ / "initdb",
            "-D",
            data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale",
            "C",
            "--no-sync",
        ]
        done = subprocess.run(initdb, user=user, cwd=folder, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        port = free_port()
        # The tests kill our processes, never this one: it need not wait for the disk.
        options = [f"port={port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        command: list[str | Path] = [bin_ / "postgres", "-D", data]
        command += [part for option in options for part in ("-c", option)]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(command, user=user, cwd=folder, stdout=log, stderr=log)
        address = f"postgresql://{USER}@127.0.0.1:{port}/"
        wait_for(address, process, folder / "log")
        yield address
    finally:
        if process is not None:
            process.send_signal(signal.SIGQUIT)  # its fastest way to stop: nothing is kept
            process.wait(timeout=60)
        shutil.rmtree(folder, ignore_errors=True)


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
