"""Who is asking: a cookie names a session, and the session a person.

A session is stored once there is something to come back to: a visitor who only looks around costs no row. Until then
the person follows from the cookie, which is signed. Only the digest of a token is stored, so a copy of the database
opens no seat.

A browser gets a new token whenever it becomes more than it was: by keeping a name, signing in, proving who is there,
or ending the others. Whoever has given it the old one, or copied it, is left with nothing.
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
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, union_all, update

from . import schema
from .devices import device_of
from .errors import SessionReplaced
from .keys import Keyring
from .notify import News
from .storage import Conflict, Storage, Write

COOKIE = "tianxia_session"
HOST = "__Host-"  # before the name of a cookie: from this host alone, by TLS, for all paths; no neighbor can plant one
OLD_COOKIE = "tianxia_person"  # named the person itself, so it could not be ended
YEAR = 365 * 24 * 3600
FRESH = 30.0  # seconds that a session is not looked up again; who ends one says so at once
MOST_KNOWN = 10_000
SEEN_EVERY = timedelta(minutes=10)  # how exactly it is known when a session was last used
CHANGE_OVER = timedelta(minutes=1)  # requests with the old cookie may be on their way when the new one arrives
IDLE = timedelta(days=90)  # a session ends that nobody has used for so long
LONGEST = timedelta(days=365)  # and after this in any case, if its person can sign in again
OLDER_TOKEN = 32  # letters: an older server did not say when it had made one
VISIT = timedelta(days=1)  # for which a token is good that was never stored
ENDED = timedelta(days=2)  # that an ended session is kept: longer than a visit, or its token would be a visitor's again
PURGED = 1000  # sessions in one transaction
PROOF = timedelta(minutes=5)  # for which a proof of who somebody is counts
OF_OWNER = ("device", "register", "prove")  # tickets by which somebody becomes the person who has made them, or more
NEWS = "@session "  # no table has such an id


class Person(NamedTuple):
    """Who is asking, and with which session."""

    id: str
    token: str
    is_stored: bool  # whether the session is
    is_moving: bool = False  # whether it takes the place of an old cookie
    is_new: bool = False  # whether somebody came without any cookie
    proved: str | None = None  # when they showed last that they are who they are
    is_late: bool = False  # whether their browser has just been given another session

    @property
    def session(self) -> str:
        return digest_of(self.token)

    @property
    def has_proved(self) -> bool:
        """Within the last minutes."""
        return self.proved is not None and self.proved > ago(PROOF)


class Session(NamedTuple):
    id: str  # the digest of its token
    person: str
    device: str
    created: str
    seen: str | None  # about when it was last used
    ended: str | None
    proved: str | None = None
    heir: str | None = None
    kept: str | None = None  # since when its person keeps a name

    @property
    def is_over(self) -> bool:
        """Ended, or not used for long. Who keeps a name signs in again after a year; a visitor has nothing to do so
        with.
        """
        is_old = self.kept is not None and self.created < ago(LONGEST)
        return self.ended is not None or (self.seen or self.created) < ago(IDLE) or is_old

    @property
    def is_late(self) -> bool:
        return self.heir is not None and self.ended is not None and self.ended > ago(CHANGE_OVER)


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
        secure = is_secure(connection)
        value, name = f"{person.token}.{self._keys.sign('session ' + person.token)}", cookie_name(connection, COOKIE)
        given = [Cookie(name, value=value, httponly=True, samesite="lax", secure=secure, max_age=YEAR)]
        old = [each for each in (OLD_COOKIE, COOKIE) if each in connection.cookies and each != name]
        return given + [Cookie(each, httponly=True, samesite="lax", secure=secure, max_age=0) for each in old]

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The person whose session the cookie names; otherwise a new visitor. Under TLS a neighbor may have planted a
        cookie with the plain name: it is good only from an older server, which knew no other.
        """
        name = cookie_name(connection, COOKIE)
        is_moving = name not in connection.cookies
        token = self._read(connection.cookies.get(COOKIE if is_moving else name), "session ")
        if is_moving and token is not None and not is_of_older_server(token):
            token = None
        visitor = new_visitor()
        if token is not None:
            session = await self.find(digest_of(token))
            if session is None or (is_moving and session.created < ago(LONGEST)):
                return visitor if is_moving or not is_young(token) else Person(visitor_of(token), token, False)
            if not session.is_over:
                return Person(session.person, token, True, is_moving, proved=session.proved)
            if session.is_late:
                return visitor._replace(is_late=True)
        old = self._read(connection.cookies.get(OLD_COOKIE), "")
        if old is not None and token is None and await self._may_move(old):
            return Person(old, visitor.token, False, True)
        return visitor

    async def _may_move(self, person: str) -> bool:
        """An old cookie is good until the session that it was changed for has been used: nobody loses a seat because
        an answer was lost, and whoever ends all sessions need not fear a copy of the old cookie. Who keeps a name by
        now has had another one since, and signs in.
        """
        columns = schema.sessions.c
        before = stamp(datetime.now(UTC) - CHANGE_OVER)
        used = (columns.person == person) & columns.seen.is_not(None) & (columns.created < before)
        people = schema.people.c
        kept = select(people.id).where(people.id == person, people.kept.is_not(None))
        query = union_all(select(columns.id).where(used), kept).limit(1)
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
            if found is not None and not found.is_over and is_long_ago(found.seen):
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
        columns, people = schema.sessions.c, schema.people
        query = select(schema.sessions, people.c.kept).outerjoin(people, people.c.id == columns.person)
        query = query.where(columns.id == id_)
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
            return await self.replace(connection, person, person.id, person.proved) if person.is_moving else person
        session = new_session(connection, person)

        def write(writing: Connection) -> None:
            writing.execute(insert(schema.sessions).values(row_of(session)))
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

    async def replace(
        self,
        connection: ASGIConnection[Any, Any, Any, Any],
        was: Person,
        person: str,
        proved: str | None = None,
        alone: bool = False,
        also: Write | None = None,
    ) -> Person:
        """A new session for this browser, with a token that nobody can have given it or copied; the one it had is
        ended. `alone`: so are all others of the person, and the ways to others that nobody has gone yet.
        """
        fresh = Person(person, new_token(), True, proved=proved)
        session = new_session(connection, fresh)
        ended: list[str] = []

        def write(writing: Connection) -> None:
            hold(writing, person)
            if also is not None:
                also(writing)
            others = end_in(writing, (columns.person == person) & (columns.id != was.session)) if alone else []
            ended[:] = [was.session, *others]
            hand_on(writing, connection, was, session.id)
            if alone:
                tickets = schema.tickets.c
                gone = delete(schema.tickets).where(tickets.person == person, tickets.kind.in_(OF_OWNER))
                writing.execute(gone)
            writing.execute(insert(schema.sessions).values(row_of(session)))
            for id_ in ended:
                self.news.tell(writing, NEWS + id_)

        columns = schema.sessions.c
        await self.storage.write(write)
        for id_ in ended:
            self.hear(id_)
        return fresh

    async def of_person(self, person: str) -> list[Session]:
        """Those that can be used; the latest first."""
        columns, people = schema.sessions.c, schema.people
        query = select(schema.sessions, people.c.kept).outerjoin(people, people.c.id == columns.person)
        query = query.where(columns.person == person, columns.ended.is_(None))
        rows = await self.storage.read(lambda connection: connection.execute(query).mappings().all())
        found = [session for row in rows if not (session := Session(**row)).is_over]
        return sorted(found, key=lambda each: each.seen or each.created, reverse=True)

    async def end(self, which: ColumnElement[bool], also: Write | None = None) -> list[str]:
        """End sessions, here and in every other process."""
        ended: list[str] = []

        def write(writing: Connection) -> None:
            if also is not None:
                also(writing)
            ended[:] = end_in(writing, which)
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
        return found.is_over if found is not None else person.is_stored

    async def is_renewed(self, person: Person) -> bool:
        """Whether it is over because the same person has another one now, in the same browser."""
        found = await self.find(person.session)
        heir = await self.find(found.heir) if found is not None and found.heir is not None else None
        return heir is not None and heir.person == person.id


