"""How fast is it? Random play, copies, memory; on one core, with events off."""

import sys
import time
from typing import Any, NamedTuple

from ..core import kernel
from ..core.dice import Dice
from ..core.registry import Options, make_rules
from ..core.rules import Rules
from ..core.save import fields
from ..core.state import State


class Speed(NamedTuple):
    """One line of the table."""

    what: str
    decisions_per_second: float  # decisions with at least two options
    copy_microseconds: float
    state_bytes: int


def measure(game: str, players: int | None = None, options: Options | None = None, seconds: float = 3.0) -> Speed:
    """Play at random for a while, then copy a state from the middle of a game."""
    rules = make_rules(game, players, options or {}, None)
    dice = Dice.seeded("bench")
    decisions, games = 0, 0
    begun = time.perf_counter()
    while games == 0 or time.perf_counter() - begun < seconds:
        decisions += kernel.play_out(rules, kernel.start(rules, Dice.seeded(str(games)), False), dice)
        games += 1
    rate = decisions / (time.perf_counter() - begun)
    middle = position(rules, decisions // games // 2)
    return Speed(game, rate, copy_time(middle, seconds / 3), memory(middle))


def position(rules: Rules[Any], decisions: int) -> State:
    """A state after this many random decisions."""
    dice = Dice.seeded("position")
    s: State = kernel.start(rules, Dice.seeded("1"), False)
    while not kernel.is_over(s) and decisions > 0:
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        decisions -= len(options) > 1
        kernel.apply(rules, s, seat, options[dice.below(len(options))])
    return s


def copy_time(s: State, seconds: float) -> float:
    """Microseconds for one copy."""
    copies = 0
    begun = time.perf_counter()
    while copies == 0 or time.perf_counter() - begun < seconds:
        for _ in range(100):
            s.copy()
        copies += 100
    return (time.perf_counter() - begun) / copies * 1e6


def memory(s: State) -> int:
    """Bytes of a state with everything that only it holds."""
    return sys.getsizeof(s) + sum(size_of(getattr(s, name)) for name in fields(type(s)))


def size_of(value: object) -> int:
    parts = sum(size_of(item) for item in value) if isinstance(value, (list, tuple)) else 0
    return sys.getsizeof(value) + parts
