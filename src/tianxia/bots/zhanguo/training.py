"""Makes all that the players of ZhanGuo have learned: the weights of the policy, then the value.

The value is learned by expert iteration. First from many games of the policy alone; then, a few times, from games of
players who search with the value found so far. What the later games tell counts more: they are those of better players.
"""

import json
from collections.abc import Callable
from typing import Final

from ..runner import Runner
from .features import COUNTED
from .fitting import Sums
from .lessons import Course, lessons_of
from .tuning import tuned
from .weights import NAMES

PLAYERS: Final = (2, 3, 4)
ROUNDS: Final = (2, 3, 4, 5)  # that have a value when they begin
TUNING: Final = 10  # of a hundred games: the weights begin where a long tuning has ended
PLAIN: Final = 88  # of a hundred: by the policy alone; the last ones are searched for, and take as long as all others
SEARCHES: Final = 2  # iterations
MOVES: Final = 200  # of playouts for a card
DOUBT: Final = 50.0  # lessons that a worth of nothing counts for
TRUST: Final = 1000.0  # lessons that the value before counts for

Found = dict[int, tuple[list[float], float]]  # by round: worths and spread


def train(games: int, seed: int, runner: Runner, progress: Callable[[int], None] | None = None) -> dict[str, bytes]:
    """The files by name. Who plays the games changes nothing."""
    told = progress if progress else _silent
    weights = tuned(games * TUNING // 100, seed, runner, told)
    value = {}
    for players in PLAYERS:
        value[players] = valued(Teacher(seed, players, weights, runner, told), games)
    return {
        "weights.json": written({name: weights[i] for i, name in enumerate(NAMES)}),
        "value.json": written({str(players): named(found) for players, found in value.items()}),
    }


def _silent(games: int) -> None:
    pass


def written(content: object) -> bytes:
    return (json.dumps(content, indent=1) + "\n").encode()


def named(found: Found) -> dict[str, object]:
    return {
        str(round_): {"spread": round(spread, 2), "worths": dict(zip(COUNTED, worths, strict=True))}
        for round_, (worths, spread) in found.items()
    }


class Teacher:
    """Has games played, and fits a value to them, for one number of players."""

    def __init__(
        self, seed: int, players: int, weights: list[float], runner: Runner, progress: Callable[[int], None]
    ) -> None:
        self.seed = seed
        self.players = players
        self.weights = weights
        self.runner = runner
        self.progress = progress
        self.played = 0

    def play(self, games: int, found: Found) -> list[Sums]:
        """By round."""
        sums = [Sums(len(COUNTED)) for _ in ROUNDS]
        courses = []
        for _ in range(games):
            number = self.played
            self.played += 1
            name = f"{self.seed} value {self.players} {number}"
            courses.append(Course(number, name, self.players, self.weights, found, MOVES))
        for rounds in self.runner.map(lessons_of, courses):
            self.progress(1)
            for i, lessons in enumerate(rounds):
                for counted, result in lessons:
                    sums[i].add(counted, result)
        return sums


def valued(teacher: Teacher, games: int) -> Found:
    """The value for one number of players, by round."""
    nothing = [0.0] * len(COUNTED)
    found: Found = {}
    sums = teacher.play(max(2, games * PLAIN // (100 * len(PLAYERS))), {})
    for i, round_ in enumerate(ROUNDS):
        found[round_] = fitted(sums[i], nothing, DOUBT, teacher.players)
    searched = games * (100 - TUNING - PLAIN) // (100 * len(PLAYERS) * SEARCHES)
    for _ in range(SEARCHES):
        sums = teacher.play(max(2, searched), found)
        found = {r: fitted(sums[i], found[r][0], TRUST, teacher.players) for i, r in enumerate(ROUNDS)}
    return found


def fitted(sums: Sums, before: list[float], trust: float, players: int) -> tuple[list[float], float]:
    """Worths, and how far off the difference between two seats is; a lesson compares a seat with the mean of all."""
    worths = [round(worth, 4) for worth in sums.fit(before, trust)]
    return worths, sums.error(worths) * (2 * players / (players - 1)) ** 0.5
