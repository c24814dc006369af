"""What the players of ZhanGuo think of each option: the chance of winning, and the reason."""

import math
from typing import Final

from ..bot import Weighed
from .reasons import reason_of
from .search import SPREAD, Candidate
from .thought import Thought

PER_POINT: Final = 0.2  # of the spread of margins: what a point that the policy thinks an option worth less takes away
MOST: Final = 10.0  # points at most
COUNTS: Final = 20.0  # playouts that the policy's opinion is worth
SURE: Final = 0.998  # nothing is surer


def weighed(thought: Thought, found: list[Candidate]) -> list[Weighed]:
    """Each option once, the best first; what was dropped early is never said to be better than what was kept."""
    said: list[Weighed] = []
    codes: list[int] = []
    most = SURE
    mean = mean_chance(found)
    for candidate in found:
        if candidate.code not in codes:
            codes.append(candidate.code)
            less = PER_POINT / SPREAD[thought.world.round] * max(-MOST, min(0.0, candidate.worth - found[0].worth))
            most = max(1 - SURE, min(most, chance_of(candidate, mean + less)))
            why, about = reason_of(thought, candidate)
            said.append(Weighed(candidate.code, most, why, about))
    return said


def mean_chance(found: list[Candidate]) -> float:
    """In all playouts: how the game stands. Most of them are those of the best."""
    worlds = sum([candidate.worlds for candidate in found])
    return math.fsum([candidate.wins for candidate in found]) / max(1, worlds)


def chance_of(candidate: Candidate, opinion: float) -> float:
    """Few playouts tell little: the policy's opinion counts beside them."""
    return (candidate.wins + COUNTS * opinion) / (candidate.worlds + COUNTS)
