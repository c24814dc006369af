"""What a bot is asked and what it answers."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

View = dict[str, Any]


class Question(NamedTuple):
    """A decision as a bot sees it."""

    seat: int
    kind: str
    options: list[int]  # codes of the game's notation, at least one
    look: Callable[[], View]  # the view of the seat, made only if the bot wants to look


class Bot(Protocol):
    """One player of one game; it may remember what it saw."""

    def choose(self, question: Question) -> int:
        """One of the question's options."""
        ...
