"""Sends what is to be sent: push messages, webhooks, mails. In threads, and never for long.

A row is claimed when a thread is free for it, by moving the time at which it is due: a process that dies leaves it to
the next one. What fails is tried again a few times, later each time. A browser that is no longer subscribed is
forgotten, and a host that does not answer is left alone for a while.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import partial
from itertools import zip_longest
from typing import Any, Final, cast

from msgspec import json
from sqlalchemy import Connection, delete, func, select, update

from . import schema
from .breakers import Breakers, host_in_url
from .crier import MOST, STOPPING, Clock, Origin, Pace, as_stored, attempted, utc_now
from .errors import BadAddress, NoDatabase
from .mails import Mail, Post
from .notice_models import HookKind
from .notice_texts import Notice
from .outbound import Answer, NotAsked, Outbound
from .push import Subscription, Vapid, coded, encrypted, headers_of, read_in_full
from .sessions import stamp
from .storage import Storage
from .wanting import Wish, read_wish, subscriptions_of
from .webhooks import request_of

log = logging.getLogger(__name__)
CLAIM: Final = 120.0  # seconds in which a process sends what it has claimed
AGAIN: Final = (30.0, 120.0, 600.0)  # seconds until the next try
SOON: Final = 5.0  # and if it could not be tried at all
LONGEST_WAIT: Final = 3600.0  # that another server may ask for
THREADS: Final = {"mail": 2, "push": 6, "hook": 4}
MOST_SERVED: Final = 5000  # people, and sites, whose latest turn is remembered
OF_A_SITE: Final = 40  # people who wait for it and are looked at together
GONE: Final = (404, 410)  # a browser has ended its subscription
JSON: Final = {"Content-Type": "application/json"}


class Undelivered(Exception):
    """To be tried again, not before so many seconds."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.wait = wait


class Unsubscribed(Exception):
    """The browser no longer wants to be told anything."""


class Lane:
    """The threads of one channel: what is slow on one way out does not stop the others."""

    def __init__(self, channel: str, threads: int) -> None:
        self.channel = channel
        self.threads = ThreadPoolExecutor(threads, f"tianxia-{channel}")
        self.most = threads
        self.running: dict[asyncio.Task[None], str] = {}  # for whom
        self._people, self._sites = Served(), Served()

    def has_room(self) -> bool:
        return len(self.running) < self.most

    def in_turn(self, rows: Iterable[Any]) -> list[Any]:
        """One of each site, then a second one of each, and so on; those first whose turn was longest ago."""
        by_site: dict[str, list[Any]] = {}
        for row in sorted(rows, key=lambda row: self._people.at(row["person"])):
            by_site.setdefault(row["site"], []).append(row)
        lines = [by_site[site] for site in sorted(by_site, key=self._sites.at)]
        return [row for places in zip_longest(*lines) for row in places if row is not None]

    def serve(self, row: Any, work: Coroutine[Any, Any, None]) -> None:
        self._people.note(row["person"])
        self._sites.note(row["site"])
        task = asyncio.create_task(work)
        self.running[task] = row["person"]
        task.add_done_callback(self.running.pop)


