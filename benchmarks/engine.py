"""The speed of the engine, compiled and pure, against Catanatron in the same run.

Run by `make bench`. The machines are noisy, so the ratios count, not the seconds: everything is
measured in turns, three times, and the best turn of each is kept. `--simulate` measures the command
`tianxia simulate` instead, even that of another installation: `--python` names its interpreter.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from typing import Any

from rich.console import Console
from rich.table import Table

import tianxia
from benchmarks.catanatron_yardstick import measure_catanatron, measure_rates
from benchmarks.machine import BUILDS, TURNS, machine
from tianxia.lab.bench import Speed

SIMULATED = {"sun_tzu": 1500, "great_wall": 300}  # games: a second or two of random play each
USUALLY = 200  # games for the others


def answer(python: str, build: str, *arguments: str) -> dict[str, Any]:
    """What a command of `tianxia` prints, on the given build. Run outside the checkout: another installation
    must not find its sources.
    """
    environment = {**os.environ, "TIANXIA_BUILD": build}
    command = [python, "-m", "tianxia", *arguments, "--json"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment, cwd=tempfile.gettempdir()
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure_build(python: str, build: str, game: str, seconds: float) -> Speed:
    report = answer(python, build, "bench", game, "--seconds", str(seconds))
    if report["build"] != BUILDS[build]:
        raise SystemExit(f"{python} has no {build} build: make bench compiles it")
    return Speed(**report["games"][0])


def best(turns: list[Speed]) -> Speed:
    rate = max(turn.decisions_per_second for turn in turns)
    copy = min(turn.copy_microseconds for turn in turns)
    return turns[0]._replace(decisions_per_second=rate, copy_microseconds=copy)


def measure_engine(python: str, seconds: float) -> dict[str, Speed]:
    turns: dict[str, list[Speed]] = {}
    for _ in range(TURNS):
        turns.setdefault("catanatron", []).append(measure_catanatron(seconds))
        for game in tianxia.known_games():
            for build in BUILDS:
                turns.setdefault(f"{game.name}, {build}", []).append(measure_build(python, build, game.name, seconds))
    return {name: best(speeds) for name, speeds in turns.items()}


def measure_simulations(python: str, seconds: float) -> dict[str, float]:
    """Moves per second of `tianxia simulate --json`, including forced ones, against all ticks of Catanatron."""
    turns: dict[str, list[float]] = {}
    for _ in range(TURNS):
        turns.setdefault("catanatron", []).append(measure_rates(seconds).ticks)
        for game in tianxia.known_games():
            players, games = max(game.players), SIMULATED.get(game.name, USUALLY)
            for build in BUILDS:
                how = ("simulate", game.name, "--players", str(players), "--games", str(games))
                report = answer(python, build, *how)  # an installed one has one build, whatever is asked for
                rate = report["moves_per_second"]
                turns.setdefault(f"{game.name}, {players} players, {report['build']}", []).append(rate)
    return {name: max(rates) for name, rates in turns.items()}


def print_engine(speeds: dict[str, Speed]) -> None:
    yardstick = speeds["catanatron"]
    head = "random play, one core", "decisions/s", "ratio", "copy, us", "ratio", "state, bytes"
    table = Table(*head, title=f"Engine: {machine()}")
    for name, speed in speeds.items():
        table.add_row(
            name,
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.decisions_per_second / yardstick.decisions_per_second:.1f} x",
            f"{speed.copy_microseconds:.1f}",
            f"{yardstick.copy_microseconds / speed.copy_microseconds:.0f} x",
            f"{speed.state_bytes:,}" if speed.state_bytes else "",
        )
    Console(width=110).print(table)


def print_simulations(rates: dict[str, float]) -> None:
    table = Table("tianxia simulate, one core", "moves/s", "ratio", title=f"Simulation: {machine()}")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / rates['catanatron']:.1f} x")
    Console(width=110).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="interpreter of the installation that is measured")
    parser.add_argument("--simulate", action="store_true", help="measure the command `tianxia simulate`")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.simulate:
        rates = measure_simulations(arguments.python, arguments.seconds)
        print(json.dumps(rates)) if arguments.json else print_simulations(rates)
    else:
        speeds = measure_engine(arguments.python, arguments.seconds)
        as_data = {name: speed._asdict() for name, speed in speeds.items()}
        print(json.dumps(as_data)) if arguments.json else print_engine(speeds)


if __name__ == "__main__":
    main()
