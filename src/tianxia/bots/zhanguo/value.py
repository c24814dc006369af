"""How a game of ZhanGuo will end, foretold when a round begins: a sum over what can be counted, learned from games."""

import math
from typing import Final

from ...games.zhanguo.settings import Settings
from ...games.zhanguo.state import ZhanGuoState
from .features import all_features
from .sight import Sight
from .weights import Weights

ROOT: Final = math.sqrt(2.0)
NEVER: Final = 9  # no such round: until the game is over
AHEAD: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 1)  # by round: how many round ends a playout goes through


class Outlook:
    """What was learned of one round with one number of players."""

    def __init__(self, worths: list[float], spread: float) -> None:
        self.worths: list[float] = worths  # of what is counted, in points
        self.spread: float = spread  # of the difference between two seats' points, when the game is over


class Value:
    """Judges the positions in which rounds begin; it knows nothing of a round that has no outlook."""

    def __init__(self, cfg: Settings, weights: Weights, outlooks: dict[int, Outlook]) -> None:
        self.sight: Sight = Sight(cfg, weights)
        self.outlooks: dict[int, Outlook] = outlooks  # by round
        # By round: the one at whose begin a playout stops.
        self.stops: list[int] = [r + AHEAD[r] if r + AHEAD[r] in outlooks else NEVER for r in range(len(AHEAD))]

    def points(self, s: ZhanGuoState) -> list[float]:
        """What every seat will have at the end, up to a number that is the same for all."""
        worths = self.outlooks[s.round].worths
        found = []
        for counted in all_features(self.sight, s):
            total = 0.0
            for i in range(len(worths)):
                total += worths[i] * counted[i]
            found.append(total)
        return found


def chance_of(points: list[float], seat: int, spread: float) -> float:
    """To be first when these points are foretold and the difference between two seats is off by so much."""
    chance = 1.0
    for other in range(len(points)):
        if other != seat:
            chance *= 0.5 * (1.0 + math.erf((points[seat] - points[other]) / (spread * ROOT)))
    return chance
