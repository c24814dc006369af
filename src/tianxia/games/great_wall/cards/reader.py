"""The cards and the board of a pack as tables, checked entry by entry.

The standard data are all data files of this folder together. A custom pack replaces single entries: the card
with the same id, the location with the same id, the wall with the same level, the time track with the same
side, and any other table of the board as a whole.
"""

from importlib.resources import files
from typing import Any, Final

from ....core.lines import Path
from ....core.pack import Pack, short
from ....core.pack_entry import read
from ....core.values import BadInput
from ..terms.box import Box
from ..terms.names import COMMANDS
from .board import put_board
from .cards import put_cards
from .entries import NAMED_BY, Contents

FILES: Final = ("board", "commands", "generals", "advisors", "tactics", "hordes", "artifacts", "decrees", "events")

_packs: list[Pack] = []
_standard: list[tuple[Contents, Box]] = []


def standard_packs() -> list[Pack]:
    """The data files that come with the game, one pack each."""
    if not _packs:
        folder = files("tianxia.games.great_wall") / "data"
        # All in one step: another thread must not find half of them, nor add them a second time.
        _packs[:] = [Pack((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml") for name in FILES]
    return list(_packs)


def standard_pack() -> Pack:
    """All data files in one pack: a custom pack can begin as a copy of it.

    >>> box_of(standard_pack()).generals[0].id
    'liang_hongyu'
    """
    return Pack("\n".join([pack.text for pack in standard_packs()]), "great_wall.toml")


def box_of(pack: Pack | None) -> Box:
    """The standard tables, with what a custom pack replaces; `BadInput` names the line of an error."""
    return _read(pack)[1]


def entries_of(pack: Pack | None) -> Contents:
    """All entries as written in the files, with those of a custom pack instead of the standard ones."""
    return _read(pack)[0]


def _read(pack: Pack | None) -> tuple[Contents, Box]:
    if pack is None and _standard:
        return _standard[0]
    data = _Data()
    for each in standard_packs():
        for table in each.data:
            data.put(each, table)
    for each in pack.layers if pack else []:
        data.replace(each)
    tables = read(Contents, data.data, data.error_at)
    _check_firing_spots(tables, data)
    box = Box()
    put_board(box, tables)
    put_cards(box, tables)
    assert [command.id for command in box.commands[: len(COMMANDS)]] == list(COMMANDS)
    if pack is not None:
        return tables, box
    _standard.append((tables, box))
    return _standard[0]  # another thread may have been faster


class _Data:
    """What is in the files, and where each entry comes from: its pack, and its number there."""

    def __init__(self) -> None:
        self.data: dict[str, Any] = {}
        self.origin: dict[Path, tuple[Pack, Path]] = {}

    def put(self, pack: Pack, table: str) -> None:
        value = pack.data[table]
        self.data[table] = list(value) if isinstance(value, list) else value
        self.origin[(table,)] = pack, (table,)
        for i in range(len(value)) if isinstance(value, list) else ():
            self.origin[table, i] = pack, (table, i)

    def error_at(self, message: str, path: Path) -> BadInput:
        pack, start = self.origin[path[:2] if path[:2] in self.origin else path[:1]]
        return pack.error_at(message, start + path[len(start) :])

    def replace(self, pack: Pack) -> None:
        """Replace entries with those of a custom pack that have the same names."""
        for table, value in pack.data.items():
            if table not in self.data:
                known = ", ".join(self.data)
                raise pack.error_at(f"there is no table {short(table)}; known are {known}", (table,))
            if not isinstance(self.data[table], list):
                self.put(pack, table)
            elif not isinstance(value, list):
                raise pack.error_at(f"{table} must be entries [[{table}]]", (table,))
            else:
                self._replace(pack, table, value)

    def _replace(self, pack: Pack, table: str, entries: list[Any]) -> None:
        key = NAMED_BY.get(table, "id")
        names = [entry[key] for entry in self.data[table]]
        seen: list[object] = []
        for i, own in enumerate(entries):
            if not isinstance(own, dict):
                raise pack.error_at(f"{table} must hold tables, not {short(own)}", (table, i))
            if key not in own:
                raise pack.error_at(f"the word {key!r} is missing", (table, i))
            name = own[key]
            if name not in names or isinstance(name, bool):
                raise pack.error_at(f"there is no {table} with the {key} {short(name)}", (table, i, key))
            if name in seen:
                raise pack.error_at(f"the {table} {short(name)} stands here a second time", (table, i, key))
            seen.append(name)
            at = names.index(name)
            old = self.data[table][at]
            for fixed in ("set", "deck", "counts_as"):
                if fixed in old and own.get(fixed) != old[fixed]:
                    message = f"{fixed} of {name} is {old[fixed]!r} and cannot change"
                    raise pack.error_at(message, (table, i, fixed))
            self.data[table][at] = own
            self.origin[table, at] = pack, (table, i)


def _check_firing_spots(tables: Contents, data: _Data) -> None:
    spots = [wall.firing_spots for wall in tables.wall]
    for level in range(1, len(spots)):
        if spots[level] < spots[level - 1]:
            # If two do not fit together, the one from the custom pack is wrong.
            wrong = level - 1 if data.origin["wall", level][0] in standard_packs() else level
            message = "a higher wall has no fewer firing spots: archers would lose theirs"
            raise data.error_at(message, ("wall", wrong, "firing_spots"))
