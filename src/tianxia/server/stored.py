"""What is stored of a table, and the game restored from its log: exactly as it was left, or not at all.

With each commit the database stores how many entries there are and the digest of the position. The log of a table is
replayed and compared with them. Each way of not fitting has its own name: cut, damaged, played by other rules.
"""

import json
import logging
from typing import Any, NamedTuple

from msgspec.json import encode
from sqlalchemy import BindParameter, Connection, Select, bindparam, select

import tianxia

from ..core.log import FORMAT
from ..core.registry import find
from ..core.save import digest
from ..core.seed import seed_in
from ..core.values import BadInput, TianxiaError
from . import schema
from .errors import Cut, Damaged, NoTable, OtherRules, Unplayable
from .faces import with_bots_named
from .new_table import Seat, new_game
from .records import entry_of

log = logging.getLogger(__name__)
MOST_LOST = 100
Sorted = dict[str, list[dict[str, Any]]]  # rows, by table
# Built once: building these takes longer than running them.
OF_THESE: BindParameter[str] = bindparam("ids", expanding=True)
TABLES = select(schema.tables).where(schema.tables.c.id.in_(OF_THESE))
SEATS = select(schema.seats).where(schema.seats.c.table_id.in_(OF_THESE))
ENTRIES = (
    select(schema.entries)
    .where(schema.entries.c.table_id.in_(OF_THESE), schema.entries.c.number >= bindparam("first"))
    .order_by(schema.entries.c.table_id, schema.entries.c.number)
)
KEPT = select(schema.keepsakes.c.table_id, schema.keepsakes.c.entries).where(schema.keepsakes.c.table_id.in_(OF_THESE))
NOTES = (
    select(schema.notes)
    .where(schema.notes.c.table_id.in_(OF_THESE))
    .order_by(schema.notes.c.table_id, schema.notes.c.number)
)


class Stored(NamedTuple):
    """The rows of one table."""

    row: dict[str, Any]
    seats: dict[int, Seat]
    closes: frozenset[int]  # the seats whose holders agree to close it
    entries: list[dict[str, Any]]
    kept: int | None  # after how many entries the keepsake was made
    keepsake: bytes | None  # only for a table that cannot go on
    notes: tuple[dict[str, Any], ...] = ()  # what the house did there

    @property
    def id(self) -> str:
        return str(self.row["id"])

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in self.seats.items() if seat.holder == person]

    def waits(self) -> list[int]:
        """The seats of people who have not agreed to close it."""
        return [n for n, seat in self.seats.items() if seat.kind == "human" and n not in self.closes]


class Rows(NamedTuple):
    """What is stored of some tables, by table."""

    tables: Sorted
    seats: Sorted
    entries: Sorted
    kept: dict[str, int]
    notes: Sorted

    def of(self, id_: str) -> Stored:
        if id_ not in self.tables:
            raise NoTable("id")
        (row,) = self.tables[id_]
        stored = stored_of(row, self.seats.get(id_, []), self.entries.get(id_, []), self.kept.get(id_))
        return stored._replace(notes=tuple(self.notes.get(id_, ())))


def read_rows(connection: Connection, ids: list[str], first: int = 0) -> Rows:
    """As many questions for many tables as for one: the entries starting with `first`, and everything else; as of one
    moment, if the connection is a snapshot.
    """
    asked = {"ids": ids}
    tables = by_table(connection, TABLES, asked, "id")
    has_clocks = any([row["pace"] is not None for (row,) in tables.values()])
    return Rows(
        tables,
        by_table(connection, SEATS, asked),
        by_table(connection, ENTRIES, {**asked, "first": first}),
        {row.table_id: row.entries for row in connection.execute(KEPT, asked)},
        by_table(connection, NOTES, asked) if has_clocks else {},
    )


def read_stored(connection: Connection, id_: str, first: int = 0) -> Stored:
    return read_rows(connection, [id_], first).of(id_)


def by_table(connection: Connection, query: Select[Any], asked: dict[str, Any], key: str = "table_id") -> Sorted:
    found: Sorted = {}
    for row in connection.execute(query, asked).mappings():
        found.setdefault(row[key], []).append(dict(row))
    return found


def stored_of(
    row: dict[str, Any], seats: list[dict[str, Any]], entries: list[dict[str, Any]], kept: int | None
) -> Stored:
    by_number = {each["seat"]: each for each in sorted(seats, key=lambda each: str(each["seat"]))}
    named = with_bots_named(row["id"], [Seat(*[each[name] for name in Seat._fields]) for each in by_number.values()])
    return Stored(
        row,
        dict(zip(by_number, named, strict=True)),
        frozenset([number for number, each in by_number.items() if each["closes"]]),
        entries,
        kept,
        None,
    )


def with_keepsake(connection: Connection, stored: Stored) -> Stored:
    query = select(schema.keepsakes.c.body).where(schema.keepsakes.c.table_id == stored.id)
    return stored._replace(keepsake=connection.execute(query).scalar())


