"""The cards and the board of a pack as tables, checked entry by entry.

The standard data are all data files of this folder together. An own pack replaces single entries: a card
with its id, a location with its id, a wall with its level, a time track with its side, any other table
of the board as a whole.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from ....core.pack import Pack, short
from ....core.pack_entry import PackEntry
from ..terms.box import Box
from ..terms.names import COMMANDS
from . import board, cards, coop

FILES: Final = (
    "board",
    "commands",
    "generals",
    "advisors",
    "tactics",
    "hordes",
    "artifacts",
    "decrees",
    "events",
)

Read = Callable[[Box, PackEntry], None]

# Entries `[[card]]`: the word that names each, and how one is read; in the order of reading.
CARDS: Final[dict[str, Read]] = {
    "command": cards.read_command,
    "general": cards.read_general,
    "advisor": cards.read_advisor,
    "tactic": cards.read_tactic,
    "horde": cards.read_horde,
    "artifact": cards.read_artifact,
    "decree": coop.read_decree,
    "event": coop.read_event,
}
BOARD_ENTRIES: Final[dict[str, Read]] = {
    "time_track": board.read_time_track,
    "location": board.read_location,
    "wall": board.read_wall,
}
BOARD_TABLES: Final[dict[str, Read]] = {
    "sections": board.read_sections,
    "warehouse": board.read_warehouse,
    "soldiers": board.read_soldiers,
    "hire": board.read_hire,
    "shame": board.read_shame,
    "hand": board.read_hand,
    "barricade": board.read_barricade,
}
NAMED_BY: Final = {"time_track": "side", "wall": "level"}  # all others by their id

Entries = dict[str, list[PackEntry]]  # by table

_packs: list[Pack] = []
_standard: list[Box] = []


def standard_packs() -> list[Pack]:
    """The data files that come with the game, one pack each."""
    if not _packs:
        folder = files("tianxia.games.great_wall") / "data"
        # All at once: another thread must not find half of them, nor add them a second time.
        _packs[:] = [Pack((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml") for name in FILES]
    return list(_packs)


def standard_pack() -> Pack:
    """All data files in one pack: an own pack can begin as a copy of it.

    >>> box_of(standard_pack()).generals[0].id
    'liang_hongyu'
    """
    return Pack("\n".join([pack.text for pack in standard_packs()]), "great_wall.toml")


def box_of(pack: Pack | None) -> Box:
    """The tables of the standard data, with what an own pack replaces; `BadInput` names the line of an error."""
    if pack is None:
        if not _standard:
            _standard.append(_read(_standard_entries()))
        return _standard[0]
    return _read(entries_of(pack))


def entries_of(pack: Pack | None) -> Entries:
    """All entries as they stand in the files, those of an own pack in the place of the standard ones."""
    entries = _standard_entries()
    if pack is None:
        return entries
    for table in pack.data:
        if table in BOARD_TABLES:
            entries[table] = [PackEntry(pack, (), pack.data).entry(table)]
        elif table in entries:
            _replace(entries[table], pack, table)
        else:
            known = ", ".join(entries)
            raise pack.error_at(f"there is no table {short(table)}; known are {known}", (table,))
    return entries


def _standard_entries() -> Entries:
    entries: Entries = {}
    whole = [PackEntry(pack, (), pack.data) for pack in standard_packs()]
    for table in (*BOARD_TABLES, *BOARD_ENTRIES, *CARDS):
        for file in whole:
            if file.has(table):
                entries[table] = [file.entry(table)] if table in BOARD_TABLES else file.entries(table)
    return entries


def _replace(entries: list[PackEntry], pack: Pack, table: str) -> None:
    """Put the entries of an own pack in the places of those with the same names."""
    key = NAMED_BY.get(table, "id")
    names = [entry.data[key] for entry in entries]
    seen: list[object] = []
    for own in PackEntry.of(pack, table):
        name = own.value(key)
        if name not in names or isinstance(name, bool):
            raise own.error(f"there is no {table} with the {key} {short(name)}", key)
        if name in seen:
            raise own.error(f"the {table} {short(name)} stands here a second time", key)
        seen.append(name)
        old = entries[names.index(name)]
        for fixed in ("set", "deck", "counts_as"):
            if fixed in old.data and own.value(fixed) != old.data[fixed]:
                raise own.error(f"{fixed} of {name} is {old.data[fixed]!r} and cannot change", fixed)
        entries[names.index(name)] = own


def _read(entries: Entries) -> Box:
    box = Box()
    for table, read in (*BOARD_TABLES.items(), *BOARD_ENTRIES.items(), *CARDS.items()):
        for entry in entries[table]:
            read(box, entry)
    assert [command.id for command in box.commands[: len(COMMANDS)]] == list(COMMANDS)
    _check_firing_spots(box, entries["wall"])
    return box


def _check_firing_spots(box: Box, walls: list[PackEntry]) -> None:
    spots = box.firing_spots
    for level in range(1, len(spots)):
        if spots[level] < spots[level - 1]:
            # Of two that do not fit together, the one of the own pack is wrong.
            wrong = walls[level - 1] if walls[level].pack in standard_packs() else walls[level]
            raise wrong.error("a higher wall has no fewer firing spots: archers would lose theirs", "firing_spots")
