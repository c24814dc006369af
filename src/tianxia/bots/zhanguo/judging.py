"""What the players of ZhanGuo think of each option: the chance of winning, and the reason."""

import math
from typing import Final

from ..bot import Weighed
from .reasons import reason_of
from .search import SPREAD, Candidate
from .thought import Thought

STEEP: Final = 1.7  # a logistic curve that is as steep as the distribution of margins with the spread of the round
PER_POINT: Final = 0.5  # of what the policy thinks that the best option is worth more, up to so many points
MOST: Final = 10.0
COUNTS: Final = 20.0  # playouts that the policy's opinion is worth


def weighed(thought: Thought, found: list[Candidate]) -> list[Weighed]:
    """Each option once, the best first; what was dropped early is never said to be better than what was kept."""
    said: list[Weighed] = []
    codes: list[int] = []
    most = 1.0
    mean = mean_margin(found)
    for candidate in found:
        if candidate.code not in codes:
            codes.append(candidate.code)
            margin = margin_of(candidate, mean, found[0].worth)
            most = min(most, 1 / (1 + math.exp(-STEEP * margin / SPREAD[thought.world.round])))
            why, about = reason_of(thought, candidate)
            said.append(Weighed(candidate.code, most, why, about))
    return said


def mean_margin(found: list[Candidate]) -> float:
    """In all playouts: how the game stands."""
    worlds = sum([candidate.worlds for candidate in found])
    return math.fsum([candidate.margin for candidate in found]) / max(1, worlds)


def margin_of(candidate: Candidate, mean: float, best: float) -> float:
    """The points that the seat will be ahead. Few playouts tell little: the policy's opinion counts beside them."""
    opinion = mean + PER_POINT * max(-MOST, min(0.0, candidate.worth - best))
    return (candidate.margin + COUNTS * opinion) / (candidate.worlds + COUNTS)
