"""Data packs: TOML files with the cards and boards of a game, checked with line numbers.

`tomllib` tells the line of a syntax error only; `Pack` finds the line of any entry again in the
text, so that an owner who edits a pack is sent to the right place.
"""

import hashlib
import re
import tomllib
from typing import Any

from .values import BadInput


class Pack:
    """A parsed pack that knows where its entries stand."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadInput(f"{source}: {error}") from None

    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    def line(self, table: str, index: int = 0, key: str = "") -> int:
        """The line of the index-th `[[table]]` (or of `[table]`), or of a key in it."""
        header = re.compile(rf"\s*\[+\s*{re.escape(table)}\s*\]+")
        seen, found = -1, 1
        for number, line in enumerate(self.text.splitlines(), 1):
            if header.match(line):
                seen += 1
                found = number if seen == index else found
            elif seen == index and key and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number
            elif seen == index and line.lstrip().startswith("["):
                break
        return found

    def error(self, message: str, table: str, index: int = 0, key: str = "") -> BadInput:
        return BadInput(f"{self.source}, line {self.line(table, index, key)}: {message}")

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The entries `[[table]]`."""
        rows = self.data.get(table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadInput(f"{self.source}: there must be at least one [[{table}]]")
        return rows

    def value(self, table: str, index: int, key: str, kind: type) -> Any:
        """The value of a key, of the right type."""
        entry = self.data.get(table, {})
        row = entry[index] if isinstance(entry, list) else entry
        if key not in row:
            raise self.error(f"{table} has no {key!r}", table, index)
        value = row[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"{key} must be {WORDS[kind]}, not {value!r}", table, index, key)
        return value


WORDS = {int: "a whole number", str: "a text", list: "a list", bool: "true or false", dict: "a table"}
