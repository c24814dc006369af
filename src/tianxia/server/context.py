"""What a request is given: the tables, the people, and who is asking."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from .consent import Wishes
from .hall import Hall
from .people import People, Person


class Context(NamedTuple):
    """All in one: the framework starts tasks to find several things for a request at once."""

    hall: Hall
    people: People
    person: Person
    wishes: Wishes

    def cookie(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """By which this person is known again."""
        return self.people.cookie(connection, self.person.id)


TheContext = NamedDependency[Context]
