"""Where the luck of a table comes from.

- sealed: from a secret to which the server was committed before anybody sat down, and from a number of every browser
  that did. It is dealt when the last seat is taken; nobody could know or choose it, and at the end it can be checked.
- known: from a number that somebody chose or that is no secret: a guide's, or that of a game that is over. Never rated.
- shown: from a number of which an older server showed too much. It goes on, unrated.

Who opens a table needs its commitment before there is a table. It comes with a ticket, from which the server makes the
secret anew with a key of its own: nothing is stored for those who never come back. A ticket is good for one table.
"""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select

import tianxia

from ..core.seed import Shuffle
from . import schema
from .errors import OtherShuffle
from .keys import Keyring
from .luck_models import Commitment, Luck, OwnNumber
from .new_table import Seat
from .sessions import digest_of, stamp
from .storage import Write

SEALED: Final[Luck] = "sealed"
KNOWN: Final[Luck] = "known"
LASTS: Final = timedelta(minutes=10)  # until a ticket must have been used


class Start(NamedTuple):
    """What a new table is to be dealt from."""

    shuffle: Shuffle
    number: str | None = None  # of the browser that opens it
    also: Write | None = None  # in the transaction that opens it


def fresh_start() -> Start:
    """For somebody who has not asked for a commitment first, and has no number."""
    return Start(Shuffle(secrets.token_hex(32)))


class Commitments:
    """For tables that are yet to be opened."""

    def __init__(self, keys: Keyring) -> None:
        self._keys = keys

    def give(self) -> Commitment:
        ticket = f"{int((datetime.now(UTC) + LASTS).timestamp())}.{secrets.token_urlsafe(16)}"
        return Commitment(self._shuffle(ticket).commitment, ticket)

    def start(self, own: OwnNumber | None) -> Start:
        """With the secret to which the server was committed; `OtherShuffle` if the ticket is none, or no more."""
        if own is None:
            return fresh_start()
        shuffle = self._shuffle(own.ticket)
        if not is_good(own.ticket) or shuffle.commitment != own.commitment:
            raise OtherShuffle("shuffle")
        until, ticket = stamp(datetime.now(UTC) + LASTS), digest_of(own.ticket)

        def use(connection: Connection) -> None:
            if connection.execute(select(schema.tickets.c.id).where(schema.tickets.c.id == ticket)).first():
                raise OtherShuffle("shuffle")
            row = {"id": ticket, "kind": "shuffle", "person": None, "until": until}
            connection.execute(insert(schema.tickets).values(row))

        return Start(shuffle, own.number, use)

    def _shuffle(self, ticket: str) -> Shuffle:
        return Shuffle(self._keys.sign(ticket))


def is_good(ticket: str) -> bool:
    """Not one that somebody made up to last for ever: once a game is over, its secret is known."""
    until, dot, _ = ticket.partition(".")
    if not dot or not until.isascii() or not until.isdecimal() or len(until) > len(str(2**63)):
        return False
    left = int(until) - datetime.now(UTC).timestamp()
    return 0 < left <= LASTS.total_seconds()


def is_dealt(game: tianxia.Game) -> bool:
    return not (isinstance(game.seed, Shuffle) and game.seed.is_open)


def dealt(game: tianxia.Game, seats: Sequence[Seat]) -> tianxia.Game:
    """The game, dealt if all seats are taken now."""
    seed = game.seed
    if not isinstance(seed, Shuffle) or is_dealt(game) or any([seat.kind == "open" for seat in seats]):
        return game
    return game.anew(Shuffle(seed.secret, tuple([seat.number or "" for seat in seats])))


def with_number(seats: list[Seat], number: str | None) -> list[Seat]:
    """Whoever opens a table adds one number to the shuffle, however many seats they have."""
    first = next((n for n, seat in enumerate(seats) if seat.kind == "human"), None)
    return [seat._replace(number=number) if n == first else seat for n, seat in enumerate(seats)]


def without_numbers(seats: Sequence[Seat]) -> list[Seat]:
    """Once dealt, the game has them."""
    return [seat._replace(number=None) for seat in seats]


def commitment_of(game: tianxia.Game) -> str:
    """What is shown of the shuffle from the start; of a mere number, nothing is."""
    return game.seed.commitment if isinstance(game.seed, Shuffle) else ""


def numbers_of(game: tianxia.Game, seats: Sequence[Seat]) -> list[str]:
    """Those that are mixed in, or will be: public, so that nobody can put others in their place later."""
    if not isinstance(game.seed, Shuffle):
        return []
    return list(game.seed.numbers) if is_dealt(game) else [seat.number or "" for seat in seats]


def is_mixed(game: tianxia.Game, seats: Sequence[Seat], person: str, own: OwnNumber | None) -> bool:
    """Whether the number of this browser is in it: not if nobody sits there, or if they sat there already."""
    pairs = zip(seats, numbers_of(game, seats), strict=False)
    return own is not None and any([seat.holder == person and number == own.number for seat, number in pairs])


def check_seen(game: tianxia.Game, own: OwnNumber | None) -> None:
    """A number is worth something only if it was drawn after the commitment of this very table had been seen."""
    if own is not None and own.commitment != commitment_of(game):
        raise OtherShuffle("shuffle")