class Served:
    """When people, or sites, had their latest turn."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}

    def note(self, name: str) -> None:
        self._at.pop(name, None)
        self._at[name] = time.monotonic()
        if len(self._at) > MOST_SERVED:
            del self._at[next(iter(self._at))]

    def at(self, name: str) -> float:
        return self._at.get(name, 0.0)


class Carrier:
    """Sends the deliveries of one database, beside other processes that do the same.

    A thread that is free takes one row: to a site to which hardly anything else is under way, of somebody for whom
    nothing is, the site and the person whose latest turn was longest ago. Whoever has many messages for a slow target
    waits for them, as do others who wait for that target, and nobody else does.
    """

    def __init__(
        self,
        storage: Storage,
        vapid: Vapid,
        outbound: Outbound,
        post: Post | None,
        pace: Pace,
        origin: Origin = as_stored,
        clock: Clock = utc_now,
    ) -> None:
        self._storage = storage
        self._vapid = vapid
        self._outbound = outbound
        self._post = post
        self._pace = pace
        self._clock = clock
        self._origin = origin
        self._breakers = Breakers()
        self._lanes = [Lane(channel, threads) for channel, threads in THREADS.items()]

    async def run(self) -> None:
        async with asyncio.TaskGroup() as lanes:
            for lane in self._lanes:
                lanes.create_task(self._work(lane))

    def close(self) -> None:
        for lane in self._lanes:
            lane.threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self, lane: Lane) -> None:
        """As long as the server runs. What has begun when it stops is let end: it may be in the database."""
        try:
            while True:
                await attempted(partial(self._take, lane))
                if lane.running:
                    await asyncio.wait(lane.running, timeout=self._pace.looks, return_when=asyncio.FIRST_COMPLETED)
                else:
                    await asyncio.sleep(self._pace.looks)
        finally:
            if lane.running:
                await asyncio.wait(lane.running, timeout=STOPPING)

    async def _take(self, lane: Lane) -> None:
        """One row for every thread that is free."""
        if not lane.has_room():
            return
        now, busy, full = stamp(self._clock()), list(lane.running.values()), self._breakers.full()
        rows = await self._storage.read(lambda connection: due(connection, lane.channel, now, busy, full))
        for row in lane.in_turn(rows):
            if not lane.has_room():
                return
            host = self._host_of(row)
            if self._breakers.has_room(host) and await self._claim(row):
                self._breakers.begin(host)
                lane.serve(row, self._carry(row, lane, host))

    def _host_of(self, row: Any) -> str:
        """Where the row leads; empty for mails, which all go to the operator's own server."""
        if row["channel"] == "mail":
            return ""
        if row["channel"] == "hook":
            return host_in_url(row["target"].partition(" ")[2])
        known = read_in_full(row["target"])
        return host_in_url(known[0].endpoint if known else row["endpoint"] or "")

    async def _carry(self, row: Any, lane: Lane, host: str) -> None:
        """To its end, whatever happens."""
        answered: bool | None = True
        try:
            again: float | None = None
            try:
                if rest := self._breakers.rest(host):
                    answered = None
                    raise Undelivered("left alone since it does not answer", rest)
                if row["stands"] and (send := await self._sender(row)) is not None:
                    await asyncio.get_running_loop().run_in_executor(lane.threads, send)
            except Unsubscribed:
                ended = delete(schema.subscriptions).where(schema.subscriptions.c.id == row["target"])
                await self._storage.write(lambda connection: connection.execute(ended))
            except Undelivered as failed:
                again = await self._failed(row, str(failed), failed.wait)
            except NotAsked:
                answered = None
                again = await self._put_off(row, row["tries"], SOON)
            except BadAddress:
                log.warning("a notice by %s was given up: it leads where nothing is sent", row["channel"])
            except OSError as failed:
                answered = False
                again = await self._failed(row, type(failed).__name__)
            if again is None:
                await self._remove(row)
        except NoDatabase:
            pass  # it is in the log; the row is seen again when its claim is over
        except Exception:
            log.exception("a notice by %s could not be sent; it is tried again", row["channel"])
        finally:
            self._breakers.end(host, answered)

    async def _claim(self, row: Any) -> bool:
        """Whether it is ours to send; the others see it again when the claim is over."""
        rows = schema.deliveries
        until = stamp(self._clock() + timedelta(seconds=CLAIM))
        this = (rows.c.id == row["id"]) & (rows.c.due == row["due"])
        claimed: list[int] = []

        def write(connection: Connection) -> None:
            claimed[:] = [connection.execute(update(rows).where(this).values(due=until)).rowcount]

        await self._storage.write(write)
        return claimed == [1]

    async def _failed(self, row: Any, why: str, wait: float = 0.0) -> float | None:
        """When it is tried again; None: never."""
        tries = row["tries"]
        if tries >= len(AGAIN):
            log.warning("a notice by %s was given up: %s", row["channel"], why)
            return None
        return await self._put_off(row, tries + 1, max(AGAIN[tries], min(wait, LONGEST_WAIT)))

    async def _put_off(self, row: Any, tries: int, seconds: float) -> float:
        later = stamp(self._clock() + timedelta(seconds=seconds))
        rows = schema.deliveries
        change = update(rows).where(rows.c.id == row["id"]).values(tries=tries, due=later)
        await self._storage.write(lambda connection: connection.execute(change))
        return seconds

    async def _remove(self, row: Any) -> None:
        gone = delete(schema.deliveries).where(schema.deliveries.c.id == row["id"])
        await self._storage.write(lambda connection: connection.execute(gone))

    async def _sender(self, row: Any) -> Callable[[], None] | None:
        """What is to be done in a thread; None: the browser or its person has gone since."""
        if row["channel"] != "push":
            return partial(self._hook if row["channel"] == "hook" else self._mail, row)
        last = read_in_full(row["target"])
        if last is not None:
            return partial(self._push, row, *last)

        def read(connection: Connection) -> tuple[Subscription | None, Wish | None]:
            person = row["person"]
            return subscriptions_of(connection, person).get(row["target"]), read_wish(connection, person)

        known, wish = await self._storage.read(read)
        return None if known is None or wish is None else partial(self._push, row, known, wish.origin)

    # In threads

    def _push(self, row: Any, known: Subscription, wished_at: str) -> None:
        notice = Notice(**json.decode(row["body"]))
        origin = self._origin(wished_at)
        contact = self._post.contact if self._post else origin
        topic = coded(hashlib.sha256((notice.table or row["id"]).encode()).digest()[:24])
        message = json.encode(notice._replace(link=notice.link.removeprefix(origin))._asdict())
        headers = {**headers_of(topic), **self._vapid.headers(known.endpoint, contact)}
        answer = self._outbound.post(known.endpoint, encrypted(message, known), headers)
        if answer.status in GONE:
            raise Unsubscribed
        check(answer)

    def _hook(self, row: Any) -> None:
        kind, _, url = row["target"].partition(" ")
        request = request_of(cast(HookKind, kind), url, Notice(**json.decode(row["body"])))
        check(self._outbound.post(request.url, request.body, JSON))

    def _mail(self, row: Any) -> None:
        if self._post is not None:
            self._post.send(row["target"], Mail(**json.decode(row["body"])))


