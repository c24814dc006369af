"""The keys that sign cookies and tokens and make the secrets of shuffles, and how they are changed while servers run.

A new key is known to every process before any of them signs with it. What was signed with the one before stays valid
for some weeks; whoever comes back in that time is given a new signature. If somebody else has seen the keys, all that
they have signed is worthless at once.
"""

import asyncio
import hmac
import secrets
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .errors import NoDatabase
from .storage import Storage

COOKIES, TOKENS, SHUFFLES = "cookies", "csrf", "shuffles"
PURPOSES: Final = (COOKIES, TOKENS, SHUFFLES)
SETTLING: Final = timedelta(minutes=2)  # until a new key is used: all processes have read it by then
GRACE: Final = timedelta(days=30)  # for what was signed with the one before
LOOKS = 30.0  # seconds between two checks for new keys
FIRST: Final = datetime(2000, 1, 1, tzinfo=UTC)  # the time of the key that every database begins with


class Key(NamedTuple):
    made: datetime
    value: str


class Keyring:
    """The keys for one purpose."""

    def __init__(self, keys: list[Key]) -> None:
        self._keys = sorted(keys)

    def replace(self, keys: list[Key]) -> None:
        self._keys = sorted(keys)

    def sign(self, text: str, now: datetime | None = None) -> str:
        return mark_of(self._present(now or datetime.now(UTC)), text)

    def is_signed(self, text: str, mark: str, now: datetime | None = None) -> bool:
        """By the key in use, by the next one, or by one that was in use not long ago."""
        return any([is_mark(key, text, mark) for key in valid(self._keys, now or datetime.now(UTC))])

    def is_fresh(self, text: str, mark: str, now: datetime | None = None) -> bool:
        """By the key in use."""
        return is_mark(self._present(now or datetime.now(UTC)), text, mark)

    def _present(self, now: datetime) -> Key:
        settled = [key for key in self._keys if key.made + SETTLING <= now]
        return settled[-1] if settled else self._keys[0]


def mark_of(key: Key, text: str) -> str:
    return hmac.digest(key.value.encode(), text.encode("utf-8", "replace"), "sha256").hex()


def is_mark(key: Key, text: str, mark: str) -> bool:
    return hmac.compare_digest(mark_of(key, text).encode(), mark.encode("utf-8", "replace"))


def valid(keys: list[Key], now: datetime) -> list[Key]:
    """All but those whose successor has been in use for the whole grace."""
    ends = [later.made + SETTLING + GRACE for later in keys[1:]]
    return [key for key, end in zip(keys, ends, strict=False) if now < end] + keys[-1:]


# In the database: the first key has the name of its purpose, later ones also the time when they were made.


def keys_of(connection: Connection, name: str) -> list[Key]:
    names = schema.secrets.c.name
    query = select(names, schema.secrets.c.value).where((names == name) | names.startswith(f"{name} "))
    found = connection.execute(query).all()
    return sorted([Key(datetime.fromisoformat(row[0].partition(" ")[2] or FIRST.isoformat()), row[1]) for row in found])


def rotate(connection: Connection, now: datetime) -> datetime:
    """New keys for all purposes; returns when the old ones end. Those that ended before are removed."""
    for name in PURPOSES:
        keys = keys_of(connection, name)
        gone = [key for key in keys if key not in valid(keys, now)]
        for key in gone:
            kept = name if key.made == FIRST else name_of(name, key.made)
            connection.execute(delete(schema.secrets).where(schema.secrets.c.name == kept))
        value = secrets.token_hex(32)
        connection.execute(insert(schema.secrets).values(name=name_of(name, now), value=value))
    return now + SETTLING + GRACE


def replace_all(connection: Connection) -> None:
    """New keys for all purposes, in use as soon as a process has read them; the old ones are worth nothing."""
    names = schema.secrets.c.name
    for name in PURPOSES:
        connection.execute(delete(schema.secrets).where((names == name) | names.startswith(f"{name} ")))
        connection.execute(insert(schema.secrets).values(name=name, value=secrets.token_hex(32)))


def name_of(name: str, made: datetime) -> str:
    return f"{name} {made.isoformat(timespec='seconds')}"


class Keys:
    """All keyrings of a server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._rings: dict[str, Keyring] = {}
        for name in PURPOSES:
            storage.secret(name)  # made if this database has none yet
            with storage.engine.connect() as connection:
                self._rings[name] = Keyring(keys_of(connection, name))

    def __getitem__(self, name: str) -> Keyring:
        return self._rings[name]

    async def watch(self) -> None:
        """The operator may change them at any time."""
        while True:
            await asyncio.sleep(LOOKS)
            await self.look()

    async def look(self) -> None:
        for name, ring in self._rings.items():
            try:
                ring.replace(await self._storage.read(partial(keys_of, name=name)))
            except NoDatabase:
                return
