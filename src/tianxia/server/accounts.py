"""People who keep their name: by a password, a passkey, and recovery words. Nobody has to."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, case, insert, select, update

from . import schema
from .errors import NameTaken, WrongKey
from .lanes import HASHING
from .names import folded, twins
from .naming import check_free, seal_seats
from .passkeys import remove as without_passkeys
from .passwords import check_password
from .people import People
from .recovery import digest_of_words, new_words
from .sessions import stamp
from .storage import Conflict, Write
from .throttle import HOUR, Slots, Throttle, Tries

if TYPE_CHECKING:
    from pwdlib import PasswordHash

    from .hall import Hall
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$QUJDREVGR0hJSktMTU5PUA$DMrFzGUhMSPCWkIfZLmDMWn3ufLpGMS9V5hEgKySUbA"


Store = Callable[[Write], Awaitable[None]]  # together with what goes along with a change


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

    def __init__(self, hall: "Hall", people: People, tries: int, new_names: int) -> None:
        self.hall, self.storage = hall, hall.storage
        self.people = people
        self.tries = Tries(tries)
        self._new_names = Throttle(new_names, HOUR)
        # Each takes 64 MB and a processor. Whoever signs in or recovers never waits for those who keep names: anybody
        # may do that.
        self._proving, self._keeping = Slots(2), Slots(1)
        self.using_keys, self.making_keys = Slots(1), Slots(1)  # the same of passkeys

    async def find(self, person: str) -> Account:
        return await self._one(schema.people.c.id == person) or Account(person, "")

    async def _one(self, which: Any) -> Account | None:
        query = select(schema.people).where(which)
        row = await self.storage.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return Account(**row) if row else None

    async def _called(self, name: str, form: str) -> Account | None:
        """Who keeps the name. If two do since before it was known that they look alike, who writes it exactly so."""
        columns = schema.people.c
        query = select(schema.people).where(columns.folded.in_(twins(form)))
        first = query.order_by(case((columns.name == name, 0), else_=1), columns.folded).limit(1)
        row = await self.storage.read(lambda connection: connection.execute(first).mappings().one_or_none())
        return Account(**row) if row else None

    # Keeping

    async def check_name(self, person: str, name: str) -> str:
        """The form of the name that must be this person's alone."""
        return await self.storage.read(lambda connection: check_free(connection, person, name, to_keep=True))

    async def check_called(self, person: str, name: str) -> None:
        """What nobody else keeps may be anybody's name."""
        await self.storage.read(lambda connection: check_free(connection, person, name))

    async def keep(
        self, person: str, name: str, store: Store, also: Write | None = None, **key: str
    ) -> list[str] | None:
        """Keep a name, with what proves it. The first time there are recovery words, which nobody can see again."""
        form = await self.check_name(person, name)
        account = await self.find(person)
        words = None if account.recovery else new_words()
        values: dict[str, Any] = {"name": name, "folded": form, "kept": account.kept or stamp(), **key}
        if words:
            values["recovery"] = digest_of_words(" ".join(words))
        await self._call(person, values, store, also)
        return words

    async def _call(self, person: str, values: dict[str, Any], store: Store, also: Write | None = None) -> None:
        """Store what somebody is called now: their seats show it, in every process."""

        def write(connection: Connection) -> None:
            put(connection, person, values)
            self.hall.tell_of(connection, seal_seats(connection, person))
            if also is not None:
                also(connection)

        try:
            await store(write)
        except Conflict:  # at the same time, by somebody else
            raise NameTaken("name", name=values["name"]) from None
        await self.hall.hear_of([table.id for table in self.hall.in_memory() if table.is_known_to(person)])

    async def keep_by_password(
        self, person: str, name: str, password: str, address: str, store: Store
    ) -> list[str] | None:
        await self.check_name(person, name)  # before the work of hashing
        check_password(password, name)
        self.check_first(await self.find(person), address)
        return await self.keep(person, name, store, password=await hashed(self._keeping, address, password))

    def check_first(self, account: Account, address: str) -> None:
        """Before a name is kept that was nobody's: it is one less for others, and for good."""
        if account.kept is None:
            self._new_names.take(address)

    async def rename(self, person: str, name: str, store: Store) -> None:
        """Whoever keeps a name may take another that nobody keeps; so may visitors, who may share theirs."""
        values = {"name": name}
        if (await self.find(person)).kept is not None:
            values["folded"] = await self.check_name(person, name)
        else:
            await self.check_called(person, name)
        await self._call(person, values, store)

    # Proving

    async def by_password(self, name: str, password: str, address: str) -> Account:
        """Whose name and password these are; `same_password` tells later whether they still are. It takes as long for
        a name that nobody has.
        """
        form = folded(name)
        self.tries.take(form, address)
        account = await self._called(name, form) if form else None
        is_theirs = await matches(self._proving, address, password, (account and account.password) or NOBODY)
        if account is None or account.password is None or not is_theirs:
            raise WrongKey("password")
        self.tries.forgive(form, address)
        return account

    async def check_password(self, person: str, password: str, address: str) -> Account:
        """That somebody who is here already knows the password of this person."""
        account = await self.find(person)
        key = account.folded or person  # as if they signed in: here and there they have so many tries together
        self.tries.take(key, address)
        is_theirs = await matches(self._proving, address, password, account.password or NOBODY)
        if account.password is None or not is_theirs:
            raise WrongKey("password")
        self.tries.forgive(key, address)
        return account

    async def by_words(self, words: str, address: str) -> tuple[Account, str]:
        """Whose recovery words these are, and their digest: `use_up` makes it worthless."""
        self.tries.take("", address)
        digest = digest_of_words(words)
        account = None if digest is None else await self._one(schema.people.c.recovery == digest)
        if account is None or digest is None:
            raise WrongKey("words")
        return account, digest

    async def recovered(
        self, account: Account, digest: str, fresh: list[str], password: str, no_passkeys: bool, address: str
    ) -> Write:
        """What brings a name back to its owner. Whoever needs words has forgotten the password, or somebody else knows
        it: there is a new one or none. Passkeys go if the owner says so.
        """
        if password:
            check_password(password, account.name)
        values = {"password": await hashed(self._proving, address, password) if password else None}
        use, forget = use_up(digest, fresh, **values), without_passkeys(account.id)

        def write(connection: Connection) -> None:
            use(connection)
            if no_passkeys:
                forget(connection)

        return write


