"""Keepsakes of running games: written when nobody is waiting.

After some quiet seconds, when a table leaves memory, and when the server stops; never for each move.
"""

import asyncio
import logging
import time

from .errors import NoDatabase
from .hall import Hall
from .keepsakes import keep, keepsake_of, still_of
from .lanes import KEEPING
from .records import now
from .storage import Conflict
from .table import Table

log = logging.getLogger(__name__)
QUIET = 5.0  # seconds without a change until a table is worth the work
PAUSE = 1.0  # seconds between two checks
PATIENCE = 10.0  # seconds that a server takes for this when it stops


class Keeper:
    """Keeps the tables in memory, one after the other."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            latest = time.monotonic() - QUIET
            quiet = [table for table in self._hall.in_memory() if table.touched <= latest]
            await self._keep_all([*self._hall.parted(), *quiet])

    async def finish(self) -> None:
        """The server is stopping: keep all that is left, as far as time allows."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._keep_all([*self._hall.parted(), *self._hall.in_memory()])
        except TimeoutError:
            log.warning("not all tables could be kept in time")

    async def _keep_all(self, tables: list[Table]) -> None:
        for table in tables:
            if not table.is_kept:
                await self._keep(table)

    async def _keep(self, table: Table) -> None:
        still = still_of(table, table.game)
        entries = len(still.game.entries)
        try:
            body = await KEEPING.run(keepsake_of, still)
            await self._hall.storage.write(lambda connection: keep(connection, table.id, entries, now(), body))
        except Conflict:
            pass  # another process has kept a later position
        except NoDatabase:
            table.touched = time.monotonic()
            return
        except Exception:
            log.exception("table %s could not be kept", table.id)
            table.touched = time.monotonic()  # it is tried again after a while
            return
        table.kept = entries
