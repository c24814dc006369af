"""Catanatron, the best known Python engine of a board game, measured like our own games."""

import random
import time

from catanatron import Color, Game, RandomPlayer

from tianxia.lab.bench import Speed

COLOURS = (Color.RED, Color.BLUE)
TURNS = 1000  # where Catanatron itself gives a game up


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def measure_ticks(seconds: float) -> float:
    """Ticks a second, those that left no choice among them: as a simulation of ours counts its moves."""
    random.seed(1)
    ticks, games = 0, 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        game = new_game(games)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()
            ticks += 1
        games += 1
    return ticks / (time.perf_counter() - begun)


def measure_catanatron(seconds: float) -> Speed:
    """Random players, two of them; a decision counts only if it had at least two options."""
    random.seed(1)
    decisions, games = 0, 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        game = new_game(games)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        games += 1
    rate = decisions / (time.perf_counter() - begun)
    return Speed("catanatron", rate, copy_time(seconds / 3), 0)


def copy_time(seconds: float) -> float:
    """Microseconds for a copy of a game in its middle."""
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
