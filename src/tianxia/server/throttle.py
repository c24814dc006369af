"""How often somebody may try: by the person they say they are, and by the network they come from.

Each process counts separately, and in memory: an attempt is never worth a row in the database.
"""

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from .errors import Busy, TooManyTries
from .networks import Network, rings_of

MOST_KEYS = 20_000
QUARTER, HOUR = 15 * 60, 60 * 60
USUAL = 0.25  # seconds that a password takes to be hashed, until it is known better
LINE = 2.0  # seconds that somebody may wait until their turn comes


class Throttle:
    """A number of tries in a time; those that succeed are forgiven."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._tries: dict[str, deque[float]] = {}

    def take(self, key: str) -> None:
        """One more try. It counts before it is known to fail, so that many at the same time are not one."""
        now = self._clock()
        counted = [(self._recent(ring.name, now), self._most * ring.share) for ring in rings_of(key)]
        over = [tries[0] for tries, most in counted if len(tries) >= most]
        if over:
            raise TooManyTries(minutes=max(1, round((max(over) + self._seconds - now) / 60)))
        for tries, _ in counted:
            tries.append(now)
        if len(self._tries) > MOST_KEYS:
            self._make_room(now)

    def _recent(self, name: str, now: float) -> deque[float]:
        tries = self._tries.setdefault(name, deque())
        while tries and tries[0] <= now - self._seconds:
            tries.popleft()
        return tries

    def _make_room(self, now: float) -> None:
        """Those with the fewest tries are forgotten, down to half: nobody gets rid of their own many by beginning
        anew as somebody else, once each.
        """
        left = {name: tries for name in list(self._tries) if (tries := self._recent(name, now))}
        most = sorted(left, key=lambda name: len(left[name]), reverse=True)[: MOST_KEYS // 2]
        self._tries = {name: left[name] for name in most}

    def forgive(self, key: str) -> None:
        """Of wider networks only the latest: others there have tried, too."""
        own, *wider = rings_of(key)
        self._tries.pop(own.name, None)
        for ring in wider:
            if tries := self._tries.get(ring.name):
                tries.pop()


class Tries:
    """For signing in. One network, however wide, cannot lock a person out elsewhere; many together are slowed down."""

    def __init__(self, from_one_address: int) -> None:
        self._here = Throttle(8, QUARTER)  # for one person, from one network; 64 from the widest
        self._address = Throttle(from_one_address, QUARTER)
        self._person = Throttle(200, QUARTER)

    def take(self, person: str, address: str) -> None:
        self._address.take(address)
        if person:
            self._here.take(at(person, address))
            self._person.take(person)

    def forgive(self, person: str, address: str) -> None:
        self._here.forgive(at(person, address))


def at(person: str, address: str) -> Network:
    """One person, as seen from a network and from those that contain it."""
    own, *wider = [ring._replace(name=f"{person} {ring.name}") for ring in rings_of(address)]
    return Network(own.name, tuple(wider))


class Slots:
    """For work that takes a processor: so much at the same time, and one piece for each network. Whoever sends many
    waits for themselves. No line is longer than about two seconds of work: who comes then is told to come again.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._free = asyncio.Semaphore(most)
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._own_line: Counter[str] = Counter()
        self._line: Counter[str] = Counter()  # by the widest network: those whose turn it is in their own
        self._lasts = USUAL  # seconds that one piece takes, about

    @asynccontextmanager
    async def held(self, address: str) -> AsyncIterator[None]:
        """`Busy` if the line is long, of all or of this network."""
        own = self._of.setdefault(address, asyncio.Lock())
        self._check(self._own_line[address], 1)
        with counted(self._own_line, address):
            async with own:
                widest = rings_of(address)[-1].name  # has at most half of the line
                self._check(max(self._line.total(), 2 * self._line[widest]), self._most)
                with counted(self._line, widest):
                    async with self._free:
                        began = self._clock()
                        try:
                            yield
                        finally:
                            self._lasts += (min(self._clock() - began, LINE) - self._lasts) / 8

    def _check(self, before: int, places: int) -> None:
        wait = before * self._lasts / max(places, 1)
        if before >= places and wait > LINE:
            raise Busy(seconds=math.ceil(wait))


@contextmanager
def counted(line: Counter[str], name: str) -> Iterator[None]:
    line[name] += 1
    try:
        yield
    finally:
        line[name] -= 1
        if not line[name]:
            del line[name]
