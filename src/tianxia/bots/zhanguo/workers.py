"""Where the games of a training run: here, or in several processes. The answers come in order either way."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")
CHUNKS = 4  # for each process: few enough to cost little, enough to end at about the same time


class Workers:
    """One is this process."""

    def __init__(self, number: int, pool: ProcessPoolExecutor | None) -> None:
        self.number = number
        self.pool = pool

    def map(self, work: Callable[[Item], Answer], items: list[Item]) -> Iterator[Answer]:
        if self.pool is None:
            return iter([work(item) for item in items])
        return self.pool.map(work, items, chunksize=max(1, len(items) // (CHUNKS * self.number)))


@contextmanager
def workers_of(number: int) -> Iterator[Workers]:
    """Processes are spawned: nothing is inherited by accident."""
    if number == 1:
        yield Workers(1, None)
    else:
        with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
            yield Workers(number, pool)
