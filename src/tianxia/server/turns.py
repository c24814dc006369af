"""Who may think next: bots share a few processes, and nobody's tables take them all.

A move at a table of people goes before a hint, a hint before a table of bots alone, and that before a study of a game
that is over. Among equals it is the turn of those who have had the least time lately, so whoever opens twenty tables
waits longer, and nobody else does. Who has waited very long goes first, whatever for.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

# What for, the most urgent first
MOVE: Final = 0
HINT: Final = 1
ALONE: Final = 2  # a move at a table without people
STUDY: Final = 3

OVERDUE: Final = 20.0  # seconds
MEMORY: Final = 60.0  # seconds in which half of the time that somebody had is forgotten
NOTHING: Final = 0.001  # seconds: too little to remember

People = tuple[str, ...]  # for whom somebody thinks; all of them share the time


class Waiting(NamedTuple):
    rank: int
    people: People
    since: float
    place: asyncio.Future[None]


class Turns:
    """So many at a time."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: list[Waiting] = []
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, rank: int, people: People) -> AsyncIterator[None]:
        """Wait for a place, and keep it for the block."""
        await self._wait(rank, people)
        began = self._clock()
        try:
            yield
        finally:
            self._charge(people, self._clock() - began)
            self._leave()

    async def _wait(self, rank: int, people: People) -> None:
        if self._free:
            self._free -= 1
            return
        one = Waiting(rank, people, self._clock(), asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        try:
            await one.place
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:  # the place came at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        """The place goes to the next; nobody who comes meanwhile can take it."""
        if not self._waiting:
            self._free += 1
            return
        now = self._clock()
        first = min(self._waiting, key=lambda one: self._order(one, now))
        self._waiting.remove(first)
        first.place.set_result(None)

    def _order(self, one: Waiting, now: float) -> tuple[int, float, float]:
        rank = MOVE if now - one.since > OVERDUE else one.rank
        return rank, min([self._time_of(person, now) for person in one.people], default=0.0), one.since

    def _time_of(self, person: str, now: float) -> float:
        seconds, counted = self._used.get(person, (0.0, now))
        return seconds * math.exp2((counted - now) / MEMORY)

    def _charge(self, people: People, seconds: float) -> None:
        now = self._clock()
        for person in people:
            self._used[person] = (self._time_of(person, now) + seconds / len(people), now)
        for person in [each for each in self._used if self._time_of(each, now) < NOTHING]:
            del self._used[person]
