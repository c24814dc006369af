"""A game among bots, from its first question to its end."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..core import kernel
from ..core.rules import Rules
from ..core.state import State
from .bot import Bot, Situation, situation_of


class Played(NamedTuple):
    """All moves in order, including those without a choice."""

    seats: list[int]
    codes: list[int]
    decisions: int  # with at least two options


def play_through(rules: Rules[Any], s: State, bots: list[Bot], seed: int) -> Played:
    """Play the state to its end, one bot per seat; the same seed gives the same moves."""
    seats: list[int] = []
    codes: list[int] = []
    moves = [0] * rules.seats
    decisions = 0
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        code = options[0]
        if len(options) > 1:
            decisions += 1
            code = bots[seat].choose(situation_of(rules, s, seat, options, seed, moves[seat]))
        moves[seat] += 1
        kernel.apply(rules, s, seat, code)
        seats.append(seat)
        codes.append(code)
    return Played(seats, codes, decisions)


def turns(rules: Rules[Any], s: State, bots: list[Bot], seed: int) -> Iterator[Situation]:
    """The same game for an onlooker: every question before it is answered, with the state as it is then.

    A separate loop: if `play_through` used this one, it would take up to a quarter longer, compiled.
    """
    moves = [0] * rules.seats
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        situation = situation_of(rules, s, seat, options, seed, moves[seat])
        yield situation
        moves[seat] += 1
        kernel.apply(rules, s, seat, bots[seat].choose(situation) if len(options) > 1 else options[0])
