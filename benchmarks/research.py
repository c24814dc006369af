"""Environments for research: steps per second, next to the libraries' own games. Run by `make bench-research`.

Everything is played at random with masks, in CPU time of one process, in turns: the median of the turns counts. Last,
many games at once in one process and in two, in real time: with other work on the machine that says little.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as python_games  # noqa: F401  it registers them
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from benchmarks.machine import machine
from tianxia.builds import name_of_build
from tianxia.research.aec import aec_env
from tianxia.research.parallel import parallel_env
from tianxia.research.settings import setting_of
from tianxia.research.single import single_env
from tianxia.research.spiel import name_of
from tianxia.research.vector import Vector

TURNS = 3
GAMES_AT_ONCE = (256, 1024)
LOTS = 997
GAMES = ("sun_tzu", "zhanguo", "great_wall")
SPIELS = ("kuhn_poker", "leduc_poker", "gin_rummy", "python_kuhn_poker", "python_liars_poker")


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Steps per CPU second: whole games until the time is over."""
    begun = time.process_time()
    steps = seed = 0
    while (passed := time.process_time() - begun) < seconds:
        steps += play(seed)
        seed += 1
    return steps / passed


def aec_player(env: Any) -> Callable[[int], int]:
    chance = np.random.default_rng(0)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not over
        return steps

    return play


def parallel_player(game: str) -> Callable[[int], int]:
    env = parallel_env(game)
    chance = np.random.default_rng(0)

    def play(seed: int) -> int:
        seen, _ = env.reset(seed=seed)
        steps = 0
        while env.agents:
            pick = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
            seen, *_ = env.step(pick)
            steps += 1
        return steps

    return play


def single_player(game: str) -> Callable[[int], int]:
    env = single_env(game)
    chance = np.random.default_rng(0)

    def play(seed: int) -> int:
        seen, _ = env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return play


def spiel_player(name: str, observed: bool) -> Callable[[int], int]:
    """Without observations it is the bare game; with them, what a learner asks for at every decision."""
    game = pyspiel.load_game(name)
    chance = np.random.default_rng(0)

    def play(seed: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
            if not actions:
                actions = state.legal_actions()
                steps += 1
                if observed:
                    state.observation_tensor()
            state.apply_action(actions[int(chance.integers(len(actions)))])
        return steps

    return play


def contestants() -> Iterator[tuple[str, Callable[[int], int]]]:
    """Names with their way of playing; those of the libraries first in each group."""
    yield "PettingZoo AEC: connect_four_v3", aec_player(connect_four_v3.env())
    yield "PettingZoo AEC: tictactoe_v3", aec_player(tictactoe_v3.env())
    for game in GAMES:
        yield f"PettingZoo AEC: tianxia {game}", aec_player(aec_env(game))
        yield f"PettingZoo Parallel: tianxia {game}", parallel_player(game)
        yield f"Gymnasium against random: tianxia {game}", single_player(game)
    for name in SPIELS:
        yield f"OpenSpiel: {name}", spiel_player(name, True)
    for game in GAMES:
        yield f"OpenSpiel: tianxia {game}", spiel_player(name_of(setting_of(game)), True)
        yield f"OpenSpiel, no observations: tianxia {game}", spiel_player(name_of(setting_of(game)), False)


def vector_rate(game: str, games: int, processes: int, seconds: float) -> float:
    """Steps per second of the clock, all games and processes together; actions are picked without thought."""
    with Vector(game, games, processes) as vector:
        seen = vector.reset(seed=0)
        chance = np.random.default_rng(0)
        lots = chance.random((LOTS, seen.masks.shape[1]), dtype=np.float32)  # drawn before the time runs
        begun = time.monotonic()
        steps = 0
        while (passed := time.monotonic() - begun) < seconds:
            seen = vector.step((lots[steps % LOTS] * seen.masks).argmax(axis=1))
            steps += 1
    return games * steps / passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each contestant and turn")
    parser.add_argument("--turns", type=int, default=TURNS)
    given = parser.parse_args()
    print(f"Environments, {name_of_build()}, {machine()}, {given.turns} turns of {given.seconds:g} s CPU")
    found: dict[str, list[float]] = {}
    for _ in range(given.turns):
        for name, play in contestants():
            found.setdefault(name, []).append(rate(play, given.seconds))
    rates = {name: statistics.median(all_) for name, all_ in found.items()}
    yardstick = rates["PettingZoo AEC: connect_four_v3"]
    print("| environment | steps per second | times connect_four_v3 |\n|---|---:|---:|")
    for name, steps in rates.items():
        print(f"| {name} | {steps:,.0f} | {steps / yardstick:.2f} |")
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"\nVectors, steps per second of the clock; load of the machine before: {load}")
    print("| game | games at once | one process | two processes | times |\n|---|---:|---:|---:|---:|")
    for game, games in product(GAMES, GAMES_AT_ONCE):
        one, two = (
            statistics.median([vector_rate(game, games, count, given.seconds) for _ in range(given.turns)])
            for count in (1, 2)
        )
        print(f"| {game} | {games:,} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)


if __name__ == "__main__":
    main()
