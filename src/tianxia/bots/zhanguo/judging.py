"""What the players of ZhanGuo think of each option: the chance of winning, and the reason."""

import math
from typing import Final

from ..bot import Weighed
from ..weighing import Estimate, doubt, ordered
from .reasons import reason_of
from .search import SPREAD, Candidate
from .thought import Thought

PER_POINT: Final = 0.2  # of the spread of margins: what a point that the policy thinks an option worth less takes away
MOST: Final = 10.0  # points at most
COUNTS: Final = 20.0  # playouts that the policy's opinion is worth
SURE: Final = 0.998  # nothing is surer


def weighed(thought: Thought, found: list[Candidate]) -> list[Weighed]:
    """Each option once, with its own chance; first what came furthest, unless another is clearly better."""
    best: dict[int, Candidate] = {}
    for candidate in found:
        best.setdefault(candidate.code, candidate)
    estimates = ordered(estimates_of(list(best.values()), found, SPREAD[thought.world.round]), found[0].code)
    said: list[Weighed] = []
    for one in estimates:
        why, about = reason_of(thought, best[one.code])
        said.append(Weighed(one.code, one.value, why, about, doubt(one, estimates[0])))
    return said


def estimates_of(candidates: list[Candidate], found: list[Candidate], spread: float) -> list[Estimate]:
    """Few playouts tell little: the policy's opinion counts beside them, from how the game stands in all of them."""
    top = max([candidate.worth for candidate in candidates])
    mean = mean_chance(found)
    estimates = []
    for candidate in candidates:
        opinion = mean + PER_POINT / spread * max(-MOST, candidate.worth - top)
        value = (math.fsum(candidate.chances) + COUNTS * opinion) / (candidate.worlds + COUNTS)
        weight = candidate.worlds / (candidate.worlds + COUNTS)
        estimates.append(Estimate(candidate.code, max(1 - SURE, min(SURE, value)), candidate.chances, weight))
    return estimates


def mean_chance(found: list[Candidate]) -> float:
    """In all playouts: how the game stands. Most of them are those of the best."""
    chances = [chance for candidate in found for chance in candidate.chances]
    return math.fsum(chances) / max(1, len(chances))
