"""Where work runs: in this process, or in several."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Final, Protocol, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")

AHEAD: Final = 2  # pieces for each process: one that it does, and one that it finds when it is done


class Runner(Protocol):
    """Something that does independent pieces of work."""

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        """The answers in the order of the items."""
        ...

    def as_done(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        """The answers as they come. An item is drawn shortly before its turn: it may depend on answers so far."""
        ...


class Serial:
    """One after the other, here."""

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(work, items)

    def as_done(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(work, items)


class Processes:
    """In parallel, in separate processes. They are spawned: nothing is inherited by accident."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        with _pool(self.workers) as pool:
            yield from pool.map(work, items, chunksize=1)

    def as_done(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        with _pool(self.workers) as pool:
            waiting: set[Future[Answer]] = set()
            for item in items:
                waiting.add(pool.submit(work, item))
                if len(waiting) == AHEAD * self.workers:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from [piece.result() for piece in done]
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from [piece.result() for piece in done]


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block: at once if it is left early, since a piece of work may take minutes."""
    others = active_children()
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_quietly)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown()


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: only the first one has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def runner_of(workers: int) -> Runner:
    return Serial() if workers <= 1 else Processes(workers)
