"""What the open question turns on, by name: for players who read the state of a world they have imagined."""

from typing import NamedTuple

from ....core.questions import facts_of
from ....core.state import Facts
from ..acts.recruits import EFFECT, NAMED
from ..position.state import GreatWallState, open_question


class Clerks(NamedTuple):
    """Clerks to be moved."""

    left: int  # moves
    to: int  # where, of the vocabulary


class Upgrade(NamedTuple):
    """An overseer to be promoted."""

    less: int  # off the price
    effect: int  # that sets the price; -1: the usual one


class Attack(NamedTuple):
    """A soldier looking for a target."""

    soldier: int
    on_wall: int


class Recruits(NamedTuple):
    """Soldiers to be recruited."""

    named: Facts  # how many, by kind
    effect: int  # that sets the price; -1: the usual one


def clerks_asked(s: GreatWallState) -> Clerks:
    left, to, _, _ = facts_of(open_question(s))
    return Clerks(left, to)


def upgrade_asked(s: GreatWallState) -> Upgrade:
    _, _, less, effect, _ = facts_of(open_question(s))
    return Upgrade(less, effect)


def attack_asked(s: GreatWallState) -> Attack:
    soldier, _, _, on_wall = facts_of(open_question(s))
    return Attack(soldier, on_wall)


def recruits_asked(s: GreatWallState) -> Recruits:
    recruiting = s.stack[-2]
    return Recruits(recruiting[NAMED:], recruiting[EFFECT])


def recruit_placed(s: GreatWallState) -> int:
    """The kind of soldier that needs a place."""
    return facts_of(open_question(s))[0]


def advisor_asked(s: GreatWallState) -> int:
    """The advisor who needs a role."""
    return facts_of(open_question(s))[0]
