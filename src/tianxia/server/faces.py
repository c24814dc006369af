"""Names and faces at a table: every bot there has its own, and a person is known again by theirs.

The faces are animals that the browser draws. Bots and people share none, so no person looks like a bot that sits beside
them. The sparrow, the crane, the tiger and the dragon stand for levels of bots, and a face must not promise a level.
"""

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from itertools import cycle
from typing import Final

from .new_table import Seat

# The names are the same in every language. Each plays on the Chinese word for its animal. A name is stored with the
# seat and stands for its face, so those here stay: more may be added.
BOTS: Final = {
    "Huli": "fox",
    "Jinli": "carp",
    "Linggui": "tortoise",
    "Yutu": "rabbit",
    "Jinhou": "monkey",
    "Sanyang": "goat",
    "Yexiao": "owl",
    "Bailu": "deer",
}
PEOPLE: Final = ("panda", "horse", "rooster", "dog", "snake", "phoenix", "ox", "rat")


def with_bots_named(table: str, seats: Iterable[Seat]) -> list[Seat]:
    """The seats with a different name for every bot, drawn by the id of the table.

    Tables from before bots had names are read this way, too.
    """
    drawn = cycle(sorted(BOTS, key=lambda name: digest_of(f"{table} {name}")))  # no game has as many seats
    return [seat._replace(name=name_of(seat, next(drawn))) if seat.kind == "bot" else seat for seat in seats]


def name_of(bot: Seat, drawn: str) -> str:
    return bot.name if bot.name in BOTS else drawn


def faces_of(seats: Iterable[Seat]) -> list[str]:
    """Who sits there, by face; a free seat has none. A person who sits at several seats has a different one at each."""
    held: Counter[str] = Counter()
    faces = []
    for seat in seats:
        if seat.kind == "bot":
            faces.append(BOTS[seat.name])
        elif seat.holder is None:
            faces.append("")
        else:
            faces.append(face_of(seat.holder, held[seat.holder]))
            held[seat.holder] += 1
    return faces


def face_of(person: str, seat: int = 0) -> str:
    """The face of a person, at the first of their seats and at others."""
    return PEOPLE[(digest_of(f"face {person}") + seat) % len(PEOPLE)]


def digest_of(text: str) -> int:
    """The id of a person must stay secret: of its 128 bits, a face tells about three."""
    return int.from_bytes(sha256(text.encode()).digest())
