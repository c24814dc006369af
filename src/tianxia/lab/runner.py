"""Where work runs: in this process, in several, or on a cluster. The answers are the same.

A runner is used in a `with` block: its processes start with the first work and end with the block. Without one, each
piece of work has its own.
"""

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

from ..bots.runner import Answer, Item, Runner
from ..core.values import BadInput

__all__ = ["RUNNERS", "Crew", "HeldRunner", "Processes", "Runner", "Serial", "runner_of"]

RUNNERS: Final = ("serial", "processes", "ray")
AHEAD: Final = 2  # pieces for each worker: one that it does, and one that it finds when it is done
KEPT: Final = 16  # pieces for each worker, done or not, that wait for their turn in an order
Own = TypeVar("Own", bound="Crew")


class HeldRunner(Runner, AbstractContextManager["HeldRunner"], Protocol):
    """A runner whose workers are there as long as the block."""


class Serial:
    """One after the other, here."""

    def __enter__(self) -> "Serial":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(work, items)

    def as_done(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(work, items)


class Crew(ABC):
    """Several workers at the same time. What is drawn, waited for and stopped is alike for all crews."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._is_held = False

    @property
    def room(self) -> int:
        """How many pieces may be under way."""
        return AHEAD * self.workers

    @abstractmethod
    def begin(self) -> None:
        """Have workers, if there are none yet."""

    @abstractmethod
    def submit(self, work: Callable[[Any], Any], item: object) -> Any:
        """A piece of work, under way."""

    @abstractmethod
    def some_done(self, pieces: set[Any]) -> set[Any]:
        """Wait for at least one of them."""

    @abstractmethod
    def answer(self, piece: Any) -> Any:
        """What came of it, when it is done."""

    @abstractmethod
    def end(self, at_once: bool) -> None:
        """Have no workers. At once: whatever they are doing, since a piece of work may take minutes."""

    def __enter__(self: Own) -> Own:
        self._is_held = True
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._is_held = False
        self.end(at_once=kind is not None)

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        with self._at_work():
            turn: deque[Any] = deque()
            busy: set[Any] = set()
            for item in items:
                if len(busy) == self.room:
                    busy -= self.some_done(busy)
                turn.append(self.submit(work, item))
                busy.add(turn[-1])
                while turn and (turn[0] not in busy or len(turn) > KEPT * self.workers):
                    busy.discard(turn[0])
                    yield self.answer(turn.popleft())
            while turn:
                yield self.answer(turn.popleft())

    def as_done(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        with self._at_work():
            busy: set[Any] = set()
            for item in items:
                busy.add(self.submit(work, item))
                if len(busy) == self.room:
                    yield from self._done(busy)
            while busy:
                yield from self._done(busy)

    def _done(self, busy: set[Any]) -> list[Any]:
        done = self.some_done(busy)
        busy -= done
        return [self.answer(piece) for piece in done]

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        self.begin()
        try:
            yield
        except BaseException:
            self.end(at_once=True)
            raise
        if not self._is_held:
            self.end(at_once=False)


class Processes(Crew):
    """Separate processes of this machine. They are spawned: nothing is inherited by accident."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers or os.cpu_count() or 1)
        self._pool: ProcessPoolExecutor | None = None
        self._others: list[BaseProcess] = []

    def begin(self) -> None:
        if self._pool is None:
            self._others = active_children()
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_end_quietly)

    def submit(self, work: Callable[[Any], Any], item: object) -> Future[Any]:
        assert self._pool is not None
        return self._pool.submit(work, item)

    def some_done(self, pieces: set[Future[Any]]) -> set[Future[Any]]:
        return wait(pieces, return_when=FIRST_COMPLETED).done

    def answer(self, piece: Future[Any]) -> Any:
        return piece.result()

    def end(self, at_once: bool) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if at_once:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in self._others:
                    process.terminate()
        pool.shutdown()


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: only the first one has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def runner_of(workers: int | None = None, name: str = "", address: str = "") -> HeldRunner:
    """A runner by name, with so many workers; None: as many as there is room for.

    Without a name it is this process for one worker or none named, and several processes for more.
    """
    name = name or ("serial" if (workers or 1) == 1 and not address else "processes")
    if name not in RUNNERS:
        raise BadInput(f"There is no runner {name!r}; there are: {', '.join(RUNNERS)}.")
    if workers is not None and workers < 1:
        raise BadInput(f"--workers must be at least 1, not {workers}.")
    if address and name != "ray":
        raise BadInput("Only the runner ray has an address: say --runner ray.")
    if name == "serial":
        if (workers or 1) > 1:
            raise BadInput(f"The runner serial is one process, not {workers} workers.")
        return Serial()
    if name == "processes":
        return Processes(workers or 0)
    from .ray_runner import RayCrew

    return RayCrew(workers or 0, address)
