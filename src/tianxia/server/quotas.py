"""How much one person and one address may use: requests by what they cost, sockets, tables.

Addresses are counted in memory and never stored. One address may be a whole school, so it may use more than a person.
"""

import math
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, func, select

from . import schema
from .errors import TooMany, TooManyTables
from .limits import Bucket, Crowd, address_of, cost_of
from .storage import Storage

AT_ONCE = 2  # seconds' worth of requests
HOUR = 3600.0
PERSONS_SHARE = 2  # of what an address may, a person may one part in so many


class Quotas:
    """Those of one process."""

    def __init__(self, storage: Storage, requests: int, sockets: int, tables: int, new_tables: int) -> None:
        self._storage = storage
        own = requests / PERSONS_SHARE
        self.by_address = Bucket(requests, AT_ONCE * requests)
        self.by_person = Bucket(own, AT_ONCE * own)
        self.sockets_by_address = Crowd(sockets)
        self.sockets_by_person = Crowd(max(1, sockets // PERSONS_SHARE))
        self._tables = tables
        self._opened = Bucket(new_tables / HOUR, new_tables)

    def charge(self, person: str, method: str, path: str) -> None:
        seconds = self.by_person.take(person, cost_of(method, path))
        if seconds:
            raise TooMany(seconds=math.ceil(seconds))

    async def check_new_table(self, connection: ASGIConnection[Any, Any, Any, Any], person: str) -> None:
        """Before a table is opened."""
        await self.check_new_seat(person)
        seconds = self._opened.take(address_of(connection))
        if seconds:
            raise TooMany(seconds=math.ceil(seconds))

    async def check_new_seat(self, person: str) -> None:
        """Before somebody sits down at a table."""
        if await self._storage.read(lambda connection: unfinished(connection, person)) >= self._tables:
            raise TooManyTables(most=self._tables)


def unfinished(connection: Connection, person: str) -> int:
    """At how many tables the person sits whose games are not over."""
    seats, tables = schema.seats.c, schema.tables.c
    own = select(seats.table_id).where(seats.holder == person)
    query = select(func.count()).where(tables.id.in_(own), tables.over == 0, tables.closed == 0)
    return int(connection.execute(query).scalar() or 0)
