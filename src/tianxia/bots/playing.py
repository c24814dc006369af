"""A game among bots, from its first question to its end."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from ..core import kernel
from ..core.rules import Rules
from ..core.state import Event, State
from .bot import Bot, Situation, situation_of, told_to


class Played(NamedTuple):
    """All moves in order, including those without a choice."""

    seats: list[int]
    codes: list[int]
    decisions: int  # with at least two options


class Record:
    """The moves so far. What the seats were told is made from them when a bot asks: most never do."""

    def __init__(self, rules: Rules[Any], s: State) -> None:
        self.seats: list[int] = []
        self.codes: list[int] = []
        self._rules = rules
        self._state = s.copy()
        self._done = 0  # moves that have been made again
        self._events: list[Event] = []

    def add(self, seat: int, code: int) -> None:
        self.seats.append(seat)
        self.codes.append(code)

    def heard(self, seat: int) -> list[Event]:
        """What a seat has been told since the first question."""
        self._state.told = self._events
        while self._done < len(self.codes):
            kernel.apply(self._rules, self._state, self.seats[self._done], self.codes[self._done])
            self._done += 1
        return told_to(seat, self._events)


def play_through(rules: Rules[Any], s: State, bots: list[Bot], seed: int) -> Played:
    """Play the state to its end, one bot per seat; the same seed gives the same moves."""
    record = Record(rules, s)
    moves = [0] * rules.seats
    decisions = 0
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        code = options[0]
        if len(options) > 1:
            decisions += 1
            heard = partial(record.heard, seat)
            code = bots[seat].choose(situation_of(rules, s, seat, options, seed, moves[seat], heard))
        moves[seat] += 1
        kernel.apply(rules, s, seat, code)
        record.add(seat, code)
    return Played(record.seats, record.codes, decisions)


def turns(rules: Rules[Any], s: State, bots: list[Bot], seed: int) -> Iterator[Situation]:
    """The same game for an onlooker: every question before it is answered, with the state as it is then.

    A separate loop: if `play_through` used this one, it would take up to a quarter longer, compiled.
    """
    record = Record(rules, s)
    moves = [0] * rules.seats
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        situation = situation_of(rules, s, seat, options, seed, moves[seat], partial(record.heard, seat))
        yield situation
        moves[seat] += 1
        code = bots[seat].choose(situation) if len(options) > 1 else options[0]
        kernel.apply(rules, s, seat, code)
        record.add(seat, code)
