"""The greedy player's judgment as a policy for worlds: it reads the state itself and plays the same moves."""

from collections.abc import Callable

from ...core.dice import Dice
from ...core.kernel import kind_asked
from ...core.state import State
from ...core.worlds import Policy
from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.terms.asks import ASKS
from . import modes
from .cards import Cards
from .greedy import ANSWERS
from .places import Town
from .weights import TEAM, Weights
from .world_reading import WorldReading
from .worth import late_of

BY_KIND: list[Callable[[Town, list[int]], int]] = [ANSWERS.get(name, modes.first) for name in ASKS]


class GreedyPolicy(Policy):
    """Plays for the greatest expected gain."""

    def __init__(self, cards: Cards, cfg: Settings, noise: int = 0) -> None:
        self.cards = cards
        self.cfg = cfg
        self.weights = TEAM if cfg.coop else Weights()
        self.noise = noise  # in a thousand: how often it does anything at all

    def choose(self, s: State, seat: int, options: list[int], dice: Dice) -> int:
        assert isinstance(s, GreatWallState)
        if self.noise and dice.below(1000) < self.noise:
            return options[dice.below(len(options))]
        code = BY_KIND[kind_asked(s)](self.town(s, seat), options)
        return code if code in options else options[dice.below(len(options))]

    def town(self, s: GreatWallState, seat: int) -> Town:
        reading = WorldReading(self.cards, self.cfg, s, seat)
        return Town(reading, self.weights, late_of(reading, self.weights))
