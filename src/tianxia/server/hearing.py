"""News from other processes, heard side by side: what concerns one table waits for nothing but earlier news of it."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from .errors import NoDatabase

log = logging.getLogger(__name__)
PAUSE: Final = 1.0  # second until news is heard again that could not be followed, since the database was away


class Hearing:
    """Takes news as it comes, and lets each be heard in its line."""

    def __init__(self, hear: Callable[[str | None], Awaitable[None]]) -> None:
        self._hear = hear
        self._lines: dict[str, deque[str | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, news: str | None) -> None:
        """None: everything may have changed. News without a text says only that something has: once is enough."""
        name, _, text = (news or "").partition(" ")
        if name not in self._lines:
            self._lines[name] = deque([news])
            task = asyncio.create_task(self._follow(name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif text or news not in self._lines[name]:
            self._lines[name].append(news)

    async def _follow(self, name: str) -> None:
        line = self._lines[name]
        while line:
            news = line.popleft()  # what comes from now on is news again
            while True:
                try:
                    await self._hear(news)
                    break
                except NoDatabase:
                    await asyncio.sleep(PAUSE)  # it is in the log
                except Exception:
                    log.exception("news could not be followed")
                    break
        del self._lines[name]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
