"""A bot that gives no answer forfeits the game.

The bots of the house always answer. A program or a bot of one's own may hang, end or answer nonsense: it says so by
`Failed`, and whoever holds the games counts this one as lost and goes on with the next.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from ..bots import Bot, Situation
from ..bots.playing import Played, play_through
from ..core import kernel
from ..core.dice import Dice
from ..core.rules import Rules
from ..core.state import State
from ..core.values import Result, TianxiaError

FORFEIT: Final = "forfeit"  # how such a game ended


class Failed(TianxiaError):
    """A bot gave no answer that could be played."""


class Forfeit(NamedTuple):
    """Whose bot gave no answer."""

    seat: int
    why: str


class Ended(NamedTuple):
    """A game that nobody goes on with."""

    state: State
    played: Played
    forfeit: Forfeit | None  # None: it was played to its end


class Watched:
    """A bot whose answers are noted, up to the one that fails."""

    def __init__(self, bot: Bot, answers: list[int], forfeits: list[Forfeit]) -> None:
        self._bot = bot
        self._answers = answers
        self._forfeits = forfeits

    def choose(self, situation: Situation) -> int:
        try:
            code = self._bot.choose(situation)
            if code not in situation.options:  # the rules trust what they are given
                raise Failed(f"The bot answered {code!r}, which is not among its options.")
        except Failed as failure:
            self._forfeits.append(Forfeit(situation.seat, str(failure)))
            raise
        self._answers.append(code)
        return code


def play_or_forfeit(rules: Rules[Any], bots: list[Bot], seed: int) -> Ended:
    """A game from its deal, one bot per seat, to its end or to the first answer that fails."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    answers: list[int] = []
    forfeits: list[Forfeit] = []
    try:
        return Ended(s, play_through(rules, s, [Watched(bot, answers, forfeits) for bot in bots], seed), None)
    except Failed:
        return Ended(*played_again(rules, answers, seed), forfeits[0])


def played_again(rules: Rules[Any], answers: list[int], seed: int) -> tuple[State, Played]:
    """The game up to the question without an answer. Nobody is asked where there is nothing to choose."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    played, rest = Played([], [], len(answers)), iter(answers)
    while True:
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        code = options[0] if len(options) == 1 else next(rest, None)
        if code is None:
            return s, played
        kernel.apply(rules, s, seat, code)
        played.seats.append(seat)
        played.codes.append(code)


def lost_by(bot: str, bots: tuple[str, ...], scores: list[int]) -> Result:
    """All seats of the bot lose, all others have won; if it has all seats, the game has.

    >>> lost_by("b", ("a", "b", "b"), [3, 9, 9])
    Result(winners=(0,), places=(1, 2, 2), scores=(3, 9, 9), end='forfeit')
    """
    winners = tuple(seat for seat, other in enumerate(bots) if other != bot)
    places = tuple(1 if seat in winners else 2 for seat in range(len(bots)))
    return Result(winners, places, tuple(scores), FORFEIT)


@contextmanager
def at_the_table(bots: list[Bot]) -> Iterator[list[Bot]]:
    """Bots for one game: those that are programs, or hold anything else, are closed after it."""
    try:
        yield bots
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()
