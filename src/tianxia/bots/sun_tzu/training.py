"""Learns the weights of `value` from games of the strategist with itself.

Each game gives one position per round and who won. The weights of a round are those that make the results most likely
(logistic regression by Newton's method), held to a first guess where the games say little. Generals
are kept by lot, and now and then another decision is made by lot too, so that the games show more than one way to play.
"""

import json
import math
from collections.abc import Callable
from typing import Final, NamedTuple

from ...core import kernel
from ...core.dice import Dice
from ...core.registry import make_rules
from ...games.sun_tzu.names import BLUE
from ...games.sun_tzu.rules import SunTzuRules
from ..bot import Situation, situation_of
from ..equations import solved
from ..runner import Runner
from .judging import chance_of
from .levels import Strategist
from .orders import Effort
from .outlook import ROUNDS, outlook_of
from .value import FEATURES, Value, features, first_guess

EFFORT: Final = Effort(2, 2, 30, 1)
RESULT: Final = 0.4  # the share of the result in what a position is said to be worth
GENERATIONS: Final = 4
STEPS: Final = 6
EACH: Final = 10  # games that a worker plays at a time
ASTRAY: Final = 12  # one decision in so many is made by lot
# How far a weight may well be from the first guess: points and garrisons, pools and hands, cards, generals, the start
SCALE: Final[tuple[float, ...]] = tuple([0.30] * 10 + [0.05, 0.15, 0.15, 0.15, 0.2] + [0.25] * 9 + [0.4] * 10 + [0.3])


class Sample(NamedTuple):
    """A position at the start of a round."""

    round: int
    counted: list[float]
    won: float  # by Sun Tzu


class Wanderer(Strategist):
    """Now and then decides by lot."""

    def choose(self, situation: Situation) -> int:
        options = situation.options
        by_lot = situation.kind == "keep_general" or situation.dice.below(ASTRAY) == 0
        return options[situation.dice.below(len(options))] if by_lot else super().choose(situation)


def samples_of(seed: int, value: Value) -> list[Sample]:
    """One game of two wanderers."""
    rules = make_rules("sun_tzu", None, {}, None)
    assert isinstance(rules, SunTzuRules)
    outlook = outlook_of(None)
    s = kernel.start(rules, Dice.seeded(f"training {seed}"), False)
    bots = [Wanderer(None, EFFORT, value), Wanderer(None, EFFORT, value)]
    found: list[tuple[int, list[float]]] = []
    moves = 0
    while not kernel.is_over(s):
        if s.round >= 2 and (not found or found[-1][0] != s.round):
            found.append((s.round, features(rules.settings, s, outlook)))
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        code = options[0]
        if len(options) > 1:
            code = bots[seat].choose(situation_of(rules, s, seat, options, seed, moves))
        moves += 1
        kernel.apply(rules, s, seat, code)
    result = rules.result(s)
    won = 0.5 if not result.winners else float(result.winners == (BLUE,))
    return [Sample(round_, counted, won) for round_, counted in found]


def fit(samples: list[Sample], guess: list[float]) -> list[float]:
    """The most likely weights: Newton's method from the guess."""
    row = guess[:]
    now = doubt(samples, row, guess)
    for _ in range(STEPS):
        slope = [(guess[i] - row[i]) / (SCALE[i] * SCALE[i]) for i in range(FEATURES)]
        bend = [[0.0] * FEATURES for _ in range(FEATURES)]
        for i in range(FEATURES):
            bend[i][i] = 1.0 / (SCALE[i] * SCALE[i])
        for sample in samples:
            add_sample(sample, row, slope, bend)
        step = solved(bend, slope)
        for _ in range(STEPS):  # half as far, as long as that is not better than before
            tried = [row[i] + step[i] for i in range(FEATURES)]
            then = doubt(samples, tried, guess)
            if then <= now:
                row, now = tried, then
                break
            step = [length / 2 for length in step]
    return row


def doubt(samples: list[Sample], row: list[float], guess: list[float]) -> float:
    """How unlikely the results are by these weights, and the weights by the first guess."""
    found = [((row[i] - guess[i]) / SCALE[i]) ** 2 / 2 for i in range(FEATURES)]
    for sample in samples:
        now = min(0.9999, max(0.0001, chance(row, sample.counted)))
        found.append(-sample.won * math.log(now) - (1.0 - sample.won) * math.log(1.0 - now))
    return math.fsum(found)


def chance(row: list[float], counted: list[float]) -> float:
    """Sun Tzu's chance to win by the weights of a round."""
    return chance_of(math.fsum([row[i] * counted[i] for i in range(FEATURES)]))


def add_sample(sample: Sample, row: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """What one result says about the weights."""
    counted = sample.counted
    now = chance(row, counted)
    weight = now * (1.0 - now)
    used = [i for i in range(FEATURES) if counted[i]]
    for i in used:
        slope[i] += (sample.won - now) * counted[i]
        share = weight * counted[i]
        line = bend[i]
        for j in used:
            line[j] += share * counted[j]


def lessons(games: list[list[Sample]], round_: int, later: Value) -> list[Sample]:
    """The positions of a round, each with a mixture of who won and of what the next round's start promised.

    The result alone is mostly luck; the promise alone would keep its own errors. So rounds are learned from the last
    one back.
    """
    found = []
    for game in games:
        for i in range(len(game)):
            sample = game[i]
            if sample.round == round_:
                won = sample.won
                if i + 1 < len(game):
                    won = RESULT * won + (1.0 - RESULT) * chance(later.rows[round_ + 1], game[i + 1].counted)
                found.append(sample._replace(won=won))
    return found


def value_from(games: list[list[Sample]]) -> Value:
    """The weights of all rounds."""
    guess, value = first_guess(), Value([[0.0] * FEATURES for _ in range(ROUNDS + 1)])
    for round_ in range(ROUNDS, 1, -1):
        value.rows[round_] = fit(lessons(games, round_, value), guess.rows[round_])
    return value


def play(
    first: int, number: int, value: Value, runner: Runner, progress: Callable[[int], None] | None
) -> list[list[Sample]]:
    """So many games, in their order, wherever they are played."""
    found: list[list[Sample]] = []
    shares = [(n, min(EACH, first + number - n), value.rows) for n in range(first, first + number, EACH)]
    for games in runner.map(some_games, shares):
        found += games
        if progress:
            progress(len(games))
    return found


def some_games(share: tuple[int, int, list[list[float]]]) -> list[list[Sample]]:
    """One piece of work: so many games from a seed on, by these weights."""
    first, number, rows = share
    value = Value(rows)
    return [samples_of(seed, value) for seed in range(first, first + number)]


def learn(games: int, seed: int, runner: Runner, progress: Callable[[int], None] | None) -> Value:
    """Several generations, each playing by what all earlier ones have taught."""
    played: list[list[Sample]] = []
    value = first_guess()
    for generation in range(GENERATIONS):
        number = games * (generation + 1) // GENERATIONS - len(played)
        played += play(seed + len(played), number, value, runner, progress)
        value = value_from(played)
    return value


def train(games: int, seed: int, runner: Runner, progress: Callable[[int], None] | None = None) -> dict[str, bytes]:
    """The file with the weights of each round; the same for the same seed, with any runner."""
    value = learn(games, seed, runner, progress)
    rows = [[round(weight, 4) for weight in row] for row in value.rows]
    lines = ",\n".join([json.dumps(row) for row in rows])
    return {"value.json": f"[\n{lines}\n]\n".encode()}
