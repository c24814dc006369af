"""How often somebody may try: by the person they say they are, and by the address they come from.

Each process counts separately, and in memory: an attempt is never worth a row in the database.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from .errors import TooManyTries

MOST_KEYS = 20_000
QUARTER, HOUR = 15 * 60, 60 * 60


class Throttle:
    """A number of tries in a time; those that succeed are forgiven."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._tries: dict[str, deque[float]] = {}

    def take(self, key: str) -> None:
        """One more try. It counts before it is known to fail, so that many at the same time are not one."""
        now = time.monotonic()
        tries = self._tries.pop(key, deque())
        while tries and tries[0] <= now - self._seconds:
            tries.popleft()
        self._tries[key] = tries  # the latest last
        if len(tries) >= self._most:
            raise TooManyTries(minutes=max(1, round((tries[0] + self._seconds - now) / 60)))
        tries.append(now)
        if len(self._tries) > MOST_KEYS:
            del self._tries[next(iter(self._tries))]

    def forgive(self, key: str) -> None:
        self._tries.pop(key, None)


class Tries:
    """For signing in. One address cannot lock a person out elsewhere; many addresses together are slowed down, too."""

    def __init__(self, from_one_address: int) -> None:
        self._here = Throttle(8, QUARTER)  # for one person, from one address
        self._address = Throttle(from_one_address, QUARTER)
        self._person = Throttle(200, QUARTER)

    def take(self, person: str, address: str) -> None:
        self._address.take(address)
        if person:
            self._here.take(f"{person} {address}")
            self._person.take(person)

    def forgive(self, person: str, address: str) -> None:
        self._here.forgive(f"{person} {address}")


class Slots:
    """For work that takes a processor: so much at the same time, and one piece for each address. Whoever sends many
    waits for themselves.
    """

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def held(self, address: str) -> AsyncIterator[None]:
        own = self._of.setdefault(address, asyncio.Lock())
        async with own, self._free:
            yield
