"""Data packs: TOML files with the cards and boards of a game, checked with line numbers.

`tomllib` reports the line only for syntax errors; `Pack` finds the line of any entry in the
text, so that somebody who edits a pack is sent to the right place.
"""

import hashlib
import re
import tomllib
from functools import lru_cache
from typing import Any

from .lines import Path, lines_of
from .values import BadInput

LONGEST_LINE = 1000  # characters: the parser takes minutes for a name of 100,000 parts


class Pack:
    """A parsed pack that knows where its entries are.

    A game of an older edition is played with what has changed since: those entries lie beneath its own pack.
    """

    def __init__(self, text: str, source: str, beneath: "Pack | None" = None) -> None:
        self.text = text
        self.source = source
        self.beneath = beneath
        self._lines: dict[Path, int] | None = None
        self._digest = ""
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > LONGEST_LINE:
                raise BadInput(f"{source}, line {number}: it is longer than {LONGEST_LINE:,} letters")
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            raise BadInput(f"{source}: lists or tables are nested too deeply") from None
        except ValueError as error:
            raise BadInput(_syntax_error(text, source, str(error))) from None

    @property
    def name(self) -> str:
        """The name of the file, without its folders."""
        return re.split(r"[/\\]", self.source)[-1]

    @property
    def layers(self) -> list["Pack"]:
        """In the order in which they are laid upon the standard entries."""
        return [*(self.beneath.layers if self.beneath else []), self]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and other._parts() == self._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[Any, ...]:
        """To other processes go texts alone; each reads them once, however often they come."""
        return _read_once, self._parts()

    def _parts(self) -> tuple[str, str, "Pack | None"]:
        return self.text, self.source, self.beneath

    def digest(self) -> str:
        """SHA-256 of the text: logs and tables name the pack by it."""
        if not self._digest:
            self._digest = hashlib.sha256(self.text.encode()).hexdigest()
        return self._digest

    def line_of(self, path: Path) -> int:
        """The line of what is at a path of keys and numbers; if nothing is there, of what is around it."""
        if self._lines is None:
            self._lines = lines_of(self.text)
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines[path] if path else 1

    def error_at(self, message: str, path: Path) -> BadInput:
        return BadInput(f"{self.source}, line {self.line_of(path)}: {message}")


@lru_cache(maxsize=16)
def _read_once(text: str, source: str, beneath: Pack | None) -> Pack:
    return Pack(text, source, beneath)


def short(value: object) -> str:
    """A value as an error shows it."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _syntax_error(text: str, source: str, message: str) -> str:
    """The parser's words, with the line in front as in all other errors."""
    place = re.search(r" \(at line (\d+), column \d+\)$", message)
    if place:
        return f"{source}, line {place.group(1)}: {message[: place.start()]}"
    if message.endswith(" (at end of document)"):
        return f"{source}, line {len(text.splitlines()) or 1}: {message}"
    return f"{source}: {message}"
