"""Seats for somebody in particular: only that person can take them, and finds them in the lobby under "for you"."""

from collections.abc import Sequence

from sqlalchemy import select

from . import schema
from .errors import BadReserved
from .new_table import Seat
from .storage import Storage


async def reserved(storage: Storage, seats: list[Seat], wanted: Sequence[str | None], person: str) -> list[Seat]:
    """The seats of a new table, free ones for the people with these ids: one for each seat, nothing for anybody."""
    people = [each for each in wanted if each]
    is_free = len(wanted) <= len(seats) and all(
        [not each or seats[number].kind == "open" for number, each in enumerate(wanted)]
    )
    if not is_free or person in people or len(set(people)) != len(people):
        raise BadReserved("reserved")
    columns = schema.people.c
    query = select(columns.id, columns.name).where(columns.id.in_(people))
    found = await storage.read(lambda connection: connection.execute(query).all())
    names = {row.id: row.name for row in found}
    given = [*wanted, *[None] * (len(seats) - len(wanted))]
    return [
        seat._replace(reserved=each, name=names.get(each, "")) if each else seat
        for seat, each in zip(seats, given, strict=True)
    ]