class Lost:
    """Tables that cannot go on: remembered, so that their logs are not replayed in vain each time."""

    def __init__(self) -> None:
        self._found: dict[str, Unplayable] = {}

    def __contains__(self, id_: str) -> bool:
        return id_ in self._found

    def check(self, id_: str) -> None:
        if id_ in self._found:
            raise self._found[id_].again()

    def add(self, lost: Unplayable) -> None:
        self._found[lost.stored.id] = lost
        if len(self._found) > MOST_LOST:  # they may be large
            del self._found[next(iter(self._found))]

    def forget(self, id_: str | None) -> None:
        """Something was written to this table (None: perhaps to any)."""
        if id_ is None:
            self._found.clear()
        else:
            self._found.pop(id_, None)


# The game of what is stored


def game_of(stored: Stored) -> tianxia.Game:
    """The game in the position that its people left; `Unplayable` if the stored log does not lead there."""
    try:
        return continued(begun(stored), stored)
    except Unplayable:
        raise
    except Exception as error:
        raise fate_of(stored, error) from None


def begun(stored: Stored) -> tianxia.Game:
    """Before its first move."""
    row = stored.row
    options = json.loads(row["options"])
    game = new_game(row["game"], seed_in(row["deal"]), row["players"], options, pack_of(row), row["rules"])
    if list(stored.seats) != list(range(game.rules.seats)):
        raise ValueError(f"the seats are {list(stored.seats)}")
    return game


def pack_of(row: dict[str, Any]) -> tianxia.Pack | None:
    if row["pack"] is None:
        return None
    pack = tianxia.Pack(row["pack"], row["pack_name"] or "pack.toml")
    if pack.digest() != row["pack_digest"]:
        raise ValueError("its pack is another one")
    return pack


def continued(game: tianxia.Game, stored: Stored) -> tianxia.Game:
    """The game with the stored entries that it does not have yet."""
    row, first = stored.row, len(game.entries)
    numbers = [entry["number"] for entry in stored.entries]
    if numbers != list(range(first, first + len(numbers))):
        raise fate_of(stored, ValueError("numbers of entries are missing"))
    counted = row["entries"]
    if counted is not None and first + len(numbers) < counted:
        log.warning("table %s is cut: %d of %d entries", stored.id, first + len(numbers), counted)
        raise Cut(stored)
    try:
        game.resume([entry_of(entry) for entry in stored.entries])
    except Exception as error:
        raise fate_of(stored, error) from None
    if not is_as_left(game, row):
        raise fate_of(stored, BadInput("it leads to another position"))
    game.seat_names = [seat.name for seat in stored.seats.values()]
    return game


def is_as_left(game: tianxia.Game, row: dict[str, Any]) -> bool:
    """Nothing is known about tables without a digest, unless the rules say that they read that version."""
    if row["digest"] is None:
        return game.registration.reads_version(row["rules"])
    return bool(row["entries"] == len(game.entries) and row["digest"] == digest(game.state))


def fate_of(stored: Stored, error: Exception) -> Unplayable:
    """A log that the rules refuse may come from other rules; one that cannot even be read is damaged."""
    fate = OtherRules if isinstance(error, TianxiaError) and is_foreign(stored.row) else Damaged
    log.warning("table %s cannot be played on (%s): %s", stored.id, fate.code, error)
    return fate(stored)


def is_foreign(row: dict[str, Any]) -> bool:
    """Whether it was last played by rules or with cards other than these."""
    try:
        rules = find(row["game"])
    except BadInput:
        return False
    edition = rules.edition(row["rules"])
    return (row["rules"], row["data"]) != (edition, rules.data_of(edition))


def options_of(row: dict[str, Any]) -> dict[str, bool | str]:
    """As far as they can be read."""
    try:
        options = json.loads(row["options"])
    except (TypeError, ValueError):
        return {}
    if not isinstance(options, dict):
        return {}
    return {name: value for name, value in options.items() if isinstance(value, (bool, str))}


def raw_log(stored: Stored) -> str:
    """The log exactly as it is stored, for anyone who can make use of it."""
    row = stored.row
    head: dict[str, Any] = {"tianxia": FORMAT, "game": row["game"], "rules": row["rules"]}
    if row["data"] is not None:
        head["data"] = row["data"]
    head |= {"players": row["players"], "options": options_of(row), "seed": str(row["deal"])}
    head |= {"seats": [seat.name for seat in stored.seats.values()], "pack": row["pack_digest"]}
    if row["pack_name"] is not None:
        head["pack_name"] = row["pack_name"]
    entries = [{key: each[key] for key in ("seat", "play", "undo") if each[key] is not None} for each in stored.entries]
    undone = sum(["undo" in entry for entry in entries])
    missing = max(0, (row["entries"] or 0) - len(entries))
    end = {"moves": len(entries) - 2 * undone + missing, "digest": row["digest"] or ""}
    return "".join([encode(line).decode() + "\n" for line in [head, *entries, end]])
