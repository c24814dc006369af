"""What goes over the wire about who sits at a table, and whether it goes on.

The browser's types are made from these, too.
"""

from typing import Annotated

from msgspec import Meta, Struct

from .lobby_models import TableLine
from .models import LONGEST_NAME


class Leaving(Struct, forbid_unknown_fields=True):
    """With all own seats. The bot is the level that stands in; nothing: the usual one."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Left(Struct):
    """Whether the table is still there."""

    stays: bool


class SeatOnly(Struct, forbid_unknown_fields=True):
    seat: int


class Challenge(Struct, forbid_unknown_fields=True):
    """For a friend, by the name that they keep."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


class AwayTables(Struct):
    """Tables that nobody has touched for long, and where the page ends, if there is more."""

    tables: list[TableLine]
    more: str | None
