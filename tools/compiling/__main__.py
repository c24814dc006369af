"""What is compiled, and how."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import setuptools  # first: it replaces distutils
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

from .objects import Objects, forget_old
from .units import prepare

PACKAGE = "tianxia"
# One library each: playing one game loads the code of only that one, and an edit leaves the others' objects alone.
LIBRARIES = ("core", "games/great_wall", "games/sun_tzu", "games/zhanguo", "bots")
# The checked edge stays interpreted: it takes what callers and files bring, and reports errors in its own words;
# compiled code would raise TypeError at the border before it could. `seen.py` and `entries.py` have msgspec's
# Structs, which are classes that msgspec makes. Packages stay as they are, too: they say where their data is.
EDGE = ("core/game.py", "core/log.py", "core/pack.py", "core/registry.py", "core/replay.py")
INTERPRETED = ("__init__.py", "seen.py", "entries.py", "pack_entry.py", *EDGE)
OPTIMIZED = "3"
# mypyc's headers define the tables of the other libraries in every unit that includes them, without a value: such
# definitions must be merged. Microsoft's compiler always does that, the others no longer do by default.
TOGETHER = [] if sys.platform == "win32" else ["-fcommon"]
# Sums are those of pure Python on every processor: none rounds a product and a sum in one step.
EXACTLY = [] if sys.platform == "win32" else ["-ffp-contract=off"]


def modules_of(sources: Path, library: str) -> list[str]:
    """The files that make a library, relative to the sources."""
    files = sorted(path.relative_to(sources).as_posix() for path in (sources / PACKAGE / library).rglob("*.py"))
    return [file for file in files if not file.endswith(INTERPRETED)]


class Build(build_ext):  # type: ignore[misc]
    """The command of setuptools, with the objects made by `Objects` and the libraries linked in parallel."""

    objects: Path
    cores: int

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        command = f"{compiler.compiler_type} {getattr(compiler, 'compiler_so', '')}"
        compiler.compile = Objects(compiler.compile, command, self.objects, self.cores).compile
        self.parallel = self.cores
        super().build_extensions()


def compile_all(sources: Path, target: Path, objects: Path, scratch: Path) -> None:
    """Compile all libraries. mypyc names files as they are passed to it: the sources are the working directory."""
    os.chdir(sources)
    groups: list[tuple[list[str], str | None]]
    groups = [(modules_of(sources, library), f"{PACKAGE}_{library.split('/')[-1]}") for library in LIBRARIES]
    files = [file for group, _ in groups for file in group]
    extensions = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *files],
        opt_level=OPTIMIZED,
        debug_level="0",
        multi_file=True,
        separate=groups,
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += TOGETHER + EXACTLY
    prepare(scratch / "c", [name for _, name in groups if name is not None])
    distribution = setuptools.Distribution({"name": PACKAGE, "ext_modules": extensions})
    command = Build(distribution)
    command.objects, command.cores = objects, os.cpu_count() or 1
    command.build_lib, command.build_temp = str(target), str(scratch / "o")
    command.ensure_finalized()
    command.run()


def main(sources: str, target: str, kept: str) -> None:
    objects = Path(kept).resolve()
    objects.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(dir=objects))
    try:
        compile_all(Path(sources).resolve(), Path(target).resolve(), objects, scratch)
    finally:
        shutil.rmtree(scratch)
    forget_old(objects)


if __name__ == "__main__":
    main(*sys.argv[1:])
