"""What goes over the wire about the pace of a table: its clocks, and what happened to them.

The browser's types are made from these, too.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SHORTEST_GAME, LONGEST_GAME = 5, 4 * 60 * 60  # seconds that a live clock may begin with
LONGEST_INCREMENT = 600  # seconds
VACATION_DAYS = 30  # that somebody may be away in a year

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PaceBody(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How fast a table is played: by live clocks, or by days. A table without one has all the time in the world."""

    kind: Literal["live", "days"]
    seconds: int = 0  # live: for the whole game
    increment: int = 0  # live: seconds that every turn adds
    days: int = 0  # by days: for each move


class ClockBody(Struct, omit_defaults=True):
    """A person's clock as it stands now. The browser counts down from there until it hears more."""

    seat: int
    left: int  # milliseconds
    runs: bool = False
    waits: int = 0  # milliseconds until it begins to run: the server was away, or the person is
    over: bool = False  # time ran out: a bot makes this move
    bot: bool = False  # a bot plays on, until the person is back
    vacation: str | None = None  # the last day of it: by days, the clock stands meanwhile


class NoteBody(Struct):
    """What the house did at a table: not a part of the game."""

    kind: Literal["timeout", "away", "back"]  # a bot moved; a bot plays on; the person is back
    seat: int
    after: int  # moves that the reader could notice before it
    at: str


class NewVacation(Struct, forbid_unknown_fields=True):
    """Whole days, in Greenwich's time."""

    first: Day
    last: Day


class VacationBody(Struct):
    """When somebody is away, if they are or will be, and how many days of this year are left."""

    first: str | None
    last: str | None
    now: bool
    days: int
