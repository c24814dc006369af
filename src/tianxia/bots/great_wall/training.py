"""Finds the weights of `value` from games of the light policy against itself: `train`."""

import json
import math
from collections.abc import Callable
from typing import Final

from ...core import kernel
from ...core.dice import Dice
from ...core.registry import Options, make_rules
from ...core.worlds import ROUND, Policy, play_on
from ...games.great_wall.course.assault import score
from ...games.great_wall.rules import GreatWallRules
from ..runner import Runner
from .cards import cards_of
from .fitting import logistic, regression
from .light import LightPolicy
from .value import COOP, LOST_ALONE, features_of, mode_of, share_of

NOISE: Final = 40  # in a thousand: moves at random, so that positions differ more than between good players
FEWEST: Final = 100  # positions of a year, for weights of its own
AT_ONCE: Final = 20  # games that are one piece of work
SCALES: Final[tuple[float, ...]] = (3.0, 5.0, 7.0, 10.0, 13.0, 17.0, 22.0, 28.0, 36.0, 50.0)

Table = tuple[int, dict[str, bool | str]]  # players and options
TABLES: Final[list[Table]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"qin_honor": "0"}),
    (1, {"qin_honor": "50"}),
    (1, {"qin_honor": "100"}),
    (2, {"mode": "coop"}),
    (3, {"mode": "coop"}),
    (4, {"mode": "coop"}),
]

Job = tuple[int, dict[str, bool | str], int, int]  # players, options, seeds from one to before another
Sample = tuple[int, int, list[list[float]], list[float]]  # year, winner (-1: nobody), features and ends by seat


def game(players: int, options: Options, seed: int) -> list[Sample]:
    """A game's positions at the start of each year, and how it ended."""
    rules = rules_of(players, options)
    cfg, cards = rules.settings, cards_of(None)
    dice = Dice.seeded(f"{seed} training")
    s = kernel.start(rules, Dice.seeded(f"{seed} {players} training"), False)
    policies: list[Policy] = [LightPolicy(cards, cfg, NOISE) for _ in range(players)]
    seen: list[tuple[int, list[list[float]]]] = []
    while not kernel.is_over(s):
        play_on(rules, s, policies, dice, ROUND)
        if not kernel.is_over(s):
            scores = score(cfg, s)
            seats = 1 if cfg.coop else players
            seen.append((s.year, [features_of(cards, cfg, s, seat, scores) for seat in range(seats)]))
    result = rules.result(s)
    if cfg.coop:
        ends = [float(bool(result.winners))]
    elif cfg.qin >= 0:
        ends = [float(LOST_ALONE if s.bank == 0 else s.honor[0] - s.honor[cfg.qin])]
    else:
        ends = [float(honor) for honor in s.honor[:players]]
    winner = result.winners[0] if result.winners else -1
    return [(year, winner, features, ends) for year, features in seen]


def games(job: Job) -> list[Sample]:
    players, options, first, last = job
    found: list[Sample] = []
    for seed in range(first, last):
        found.extend(game(players, options, seed))
    return found


def rules_of(players: int, options: Options) -> GreatWallRules:
    rules = make_rules("great_wall", players, options, None)
    assert isinstance(rules, GreatWallRules)
    return rules


def fitted(samples: list[Sample], mode: str) -> list[float]:
    """The weights of one year, after the scale."""
    rows: list[list[float]] = []
    ends: list[float] = []
    for _, _, features, final in samples:
        rows.extend(features)
        ends.extend(final)
    if mode.startswith(COOP):
        return [1.0, *logistic(rows, ends)]
    weights = regression(rows, ends)
    best, scale = -1e18, SCALES[0]
    for guess in SCALES:
        likelihood = math.fsum([math.log(max(1e-3, chance_of(sample, weights, guess, mode))) for sample in samples])
        if likelihood > best:
            best, scale = likelihood, guess
    return [scale, *weights]


def chance_of(sample: Sample, weights: list[float], scale: float, mode: str) -> float:
    """What the rule gave for what then happened."""
    _, winner, features, _ = sample
    ends = [math.fsum([weight * number for weight, number in zip(weights, row, strict=True)]) for row in features]
    if mode == "1":
        return share_of([ends[0], 0.0], 0 if winner == 0 else 1, scale)
    return share_of(ends, winner, scale)


def train(count: int, seed: int, runner: Runner, progress: Callable[[int], None] | None = None) -> dict[str, bytes]:
    """Play so many games, equally many at every kind of table, and fit the weights of all years."""
    return learned(jobs_of(count, seed), runner, progress)


def learned(jobs: list[Job], runner: Runner, progress: Callable[[int], None] | None) -> dict[str, bytes]:
    """The file with the weights that these games teach."""
    samples: dict[str, list[Sample]] = {}
    for job, found in zip(jobs, runner.map(games, jobs), strict=True):
        samples.setdefault(mode_of(rules_of(job[0], job[1]).settings), []).extend(found)
        if progress:
            progress(job[3] - job[2])
    weights = {mode: by_year(found, mode) for mode, found in sorted(samples.items())}
    rounded = {mode: [[round(x, 4) for x in year] for year in years] for mode, years in weights.items()}
    return {"value.json": (json.dumps(rounded, indent=0) + "\n").encode()}


def jobs_of(count: int, seed: int) -> list[Job]:
    jobs: list[Job] = []
    for at, (players, options) in enumerate(TABLES):
        last = seed + (count * (at + 1) // len(TABLES) - count * at // len(TABLES))
        for first in range(seed, last, AT_ONCE):
            jobs.append((players, options, first, min(first + AT_ONCE, last)))
    return jobs


def by_year(samples: list[Sample], mode: str) -> list[list[float]]:
    """A year that was hardly ever reached takes the weights of the year before."""
    found: list[list[float]] = []
    for year in range(1, max([sample[0] for sample in samples]) + 2):
        here = [sample for sample in samples if sample[0] == year]
        found.append(fitted(here, mode) if len(here) >= FEWEST or not found else found[-1])
    return [found[0], *found]  # nothing is judged in the first year, unless a playout is cut short
