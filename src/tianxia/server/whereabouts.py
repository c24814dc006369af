"""Where people come from, as far as this process has seen it, and who keeps a name: for bots' time (`turns.py`).

Networks are kept in memory, and only for a while.
"""

import time
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import select

from . import schema
from .errors import NoDatabase
from .networks import Network
from .storage import Storage
from .turns import Known, People

Thing = TypeVar("Thing")
MOST: Final = 20_000
FRESH: Final = 60.0  # seconds until it is looked up again whether somebody keeps a name


class Whereabouts:
    """Of the people of one process."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._networks: dict[str, str] = {}  # by person; whoever came last is last
        self._kept: dict[str, tuple[bool, float]] = {}  # whether they keep a name, and until when that is taken as true

    def note(self, person: str, network: Network) -> None:
        """Somebody has asked for something from there."""
        put(self._networks, person, str(network))

    async def learn(self, people: People) -> None:
        """Whether they keep a name; what cannot be read now is left as it is."""
        now = self._clock()
        unknown = [person for person in people if self._kept.get(person, (False, now))[1] <= now]
        if not unknown:
            return
        columns = schema.people.c
        query = select(columns.id).where(columns.id.in_(unknown), columns.kept.is_not(None))
        try:
            found = await self._storage.read(lambda connection: connection.execute(query).scalars().all())
        except NoDatabase:
            return
        for person in unknown:
            put(self._kept, person, (person in found, now + FRESH))

    def known(self, person: str) -> Known:
        return Known(self._networks.get(person, ""), not self._kept.get(person, (False, 0.0))[0])


def put(kept: dict[str, Thing], name: str, thing: Thing) -> None:
    kept.pop(name, None)
    kept[name] = thing
    if len(kept) > MOST:
        del kept[next(iter(kept))]
