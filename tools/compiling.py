"""Compiles the engine by mypyc: Python becomes C, C becomes objects, objects become extension modules.

The units are compiled side by side on all cores, and objects are kept by the content of what they were made from, so
that an edit costs the units that it changes. setuptools knows the compiler of each system; nothing here does.

`hatch_build.py` runs this for a wheel, `tools/compile.py` for the checkout:

    python compiling.py SOURCES TARGET CACHE

reads the package in SOURCES, and puts the extension modules into TARGET in the layout of the package.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import setuptools  # first: it takes the place of distutils
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

PACKAGE = "tianxia"
# One library each: whoever plays one game loads the code of one, and an edit leaves the others' objects alone.
LIBRARIES = ("core", "games/great_wall", "games/sun_tzu", "games/zhanguo", "bots")
# The checked edge stays interpreted: it takes what callers and files bring, and answers what is wrong with an error of
# its own; compiled code would raise TypeError at the border before it could. `seen.py` has msgspec's Structs, which
# are classes of its own making. Packages stay as they are, too: they say where their data lie.
EDGE = ("core/game.py", "core/log.py", "core/pack.py", "core/registry.py", "core/replay.py")
INTERPRETED = ("__init__.py", "seen.py", *EDGE)
OPTIMISED = "3"
# mypyc's headers define the tables of the other libraries in every unit that includes them, without a value: such
# definitions are one. Microsoft's compiler always takes them so, the others took them so once.
TOGETHER = [] if sys.platform == "win32" else ["-fcommon"]
KEPT = 14 * 24 * 3600  # seconds that an object is kept which no build has asked for
INCLUDED = re.compile(rb'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)


def modules_of(sources: Path, library: str) -> list[str]:
    """The files that make a library, relative to the sources."""
    files = sorted(path.relative_to(sources).as_posix() for path in (sources / PACKAGE / library).rglob("*.py"))
    return [file for file in files if not file.endswith(INTERPRETED)]


class Objects:
    """Compiles units side by side, each content once: here, or in an earlier build."""

    def __init__(self, compile_one: Any, command: str, folder: Path, cores: int) -> None:
        self._compile_one = compile_one
        self._command = command
        self._folder = folder
        self._pool = ThreadPoolExecutor(cores)
        self._made: dict[str, Future[str]] = {}
        self._lock = Lock()

    def compile(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """In the place of the compiler's own method, which takes one unit after the other."""
        # The largest first: at the end both cores finish together.
        largest_first = sorted(sources, key=os.path.getsize, reverse=True)
        flags = [*(extra_preargs or []), *(extra_postargs or [])]
        for source in largest_first:
            self._order(Path(source), macros, tuple(include_dirs or ()), flags)
        return [self._order(Path(source), macros, tuple(include_dirs or ()), flags).result() for source in sources]

    def _order(self, source: Path, macros: Any, includes: tuple[str, ...], flags: list[str]) -> Future[str]:
        content = digest_of(source, includes, f"{self._command} {macros} {flags}")
        with self._lock:
            if content not in self._made:
                self._made[content] = self._pool.submit(self._make, content, source, macros, includes, flags)
            return self._made[content]

    def _make(self, content: str, source: Path, macros: Any, includes: tuple[str, ...], flags: list[str]) -> str:
        kept = self._folder / f"{content}.o"
        if kept.exists():
            os.utime(kept)
            return str(kept)
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            (made,) = self._compile_one(
                [str(source)], output_dir=folder, macros=macros, include_dirs=list(includes), extra_postargs=flags
            )
            os.replace(made, kept)
        return str(kept)


def digest_of(source: Path, includes: tuple[str, ...], command: str) -> str:
    """Of all that an object depends on: the unit, the headers that it includes, the command."""
    found = hashlib.sha256(f"{command} {sys.version}".encode())
    for file in sorted(read_by(source, includes), key=lambda file: file.name):
        found.update(file.name.encode() + b"\n" + content_of(file))
    return found.hexdigest()


def read_by(source: Path, includes: tuple[str, ...]) -> set[Path]:
    """The unit and its headers, with theirs; those of the system are named by the version of Python."""
    found: set[Path] = set()
    waiting = [source]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += headers_of(file, includes)
    return found


@cache
def headers_of(file: Path, includes: tuple[str, ...]) -> list[Path]:
    places = [file.parent, *map(Path, includes)]
    names = [name.decode() for name in INCLUDED.findall(content_of(file))]
    return [path for name in names for path in first_of(places, name)]


def first_of(places: list[Path], name: str) -> Iterator[Path]:
    for place in places:
        if (place / name).is_file():
            yield (place / name).resolve()
            return


@cache
def content_of(file: Path) -> bytes:
    return file.read_bytes()


class Build(build_ext):  # type: ignore[misc]
    """The command of setuptools, with the objects made by `Objects` and the libraries linked side by side."""

    objects: Path
    cores: int

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        command = f"{compiler.compiler_type} {getattr(compiler, 'compiler_so', '')}"
        compiler.compile = Objects(compiler.compile, command, self.objects, self.cores).compile
        self.parallel = self.cores
        super().build_extensions()


def compile_all(sources: Path, target: Path, objects: Path, scratch: Path) -> None:
    """All libraries. mypyc names files as it is given them: the sources are the working directory."""
    os.chdir(sources)
    groups: list[tuple[list[str], str | None]]
    groups = [(modules_of(sources, library), f"{PACKAGE}_{library.split('/')[-1]}") for library in LIBRARIES]
    files = [file for group, _ in groups for file in group]
    extensions = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *files],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        separate=groups,
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += TOGETHER
    distribution = setuptools.Distribution({"name": PACKAGE, "ext_modules": extensions})
    command = Build(distribution)
    command.objects, command.cores = objects, os.cpu_count() or 1
    command.build_lib, command.build_temp = str(target), str(scratch / "o")
    command.ensure_finalized()
    command.run()


def forget_old(objects: Path) -> None:
    for file in objects.glob("*.o"):
        if time.time() - file.stat().st_mtime > KEPT:
            file.unlink(missing_ok=True)


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
