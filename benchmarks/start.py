"""How long the engine, the commands and the server take for their first answer.

Run by `make bench-start`. Everything is a fresh process, compared with `python -c pass`, which does nothing: on a busy
machine the ratio and the processor time count, not the seconds. All are measured in turns, and the medians are shown.
A first turn, which is not counted, warms the disk and lets Python write its bytecode.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

NOTHING = "python -c pass"
PATIENCE = 60.0  # seconds until something is given up
LINE = "Tianxia is at "


class Took(NamedTuple):
    """Seconds: on the clock, and of processor time, in this process and its children."""

    clock: float
    work: float


class Case(NamedTuple):
    name: str
    measure: Callable[[], list[Took]]
    goals: tuple[float | None, ...]  # seconds on the clock that should be enough on an idle machine


def run(*arguments: str) -> list[Took]:
    begun, before = time.perf_counter(), children_work()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    return [Took(time.perf_counter() - begun, children_work() - before)]


def children_work() -> float:
    """Processor time of the processes that have ended. Windows does not report it."""
    times = os.times()
    return times.children_user + times.children_system


def serve(folder: Path) -> list[Took]:
    """From the command to the first page, and to the first answer about the games."""
    begun, before = time.perf_counter(), children_work()
    database = f"sqlite:///{(folder / 'start.sqlite3').as_posix()}"
    command = [sys.executable, "-m", "tianxia", "play", "--no-browser", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if LINE not in said:
                raise SystemExit("the server does not start")
            address = said.removeprefix(LINE).split()[0]
            took = []
            for path in ("", "api/games"):
                with urllib.request.urlopen(address + path, timeout=PATIENCE) as answer:
                    answer.read()
                took.append(time.perf_counter() - begun)
        finally:
            server.terminate()
            server.wait(PATIENCE)
    work = children_work() - before  # including that of its shutdown
    return [Took(clock, work) for clock in took]


def cases(folder: Path) -> list[Case]:
    def command(*arguments: str) -> Callable[[], list[Took]]:
        return lambda: run("-m", "tianxia", *arguments)

    return [
        Case(NOTHING, lambda: run("-c", "pass"), (None,)),
        Case("import tianxia", lambda: run("-c", "import tianxia"), (0.2,)),
        Case("tianxia --help", command("--help"), (0.3,)),
        Case("tianxia games", command("games"), (None,)),
        Case("tianxia rules sun_tzu ST-E3", command("rules", "sun_tzu", "ST-E3"), (None,)),
        Case("tianxia simulate sun_tzu --games 1", command("simulate", "sun_tzu", "--games", "1"), (None,)),
        Case("tianxia play, first page|tianxia play, the games", lambda: serve(folder), (2.0, None)),
    ]


def measure_all(turns: int) -> dict[str, tuple[Took, float | None]]:
    """The medians by name, each with its goal."""
    took: dict[str, list[Took]] = {}
    goals: dict[str, float | None] = {}
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(turns + 1):
            for case in cases(Path(folder)):
                for name, goal, one in zip(case.name.split("|"), case.goals, case.measure(), strict=True):
                    goals[name] = goal
                    took.setdefault(name, [])
                    took[name] += [one] if turn else []
    medians = {
        name: Took(*[statistics.median(each) for each in zip(*all_, strict=True)]) for name, all_ in took.items()
    }
    return {name: (median, goals[name]) for name, median in medians.items()}


def as_data(found: dict[str, tuple[Took, float | None]]) -> list[dict[str, object]]:
    least = found[NOTHING][0]
    return [
        {
            "what": name,
            "seconds": round(took.clock, 3),
            "ratio": round(took.clock / least.clock, 1),
            "processor_seconds": round(took.work, 3),
            "goal_seconds": goal,
        }
        for name, (took, goal) in found.items()
    ]


def print_table(lines: list[dict[str, object]]) -> None:
    machine = f"{platform.machine()}, Python {platform.python_version()}, {date.today()}"
    table = Table("a fresh process", "seconds", "ratio", "processor's", "goal", title=f"Start: {machine}")
    for line in lines:
        goal = f"< {line['goal_seconds']}" if line["goal_seconds"] else ""
        cells = f"{line['seconds']:.3f}", f"{line['ratio']:.1f} x", f"{line['processor_seconds']:.3f}", goal
        table.add_row(str(line["what"]), *cells)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=9, help="how often each is measured")
    parser.add_argument("--json", action="store_true", help="print JSON, for machines")
    arguments = parser.parse_args()
    lines = as_data(measure_all(arguments.turns))
    if arguments.json:
        print(json.dumps(lines))
    else:
        print_table(lines)


if __name__ == "__main__":
    main()
