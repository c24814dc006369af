"""Games among bots of any kind, where one that fails loses.

A bot is found by the name that its game gives it, as `package.module:Class`, or by an entry point of an installed
package in the group `tianxia.bots`; each is called with a pack or None.
"""

from functools import partial
from typing import NamedTuple

from ..bots import Bot
from ..bots.bot import situation_of
from ..bots.playing import Record
from ..core import kernel
from ..core.dice import Dice
from ..core.values import BadInput
from ..lab.entrants import entrant
from .programs import Failed
from .rewards import rewards_of
from .settings import Setting


def find_bot(name: str, setting: Setting) -> Bot:
    """A bot of the game, of an installed package, or of a module."""
    return entrant(name, setting.game, setting.pack)


class Outcome(NamedTuple):
    """How a match ended."""

    rewards: list[float]  # by seat, by place
    failed: int | None = None  # the seat whose bot gave no answer: it is last, all others tie
    why: str = ""


def play_match(setting: Setting, bots: list[Bot], seed: int) -> Outcome:
    """A game with one bot on each seat, played as the laboratory plays it."""
    rules = setting.rules()
    if len(bots) != rules.seats:
        raise BadInput(f"There are {rules.seats} seats; {len(bots)} bots were given.")
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    record = Record(rules, s)
    moves = [0] * rules.seats
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        code = options[0]
        if len(options) > 1:
            heard = partial(record.heard, seat)
            try:
                code = bots[seat].choose(situation_of(rules, s, seat, options, seed, moves[seat], heard))
            except Failed as failure:
                return Outcome(lost_by(seat, rules.seats), seat, str(failure))
        moves[seat] += 1
        kernel.apply(rules, s, seat, code)
        record.add(seat, code)
    return Outcome(rewards_of(rules, s, "place", setting.together))


def lost_by(seat: int, seats: int) -> list[float]:
    """A seat is last, and the others share the rest.

    >>> lost_by(1, 3)
    [0.5, -1.0, 0.5]
    """
    share = 1 / max(seats - 1, 1)
    return [-1.0 if other == seat else share for other in range(seats)]
