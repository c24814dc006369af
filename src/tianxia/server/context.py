"""What a request is given: the tables, the people, and who is asking."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from .accounts import Accounts
from .advice import Advisor
from .company.chat import Chats
from .company.reports import Reports
from .consent import Wishes
from .departing import Departing
from .hall import Hall
from .limits import address_of
from .luck import Commitments
from .people import People
from .quotas import Quotas
from .sessions import Person, Sessions
from .studies import Studies
from .timekeeper import Timekeeper


class Context(NamedTuple):
    """All in one: to find several things for a request, the framework would start a task for each."""

    hall: Hall
    people: People
    accounts: Accounts
    sessions: Sessions
    person: Person
    wishes: Wishes
    advisor: Advisor
    studies: Studies
    quotas: Quotas
    chats: Chats
    reports: Reports
    timekeeper: Timekeeper
    departing: Departing
    commitments: Commitments

    async def settle(self, connection: ASGIConnection[Any, Any, Any, Any]) -> "Context":
        """The same, when this person has something to come back to."""
        if not self.person.is_stored:
            self.quotas.welcome(address_of(connection))
        return self._replace(person=await self.sessions.settle(connection, self.person))

    async def settled(self, connection: ASGIConnection[Any, Any, Any, Any]) -> list[Cookie]:
        """The cookies by which this person is recognized, who now has something to come back to."""
        return (await self.settle(connection)).cookies(connection)

    def cookies(self, connection: ASGIConnection[Any, Any, Any, Any]) -> list[Cookie]:
        return self.sessions.cookies(connection, self.person)


TheContext = NamedDependency[Context]
