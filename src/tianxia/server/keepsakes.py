"""Keepsakes: what the seats of a table last saw, stored so that people see it even if later rules do not lead there.

At the end of a game it is written in the same transaction as the last move; while it runs, by the `Keeper`.
The part for a seat holds only what that seat may know.
"""

import zlib
from typing import Literal

from msgspec import DecodeError, Raw, Struct, json
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert

import tianxia

from ..core.values import BadInput, Result
from ..words import Words
from . import schema
from .affairs import BY_PEOPLE
from .errors import NoSeat, NoSpectators, NotYourSeat, Unplayable
from .faces import faces_of
from .lobby_models import TableLine
from .luck import commitment_of
from .luck_models import Luck, ShuffleBody
from .models import Fate, FateBody, PackTag, ResultBody, SeatBody, Sight, UndoBody, Value
from .outcomes import conceded, placed
from .presenting import body_of, result_of, seats_of, told_as_json
from .stored import Stored, fate_of, game_of, options_of, with_keepsake
from .table import Table

SPECTATOR = ""
LEVEL = 6


class Seen(Struct):
    """What one seat, or a spectator, saw and was told."""

    view: Raw
    told: Raw
    moves: int


class KeptSeat(Struct):
    """Who sat there, and whether they were asked."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    owes: bool
    sealed: bool


class Keepsake(Struct):
    """All that the last sights of a table are made from; later rules may not be able to make it again.

    It is read forever: fields are only added, with a default.
    """

    game: str
    rules: str
    players: int
    options: dict[str, Value]
    seed: str | None
    asked: str
    round: int | None
    over: bool
    result: ResultBody | None
    pack: PackTag | None
    seats: list[KeptSeat]
    seen: dict[str, Seen]  # by seat; bots need none
    luck: Luck = "shown"
    commitment: str = ""


def still_of(table: Table, game: tianxia.Game) -> Table:
    """The table in one position, for a thread: a game in memory is replaced by a move, never changed."""
    return Table(table.id, game, list(table.seats), table.created, table.updated, luck=table.luck)


def keepsake_of(still: Table) -> bytes:
    game = still.game
    seats: list[int | None] = [number for number, seat in enumerate(still.seats) if seat.kind != "bot"]
    body = Keepsake(
        game=game.registration.name,
        rules=game.edition,
        players=game.players,
        options=game.options,
        seed=str(game.seed) if game.over else None,
        asked=game.asked,
        round=game.round,
        over=game.over,
        result=result_of(game),
        pack=PackTag(game.pack.name, game.pack.digest()) if game.pack else None,
        seats=[KeptSeat(s.seat, s.kind, s.name, s.bot, s.owes, s.sealed) for s in seats_of(still, SPECTATOR)],
        seen={key_of(seat): seen_by(still, seat) for seat in [None, *seats]},
        luck=still.luck,
        commitment=commitment_of(game),
    )
    return zlib.compress(json.encode(body), LEVEL)


def key_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def seen_by(table: Table, seat: int | None) -> Seen:
    """As the holder of the seat saw it, who may hold other seats as well."""
    person = (table.seats[seat].holder if seat is not None else None) or SPECTATOR
    told = told_as_json(table, person, seat, 0)
    return Seen(Raw(json.encode(table.game.view(seat))), told, len(table.steps(person)))


def keep(connection: Connection, id_: str, entries: int, at: str, body: bytes) -> None:
    """Replaces an older one. If there is a newer one, the key refuses it."""
    kept = schema.keepsakes
    connection.execute(delete(kept).where((kept.c.table_id == id_) & (kept.c.entries <= entries)))
    connection.execute(insert(kept).values(table_id=id_, entries=entries, at=at, body=body))


def as_it_was(connection: Connection, stored: Stored) -> tianxia.Game:
    """The game as its people left it: the position, and at its end the result that they were shown."""
    game = game_of(stored)
    if game.over and stored.kept is not None:
        kept = kept_in(with_keepsake(connection, stored))
        if kept is not None and kept.result != result_of(game):
            raise fate_of(stored, BadInput("it has another result"))
    return game


# Shown


def kept_sight(lost: Unplayable, person: str, seat: int | None, words: Words) -> Sight:
    """The last stored sight of a table that cannot go on; without one, only its fate is raised."""
    stored = lost.stored
    check_seat(stored, seat, person)
    kept = kept_in(stored)
    if kept is None:
        raise lost
    seen = kept.seen.get(key_of(seat)) or kept.seen[SPECTATOR]
    return Sight(
        id=stored.id,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        status="over" if stored.row["over"] else "kept",
        shuffle=ShuffleBody(kept.luck, kept.commitment),
        seed=kept.seed,
        seq=stored.kept or 0,
        seats=seats_now(kept, stored, person),
        seat=seat,
        moves=seen.moves,
        asked=kept.asked,
        view=seen.view,
        decision=None,
        undo=UndoBody(False, None, False, 0),
        told_from=0,
        told=seen.told,  # type: ignore[arg-type]
        over=bool(stored.row["over"]),
        result=kept_result(kept, stored),
        invitations=[],
        pack=kept.pack,
        fate=fate_body(lost, words),
    )


def kept_result(kept: Keepsake, stored: Stored) -> ResultBody | None:
    """By the rules, or because somebody resigned."""
    seats = list(stored.seats.values())
    was = kept.result
    if was is not None:
        by_rules = Result(tuple(was.winners), tuple(was.places), tuple(was.scores), was.end)
        return body_of(placed(by_rules, seats) if len(seats) == len(was.places) else by_rules)
    return body_of(conceded(seats)) if stored.row["over"] else None


def kept_in(stored: Stored) -> Keepsake | None:
    """The stored keepsake; None if there is none, or if it is damaged as well."""
    return read_keepsake(stored.keepsake) if stored.keepsake else None


def read_keepsake(body: bytes) -> Keepsake | None:
    try:
        return json.decode(zlib.decompress(body), type=Keepsake)
    except (zlib.error, DecodeError):
        return None


def check_seat(stored: Stored, seat: int | None, person: str) -> None:
    if seat is None:
        return
    if seat not in stored.seats:
        raise NoSeat("seat", seat=seat)
    if stored.seats[seat].holder != person:
        raise NotYourSeat("seat", seat=seat)


def check_stranger(stored: Stored, person: str) -> None:
    """The same as at a table that goes on."""
    if not stored.row["spectators"] and not stored.row["over"] and not stored.seats_of(person):
        raise NoSpectators


def seats_now(kept: Keepsake, stored: Stored, person: str) -> list[SeatBody]:
    """Who sits there now; where the row of a seat is lost, who sat there then."""
    now = {each.seat: each for each in seats_in(stored, person)}
    return [
        replace(now[was.seat], owes=was.owes, sealed=was.sealed)
        if was.seat in now
        else SeatBody(was.seat, was.kind, was.name, "", False, was.bot, was.owes, was.sealed)
        for was in kept.seats
    ]


def seats_in(stored: Stored, person: str) -> list[SeatBody]:
    faces = faces_of(stored.seats.values())
    return [
        SeatBody(
            number,
            seat.kind,  # type: ignore[arg-type]
            seat.name,
            face,
            seat.holder == person,
            seat.bot,
            False,
            False,
            kept=bool(seat.kept),
        )
        for (number, seat), face in zip(stored.seats.items(), faces, strict=True)
    ]


def fate_body(lost: Unplayable, words: Words) -> FateBody:
    stored = lost.stored
    entries = stored.row["entries"]
    return FateBody(
        fate_name(lost),
        words.say(f"server-{lost.code}"),
        stored.kept or 0,
        len(stored.entries) if entries is None else entries,
        stored.row["closed"] == BY_PEOPLE,
        stored.waits(),
    )


def fate_name(lost: Unplayable) -> Fate:
    return lost.code  # type: ignore[return-value]


def kept_line(lost: Unplayable, person: str) -> TableLine:
    """A table that cannot go on in the lobby's list, as far as its rows can be read."""
    stored = lost.stored
    row = stored.row
    return TableLine(
        id=stored.id,
        game=str(row["game"]),
        options=options_of(row),
        status="over" if row["over"] else "kept",
        seats=seats_in(stored, person),
        moves=stored.kept or 0,
        asked="",
        round=None,
        waiting=False,
        created=str(row["created"]),
        updated=str(row["updated"]),
        invitation=None,
        fate=fate_name(lost),
    )
