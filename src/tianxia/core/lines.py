"""Where things are in a TOML text: the line of every table, word and list item.

`tomllib` forgets the lines. The text is known to be valid when it comes here (it was parsed before), so
the scan only follows brackets, keys and line ends.
"""

import re
from typing import Final

Path = tuple[str | int, ...]

# Texts and comments hide everything in them; then the signs that matter, and whatever is between them.
_TOKENS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|'
    r"'''.*?'{3,5}|"
    r'"(?:\\.|[^"\\\n])*"|'
    r"'[^'\n]*'|#[^\n]*|[\[\]{},=.\n]|[^\s\[\]{},=.#\"']+",
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """The line of everything in a text that `tomllib` has parsed.

    >>> lines = lines_of('[[card]]\\nname = "a"\\n[[card]]\\nlist = [\\n  { n = 1 },\\n]\\n')
    >>> lines["card", 0, "name"], lines["card", 1], lines["card", 1, "list", 0, "n"]
    (2, 3, 5)
    """
    return _Scan(text).document()


class _Scan:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int]] = []
        self.at = 0
        self.lines: dict[Path, int] = {}
        line = 1
        for found in _TOKENS.finditer(text):
            token = found.group()
            if not token.startswith("#"):
                self.tokens.append((token, line))
            line += token.count("\n")
        self.tokens.append(("", line))

    def document(self) -> dict[Path, int]:
        base: Path = ()
        counts: dict[Path, int] = {}  # entries of each [[table]] so far
        while self._sign() != "":
            line = self._line()
            if self._sign() == "\n":
                self.at += 1
            elif self._sign() == "[":
                self.at += 1
                many = self._sign() == "["
                self.at += 1 if many else 0
                base = self._header(self._keys(line), many, counts, line)
                self._skip_to("\n")
            else:
                self._entry(base)
        return self.lines

    def _sign(self) -> str:
        return self.tokens[self.at][0]

    def _line(self) -> int:
        return self.tokens[self.at][1]

    def _note(self, path: Path, line: int) -> None:
        if path not in self.lines:
            self.lines[path] = line

    def _keys(self, line: int) -> list[str]:
        """A key with its dots."""
        keys: list[str] = []
        while self._sign() not in ("=", "]", "\n", ""):
            if self._sign() != ".":
                keys.append(self._sign().strip("\"'"))
            self.at += 1
        return keys

    def _header(self, keys: list[str], many: bool, counts: dict[Path, int], line: int) -> Path:
        path: Path = ()
        for i, key in enumerate(keys):
            path = path + (key,)
            self._note(path, line)
            if many and i == len(keys) - 1:
                counts[path] = counts.get(path, 0) + 1
            if path in counts:
                path = path + (counts[path] - 1,)
                self._note(path, line)
        return path

    def _entry(self, base: Path) -> None:
        """`key = value`, in a table or between braces."""
        line = self._line()
        path = base
        for key in self._keys(line):
            path = path + (key,)
            self._note(path, line)
        self.at += 1 if self._sign() == "=" else 0
        self._value(path)

    def _value(self, path: Path) -> None:
        sign = self._sign()
        if sign not in ("[", "{"):
            while self._sign() not in (",", "]", "}", "\n", ""):
                self.at += 1
            return
        self.at += 1
        number = 0
        while self._sign() not in ("]", "}", ""):
            if self._sign() in (",", "\n"):
                self.at += 1
            elif sign == "{":
                self._entry(path)
            else:
                self._note(path + (number,), self._line())
                self._value(path + (number,))
                number += 1
        self.at += 1

    def _skip_to(self, sign: str) -> None:
        while self._sign() not in (sign, ""):
            self.at += 1