def due(
    connection: Connection, channel: str, now: str, busy: Collection[str] = (), full: Collection[str] = ()
) -> list[Any]:
    """What is to be sent first of everybody for whom nothing is under way, of each site with room no more than it could
    take in a while; and whether it still means something: a turn that has been played since does not.
    """
    rows, notices, browsers = schema.deliveries, schema.notices.c, schema.subscriptions.c
    waits = (rows.c.channel == channel) & (rows.c.due <= now) & rows.c.person.not_in(busy) & rows.c.site.not_in(full)
    oldest = rows.c.due, rows.c.id
    own_place = func.row_number().over(partition_by=rows.c.person, order_by=oldest).label("own_place")
    own = select(rows.c.id, rows.c.site, rows.c.due, own_place).where(waits).subquery().c
    place = func.row_number().over(partition_by=own.site, order_by=(own.due, own.id)).label("place")
    first = select(own.id, place).where(own.own_place == 1).subquery().c
    stands = (rows.c.notice == "") | select(notices.id).where(notices.id == rows.c.notice).exists()
    query = select(rows, stands.label("stands"), browsers.endpoint).join(
        first.id.table, (first.id == rows.c.id) & (first.place <= OF_A_SITE)
    )
    query = query.outerjoin(schema.subscriptions, browsers.id == rows.c.target)
    return list(connection.execute(query.order_by(first.place, *oldest).limit(MOST)).mappings())


def check(answer: Answer) -> None:
    """Redirects are failures, too: they could lead anywhere."""
    if not 200 <= answer.status < 300:
        raise Undelivered(f"answered {answer.status}", answer.wait)
