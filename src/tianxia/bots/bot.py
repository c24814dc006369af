"""What a bot decides on, and what it answers."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from ..core import kernel
from ..core.dice import Dice
from ..core.rules import Rules
from ..core.state import State


class Situation(NamedTuple):
    """A decision as a bot sees it: all that its answer may depend on."""

    seat: int
    kind: str
    options: list[int]  # codes of the game's notation, at least one
    look: Callable[[], Any]  # the view of the seat, made only if the bot wants to look
    dice: Dice  # the bot's only source of chance


class Bot(Protocol):
    """A player of one game with one pack. It remembers nothing: it even sees its own unfinished turn in the view."""

    def choose(self, situation: Situation) -> int:
        """One of the options: the same in the same situation."""
        ...


def dice_of(seed: int, seat: int, moves: int) -> Dice:
    """The dice of a seat's bot after so many moves of that seat: secret like the seed, new for every decision.

    The server, the laboratory and the terminal ask in the same way, so a game between bots is the same in all.
    """
    return Dice.seeded(f"{seed} bot {seat} {moves}")


def situation_of(rules: Rules[Any], s: State, seat: int, options: list[int], dice: Dice) -> Situation:
    """The open question as a seat's bot meets it."""
    return Situation(seat, kernel.asked(rules, s), options, lambda: rules.view(s, seat), dice)
