"""People who keep their name: by a password, a passkey, and recovery words. Nobody has to."""

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from . import schema
from .errors import BadName, NameTaken, WeakPassword, WrongKey
from .names import RESERVED, folded
from .people import People
from .recovery import digest_of_words, new_words
from .sessions import stamp
from .storage import Conflict, Storage
from .throttle import HOUR, Slots, Throttle, Tries

if TYPE_CHECKING:
    from pwdlib import PasswordHash

LEAST_PASSWORD = 8  # characters
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$QUJDREVGR0hJSktMTU5PUA$DMrFzGUhMSPCWkIfZLmDMWn3ufLpGMS9V5hEgKySUbA"


class Account(NamedTuple):
    """What is stored of somebody who has a name."""

    id: str
    name: str
    kept: str | None = None
    folded: str | None = None
    password: str | None = None
    recovery: str | None = None


@cache
def hasher() -> "PasswordHash":
    """Loaded when first needed: most servers start without anybody signing in."""
    from pwdlib import PasswordHash

    return PasswordHash.recommended()


class Accounts:
    """Reads and writes what proves that somebody is a person."""

    def __init__(self, storage: Storage, people: People, tries: int, new_names: int) -> None:
        self.storage = storage
        self.people = people
        self.tries = Tries(tries)
        self._new_names = Throttle(new_names, HOUR)
        # Each takes 64 MB and a processor. Whoever signs in never waits for those who keep names: anybody may do that.
        self._proving, self._keeping = Slots(2), Slots(1)

    async def find(self, person: str) -> Account:
        return await self._one(schema.people.c.id == person) or Account(person, "")

    async def _one(self, which: Any) -> Account | None:
        query = select(schema.people).where(which)
        row = await self.storage.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return Account(**row) if row else None

    # Keeping

    async def check_name(self, person: str, name: str) -> str:
        """The form of the name that must be this person's alone."""
        form = folded(name)
        if not form:
            raise BadName("name")
        other = await self._one(schema.people.c.folded == form)
        if form in RESERVED or (other is not None and other.id != person):
            raise NameTaken("name", name=name)
        return form

    async def keep(self, person: str, name: str, **key: str) -> list[str] | None:
        """Keep a name, with what proves it. The first time there are recovery words, which nobody can see again."""
        form = await self.check_name(person, name)
        account = await self.find(person)
        words = None if account.recovery else new_words()
        values: dict[str, Any] = {"name": name, "folded": form, "kept": account.kept or stamp(), **key}
        if words:
            values["recovery"] = digest_of_words(" ".join(words))
        try:
            await self.storage.write(lambda connection: put(connection, person, values))
        except Conflict:  # at the same time, by somebody else
            raise NameTaken("name", name=name) from None
        return words

    async def keep_by_password(self, person: str, name: str, password: str, old: str, address: str) -> list[str] | None:
        if len(password) < LEAST_PASSWORD:
            raise WeakPassword("password", least=LEAST_PASSWORD)
        account = await self.find(person)
        if account.password is not None:
            self.tries.take(person, address)
            if not await matches(self._keeping, address, old, account.password):
                raise WrongKey("old")
            self.tries.forgive(person, address)
        await self.check_name(person, name)  # before the work of hashing
        self.check_first(account, address)
        async with self._keeping.held(address):
            hashed = await asyncio.to_thread(hasher().hash, password)
        return await self.keep(person, name, password=hashed)

    def check_first(self, account: Account, address: str) -> None:
        """Before a name is kept that was nobody's: it is one less for others, and for good."""
        if account.kept is None:
            self._new_names.take(address)

    async def renew_words(self, person: str) -> list[str]:
        """New recovery words; the old ones are good no more."""
        words = new_words()
        values = {"recovery": digest_of_words(" ".join(words))}
        await self.storage.write(lambda connection: put(connection, person, values))
        return words

    async def rename(self, person: str, name: str) -> None:
        """Whoever keeps a name may take another that nobody keeps; visitors may share theirs."""
        values = {"name": name}
        if (await self.find(person)).kept is not None:
            values["folded"] = await self.check_name(person, name)
        try:
            await self.storage.write(lambda connection: put(connection, person, values))
        except Conflict:
            raise NameTaken("name", name=name) from None

    # Proving

    async def by_password(self, name: str, password: str, address: str) -> str:
        """The person of a name and a password. It takes as long for a name that nobody has."""
        form = folded(name)
        self.tries.take(form, address)
        account = await self._one(schema.people.c.folded == form) if form else None
        is_theirs = await matches(self._proving, address, password, (account and account.password) or NOBODY)
        if account is None or account.password is None or not is_theirs:
            raise WrongKey("password")
        self.tries.forgive(form, address)
        return account.id

    async def by_words(self, words: str, address: str) -> tuple[str, list[str]]:
        """The person of recovery words, which are used up, and the new ones."""
        self.tries.take("", address)
        digest = digest_of_words(words)
        fresh = new_words()
        found: list[str] = []

        def write(connection: Connection) -> None:
            people = schema.people
            found[:] = connection.execute(select(people.c.id).where(people.c.recovery == digest)).scalars()
            values = {"recovery": digest_of_words(" ".join(fresh))}
            if connection.execute(update(people).where(people.c.recovery == digest).values(values)).rowcount != 1:
                found.clear()

        if digest is not None:
            await self.storage.write(write)
        if not found:
            raise WrongKey("words")
        return found[0], fresh


async def matches(slots: Slots, address: str, password: str, hashed: str) -> bool:
    async with slots.held(address):
        return await asyncio.to_thread(hasher().verify, password, hashed)


def put(connection: Connection, person: str, values: dict[str, Any]) -> None:
    """Change what is stored of a person; somebody without a name may have no row."""
    people = schema.people
    if connection.execute(update(people).where(people.c.id == person).values(values)).rowcount == 0:
        connection.execute(insert(people).values({"id": person, "name": "?", **values}))
