"""What a request is given: the tables, the people, and who is asking."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from .advice import Advisor
from .consent import Wishes
from .hall import Hall
from .people import People, Person
from .quotas import Quotas
from .studies import Studies


class Context(NamedTuple):
    """All in one: to find several things for a request, the framework would start a task for each."""

    hall: Hall
    people: People
    person: Person
    wishes: Wishes
    advisor: Advisor
    studies: Studies
    quotas: Quotas

    def cookie(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """The cookie by which this person is recognized."""
        return self.people.cookie(connection, self.person.id)


TheContext = NamedDependency[Context]
