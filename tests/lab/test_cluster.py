"""A cluster of Ray that was there before: on loopback, by its address, as on many machines."""

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.machine.ports import free_port
from tianxia.core.values import BadInput
from tianxia.lab.runner import runner_of

from .conftest import Run
from .work import square

WITH_TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
ON_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}


def around() -> dict[str, str]:
    return {**os.environ, **WITH_TOKEN, **ON_LOOPBACK}


def wait_for(address: str) -> None:
    host, _, port = address.partition(":")
    until = time.monotonic() + 180  # the machine may be busy
    while True:
        try:
            return socket.create_connection((host, int(port)), timeout=1).close()
        except OSError:
            assert time.monotonic() < until, "the cluster does not start"
            time.sleep(0.1)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """The address of a head with two workers."""
    address = f"127.0.0.1:{free_port()}"
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    about = ["--head", "--block", "--num-cpus=2", "--include-dashboard=false", "--object-store-memory=134217728"]
    folder = tempfile.mkdtemp(prefix="ray-")  # not where others look for a cluster; its sockets need a short path
    where = [
        f"--temp-dir={folder}",
        f"--node-ip-address={address.partition(':')[0]}",
        f"--port={address.partition(':')[2]}",
    ]
    with (tmp_path / "log").open("wb") as log:
        head = subprocess.Popen([*ray, "start", *about, *where], env=around(), stdout=log, stderr=log)
    try:
        wait_for(address)
        yield address
    finally:
        head.terminate()  # with it go all that it started
        head.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def test_an_arena_on_a_cluster_by_its_address(cluster: str, run: Run) -> None:
    """In a process of its own: this one may have a cluster already."""
    command = ["arena", "sun_tzu", "--bots", "greedy,random", "--games", "8", "--json"]
    there = [sys.executable, "-m", "tianxia", *command, "--runner", "ray", "--address", cluster, "--workers", "2"]
    for _ in range(5):  # until all of the cluster is up
        done = subprocess.run(
            there,
            env=around(),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        if "cannot be reached" not in done.stderr:
            break
    assert (done.returncode, done.stderr) == (0, "")
    answer, here = json.loads(done.stdout), json.loads(run(*command).out)
    assert {name: answer[name] for name in answer if "second" not in name} == {
        name: here[name] for name in here if "second" not in name
    }


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:9", "ray://127.0.0.1:9"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(BadInput, match=f"Ray cannot be reached at {address}"):
        list(runner_of(2, "ray", address).map(square, [1]))
