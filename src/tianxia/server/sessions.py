"""Who is asking: a cookie names a session, and the session a person.

A session is stored once there is something to come back to: a visitor who only looks around costs no row. Until then
the person follows from the cookie, which is signed. Only the digest of a token is stored, so a copy of the database
opens no seat.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import ColumnElement, Connection, insert, select, update

from . import schema
from .devices import device_of
from .keys import Keyring
from .notify import News
from .storage import Conflict, Storage

COOKIE = "tianxia_session"
OLD_COOKIE = "tianxia_person"  # named the person itself, so it could not be ended
YEAR = 365 * 24 * 3600
FRESH = 30.0  # seconds that a session is not looked up again; who ends one says so at once
MOST_KNOWN = 10_000
SEEN_EVERY = timedelta(minutes=10)  # how exactly it is known when a session was last used
CHANGE_OVER = timedelta(minutes=1)  # requests with the old cookie may be on their way when the new one arrives
NEWS = "@session "  # no table has such an id


class Person(NamedTuple):
    """Who is asking, and with which session."""

    id: str
    token: str
    is_stored: bool  # whether the session is
    is_moving: bool = False  # whether it takes the place of an old cookie
    is_new: bool = False  # whether somebody came without any cookie

    @property
    def session(self) -> str:
        return digest_of(self.token)


class Session(NamedTuple):
    id: str  # the digest of its token
    person: str
    device: str
    created: str
    seen: str | None  # about when it was last used
    ended: str | None


class Sessions:
    """The sessions of one database, as one process knows them."""

    def __init__(self, storage: Storage, news: News, keys: Keyring) -> None:
        self.storage = storage
        self.news = news
        self._keys = keys
        self._known: dict[str, tuple[float, Session | None]] = {}
        self._looking: dict[str, object] = {}  # those that are being looked up, until somebody says that they changed
        self._listening: dict[str, set[Callable[[], None]]] = {}

    # The cookie

    def _read(self, cookie: str | None, sort: str) -> str | None:
        """What a cookie names; None if it was not signed here."""
        if not cookie:
            return None
        name, _, mark = cookie.partition(".")
        return name if self._keys.is_signed(sort + name, mark) else None

    def cookies(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> list[Cookie]:
        """It is the key to the seats: where there is TLS, even only up to a proxy, it is never sent unencrypted."""
        secure = connection.scope["scheme"] == "https"
        value = f"{person.token}.{self._keys.sign('session ' + person.token)}"
        given = [Cookie(COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=YEAR)]
        if OLD_COOKIE in connection.cookies:
            given.append(Cookie(OLD_COOKIE, value="", httponly=True, samesite="lax", secure=secure, max_age=0))
        return given

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The person whose session the cookie names; otherwise a new visitor."""
        token = self._read(connection.cookies.get(COOKIE), "session ")
        if token is not None:
            session = await self.find(digest_of(token))
            if session is None:
                return Person(visitor_of(token), token, False)
            if session.ended is None:
                return Person(session.person, token, True)
        visitor = new_visitor()
        old = self._read(connection.cookies.get(OLD_COOKIE), "")
        if old is not None and token is None and await self._may_move(old):
            return Person(old, visitor.token, False, True)
        return visitor

    async def _may_move(self, person: str) -> bool:
        """An old cookie is good until the session that it was changed for has been used: nobody loses a seat because
        an answer was lost, and whoever ends all sessions need not fear a copy of the old cookie.
        """
        columns = schema.sessions.c
        before = stamp(datetime.now(UTC) - CHANGE_OVER)
        used = (columns.person == person) & columns.seen.is_not(None) & (columns.created < before)
        query = select(columns.id).where(used).limit(1)
        return await self.storage.read(lambda connection: connection.execute(query).scalar()) is None

    # What is stored

    async def find(self, id_: str) -> Session | None:
        now = time.monotonic()
        known = self._known.get(id_)
        if known is not None and known[0] > now:
            return known[1]
        look = self._looking[id_] = object()
        try:
            found = await self._look_up(id_)
            if found is not None and found.ended is None and is_long_ago(found.seen):
                now_seen = stamp()
                await self.storage.write(the(id_, seen=now_seen))
                found = found._replace(seen=now_seen)
            if self._looking.get(id_) is look:  # otherwise it may have been ended meanwhile
                self._remember(id_, found)
        finally:
            if self._looking.get(id_) is look:
                del self._looking[id_]
        return found

    async def _look_up(self, id_: str) -> Session | None:
        query = select(schema.sessions).where(schema.sessions.c.id == id_)
        row = await self.storage.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return Session(**row) if row else None

    def _remember(self, id_: str, session: Session | None) -> None:
        self._known.pop(id_, None)
        self._known[id_] = (time.monotonic() + FRESH, session)
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    async def settle(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> Person:
        """Store the session of somebody who now has something to come back to."""
        if person.is_stored:
            return person
        session = new_session(connection, person)

        def write(writing: Connection) -> None:
            writing.execute(insert(schema.sessions).values(session._asdict()))
            self.news.tell(writing, NEWS + session.id)

        is_ours = session.seen is not None  # otherwise it must be noticed when they come back with it
        try:
            await self.storage.write(write)
        except Conflict:  # two requests of a new visitor at the same time
            is_ours = False
        self._known.pop(session.id, None)
        if is_ours:
            self._remember(session.id, session)
        return person._replace(is_stored=True, is_new=False)

    async def begin(self, connection: ASGIConnection[Any, Any, Any, Any], was: Person, person: str) -> Person:
        """A new session for this browser, with a token that nobody can have given it; the one it had is ended."""
        fresh = Person(person, secrets.token_hex(16), False)
        settled = await self.settle(connection, fresh)
        if was.is_stored:
            await self.end(schema.sessions.c.id == was.session)
        return settled

    async def of_person(self, person: str) -> list[Session]:
        """Those that can be used; the latest first."""
        columns = schema.sessions.c
        query = select(schema.sessions).where(columns.person == person, columns.ended.is_(None))
        rows = await self.storage.read(lambda connection: connection.execute(query).mappings().all())
        found = [Session(**row) for row in rows]
        return sorted(found, key=lambda each: each.seen or each.created, reverse=True)

    async def end(self, which: ColumnElement[bool]) -> list[str]:
        """End sessions, here and in every other process."""
        columns = schema.sessions.c
        ended: list[str] = []

        def write(writing: Connection) -> None:
            chosen = which & columns.ended.is_(None)
            ended[:] = writing.execute(select(columns.id).where(chosen)).scalars()
            writing.execute(update(schema.sessions).where(chosen).values(ended=stamp()))
            for id_ in ended:
                self.news.tell(writing, NEWS + id_)

        await self.storage.write(write)
        for id_ in ended:
            self.hear(id_)
        return ended

    async def tell(self, id_: str) -> None:
        """A session was removed: whoever listens with it asks again, in every process."""
        await self.storage.write(lambda writing: self.news.tell(writing, NEWS + id_))
        self.hear(id_)

    # Those who are connected

    def hear(self, id_: str | None) -> None:
        """A session has changed, perhaps in another process (None: perhaps any). Who listens with it asks again."""
        concerned = list(self._listening) if id_ is None else [id_]
        if id_ is None:
            self._known.clear()
            self._looking.clear()
        for each in concerned:
            self._known.pop(each, None)
            self._looking.pop(each, None)
            for look in list(self._listening.get(each, ())):
                look()

    @contextmanager
    def listening(self, id_: str, look: Callable[[], None]) -> Iterator[None]:
        """While somebody is connected with this session, they are told when it has changed."""
        self._listening.setdefault(id_, set()).add(look)
        try:
            yield
        finally:
            self._listening[id_].discard(look)
            if not self._listening[id_]:
                del self._listening[id_]

    async def is_over(self, person: Person) -> bool:
        """Whether the session has been ended or removed since the person was let in."""
        found = await self.find(person.session)
        return found.ended is not None if found is not None else person.is_stored


def new_visitor() -> Person:
    token = secrets.token_hex(16)
    return Person(visitor_of(token), token, False, is_new=True)


def new_session(connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> Session:
    """Whoever comes with an old cookie has yet to come back with the new one."""
    device = device_of(connection.headers.get("user-agent", "")).stored()
    now = stamp()
    return Session(person.session, person.id, device, now, None if person.is_moving else now, None)


def the(id_: str, **values: str) -> Callable[[Connection], object]:
    """What changes a stored session."""
    return lambda writing: writing.execute(update(schema.sessions).where(schema.sessions.c.id == id_).values(values))


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def visitor_of(token: str) -> str:
    """The person of a session that is not stored yet."""
    return sha256(f"person {token}".encode()).hexdigest()[:32]


def stamp(at: datetime | None = None) -> str:
    return (at or datetime.now(UTC)).isoformat(timespec="milliseconds")


def is_long_ago(seen: str | None) -> bool:
    return seen is None or seen < stamp(datetime.now(UTC) - SEEN_EVERY)
