"""The speed of the engine, compiled and pure, against Catanatron in the same run.

Run by `make bench`. The machines are noisy, so the ratios count, not the seconds: everything is
measured in turns, three times, and the best turn of each is kept.
"""

import argparse
import json
import platform
import subprocess
from datetime import date

from rich.console import Console
from rich.table import Table

import tianxia
from benchmarks.catanatron_yardstick import measure_catanatron
from tianxia.lab.bench import Speed, is_compiled, measure

TURNS = 3


def measure_pure(python: str, game: str, seconds: float) -> Speed:
    """The same measurement by the interpreter of the pure build."""
    command = [python, "-m", "tianxia", "bench", game, "--seconds", str(seconds), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    if report["build"] == "compiled":
        raise SystemExit(f"{python} runs a compiled build; give it the pure one")
    return Speed(**report["games"][0])


def best(turns: list[Speed]) -> Speed:
    rate = max(turn.decisions_per_second for turn in turns)
    copy = min(turn.copy_microseconds for turn in turns)
    return turns[0]._replace(decisions_per_second=rate, copy_microseconds=copy)


def measure_all(pure: str, seconds: float) -> dict[str, Speed]:
    turns: dict[str, list[Speed]] = {}
    for _ in range(TURNS):
        turns.setdefault("catanatron", []).append(measure_catanatron(seconds))
        for game in tianxia.known_games():
            turns.setdefault(f"{game.name}, compiled", []).append(measure(game.name, seconds=seconds))
            turns.setdefault(f"{game.name}, pure", []).append(measure_pure(pure, game.name, seconds))
    return {name: best(speeds) for name, speeds in turns.items()}


def print_table(speeds: dict[str, Speed]) -> None:
    yardstick = speeds["catanatron"]
    machine = f"{platform.machine()}, Python {platform.python_version()}, {date.today()}"
    table = Table(
        "random play, one core", "decisions/s", "ratio", "copy, us", "ratio", "state, bytes", title=f"Engine: {machine}"
    )
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", required=True, help="interpreter that has the pure build")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not is_compiled():
        raise SystemExit("this needs the compiled build: make bench")
    speeds = measure_all(arguments.pure, arguments.seconds)
    if arguments.json:
        print(json.dumps({name: speed._asdict() for name, speed in speeds.items()}))
    else:
        print_table(speeds)


if __name__ == "__main__":
    main()
