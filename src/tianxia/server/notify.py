"""What other server processes have written, as PostgreSQL tells it (LISTEN, NOTIFY).

SQLite is for one process, which knows its own changes.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, Engine, text

log = logging.getLogger(__name__)
CHANNEL = "tianxia_tables"
PAUSE = 1  # second until the connection to the database is tried again
NOTIFY = text("SELECT pg_notify(:channel, :news)")


class News:
    """For one process: it tells the others, and hears them."""

    def __init__(self, engine: Engine) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.is_shared = engine.dialect.name == "postgresql"
        self._own = secrets.token_hex(4)

    def tell(self, connection: Connection, table: str) -> None:
        """In the transaction that changes the table: the others hear of it when it is committed, not before."""
        if self.is_shared:
            connection.execute(NOTIFY, {"channel": CHANNEL, "news": f"{self._own} {table}"})

    async def listen(self, hear: Callable[[str | None], Awaitable[None]]) -> None:
        """Hear of every table that another process has changed; None: perhaps any, since the connection was lost."""
        while self.is_shared:
            try:
                await self._listen(hear)
            except Exception:
                log.warning("no news from the other processes; trying again", exc_info=True)
            await asyncio.sleep(PAUSE)

    async def _listen(self, hear: Callable[[str | None], Awaitable[None]]) -> None:
        from psycopg import AsyncConnection  # only where PostgreSQL is used

        async with await AsyncConnection.connect(self._url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            await hear(None)
            async for news in connection.notifies():
                who, _, table = news.payload.partition(" ")
                if who != self._own:
                    await hear(table)
