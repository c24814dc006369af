"""Ratings of the levels of bots, on the scale of people's ratings: fixed, and measured among bots.

A level was measured against the one below, which had all other seats (`lab/strengths.py`). By the model of Plackett and
Luce, whoever is d better than n - 1 equals wins the share p = e^(d/c) / (e^(d/c) + n - 1), where c = beta * sqrt(n) is
what openskill takes when nobody is uncertain. So d = c * ln(p * (n - 1) / (1 - p)). The second level, which a newcomer
meets, has a newcomer's rating. Half a win and half a loss are added to what was counted, so nobody is infinitely good.
No game of a bot changes anybody's rating: this only says where the levels stand to each other.
"""

import math
from typing import NamedTuple

from ...bots import level_names
from ...lab.strengths import Strength, strengths_of
from ..ratings import MIDDLE, STEP

BETA = 25 / 6  # openskill's own
NEWCOMERS = 1  # the level, counted from the weakest, that has a newcomer's rating


class LevelRating(NamedTuple):
    bot: str
    rating: float
    deviation: float


def gap(strength: Strength) -> tuple[float, float]:
    """By how much a level is better than the one below, as ratings are shown, and how uncertain that is.

    >>> step, unsure = gap(Strength("", 2, "crane", "sparrow", 150, 200, ""))
    >>> round(step), round(unsure)
    (154, 23)
    """
    share = (strength.wins + 0.5) / (strength.games + 1)
    scale = STEP * BETA * math.sqrt(strength.players)
    unsure = scale / math.sqrt(strength.games * share * (1 - share))
    return scale * math.log(share * (strength.players - 1) / (1 - share)), unsure


def levels_of(game: str, players: int) -> list[LevelRating]:
    """The levels that were measured at this game with so many players, the weakest first; none: nothing was."""
    measured = [each for each in strengths_of(game) if each.players == players and each.against is not None]
    mode = measured[0].mode if measured else ""
    steps = {each.bot: gap(each) for each in measured if each.mode == mode}
    names = level_names(game)
    if len(names) <= NEWCOMERS or names[NEWCOMERS] not in steps:
        return []
    rated = {names[NEWCOMERS]: LevelRating(names[NEWCOMERS], MIDDLE, 0.0)}
    below, unsure = steps[names[NEWCOMERS]]
    rated[names[0]] = LevelRating(names[0], MIDDLE - below, unsure)
    for weaker, bot in zip(names[NEWCOMERS:], names[NEWCOMERS + 1 :], strict=False):
        if bot in steps and weaker in rated:
            step, unsure = steps[bot]
            was = rated[weaker]
            rated[bot] = LevelRating(bot, was.rating + step, math.hypot(was.deviation, unsure))
    return [rated[name] for name in names if name in rated]
