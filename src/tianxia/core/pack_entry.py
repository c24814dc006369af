"""One table of a pack, read word by word: what is missing, unknown or wrong is told with its line."""

from collections.abc import Container, Iterable

from .lines import Path
from .pack import Pack, short
from .values import BadInput


class PackEntry:
    """A table at a path of a pack.

    >>> card = PackEntry.of(Pack('[[card]]\\nname = "axe"\\ncost = 3\\n', "my.toml"), "card")[0]
    >>> card.text("name"), card.number("cost", 0, 9)
    ('axe', 3)
    >>> card.number("cost", 0, 2)
    Traceback (most recent call last):
    tianxia.core.values.BadInput: my.toml, line 3: cost must be from 0 to 2, not 3
    """

    __slots__ = ("data", "pack", "path")

    def __init__(self, pack: Pack, path: Path, data: dict[str, object]) -> None:
        self.pack = pack
        self.path = path
        self.data = data

    @staticmethod
    def of(pack: Pack, table: str) -> list["PackEntry"]:
        """The entries `[[table]]` of a pack; none if there is no such table."""
        whole = PackEntry(pack, (), pack.data)
        if not whole.has(table):
            return []
        if not isinstance(whole.value(table), list):
            raise whole.error(f"{table} must be entries [[{table}]]", table)
        return whole.entries(table)

    def error(self, message: str, *at: str | int) -> BadInput:
        """An error at this entry, or at what stands in it at `at`."""
        return self.pack.error_at(message, self.path + at)

    def has(self, key: str) -> bool:
        return key in self.data

    def only(self, words: Iterable[str], what: str = "here") -> None:
        """No words but these."""
        known = list(words)
        for key in self.data:
            if key not in known:
                raise self.error(f"there is no word {short(key)} {what}; known are {', '.join(known) or 'none'}", key)

    def value(self, key: str) -> object:
        if key not in self.data:
            raise self.error(f"the word {key!r} is missing")
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.error(f"{key} must be a text, not {short(value)}", key)
        return value

    def word(self, key: str, words: Container[str], known: Iterable[str]) -> str:
        """One of some words; `known` is how an error lists them."""
        value = self.text(key)
        if value not in words:
            raise self.error(f"{key} must be one of {', '.join(known)}, not {short(value)}", key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        return self.checked(self.value(key), least, most, key)

    def checked(self, value: object, least: int, most: int, *at: str | int) -> int:
        """A value that stands at `at`, as a whole number within bounds."""
        name = at[0] if at else "it"
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"{name} must be a whole number, not {short(value)}", *at)
        if not least <= value <= most:
            raise self.error(f"{name} must be from {least} to {most}, not {short(value)}", *at)
        return value

    def flag(self, key: str, absent: bool = False) -> bool:
        value = self.data.get(key, absent)
        if not isinstance(value, bool):
            raise self.error(f"{key} must be true or false, not {short(value)}", key)
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list, not {short(value)}", key)
        return value

    def entry(self, key: str) -> "PackEntry":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.error(f"{key} must be a table, not {short(value)}", key)
        return PackEntry(self.pack, self.path + (key,), value)

    def entries(self, key: str) -> list["PackEntry"]:
        return [self.table_of(item, key, i) for i, item in enumerate(self.items(key))]

    def table_of(self, value: object, *at: str | int) -> "PackEntry":
        """A value that stands at `at`, as a table."""
        if not isinstance(value, dict):
            raise self.error(f"{at[0]} must hold tables, not {short(value)}", *at)
        return PackEntry(self.pack, self.path + at, value)
