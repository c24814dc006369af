"""All ways out of this server, as one process uses them: push messages, webhooks and mail."""

import asyncio
from typing import Any

from litestar.connection import ASGIConnection

from .carrier import Carrier
from .crier import Crier, Pace
from .hall import Hall
from .hosts import Hosts
from .mails import Post
from .outbound import Outbound, Resolve, resolved
from .push import Vapid
from .storage import Storage
from .throttle import Throttle

ANYWHERE = Hosts()
DAY = 24 * 3600.0


class Channels:
    """What notices go through, and what tells and sends them."""

    def __init__(
        self,
        storage: Storage,
        hosts: tuple[str, ...],
        smtp: str,
        sender: str,
        pace: Pace,
        hosts_here: Hosts = ANYWHERE,
        resolve: Resolve = resolved,
    ) -> None:
        self.storage = storage
        self.vapid = Vapid.of(storage)
        self.outbound = Outbound(hosts, resolve)
        self.post = Post(smtp, sender) if smtp else None
        self.carrier = Carrier(storage, self.vapid, self.outbound, self.post, pace, hosts_here.origin_now)
        self._pace = pace
        self._origin = hosts_here.origin_now
        self._asked = Throttle(20, DAY)  # by one person, or for one address of mail
        self._here = Throttle(200, DAY)  # from one network, which may be a whole school
        self._named = Throttle(40, DAY)  # addresses that one person names for pushes and webhooks
        self._named_here = Throttle(400, DAY)  # and one network
        self._tried = Throttle(1, pace.tries)  # by one person

    def name(self, address: str, person: str) -> None:
        """One more address that somebody names."""
        self._named_here.take(address)
        self._named.take(person)

    def try_out(self, address: str, person: str) -> None:
        self._tried.take(person)
        self.take(address, person)

    def take(self, address: str, *who: str) -> None:
        """One more message that somebody asks for; `TooManyTries` if these were many."""
        self._here.take(address)
        for each in who:
            self._asked.take(each)

    async def work(self, hall: Hall) -> None:
        """For as long as the server runs; when it stops, both have come to their end."""
        async with asyncio.TaskGroup() as both:
            both.create_task(Crier(hall, self._pace, self.post is not None, self._origin).run())
            both.create_task(self.carrier.run())

    def close(self) -> None:
        self.carrier.close()
        self.outbound.close()


def channels_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Channels:
    channels: Channels = connection.app.state.channels
    return channels
