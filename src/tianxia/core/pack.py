"""Data packs: TOML files with the cards and boards of a game, checked with line numbers.

`tomllib` reports the line only for syntax errors; `Pack` finds the line of any entry in the
text, so that somebody who edits a pack is sent to the right place.
"""

import hashlib
import re
import tomllib
from typing import Any

from .lines import Path, lines_of
from .values import BadInput

LONGEST_LINE = 1000  # characters: the parser takes minutes for a name of 100,000 parts


class Pack:
    """A parsed pack that knows where its entries are."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (other.text, other.source) == (self.text, self.source)

    def __hash__(self) -> int:
        return hash((self.text, self.source))

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
