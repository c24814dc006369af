"""OpenSpiel's search for games with hidden information, as a bot: `tianxia.research.is_mcts:IsMcts` in an arena.

Its IS-MCTS bot gets all the help that we can give: worlds by `imagine`, observations to tell positions apart, and
random playouts in our compiled engine instead of its own in Python. So it does not use the games of `spiel`, which are
cloned and asked more slowly.
"""

from typing import Any, Final, NamedTuple

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from ..bots import Situation
from ..core import kernel
from ..core.dice import Dice
from ..core.pack import Pack
from ..core.rules import Rules
from ..core.state import State
from ..core.worlds import imagine

EXPLORATION: Final = 1.4  # its constant, for returns from -1 to 1
FIRST_TRY: Final = 50  # simulations, when nobody says how many


class Kind(NamedTuple):
    """What the bot asks of a game's type."""

    dynamics: Any = pyspiel.GameType.Dynamics.SEQUENTIAL
    information: Any = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class AnyGame(NamedTuple):
    """What the bot asks of a game."""

    kind: Kind = Kind()

    def get_type(self) -> Kind:
        return self.kind


class Position:
    """One of our states as the bot wants it: whoever searches answers first where several are asked together."""

    def __init__(self, rules: Rules[Any], s: State, first: int) -> None:
        self.rules = rules
        self.state = s
        self.first = first
        self._seen: tuple[int, ...] | None = None

    def get_game(self) -> AnyGame:
        return AnyGame()

    def is_terminal(self) -> bool:
        return kernel.is_over(self.state)

    def is_chance_node(self) -> bool:
        return False  # our dice are in the state

    def current_player(self) -> int:
        return self.first if kernel.owing(self.state) >> self.first & 1 else kernel.first_owing(self.state)

    def legal_actions(self) -> list[int]:
        return kernel.options_of(self.rules, self.state, self.current_player())

    def apply_action(self, code: int) -> None:
        kernel.apply(self.rules, self.state, self.current_player(), int(code))
        self._seen = None

    def observation_string(self) -> tuple[int, ...]:
        """Not a text: the bot needs nothing but a key."""
        if self._seen is None:
            self._seen = tuple(self.rules.observe(self.state, self.current_player()))
        return self._seen

    def returns(self) -> list[float]:
        return returns_of(self.rules, self.state)


def returns_of(rules: Rules[Any], s: State) -> list[float]:
    """From -1 to 1: the share of the win."""
    result = rules.result(s)
    first = result.winners or [seat for seat, place in enumerate(result.places) if place == 1]
    return [2 / len(first) - 1 if seat in first else -1.0 for seat in range(rules.seats)]


class Playouts:
    """Judges a position by a random end of the game."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def prior(self, position: Position) -> list[tuple[int, float]]:
        codes = position.legal_actions()
        return [(code, 1 / len(codes)) for code in codes]

    def evaluate(self, position: Position) -> list[float]:
        kernel.play_out(position.rules, position.state, self.dice)
        return position.returns()


class IsMcts:
    """OpenSpiel's bot on a seat."""

    def __init__(self, pack: Pack | None = None, simulations: int = FIRST_TRY) -> None:
        self.simulations = simulations

    @property
    def budget(self) -> str:
        return f"{self.simulations} simulations"

    def choose(self, situation: Situation) -> int:
        rules, seat, dice = situation.rules, situation.seat, situation.dice
        chance = numpy.random.RandomState(dice.below(1 << 29))
        bot = ISMCTSBot(
            AnyGame(), Playouts(dice), EXPLORATION, self.simulations, random_state=chance, use_observation_string=True
        )
        bot.set_resampler(lambda position, _: Position(rules, imagine(rules, position.state, seat, dice), seat))
        return int(bot.step(Position(rules, imagine(rules, situation.world(), seat, dice), seat)))
