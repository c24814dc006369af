"""Games among bots of any kind, where one that fails loses.

A bot is found by the name that its game gives it, as `package.module:Class`, or by an entry point of an installed
package in the group `tianxia.bots`; each is called with a pack or None.
"""

from typing import NamedTuple

from ..bots import Bot
from ..core.values import BadInput
from ..lab.entrants import entrant
from ..lab.forfeits import play_or_forfeit
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
    s, _, forfeit = play_or_forfeit(rules, bots, seed)
    if forfeit is not None:
        return Outcome(lost_by(forfeit.seat, rules.seats), *forfeit)
    return Outcome(rewards_of(rules, s, "place", setting.together))


def lost_by(seat: int, seats: int) -> list[float]:
    """A seat is last, and the others share the rest.

    >>> lost_by(1, 3)
    [0.5, -1.0, 0.5]
    """
    share = 1 / max(seats - 1, 1)
    return [-1.0 if other == seat else share for other in range(seats)]
