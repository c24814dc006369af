"""Whose a name is: what changes that needs a proof of the last minutes, and its owner is told of it.

A cookie can be copied, so it is enough to play, but not to take the name. Who keeps none has nothing to prove with:
there the session is all there is.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from .context import Context
from .devices import device_of
from .errors import ProveFirst, SessionReplaced
from .limits import address_of
from .notice_models import OwnAct
from .own_notices import telling
from .sessions import check_good, hold, stamp
from .storage import Write


async def check_proved(context: Context) -> None:
    """Also that the session is still good: a body that took its time to arrive may be from before it ended. What is
    written then looks once more: see `Change`.
    """
    if await context.sessions.is_over(context.person):
        raise SessionReplaced
    if not context.person.has_proved and (await context.accounts.find(context.person.id)).kept is not None:
        raise ProveFirst


def nothing(connection: Connection) -> None:
    """There is no more to a change than what goes along."""


class Change:
    """A new session for this browser, of this person or another; stored together with what goes along, and what is
    told of it. `alone`: all other sessions of the person end.
    """

    def __init__(
        self,
        connection: ASGIConnection[Any, Any, Any, Any],
        context: Context,
        act: OwnAct | None,
        person: str = "",
        alone: bool = True,
        proved: bool = False,
    ) -> None:
        self._connection = connection
        self._context = context
        self._act = act
        self._alone = alone
        self._person = person or context.person.id
        self._proved = stamp() if proved else context.person.proved if self._person == context.person.id else None
        self.now = context.person

    async def store(self, write: Write = nothing) -> None:
        told = await self.told(write)
        sessions, was = self._context.sessions, self._context.person
        if not was.is_stored and self._person == was.id:  # whoever signs in is known already
            self._context.quotas.welcome(address_of(self._connection))
        self.now = await sessions.replace(
            self._connection, was, self._person, self._proved, alone=self._alone, also=told
        )

    async def store_only(self, write: Write = nothing) -> None:
        """And this browser keeps its session, as do the others."""
        await self._context.hall.storage.write(await self.told(write))

    async def told(self, write: Write = nothing) -> Write:
        """Also to the owner. It is written only if the session that asks for it is still good."""
        tell, was = await self.telling(), self._context.person

        def all_three(connection: Connection) -> None:
            hold(connection, self._person)
            check_good(connection, was)
            write(connection)
            tell(connection)

        return all_three

    async def telling(self) -> Write:
        """The owner, and no more."""
        device = device_of(self._connection.headers.get("user-agent", "")).stored()
        return await telling(self._context.hall.storage, self._person, self._act, device)

    @property
    def cookies(self) -> list[Cookie]:
        return self._context.sessions.cookies(self._connection, self.now)
