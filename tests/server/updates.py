"""What can happen to a database: an update of the rules, another card, a damaged row."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from sqlalchemy import delete, update

from tianxia.core.pack import Pack
from tianxia.core.registry import find, register
from tianxia.core.values import Result
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.server import schema
from tianxia.server.engines import open_engine

STANDARD = (files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml").read_text(encoding="utf-8")
OLD, NEW = "pool = 18", "pool = 17"  # armies, from the first round on


def changed_pack(name: str = "few.toml") -> Pack:
    assert OLD in STANDARD
    return Pack(STANDARD.replace(OLD, NEW), name)


class Generous(SunTzuRules):
    """The same game, scored differently at the end."""

    def result(self, s: Any) -> Result:
        result = super().result(s)
        return result._replace(scores=tuple([score + 1 for score in result.scores]))


@contextmanager
def update_of_rules(cards: bool = True, version: str = "", generous: bool = False) -> Iterator[None]:
    """Sun Tzu with another standard board, or under another version, or scored differently."""
    usual = find("sun_tzu")
    changes: dict[str, Any] = {"version": version or usual.version}
    if cards:
        pack = changed_pack()
        changes["make"] = lambda players, options, own: SunTzuRules(options, own or pack)
        changes["package"] = "tianxia.games.zhanguo"  # data with another digest
    if generous:
        changes["make"] = lambda players, options, own: Generous(options, own)
    register(usual._replace(**changes))
    try:
        yield
    finally:
        register(usual)


def set_row(database: str, table: str, **values: Any) -> None:
    with writing(database) as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


def set_entry(database: str, table: str, number: int, rules: str = "", **values: Any) -> None:
    """With `rules`, the table claims to be played by those."""
    if rules:
        set_row(database, table, rules=rules)
    entries = schema.entries
    chosen = (entries.c.table_id == table) & (entries.c.number == number)
    with writing(database) as connection:
        connection.execute(update(entries).where(chosen).values(**values))


def drop_entries(database: str, table: str, first: int, last: int = 10_000) -> None:
    entries = schema.entries
    chosen = (entries.c.table_id == table) & entries.c.number.between(first, last)
    with writing(database) as connection:
        connection.execute(delete(entries).where(chosen))


def drop_seat(database: str, table: str, seat: int) -> None:
    seats = schema.seats
    with writing(database) as connection:
        connection.execute(delete(seats).where((seats.c.table_id == table) & (seats.c.seat == seat)))


def drop_keepsake(database: str, table: str) -> None:
    with writing(database) as connection:
        connection.execute(delete(schema.keepsakes).where(schema.keepsakes.c.table_id == table))


@contextmanager
def writing(database: str) -> Iterator[Any]:
    engine = open_engine(database)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


Harm = Callable[[str, str], None]

# Every kind of damage that a row may suffer, with the fate that people are told.
HARMS: dict[str, tuple[Harm, str]] = {
    "options that are no JSON": (lambda d, t: set_row(d, t, options="{beginner"), "damaged"),
    "options that are a list": (lambda d, t: set_row(d, t, options="[1]"), "damaged"),
    "a seed that is no number": (lambda d, t: set_row(d, t, deal="seven"), "damaged"),
    "another seed": (lambda d, t: set_row(d, t, deal="7"), "damaged"),
    "an entry that is none": (lambda d, t: set_entry(d, t, 1, play=None), "damaged"),
    "an entry that is two": (lambda d, t: set_entry(d, t, 1, undo=0), "damaged"),
    "nonsense as an entry": (lambda d, t: set_entry(d, t, 1, play="castle"), "damaged"),
    "another move": (lambda d, t: set_entry(d, t, 1, play="3@CHU"), "damaged"),
    "an undo of nothing": (lambda d, t: set_entry(d, t, 1, play=None, undo=9), "damaged"),
    "a seat that is not there": (lambda d, t: set_entry(d, t, 1, seat=9), "damaged"),
    "a gap": (lambda d, t: drop_entries(d, t, 1, 1), "damaged"),
    "an unknown option": (lambda d, t: set_row(d, t, options='{"dragons": true}'), "damaged"),
    "an unknown game": (lambda d, t: set_row(d, t, game="chess"), "damaged"),
    "seven players": (lambda d, t: set_row(d, t, players=7), "damaged"),
    "a digest of something else": (lambda d, t: set_row(d, t, digest="0" * 64), "damaged"),
    "a pack that is none": (lambda d, t: set_row(d, t, pack="x = ", pack_digest="0"), "damaged"),
    "a seat that is gone": (lambda d, t: drop_seat(d, t, 1), "damaged"),
    "the end is gone": (lambda d, t: drop_entries(d, t, 2), "cut"),
    "all entries are gone": (lambda d, t: drop_entries(d, t, 0), "cut"),
    "other rules, and a move that these refuse": (
        lambda d, t: set_entry(d, t, 1, play="castle", rules="0.9"),
        "other_rules",
    ),
    "other rules, and another position": (lambda d, t: set_row(d, t, rules="0.9", digest="0" * 64), "other_rules"),
    "other cards, and another position": (lambda d, t: set_row(d, t, data="0" * 64, digest="0" * 64), "other_rules"),
    "other rules, and an unknown option": (
        lambda d, t: set_row(d, t, rules="0.9", options='{"dragons": true}'),
        "other_rules",
    ),
    "before positions were stored, other rules": (
        lambda d, t: set_row(d, t, rules="0.9", data=None, digest=None, entries=None),
        "other_rules",
    ),
}
