"""Compiles units in parallel, the same content only once: in this build, or in an earlier one."""

import hashlib
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

KEPT = 14 * 24 * 3600  # seconds that an object is kept if no build asks for it
INCLUDED = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)
WORD = re.compile(r"\w+")
# In mypyc's headers: the declaration of one name on one line; the table of what a library offers to others, and
# the variable that holds such a table.
NAMED = r"extern [^;()\[\n]*?(?P<name>\w+) *[(\[;].*"
TABLE = r"struct export_table_(?P<library>\w+) (?:\{\n(?: .*\n)*\}|exports_\w+);"
DECLARED = re.compile(rf"^(?:{NAMED}|{TABLE})\n", re.MULTILINE)


class Objects:
    """Replaces a compiler's method `compile`, which takes one unit after the other."""

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
        places, flags = tuple(include_dirs or ()), [*(extra_preargs or []), *(extra_postargs or [])]
        for source in sorted(sources, key=os.path.getsize, reverse=True):  # so all cores finish together
            self._order(Path(source), macros, places, flags)
        return [self._order(Path(source), macros, places, flags).result() for source in sources]

    def _order(self, source: Path, macros: Any, places: tuple[str, ...], flags: list[str]) -> Future[str]:
        content = digest_of(source, places, f"{self._command} {macros} {flags}")
        with self._lock:
            if content not in self._made:
                self._made[content] = self._pool.submit(self._make, content, source, macros, places, flags)
            return self._made[content]

    def _make(self, content: str, source: Path, macros: Any, places: tuple[str, ...], flags: list[str]) -> str:
        kept = self._folder / f"{content}.o"
        if kept.exists():
            os.utime(kept)
            return str(kept)
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            (made,) = self._compile_one(
                [str(source)], output_dir=folder, macros=macros, include_dirs=list(places), extra_postargs=flags
            )
            os.replace(made, kept)
        return str(kept)


def forget_old(folder: Path) -> None:
    for file in folder.glob("*.o"):
        if time.time() - file.stat().st_mtime > KEPT:
            file.unlink(missing_ok=True)


@cache
def digest_of(source: Path, places: tuple[str, ...], command: str) -> str:
    """The digest of all that an object depends on: the unit, what it uses of its headers, the command."""
    words = frozenset(WORD.findall(text_of(source)))
    found = hashlib.sha256(f"{command} {sys.version}".encode())
    for file in sorted(read_by(source, places), key=lambda file: file.name):
        text = text_of(file) if file == source else used_of(file, words)
        found.update(f"\n{file.name}\n{text}".encode("utf-8", "surrogateescape"))
    return found.hexdigest()


def used_of(header: Path, words: frozenset[str]) -> str:
    """A header without declarations of names that the unit does not use: they mean nothing to the compiler."""
    return "".join([text for names, text in declarations_of(header) if not names or not words.isdisjoint(names)])


@cache
def declarations_of(header: Path) -> list[tuple[tuple[str, ...], str]]:
    """The parts of a header, each with the names that make it matter to a unit; parts without names always matter."""
    parts: list[tuple[tuple[str, ...], str]] = []
    text, end = text_of(header), 0
    for found in DECLARED.finditer(text):
        parts.append(((), text[end : found.start()]))
        name, library = found["name"], found["library"]
        parts.append(((name,) if name else (f"export_table_{library}", f"exports_{library}"), found[0]))
        end = found.end()
    return [*parts, ((), text[end:])]


def read_by(source: Path, places: tuple[str, ...]) -> set[Path]:
    """The unit and its headers, with theirs; the version of Python stands for those of the system."""
    found: set[Path] = set()
    waiting = [source]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += headers_of(file, places)
    return found


@cache
def headers_of(file: Path, places: tuple[str, ...]) -> list[Path]:
    folders = [file.parent, *map(Path, places)]
    return [path for name in INCLUDED.findall(text_of(file)) for path in first_of(folders, name)]


def first_of(folders: list[Path], name: str) -> Iterator[Path]:
    for folder in folders:
        if (folder / name).is_file():
            yield (folder / name).resolve()
            return


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="surrogateescape")
