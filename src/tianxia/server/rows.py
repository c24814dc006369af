"""A table as the database keeps it, and the game that its log gives again."""

import json
from typing import Any

from sqlalchemy import Select, bindparam, insert, select, update

import tianxia

from ..core.log import Entry
from ..core.registry import find
from ..core.values import TianxiaError
from . import schema
from .errors import OtherRules
from .opening import Seat, new_game

# What every move writes is put together once; that takes longer than to run it.
ADD_ENTRIES = insert(schema.entries)
SHOW_CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(updated=bindparam("at"), over=bindparam("is_over"))
)


def table_row(id_: str, game: tianxia.Game, created: str) -> dict[str, object]:
    return {
        "id": id_,
        "game": game.registration.name,
        "rules": game.registration.version,
        "players": game.players,
        "options": json.dumps(game.options),
        "seed": str(game.seed),
        "created": created,
        "updated": created,
        "over": 0,
    }


def seat_row(table: str, number: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table, "seat": number, **seat._asdict()}


def entry_row(table: str, number: int, entry: Entry, at: str) -> dict[str, object]:
    play, undo = entry.get("play"), entry.get("undo")
    return {"table_id": table, "number": number, "seat": entry["seat"], "play": play, "undo": undo, "at": at}


def entry_of(row: dict[str, object]) -> Entry:
    seat = row["seat"]
    assert isinstance(seat, int)
    if row["play"] is not None:
        return Entry(seat=seat, play=str(row["play"]))
    undo = row["undo"]
    assert isinstance(undo, int)
    return Entry(seat=seat, undo=undo)


def entries_of(id_: str, first: int = 0) -> Select[Any]:
    """The stored entries of a table, from a number on."""
    entries = schema.entries.c
    chosen = (entries.table_id == id_) & (entries.number >= first)
    return select(schema.entries).where(chosen).order_by(entries.number)


def replayed(row: dict[str, Any], entries: list[Entry]) -> tianxia.Game:
    """The game of a stored log."""
    if find(row["game"]).version != row["rules"]:
        raise OtherRules
    game = new_game(row["game"], int(row["seed"]), row["players"], json.loads(row["options"]))
    try:
        game.resume(entries)
    except TianxiaError:
        raise OtherRules from None
    return game
