"""Worlds for a player who searches: what a seat can imagine, and how a game could go on from there.

A world is a state that the seat cannot tell apart from the real one. A world of a world looks the same too, so a bot
that has been given one can draw any number of others, and the truth never has to leave the server.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from .dice import Dice
from .kernel import apply, first_owing
from .rules import Rules
from .state import KIND, SEALED, State, reopened

S = TypeVar("S", bound=State)

# Where playing on stops
END: Final = 0
ROUND: Final = 1  # or year
TURN: Final = 2

MOST: Final = 100_000  # moves; no game comes near it


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way to play that reads the state itself: for worlds only, where nothing is secret.

    It may look at any seat's cards. An honest one reads of the other seats what they show.
    """

    def choose(self, s: State, seat: int, options: list[int], dice: Dice) -> int:
        """One of at least two options."""
        raise NotImplementedError


class AtRandom(Policy):
    """Any option."""

    def choose(self, s: State, seat: int, options: list[int], dice: Dice) -> int:
        return options[dice.below(len(options))]


def imagine(rules: Rules[S], s: S, seat: int, dice: Dice) -> S:
    """A world of the seat in which the others have not yet answered the open question.

    `Rules.resample` answers for them at random: whoever plans against that plans against a fool.
    """
    world = rules.resample(s, seat, dice)
    leave_open(rules, world, seat)
    return world


def leave_open(rules: Rules[S], world: S, seat: int) -> None:
    """In place: whatever the others have hidden in their answers to the open question, they owe again."""
    if not world.stack or world.stack[-1][KIND] not in rules.secrets:
        return
    for other in range(rules.seats):
        if other != seat:
            question = world.stack[-1]
            if question[SEALED] >> other & 1:
                world.stack[-1] = reopened(question, 1 << other)
            rules.withdraw(world, other, question)


def believe(rules: Rules[S], s: S, seat: int, dice: Dice, weigh: Callable[[S], int], draws: int) -> S:
    """A world drawn by a belief: of so many imagined ones, each with a chance in proportion to its weight.

    A weight is 0 or more. If the belief rules out all of them, it is wrong, or there were too few: any of them will do.
    """
    worlds = [imagine(rules, s, seat, dice) for _ in range(draws)]
    weights = [weigh(world) for world in worlds]
    total = sum(weights)
    if total <= 0:
        return worlds[0]
    left = dice.below(total)
    for i in range(draws):
        left -= weights[i]
        if left < 0:
            return worlds[i]
    return worlds[-1]


def play_on(rules: Rules[S], s: S, policies: list[Policy], dice: Dice, until: int = END, most: int = MOST) -> int:
    """Play in place, one policy per seat, until the turn, the round or the game ends, or after `most` moves.

    Returns the number of real decisions (two options or more).
    """
    decisions = 0
    turn, round_ = rules.turn(s), rules.round(s)
    while s.stack and most > 0:
        if until and (rules.round(s) != round_ or (until == TURN and rules.turn(s) != turn)):
            break
        most -= 1
        seat = first_owing(s)
        options = rules.options(s, seat, s.stack[-1])
        code = options[0]
        if len(options) > 1:
            decisions += 1
            code = policies[seat].choose(s, seat, options, dice)
        apply(rules, s, seat, code)
    return decisions
