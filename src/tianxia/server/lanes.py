"""Threads for what takes a while. Each sort of work has its own, and not more of them than it may take: what strangers
can ask for never stands in front of a move, or of somebody who signs in. The event loop's own threads are for the rest.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Lane:
    """A few threads for one sort of work. They are started when they are first needed."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, f"tianxia-{name}")

    async def run(self, work: Callable[Asked, Found], *about: Asked.args, **more: Asked.kwargs) -> Found:
        def task() -> Found:
            return work(*about, **more)

        return await asyncio.get_running_loop().run_in_executor(self._threads, task)


HASHING: Final = Lane("hashing", 3)  # of passwords: `accounts.py` says for whom
PROVING: Final = Lane("proving", 2)  # of passkeys, milliseconds each: one for those that are used, one for new ones
KEEPING: Final = Lane(
    "keeping", 2
)  # of last sights: the end of a game waits for its own, the keeper makes one at a time
