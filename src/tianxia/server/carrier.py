"""Sends what is to be sent: push messages, webhooks, mails. In threads, and never for long.

A row is claimed by moving the time at which it is due: a process that dies leaves it to the next one. What fails is
tried again a few times, later each time. A browser that is no longer subscribed is forgotten.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import partial
from typing import Any, Final, cast

from msgspec import json
from sqlalchemy import Connection, delete, select, update

from . import schema
from .crier import MOST, Clock, Pace, repeated, utc_now
from .errors import BadAddress
from .mails import Mail, Post
from .notice_models import HookKind
from .notice_texts import Notice
from .outbound import Answer, Outbound
from .push import Subscription, Vapid, coded, encrypted, headers_of
from .sessions import stamp
from .storage import Storage
from .wanting import Wish, read_wish, subscriptions_of
from .webhooks import request_of

log = logging.getLogger(__name__)
CLAIM: Final = 120.0  # seconds in which a process sends what it has claimed
AGAIN: Final = (30.0, 120.0, 600.0)  # seconds until the next try
LONGEST_WAIT: Final = 3600.0  # that another server may ask for
THREADS: Final = 8
GONE: Final = (404, 410)  # a browser has ended its subscription
JSON: Final = {"Content-Type": "application/json"}


class Undelivered(Exception):
    """To be tried again, not before so many seconds."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.wait = wait


class Unsubscribed(Exception):
    """The browser no longer wants to be told anything."""


class Carrier:
    """Sends the deliveries of one database, beside other processes that do the same."""

    def __init__(
        self, storage: Storage, vapid: Vapid, outbound: Outbound, post: Post | None, pace: Pace, clock: Clock = utc_now
    ) -> None:
        self._storage = storage
        self._vapid = vapid
        self._outbound = outbound
        self._post = post
        self._pace = pace
        self._clock = clock
        self._threads = ThreadPoolExecutor(THREADS, "tianxia-carrier")

    async def run(self) -> None:
        await repeated(self.look, self._pace.looks)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Send everything that is due."""
        now = stamp(self._clock())
        rows = await self._storage.read(lambda connection: due(connection, now))
        await asyncio.gather(*[self._carry(row) for row in rows])

    async def _carry(self, row: Any) -> None:
        if not row["stands"]:
            return await self._remove(row)
        if not await self._claim(row):
            return None
        again: float | None = None
        try:
            if (send := await self._sender(row)) is not None:
                await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except Unsubscribed:
            ended = delete(schema.subscriptions).where(schema.subscriptions.c.id == row["target"])
            await self._storage.write(lambda connection: connection.execute(ended))
        except Undelivered as failed:
            again = await self._failed(row, str(failed), failed.wait)
        except (OSError, BadAddress) as failed:
            again = await self._failed(row, type(failed).__name__)
        return await self._remove(row) if again is None else None

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
        seconds = max(AGAIN[tries], min(wait, LONGEST_WAIT))
        later = stamp(self._clock() + timedelta(seconds=seconds))
        rows = schema.deliveries
        change = update(rows).where(rows.c.id == row["id"]).values(tries=tries + 1, due=later)
        await self._storage.write(lambda connection: connection.execute(change))
        return seconds

    async def _remove(self, row: Any) -> None:
        gone = delete(schema.deliveries).where(schema.deliveries.c.id == row["id"])
        await self._storage.write(lambda connection: connection.execute(gone))

    async def _sender(self, row: Any) -> Callable[[], None] | None:
        """What is to be done in a thread; None: the browser or its person has gone since."""
        if row["channel"] != "push":
            return partial(self._hook if row["channel"] == "hook" else self._mail, row)

        def read(connection: Connection) -> tuple[Subscription | None, Wish | None]:
            person = row["person"]
            return subscriptions_of(connection, person).get(row["target"]), read_wish(connection, person)

        known, wish = await self._storage.read(read)
        return None if known is None or wish is None else partial(self._push, row, known, wish)

    # In threads

    def _push(self, row: Any, known: Subscription, wish: Wish) -> None:
        notice = Notice(**json.decode(row["body"]))
        contact = self._post.contact if self._post else wish.origin
        topic = coded(hashlib.sha256(notice.table.encode()).digest()[:24])
        message = json.encode(notice._replace(link=notice.link.removeprefix(wish.origin))._asdict())
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


def due(connection: Connection, now: str) -> list[Any]:
    """What is to be sent, and whether it still means something: a turn that has been played since does not."""
    rows, notices = schema.deliveries, schema.notices.c
    stands = (rows.c.notice == "") | select(notices.id).where(notices.id == rows.c.notice).exists()
    query = select(rows, stands.label("stands")).where(rows.c.due <= now).order_by(rows.c.due).limit(MOST)
    return list(connection.execute(query).mappings())


def check(answer: Answer) -> None:
    """Redirects are failures, too: they could lead anywhere."""
    if not 200 <= answer.status < 300:
        raise Undelivered(f"answered {answer.status}", answer.wait)
