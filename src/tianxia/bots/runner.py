"""Who does long work, as those see it who have some: training in the folders of the games, and the laboratory.

The laboratory says where it runs (`lab.runner`): here, in several processes, on several machines.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class Runner(Protocol):
    """Does independent pieces of work. Work is a function of a module, items and answers are plain data."""

    def map(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        """The answers in the order of the items."""
        ...

    def as_done(self, work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        """The answers as they come. An item is drawn shortly before its turn: it may depend on answers so far."""
        ...
