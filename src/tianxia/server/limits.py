"""What is turned away: floods, and bodies that are not what they should be."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.exceptions import ClientException, ValidationException

from .networks import Network, Ring, network_of, rings_of

# What a request costs, compared with a sight of a table; by the last part of its path.
COSTS: Final = {
    ("GET", "tables"): 5,
    ("GET", "advice"): 10,
    ("GET", "export"): 50,  # reads every move that somebody made
    ("GET", "ladder"): 3,
    ("GET", "live"): 2,
    ("GET", "people"): 5,
    ("GET", "plan"): 3,
    ("GET", "previews"): 3,
    ("GET", "profile"): 5,
    ("GET", "replay"): 3,
    ("POST", "delete"): 20,
    ("POST", "hook"): 10,  # from now on something is sent there
    ("POST", "join"): 5,
    ("POST", "keep"): 10,  # a password is hashed: a quarter of a second, and 64 MB
    ("POST", "passkey"): 5,
    ("POST", "password"): 10,
    ("POST", "play_on"): 10,
    ("POST", "push"): 10,
    ("POST", "study"): 10,
    ("POST", "tables"): 10,
    ("POST", "try"): 10,
    ("POST", "words"): 5,
}


def cost_of(method: str, path: str) -> int:
    """The routes do not mind slashes at the end, so these must not make anything cheaper."""
    return COSTS.get((method, path.rstrip("/").rpartition("/")[2]), 1)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Network:
    """The reader's network, or the proxy's if the operator named none: what every limit counts."""
    return network_of(connection.client.host if connection.client else "")


class StrictRequest(Request[Any, Any, Any]):
    """A body means what it says: "0" is a text, not a seat. The framework alone would read it as a number."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        assert wanted is not None
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation)
        except msgspec.ValidationError as error:
            where, _, field = str(error).rpartition(" - at `$")  # Expected `int`, got `str` - at `$.seat`
            raise ValidationException(extra=[{"key": field.strip(".`") if where else ""}]) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ClientException from None


class Bucket:
    """So much at once, and so much per second after that, for each of those who take from it."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}  # how much, and when
        self._cleaned = clock()

    def take(self, who: str, cost: float = 1.0) -> float:
        """0 if there was enough; otherwise nothing is taken, and these are the seconds until there is."""
        now = self._clock()
        self._clean(now)
        cost = min(cost, self._most)
        seconds = self.wait(who, cost)
        if not seconds:
            for ring in rings_of(who):
                self._left[ring.name] = (self._left_of(ring, now) - cost, now)
        return seconds

    def wait(self, who: str, cost: float = 1.0) -> float:
        """How many seconds there are until there is enough; nothing is taken."""
        now = self._clock()
        waits = [(cost - self._left_of(ring, now)) / (self._rate * ring.share) for ring in rings_of(who)]
        return max(0.0, *waits)

    def _left_of(self, ring: Ring, now: float) -> float:
        most = self._most * ring.share
        left, then = self._left.get(ring.name, (most, now))
        return min(most, left + (now - then) * self._rate * ring.share)

    def _clean(self, now: float) -> None:
        """Those who have not come for so long that theirs is full again are forgotten."""
        full = self._most / self._rate
        if now - self._cleaned > full:
            self._cleaned = now
            self._left = {who: known for who, known in self._left.items() if now - known[1] <= full}

    def __len__(self) -> int:
        return len(self._left)


class Crowd:
    """How many of something there are at the same time, for each of those who hold some."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def one_more(self, who: str) -> Iterator[bool]:
        """Whether there may be another one, for as long as the block takes."""
        rings = rings_of(who)
        is_allowed = all(self._held[ring.name] < self._most * ring.share for ring in rings)
        if is_allowed:
            self._held.update([ring.name for ring in rings])
            self._all += 1
        try:
            yield is_allowed
        finally:
            if is_allowed:
                self._all -= 1
                for ring in rings:
                    self._held[ring.name] -= 1
                    if not self._held[ring.name]:
                        del self._held[ring.name]

    def holders(self) -> frozenset[str]:
        return frozenset(self._held)

    def total(self) -> int:
        return self._all
