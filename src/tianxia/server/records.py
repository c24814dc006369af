"""A table as the rows that the database keeps."""

import json
import secrets
from collections.abc import Collection
from datetime import UTC, datetime
from string import ascii_letters
from typing import Any

from sqlalchemy import bindparam, case, insert, update

import tianxia

from ..core.log import Entry
from ..core.save import digest
from . import schema
from .affairs import PUT_AWAY, USUAL, Affairs
from .luck_models import Luck, usual_luck
from .new_table import Seat

# The statements of every move are built once; building them takes longer than running them.
ADD_ENTRIES = insert(schema.entries)
AS_PLAYED: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("entries", "digest", "rules", "data", "owing")}
# Only if its people have not changed it since: a bot may have taken the seat, or the table may be closed.
THE_TABLE = (schema.tables.c.id == bindparam("table")) & (schema.tables.c.changes == bindparam("known"))
# A table that was put away is back when somebody plays there.
BACK = {"closed": case((schema.tables.c.closed == PUT_AWAY, 0), else_=schema.tables.c.closed)}
QUIET_CHANGE = update(schema.tables).where(THE_TABLE).values(**AS_PLAYED, **BACK)
SHOW_CHANGE = (
    update(schema.tables)
    .where(THE_TABLE)
    .values(**AS_PLAYED, **BACK, updated=bindparam("at"), over=bindparam("is_over"))
)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_id() -> str:
    """None begins with a hyphen: commands would take it for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(8)


def owing_of(game: tianxia.Game, away: Collection[int] = ()) -> int:
    """The seats that owe a decision, as one number; not those where a bot plays on because time ran out."""
    return sum([1 << seat for seat in game.to_act if seat not in away])


def played_row(game: tianxia.Game, away: Collection[int] = ()) -> dict[str, object]:
    """What the stored log must lead to, by which rules and cards, and whom the table waits for."""
    return {
        "entries": len(game.entries),
        "digest": digest(game.state),
        "rules": game.edition,
        "data": game.registration.data_of(game.edition),
        "owing": owing_of(game, away),
    }


def table_row(
    id_: str,
    game: tianxia.Game,
    created: str,
    hints: bool | None = None,
    rated: bool = False,
    affairs: Affairs = USUAL,
    luck: Luck | None = None,
) -> dict[str, object]:
    pack = game.pack
    return {
        "id": id_,
        "game": game.registration.name,
        "players": game.players,
        "options": json.dumps(game.options),
        "deal": str(game.seed),
        "luck": luck or usual_luck(game.seed),
        "created": created,
        "updated": created,
        "over": 0,
        "hints": None if hints is None else int(hints),
        "rated": int(rated),
        "private": int(affairs.private),
        "spectators": int(affairs.spectators),
        "pack": pack.text if pack else None,
        "pack_name": pack.name if pack else None,
        "pack_digest": pack.digest() if pack else None,
        **played_row(game),
    }


def change_row(id_: str, game: tianxia.Game, at: str, known: int, away: Collection[int] = ()) -> dict[str, object]:
    """The values for either kind of change."""
    return {
        "table": id_,
        "known": known,
        "at": at,
        "is_over": int(game.over),
        **{f"new_{name}": value for name, value in played_row(game, away).items()},
    }


def seat_row(table: str, number: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table, "seat": number, **seat._asdict()}


def entry_row(table: str, number: int, entry: Entry, at: str, bot: str | None = None) -> dict[str, object]:
    """With a bot if it moved for a person."""
    play, undo = entry.get("play"), entry.get("undo")
    row = {"table_id": table, "number": number, "seat": entry["seat"], "play": play, "undo": undo, "at": at}
    return {**row, "bot": bot}


def entry_of(row: dict[str, Any]) -> Entry:
    """The entry in a row; `ValueError` if it is not a valid one."""
    seat, play, undo = row["seat"], row["play"], row["undo"]
    if isinstance(seat, int) and isinstance(play, str) and undo is None:
        return Entry(seat=seat, play=play)
    if isinstance(seat, int) and isinstance(undo, int) and play is None:
        return Entry(seat=seat, undo=undo)
    raise ValueError(f"entry {row['number']} neither plays nor undoes")
