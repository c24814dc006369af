"""Catanatron, the best-known Python engine for a board game, measured like our own games."""

import random
import time
from collections.abc import Callable
from typing import NamedTuple

from catanatron import Color, Game, RandomPlayer

from tianxia.lab.bench import Speed

COLORS = (Color.RED, Color.BLUE)
TURNS = 1000  # when Catanatron itself gives a game up


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


class Rates(NamedTuple):
    """Per second, with two random players."""

    ticks: float  # all, including those that left no choice, as our simulations count their moves
    decisions: float  # those with at least two options


def measure_rates(seconds: float, clock: Callable[[], float] = time.perf_counter) -> Rates:
    random.seed(1)
    ticks, decisions, games = 0, 0, 0
    begun = clock()
    while clock() - begun < seconds:
        game = new_game(games)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            ticks += 1
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        games += 1
    taken = clock() - begun
    return Rates(ticks / taken, decisions / taken)


def measure_catanatron(seconds: float) -> Speed:
    return Speed("catanatron", measure_rates(seconds).decisions, copy_time(seconds / 3), 0)


def copy_time(seconds: float) -> float:
    """Microseconds for a copy of a game in the middle of play."""
    game = new_game(1)
    for _ in range(100):
        game.play_tick()
    copies = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for _ in range(10):
            game.copy()
        copies += 10
    return (time.perf_counter() - begun) / copies * 1e6
