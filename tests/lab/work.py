"""Work that other processes can be given: functions that they find by name."""

import os
import time
from collections.abc import Callable

from tests.toys.banners import GAME
from tianxia.lab.runner import Runner


def square(n: int) -> int:
    return n * n


def pid_of(n: int) -> tuple[int, int]:
    return os.getpid(), n


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def learn(games: int, seed: int, runner: Runner, progress: Callable[[int], None] | None) -> dict[str, bytes]:
    if progress is not None:
        progress(games)
    return {"value.json": f"[{games}, {seed}, {list(runner.map(square, range(3)))}]".encode()}


LEARNS = GAME._replace(training=f"{__name__}:learn")
