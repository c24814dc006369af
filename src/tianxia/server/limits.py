"""What is turned away: floods, and bodies that are not what they should be."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.exceptions import ClientException, ValidationException

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
    ("POST", "join"): 5,
    ("POST", "keep"): 10,  # a password is hashed: a quarter of a second, and 64 MB
    ("POST", "passkey"): 5,
    ("POST", "password"): 10,
    ("POST", "play_on"): 10,
    ("POST", "study"): 10,
    ("POST", "tables"): 10,
    ("POST", "words"): 5,
}


def cost_of(method: str, path: str) -> int:
    """The routes do not mind slashes at the end, so these must not make anything cheaper."""
    return COSTS.get((method, path.rstrip("/").rpartition("/")[2]), 1)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The reader's, or the proxy's if the operator named none."""
    return connection.client.host if connection.client else ""


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
        left = self._left_of(who, now)
        cost = min(cost, self._most)
        if left < cost:
            return (cost - left) / self._rate
        self._left[who] = (left - cost, now)
        return 0.0

    def _left_of(self, who: str, now: float) -> float:
        left, then = self._left.get(who, (self._most, now))
        return min(self._most, left + (now - then) * self._rate)

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

    @contextmanager
    def one_more(self, who: str) -> Iterator[bool]:
        """Whether there may be another one, for as long as the block takes."""
        is_allowed = self._held[who] < self._most
        self._held[who] += is_allowed
        try:
            yield is_allowed
        finally:
            self._held[who] -= is_allowed
            if not self._held[who]:
                del self._held[who]

    def holders(self) -> frozenset[str]:
        return frozenset(self._held)

    def total(self) -> int:
        return self._held.total()
