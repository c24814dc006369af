"""Who may think next: bots share a few processes, and nobody's tables take them all.

Who has waited very long goes first, whatever for, and of these whoever has waited longest. Otherwise a move at a table
of people goes before a hint, a hint before a table of bots alone, and that before a study of a game that is over. Among
equals, people who keep a name together have three times as much time as visitors together, of whom there can be any
number; and among these it is the turn of those who have had the least time lately. Time is counted for the person and
for the network that they come from, so neither twenty tables nor twenty visitors from one place have more of it.
Whoever comes back after a while, or for the first time, begins a little behind those whose turn it is: nobody has an
advantage by being new, nor a drawback by having played while nobody else did.

Only a few of one person, and of one network, are in line; their others wait until there is room. Otherwise whoever
brings a hundred would soon have nothing but long waits, and would go before everybody.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
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
SCHOOL: Final = 2  # times as much as one person all of a network may have
MOST_OWN: Final = 2  # of one person in line
MOST_HERE: Final = 4  # of one network
KEPT: Final = 3  # times as much as visitors those have who keep a name

People = tuple[str, ...]  # for whom somebody thinks; all of them share the time


class Known(NamedTuple):
    """What is known of somebody for whom a bot thinks."""

    network: str = ""  # empty: it is unknown
    is_visitor: bool = False


class Guest(NamedTuple):
    """Under which names somebody's time is counted."""

    person: str
    network: str  # empty: it is unknown


class Waiting(NamedTuple):
    rank: int
    guests: tuple[Guest, ...]
    share: str  # whose together: of those who keep a name, or of visitors
    place: asyncio.Future[None]


class InLine(NamedTuple):
    one: Waiting
    since: float
    guest: Guest  # for whom it takes a place in the line


NOW: Final = "@now"  # the least time that anybody has had of those whose turn it could be
SHARES: Final = {"@kept": KEPT, "@visitors": 1}
Ask = Callable[[str], Known]


def nobody_knows(person: str) -> Known:
    return Known()


class Turns:
    """So many at a time."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic, known: Ask = nobody_knows) -> None:
        self._free = places
        self._clock = clock
        self._known = known
        self._line: list[InLine] = []
        self._outside: list[Waiting] = []  # until there is room in the line, the first ones first
        self._standing: Counter[str] = Counter()
        self._active: Counter[str] = Counter()  # for whom something waits or is thought
        self._lasts = 0.0  # seconds that a bot thinks, about
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def waiting(self) -> int:
        return len(self._line) + len(self._outside)

    @asynccontextmanager
    async def turn(self, rank: int, people: People) -> AsyncIterator[None]:
        """Wait for a place, and keep it for the block."""
        known = [self._known(person) for person in people]
        guests = tuple(
            [Guest(person, of.network and f"@{of.network}") for person, of in zip(people, known, strict=True)]
        )
        share = "@visitors" if known and all(each.is_visitor for each in known) else "@kept"
        one = Waiting(rank, guests or (Guest("", ""),), share, asyncio.get_running_loop().create_future())
        names = [name for guest in guests for name in guest if name]
        self._welcome(guests)
        self._active.update(names)
        try:
            async with self._place(one):
                yield
        finally:
            self._active.subtract(names)
            self._active += Counter()  # drops those who are at zero

    @asynccontextmanager
    async def _place(self, one: Waiting) -> AsyncIterator[None]:
        await self._wait(one)
        began = self._clock()
        try:
            yield
        finally:
            self._charge(one, self._clock() - began)
            self._leave()

    def _welcome(self, guests: tuple[Guest, ...]) -> None:
        """Those for whom nothing has waited until now begin where the others are."""
        now = self._clock()
        here = self._time_of(NOW, now) + self._lasts / 2
        for guest in guests:
            for name, least in ((guest.person, here), (guest.network, SCHOOL * here)):
                if name and not self._active[name]:
                    self._used[name] = (max(self._time_of(name, now), least), now)

    async def _wait(self, one: Waiting) -> None:
        if self._free:
            self._free -= 1
            now = self._clock()
            self._used[NOW] = (self._least(one, now), now)
            return
        self._outside.append(one)
        self._let_in()
        try:
            await one.place
        except asyncio.CancelledError:
            if not one.place.cancelled():
                self._leave()  # the place came at the same moment
            else:
                self._give_up(one)
            raise

    def _give_up(self, one: Waiting) -> None:
        if one in self._outside:
            self._outside.remove(one)
        for waiting in [each for each in self._line if each.one is one]:
            self._step_out(waiting)
        self._give()

    def _let_in(self) -> None:
        """Into the line, as many as there is room for."""
        for one in self._outside.copy():
            guest = next((guest for guest in one.guests if self._has_room(guest)), None)
            if guest is not None:
                self._outside.remove(one)
                self._line.append(InLine(one, self._clock(), guest))
                self._standing.update(filter(None, guest))

    def _has_room(self, guest: Guest) -> bool:
        return self._standing[guest.person] < MOST_OWN and self._standing[guest.network] < MOST_HERE

    def _step_out(self, waiting: InLine) -> None:
        self._line.remove(waiting)
        self._standing.subtract(filter(None, waiting.guest))
        self._standing += Counter()  # drops those who are at zero
        self._let_in()

    def _leave(self) -> None:
        """The place goes to the next; nobody who comes meanwhile can take it."""
        self._free += 1
        self._give()

    def _give(self) -> None:
        """Free places to those in line; not to who has given up just now, and has yet to step out."""
        now = self._clock()
        while self._free and (there := [each for each in self._line if not each.one.place.cancelled()]):
            first = min(there, key=lambda waiting: self._order(waiting, now))
            self._free -= 1
            alike = [each.one for each in there if each.one.rank == first.one.rank]
            self._used[NOW] = (min([self._least(one, now) for one in alike]), now)
            self._step_out(first)
            first.one.place.set_result(None)

    def _order(self, waiting: InLine, now: float) -> tuple[float, ...]:
        one, since = waiting.one, waiting.since
        if now - since > OVERDUE:
            return (0, since)
        share = self._time_of(one.share, now) / SHARES[one.share]
        return (1, one.rank, share, self._least(one, now), since)

    def _least(self, one: Waiting, now: float) -> float:
        return min([self._time_for(guest, now) for guest in one.guests])

    def _time_for(self, guest: Guest, now: float) -> float:
        own = self._time_of(guest.person, now)
        return max(own, self._time_of(guest.network, now) / SCHOOL) if guest.network else own

    def _time_of(self, name: str, now: float) -> float:
        seconds, counted = self._used.get(name, (0.0, now))
        return seconds * math.exp2((counted - now) / MEMORY)

    def _charge(self, one: Waiting, seconds: float) -> None:
        now = self._clock()
        self._lasts += (seconds - self._lasts) / 8
        people = [guest.person for guest in one.guests if guest.person]
        networks = {guest.network for guest in one.guests if guest.network}
        for names in (people, networks, [one.share]):
            self._add(names, seconds, now)
        for name in [each for each in self._used if self._time_of(each, now) < NOTHING]:
            del self._used[name]

    def _add(self, names: Iterable[str], seconds: float, now: float) -> None:
        sharing = list(names)
        for name in sharing:
            self._used[name] = (self._time_of(name, now) + seconds / len(sharing), now)