def same_password(account: Account) -> Write:
    """`WrongKey` if the password that was checked is no longer the person's: that took a while, and its owner may have
    come back meanwhile.
    """
    query = select(schema.people.c.password).where(schema.people.c.id == account.id).with_for_update()

    def write(connection: Connection) -> None:
        if connection.execute(query).scalar() != account.password:
            raise WrongKey("password")

    return write


def use_up(digest: str, fresh: list[str], **more: str | None) -> Write:
    """What puts new words in the place of those that somebody has brought; `WrongKey` if others were faster."""
    people = schema.people
    values = {"recovery": digest_of_words(" ".join(fresh)), **more}
    this = update(people).where(people.c.recovery == digest).values(values)

    def write(connection: Connection) -> None:
        if connection.execute(this).rowcount != 1:
            raise WrongKey("words")

    return write


def renew_words(person: str, fresh: list[str]) -> Write:
    """New recovery words; the old ones are good no more."""
    values = {"recovery": digest_of_words(" ".join(fresh))}
    return lambda connection: put(connection, person, values)


def no_password(person: str) -> Write:
    return lambda connection: put(connection, person, {"password": None})


async def matches(slots: Slots, address: str, password: str, hashed: str) -> bool:
    async with slots.held(address):
        return await HASHING.run(hasher().verify, password, hashed)


async def hashed(slots: Slots, address: str, password: str) -> str:
    async with slots.held(address):
        return await HASHING.run(hasher().hash, password)


def put(connection: Connection, person: str, values: dict[str, Any]) -> None:
    """Change what is stored of a person; somebody without a name may have no row."""
    people = schema.people
    if connection.execute(update(people).where(people.c.id == person).values(values)).rowcount == 0:
        connection.execute(insert(people).values({"id": person, "name": "?", **values}))
