"""Which build runs: the compiled one if there is one, otherwise pure Python, both from the same source.

A wheel holds its compiled modules next to the sources, and Python finds them first. In a checkout they are separate,
under `build/compiled`, where `make compile` and `make play` put them: they are laid over the sources here, but only if
they were made from exactly these. After an edit the sources run until they are compiled again.
`TIANXIA_BUILD=pure` asks for the sources.
"""

import hashlib
import os
import sys
import sysconfig
from collections.abc import Callable, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
CHECKOUT = HERE.parent.parent
COMPILED = CHECKOUT / "build" / "compiled"
COMPILER = CHECKOUT / "tools" / "compiling"
PARTS = ("core", "games", "bots")  # what is compiled
WANTED = "TIANXIA_BUILD"


class Overlay(MetaPathFinder):
    """Finds the compiled modules of the package in their own folder; everything else is found as usual."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tianxia"):
            return None
        found = PathFinder.find_spec(name, [str(self.folder.joinpath(*name.split(".")[:-1]))])
        return found if found and found.loader else None  # a mere folder is not a package


def key_of(package: Path = HERE) -> str:
    """A digest of the sources to compile, the compiler's options, and the Python that they are compiled for."""
    found = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for folder in (COMPILER, *[package / part for part in PARTS]):
        for file in sorted(folder.rglob("*.py")):
            found.update(f"\n{file.relative_to(folder.parent).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()[:24]


def fitting() -> Path | None:
    """The compiled modules of exactly these sources, if the checkout has them."""
    if not (COMPILED.is_dir() and COMPILER.is_dir()):
        return None
    folder = COMPILED / key_of()
    return folder if folder.is_dir() else None


def lay_over() -> None:
    if os.environ.get(WANTED) == "pure":
        return
    folder = fitting()
    if folder is not None:
        sys.meta_path.insert(0, Overlay(folder))


@cache
def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from .core import kernel

    return str(kernel.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def name_of_build() -> str:
    return "compiled" if is_compiled() else "pure Python"


def awaited() -> Callable[[], bool] | None:
    """A function that tells whether the compiled modules of these sources are ready; None if none can come."""
    if is_compiled() or os.environ.get(WANTED) == "pure" or not COMPILER.is_dir():
        return None
    return (COMPILED / key_of()).is_dir


lay_over()  # when this module is loaded, before any part of the engine