def is_secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """Where there is TLS, even only up to a proxy."""
    return f"{HOST}{name}" if is_secure(connection) else name


def hold(writing: Connection, person: str) -> None:
    """Nobody else becomes this person, or ends what makes somebody so, until this is written: who comes later finds
    what was done. With SQLite one alone writes anyway.
    """
    writing.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())


def check_good(writing: Connection, person: Person) -> None:
    """That the session is still good where something is written by it; nobody ends it before that is done. Whoever has
    just come has none yet.
    """
    sessions = schema.sessions.c
    query = select(sessions.ended).where(sessions.id == person.session).with_for_update()
    found = writing.execute(query).one_or_none()
    if person.is_stored if found is None else found.ended is not None:
        raise SessionReplaced


def end_in(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    columns = schema.sessions.c
    chosen = which & columns.ended.is_(None)
    ended = list(connection.execute(select(columns.id).where(chosen)).scalars())
    connection.execute(update(schema.sessions).where(chosen).values(ended=stamp()))
    return ended


def hand_on(writing: Connection, connection: ASGIConnection[Any, Any, Any, Any], was: Person, heir: str) -> None:
    """End a session in favor of another. One that was never stored is stored as ended: its token would be a visitor's
    otherwise, who may be this person.
    """
    sessions = schema.sessions
    ended = {"ended": stamp(), "heir": heir}
    own = sessions.c.id == was.session
    if writing.execute(update(sessions).where(own, sessions.c.ended.is_(None)).values(ended)).rowcount == 1:
        return
    if writing.execute(select(sessions.c.id).where(own)).first() is not None:
        raise SessionReplaced  # by another request, at the same time
    writing.execute(insert(sessions).values({**row_of(new_session(connection, was)), **ended}))


def purge(connection: Connection, now: datetime) -> int:
    """Remove sessions that are over, some at a time; how many."""
    columns, people = schema.sessions.c, schema.people
    is_kept = select(people.c.id).where(people.c.id == columns.person, people.c.kept.is_not(None)).exists()
    over = or_(
        columns.ended < stamp(now - ENDED),
        func.coalesce(columns.seen, columns.created) < stamp(now - IDLE),
        and_(columns.created < stamp(now - LONGEST), is_kept),
    )
    gone = list(connection.execute(select(columns.id).where(over).limit(PURGED)).scalars())
    connection.execute(delete(schema.sessions).where(columns.id.in_(gone)))
    return len(gone)


def new_token() -> str:
    """It says when it was made: for as long as it is not stored, that is all that ends it."""
    return f"{secrets.token_hex(16)}{int(time.time()):08x}"


def is_of_older_server(token: str) -> bool:
    return len(token) == OLDER_TOKEN


def is_young(token: str) -> bool:
    """Signed here, so it is one of ours; those of older servers do not say."""
    made = token[32:]
    return len(made) == 8 and time.time() - int(made, 16) < VISIT.total_seconds()


def new_visitor() -> Person:
    token = new_token()
    return Person(visitor_of(token), token, False, is_new=True)


def new_session(connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> Session:
    """Whoever comes with an old cookie has yet to come back with the new one."""
    device = device_of(connection.headers.get("user-agent", "")).stored()
    now = stamp()
    return Session(person.session, person.id, device, now, None if person.is_moving else now, None, person.proved)


def row_of(session: Session) -> dict[str, Any]:
    return {key: value for key, value in session._asdict().items() if key != "kept"}


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


def ago(time_: timedelta) -> str:
    return stamp(datetime.now(UTC) - time_)


def is_long_ago(seen: str | None) -> bool:
    return seen is None or seen < ago(SEEN_EVERY)
