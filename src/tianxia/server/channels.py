"""All ways out of this server, as one process uses them: push messages, webhooks and mail."""

import asyncio
from typing import Any

from litestar.connection import ASGIConnection

from .carrier import Carrier
from .crier import Crier, Pace
from .hall import Hall
from .mails import Post
from .outbound import Outbound, Resolve, resolved
from .push import Vapid
from .storage import Storage
from .throttle import Throttle

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
        resolve: Resolve = resolved,
    ) -> None:
        self.storage = storage
        self.vapid = Vapid.of(storage)
        self.outbound = Outbound(hosts, resolve)
        self.post = Post(smtp, sender) if smtp else None
        self.carrier = Carrier(storage, self.vapid, self.outbound, self.post, pace)
        self._pace = pace
        self._asked = Throttle(20, DAY)  # by one person, or for one address of mail
        self._here = Throttle(200, DAY)  # from one address, which may be a whole school

    def take(self, address: str, *who: str) -> None:
        """One more message that somebody asks for; `TooManyTries` if these were many."""
        self._here.take(address)
        for each in who:
            self._asked.take(each)

    async def work(self, hall: Hall) -> None:
        """For as long as the server runs."""
        await asyncio.gather(Crier(hall, self._pace, self.post is not None).run(), self.carrier.run())

    def close(self) -> None:
        self.carrier.close()


def channels_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Channels:
    channels: Channels = connection.app.state.channels
    return channels
