"""When people are told: a look at what is due every few seconds, in every process.

A process that has the person's page in sight puts the notice off before its time comes; then any process may tell it.
What it tells is claimed in the database, so no two of them do. Telling means that rows are written for the channels;
`carrier.py` sends these.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import Connection, delete, func, insert, select, update

from . import schema
from .breakers import host_in_url, site_of
from .errors import ClosedTable, NoDatabase, NoTable, Unplayable
from .hall import Hall
from .mails import digest
from .notice_models import NOTICE_KINDS, NoticeKind
from .notice_texts import Notice, notice_of
from .notices import KEPT, PAIR, TURN, owing
from .people import load_words
from .push import read_in_full
from .sessions import stamp
from .table import Table
from .wanting import Wish, quiet_until, read_wish, subscriptions_of, wish_in

log = logging.getLogger(__name__)
MOST = 200  # notices in one look
MOST_WAITING = 20  # messages to one person at one place: 20 browsers, a webhook and an address of mail
DAY = timedelta(days=1)  # between two looks for what is long over
STOPPING = 3.0  # seconds for a look that has begun when the server stops
Clock = Callable[[], datetime]
Origin = Callable[[str], str]  # the address of our pages, for somebody who wished for something at another one


class Pace(NamedTuple):
    """In seconds."""

    after: float = 60.0  # that somebody owes a decision before being told
    looks: float = 5.0  # between two looks
    ahead: float = 15.0  # before its time that a notice may be put off, and that all others wait
    tries: float = 60.0  # between two messages that somebody sends to try it out
    digest: float = 3600.0  # that something has waited before it is worth a mail


def utc_now() -> datetime:
    return datetime.now(UTC)


def as_stored(origin: str) -> str:
    return origin


class Crier:
    """Tells people what is due."""

    def __init__(
        self, hall: Hall, pace: Pace, has_mail: bool, origin: Origin = as_stored, clock: Clock = utc_now
    ) -> None:
        self._hall = hall
        self._origin = origin
        self._storage = hall.storage
        self._pace = pace
        self._has_mail = has_mail
        self._clock = clock
        self._cleaned = datetime.min.replace(tzinfo=UTC)

    async def run(self) -> None:
        await repeated(self.look, self._pace.looks)

    async def look(self) -> None:
        """At everything that is due now or soon."""
        now = self._clock()
        if now - self._cleaned >= DAY:
            self._cleaned = now
            await self._clean(now)
        soon = stamp(now + timedelta(seconds=self._pace.ahead - min(self._pace.after, self._pace.ahead)))
        for row in await self._storage.read(lambda connection: waiting(connection, soon)):
            time_ = datetime.fromisoformat(row["due"]) + timedelta(seconds=self._delay(row["kind"]))
            if now < time_ - timedelta(seconds=self._pace.ahead):
                continue
            if self._is_looking(row["person"], row["table_id"]):
                await self._put_off(row, now)
            elif now >= time_:
                await self._tell(row, now)
        if self._has_mail:
            for wish in await self._storage.read(lambda connection: readers(connection, now, self._pace.digest)):
                await self._mail(wish, now)

    def _delay(self, kind: str) -> float:
        """All processes have had the time to put it off."""
        return self._pace.after if kind == TURN else self._pace.ahead

    def _is_looking(self, person: str, table_id: str) -> bool:
        """Whether the person has the table in sight, in this process."""
        table = self._hall.in_use(table_id)
        return table is not None and any(each.person == person and each.is_visible for each in table.watchers)

    async def _put_off(self, row: Any, now: datetime) -> None:
        """A turn that is seen waits again, in case the person leaves; anything else has been noticed at the table."""
        seen = {"due": stamp(now)} if row["kind"] == TURN else {"told": stamp(now), "mailed": stamp(now), "seen": 1}
        await self._change(row["id"], **seen)

    async def _change(self, id_: str, **values: Any) -> None:
        rows = schema.notices
        change = update(rows).where(rows.c.id == id_, rows.c.told.is_(None)).values(**values)
        await self._storage.write(lambda connection: connection.execute(change))

    async def _forget(self, id_: str) -> None:
        gone = delete(schema.notices).where(schema.notices.c.id == id_)
        await self._storage.write(lambda connection: connection.execute(gone))

    async def _tell(self, row: Any, now: datetime) -> None:
        wish = await self._storage.read(lambda connection: read_wish(connection, row["person"]))
        kind: NoticeKind = row["kind"]
        if wish is None or not (wish.wants(kind, "push") or wish.wants(kind, "hook")):
            return await self._change(row["id"], told=stamp(now))
        quiet = quiet_until(wish, now)
        if quiet is not None:
            return await self._change(row["id"], due=stamp(quiet - timedelta(seconds=self._delay(kind))))
        notice = await self._notice(row, wish)
        if notice is None:
            return await self._forget(row["id"])
        id_ = row["id"]
        return await self._storage.write(lambda connection: hand_over(connection, id_, wish, kind, notice, stamp(now)))

    async def _notice(self, row: Any, wish: Wish) -> Notice | None:
        """None: there is nothing to tell any more."""
        try:
            table: Table = await self._hall.find(row["table_id"])
        except (NoTable, ClosedTable, Unplayable):
            return None
        is_asked = row["kind"] in (TURN, "nudge")
        if table.is_lost or (is_asked and wish.person not in owing(table.game, table.seats)):
            return None
        waiting = await self._storage.read(lambda connection: turns(connection, wish.person))
        return notice_of(
            table, wish.person, row["kind"], row["who"], load_words(wish.language), self._origin(wish.origin), waiting
        )

    async def _mail(self, wish: Wish, now: datetime) -> None:
        """One mail with everything that no mail has told yet."""
        rows = await self._storage.read(lambda connection: unmailed(connection, wish))
        if quiet_until(wish, now) is not None:
            return
        away = [row for row in rows if not self._is_looking(wish.person, row["table_id"])]
        found = [notice for notice in [await self._notice(row, wish) for row in away] if notice is not None]
        ids = [row["id"] for row in rows]
        body = digest(load_words(wish.language), self._origin(wish.origin), wish.leave, found) if found else None

        def write(connection: Connection) -> None:
            """Whoever moves the next mail on first sends this one."""
            wishes, later = schema.notice_wishes, stamp(now + timedelta(hours=wish.mail_hours))
            own = (wishes.c.person == wish.person) & (wishes.c.mail_next == wish.mail_next)
            if body is None or connection.execute(update(wishes).where(own).values(mail_next=later)).rowcount:
                rows = schema.notices
                connection.execute(update(rows).where(rows.c.id.in_(ids)).values(mailed=stamp(now)))
                if body is not None:
                    deliver(connection, "", wish.person, "mail", wish.mail or "", body._asdict(), stamp(now))

        await self._storage.write(write)

    async def _clean(self, now: datetime) -> None:
        """What is long over."""
        rows = schema.notices.c
        gone = delete(schema.notices).where(rows.kind != TURN, rows.at < stamp(now - KEPT))
        await self._storage.write(lambda connection: connection.execute(gone))


async def repeated(look: Callable[[], Awaitable[None]], pause: float) -> None:
    """Again and again. When the server stops, a look that has begun ends first: it may be in the database."""
    while True:
        await asyncio.sleep(pause)
        looking = asyncio.ensure_future(attempted(look))
        try:
            await asyncio.shield(looking)
        except asyncio.CancelledError:
            await asyncio.wait([looking], timeout=STOPPING)
            raise


async def attempted(look: Callable[[], Awaitable[None]]) -> None:
    try:
        await look()
    except NoDatabase:
        pass  # it is in the log; nothing is lost
    except Exception:
        log.exception("notices could not be told or sent; trying again")


def waiting(connection: Connection, soon: str) -> list[Any]:
    rows = schema.notices
    query = select(rows).where(rows.c.told.is_(None), rows.c.due <= soon).order_by(rows.c.due).limit(MOST)
    return list(connection.execute(query).mappings())


def turns(connection: Connection, person: str) -> int:
    rows = schema.notices.c
    return int(connection.execute(select(func.count()).where(rows.person == person, rows.kind == TURN)).scalar() or 0)


def readers(connection: Connection, now: datetime, age: float) -> list[Wish]:
    """Those who may be sent a mail now, and for whom something has waited long enough."""
    wishes, rows = schema.notice_wishes, schema.notices.c
    old = stamp(now - timedelta(seconds=age))
    has_any = select(rows.id).where(rows.person == wishes.c.person, rows.mailed.is_(None), rows.at <= old).exists()
    may = (wishes.c.mail.is_not(None)) & (wishes.c.mail_next <= stamp(now)) & wishes.c.wanted.contains(f"{PAIR}mail")
    return [wish_in(row) for row in connection.execute(select(wishes).where(may, has_any).limit(MOST)).mappings()]


def unmailed(connection: Connection, wish: Wish) -> list[Any]:
    rows = schema.notices
    kinds = [kind for kind in NOTICE_KINDS if wish.wants(kind, "mail")]
    query = select(rows).where(rows.c.person == wish.person, rows.c.mailed.is_(None), rows.c.kind.in_(kinds))
    return list(connection.execute(query.order_by(rows.c.at).limit(MOST)).mappings())


def hand_over(connection: Connection, id_: str, wish: Wish, kind: NoticeKind, notice: Notice, now: str) -> None:
    """To the channels; by the first process that claims it."""
    rows = schema.notices
    mine = update(rows).where(rows.c.id == id_, rows.c.told.is_(None)).values(told=now)
    if connection.execute(mine).rowcount != 1:
        return
    if wish.wants(kind, "push"):
        for target in subscriptions_of(connection, wish.person):
            deliver(connection, id_, wish.person, "push", target, notice._asdict(), now)
    if wish.wants(kind, "hook") and wish.hook is not None:
        deliver(connection, id_, wish.person, "hook", " ".join(wish.hook), notice._asdict(), now)


def deliver(
    connection: Connection, notice: str, person: str, channel: str, target: str, body: dict[str, Any], due: str
) -> None:
    """Of what waits for one person at one place there is never very much: then the oldest goes."""
    rows = schema.deliveries
    same = (rows.c.person == person) & (rows.c.channel == channel) & (rows.c.target == target)
    waiting = select(rows.c.id).where(same).order_by(rows.c.due.desc(), rows.c.id).offset(MOST_WAITING - 1)
    old = connection.execute(waiting).scalars().all()
    if old:
        connection.execute(delete(rows).where(rows.c.id.in_(old)))
    row = {"id": secrets.token_hex(16), "notice": notice, "person": person, "channel": channel, "target": target}
    site = site_of(host_in_url(leads_to(connection, channel, target)))
    connection.execute(insert(rows).values(**row, site=site, body=json.encode(body).decode(), tries=0, due=due))


def leads_to(connection: Connection, channel: str, target: str) -> str:
    """An address; of a mail none, since it goes to the operator's own server."""
    if channel == "push":
        known, columns = read_in_full(target), schema.subscriptions.c
        if known is not None:
            return known[0].endpoint
        return str(connection.execute(select(columns.endpoint).where(columns.id == target)).scalar() or "")
    return target.partition(" ")[2] if channel == "hook" else ""
