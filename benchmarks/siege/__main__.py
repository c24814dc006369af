"""`python -m benchmarks.siege [--kills 50] [--games 8] [--only kills,postgres]`."""

import argparse
import contextlib
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from .deals import dealings
from .faults import faults, frozen_postgres, late_news, stuck_tables
from .floods import floods
from .forgeries import forgeries
from .house import Result
from .kills import kills
from .leaks import guesses, leaks
from .limits import limits
from .names import nameless
from .owners import owners
from .prying import prying

PARTS = (
    *("kills", "faults", "floods", "forgeries", "deals", "owners", "names", "prying"),
    *("limits", "leaks", "postgres"),
)


def besiege(parts: list[str], count: int, games: int, folder: Path) -> Iterator[Result]:
    def fresh(name: str) -> str:
        return f"sqlite:///{folder / name}.sqlite3"

    if "forgeries" in parts:
        yield from forgeries(fresh("forgeries"), folder)
    if "deals" in parts:
        yield from dealings(fresh("deals"), folder)
    if "owners" in parts:
        yield from owners(fresh("owners"), folder)
    if "names" in parts:
        yield from nameless(fresh("names"), folder)
    if "prying" in parts:
        yield from prying(fresh("prying"), folder)
    if "limits" in parts:
        yield from limits(fresh, folder)
    if "leaks" in parts:
        yield leaks(games)
        yield guesses(fresh("leaks"), folder, games)
    if "faults" in parts:
        yield from faults(fresh("faults"), folder)
    if "floods" in parts:
        yield from floods(fresh("floods"), folder)
    if "kills" in parts:
        yield kills(fresh("kills"), folder, count)
    if "postgres" in parts:
        yield from on_postgres(count, folder)


def on_postgres(count: int, folder: Path) -> Iterator[Result]:
    """What differs there: kills, a database that is frozen, tables that are stuck, and news of other processes."""
    from tests.server.postgres import new_database, running_postgres

    with running_postgres() as address:
        result = kills(new_database(address, "kills"), folder, max(1, count // 5), seed=1)
        yield result._replace(name=f"{result.name} (PostgreSQL)")
        yield frozen_postgres(new_database(address, "frozen"), folder)
        yield stuck_tables(new_database(address, "stuck"), folder)
        yield late_news(new_database(address, "news"), folder)


def main() -> None:
    reader = argparse.ArgumentParser(prog="siege", description="Attack a server of its own, on loopback.")
    reader.add_argument("--kills", type=int, default=50, help="kills -9 on SQLite, and a fifth as many on PostgreSQL")
    reader.add_argument("--games", type=int, default=8, help="games in which hidden things are dealt anew")
    reader.add_argument("--only", default=",".join(PARTS), help=f"of {', '.join(PARTS)}")
    chosen = reader.parse_args()
    table = Table("attack", "tries", "seen", "seconds", "held", title="Siege")
    broken, log = 0, ""
    folder = Path(tempfile.mkdtemp(prefix="tianxia-siege-"))
    try:
        began = time.monotonic()
        for result in besiege(chosen.only.split(","), chosen.kills, chosen.games, folder):
            lasted, began = time.monotonic() - began, time.monotonic()
            broken += len(result.broken)
            verdict = "yes" if not result.broken else f"NO: {'; '.join(result.broken[:3])}"
            table.add_row(result.name, str(result.tries), result.seen, f"{lasted:.0f}", verdict)
        with contextlib.suppress(OSError):
            log = (folder / "server.log").read_text(encoding="utf-8", errors="replace")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    Console(width=140).print(table)
    print(f"{log.count('Traceback')} tracebacks in the servers' logs")
    sys.exit(1 if broken or "Traceback" in log else 0)


if __name__ == "__main__":
    main()
