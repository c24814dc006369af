"""Where work runs: in this process, or in several."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class Runner(Protocol):
    """Something that does independent pieces of work and returns the answers in order."""

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]: ...


class Serial:
    """One after the other, here."""

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(work, items)


class Processes:
    """In parallel, in separate processes. They are spawned: nothing is inherited by accident."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, items, chunksize=1)


def runner_of(workers: int) -> Runner:
    return Serial() if workers <= 1 else Processes(workers)
