"""How much one person and one network may use: requests by what they cost, sockets, tables.

Networks (`networks.py`) are counted in memory and never stored. One may be a whole school, so it may use more than a
person.
"""

import logging
import math
import time
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, func, select

from . import schema
from .errors import TooMany, TooManyTables
from .limits import Bucket, Crowd, address_of, cost_of
from .networks import Network
from .storage import Storage

log = logging.getLogger(__name__)
AT_ONCE = 2  # seconds' worth of requests
HOUR = 3600.0
NEWCOMER = 10  # what it costs to do something for the first time
CROWD = 20  # networks' worth of newcomers
EVERYBODY = ""
PERSONS_SHARE = 2  # of what an address may, a person may one part in so many


class Quotas:
    """Those of one process."""

    def __init__(
        self, storage: Storage, requests: int, sockets: int, tables: int, new_tables: int, new_people: int = 200
    ) -> None:
        self._storage = storage
        own = requests / PERSONS_SHARE
        self.by_address = Bucket(requests, AT_ONCE * requests)
        self.by_person = Bucket(own, AT_ONCE * own)
        self.sockets_by_address = Crowd(sockets)
        self.sockets_by_person = Crowd(max(1, sockets // PERSONS_SHARE))
        self._tables = tables
        self._opened = Bucket(new_tables / HOUR, new_tables)
        self._came = Bucket(new_people / HOUR, new_people)
        self._all_came = Bucket(new_people * CROWD / HOUR, new_people * CROWD)
        self._told = -HOUR  # when the log last said that too many had come

    def charge(self, person: str, method: str, path: str) -> None:
        seconds = self.by_person.take(person, cost_of(method, path))
        if seconds:
            raise TooMany(seconds=math.ceil(seconds))

    def check_newcomer(self, network: Network) -> None:
        """Before somebody does anything here for the first time: whoever is stored is a row, and for long. `welcome`
        counts them: most of what is asked stores nobody.
        """
        seconds = max(self.by_address.take(network, NEWCOMER), self._until_welcome(network))
        if seconds:
            raise TooMany(seconds=math.ceil(seconds))

    def _until_welcome(self, network: Network) -> float:
        full = self._all_came.wait(EVERYBODY)
        if full and time.monotonic() - self._told >= HOUR:
            self._told = time.monotonic()
            log.warning("so many people have come within an hour that others have to wait: is it an attack?")
        return max(self._came.wait(network), full)

    def welcome(self, network: Network) -> None:
        """Somebody is to be stored: refused if too many are already. Those who asked at the same time count, too."""
        seconds = self._until_welcome(network)
        if seconds:
            raise TooMany(seconds=math.ceil(seconds))
        self._came.take(network)
        self._all_came.take(EVERYBODY)

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
