"""What goes over the wire about lists of tables. The browser's types are made from these, too."""

from msgspec import Struct

from .models import Fate, SeatBody, Value
from .pace_models import PaceBody


class TableLine(Struct, omit_defaults=True):
    id: str
    game: str
    options: dict[str, Value]
    status: str
    seats: list[SeatBody]
    moves: int
    asked: str
    round: int | None
    waiting: bool
    created: str
    updated: str
    invitation: str | None  # to the first free seat that the reader may take
    fate: Fate | None = None  # why it cannot go on
    rated: bool = False
    known: bool = False  # dealt from a seed that is no secret, with others than bots
    private: bool = False
    reserved: int | None = None  # the seat that is for the reader
    pace: PaceBody | None = None
    left: int | None = None  # milliseconds on the clock of the person, or of those the table waits for


class MoreTables(Struct):
    """Where the pages of the lists end, if there is more: `after_mine` and the like in a later request."""

    mine: str | None
    finished: str | None
    open: str | None


class TableLists(Struct):
    mine: list[TableLine]  # not over; those that wait for the reader first
    finished: list[TableLine]
    waiting: int  # how many of the reader's tables wait for them, on this page or not
    open: list[TableLine]
    more: MoreTables
    for_you: list[TableLine] = []  # where a seat is reserved for the reader
