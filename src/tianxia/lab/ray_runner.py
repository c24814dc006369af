"""Work on a cluster of Ray, or on one that is started here for it. Ray is an extra, and loaded when it is asked for.

A piece of work whose worker dies is given to another one. Every machine must have these rules and these bots: a worker
that has others refuses to work, since its games would not be those of the report.
"""

import hashlib
import logging
import os
import socket
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..core.values import BadInput
from .runner import Crew

RETRIES: Final = 4  # of a piece, when workers die: one that kills every worker must end some time
PATIENCE: Final = 5.0  # seconds for an answer of a cluster
MEMORY: Final = 128 * 2**20  # bytes for what is on its way between processes; the rest waits on the disk
HERE: Final = Path(__file__).parent.parent
ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # as Ray will do some day: it warns about it at every start
}
ALONE: Final = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on other systems, too, this is what keeps it on loopback
    "RAY_worker_niceness": "0",  # a machine that does other work as well would leave them nothing
}
PARTS: Final = ("core", "games", "bots", "lab")


class RayCrew(Crew):
    """Workers of Ray: those of the cluster at an address (`auto`: the one of this machine), or some of its own."""

    def __init__(self, workers: int, address: str = "") -> None:
        super().__init__(workers)
        self._wanted = workers
        self._address = address
        self._ray: Any = None
        self._task: Any = None
        self._is_own = False  # to be left at the end
        self._open: set[Any] = set()

    @property
    def room(self) -> int:
        """On a cluster nothing else limits how many work at once."""
        return self._wanted if self._address and self._wanted else super().room

    def begin(self) -> None:
        if self._ray is not None:
            return
        ray = loaded_ray(self._address)
        if not ray.is_initialized():
            connect(ray, self._wanted or os.cpu_count() or 1, self._address)
            self._is_own = True
        self._ray = ray
        self.workers = self._wanted or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._task = ray.remote(num_cpus=1, max_retries=RETRIES)(do)

    def submit(self, work: Callable[[Any], Any], item: object) -> Any:
        piece = self._task.remote(digest_of_sources(), work, item)
        self._open.add(piece)
        return piece

    def some_done(self, pieces: set[Any]) -> set[Any]:
        done, _ = self._ray.wait(list(pieces), num_returns=1)
        return set(done)

    def answer(self, piece: Any) -> Any:
        self._open.discard(piece)
        try:
            return self._ray.get(piece)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise BadInput(f"Ray gave up a piece of work: {str(error).splitlines()[0]}") from None

    def end(self, at_once: bool) -> None:
        ray, self._ray = self._ray, None
        if ray is None:
            return
        if at_once:
            for piece in self._open:
                ray.cancel(piece, force=True)
        self._open.clear()
        if self._is_own:
            self._is_own = False
            ray.shutdown()


def do(sources: str, work: Callable[[Any], Any], item: object) -> Any:
    """One piece, in a worker."""
    if sources != digest_of_sources():
        raise BadInput("A worker of the cluster has other rules or bots: install the same version everywhere.")
    return work(item)


@cache
def digest_of_sources() -> str:
    """Of all that a game between bots depends on."""
    found = hashlib.sha256()
    for file in sorted([file for part in PARTS for file in (HERE / part).rglob("*")]):
        if file.suffix in (".json", ".py", ".toml"):
            found.update(f"\n{file.relative_to(HERE).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def loaded_ray(address: str) -> Any:
    """Ray reads these when it is loaded."""
    for name, value in ENVIRONMENT.items() if address else {**ENVIRONMENT, **ALONE}.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise BadInput("The runner ray needs Ray: install tianxia[ray].") from None
    return ray


def connect(ray: Any, workers: int, address: str) -> None:
    """To a cluster that is there; or start one that only this machine can reach."""
    check_reachable(address)
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            own = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": MEMORY}
            ray.init(address="local", _node_ip_address="127.0.0.1", **own, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput(f"Ray cannot be reached at {address or 'this machine'}: {error}") from None


def check_reachable(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise BadInput(f"Ray cannot be reached at {address}: {error}") from None
