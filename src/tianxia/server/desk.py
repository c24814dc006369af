"""What a request is given: the tables, the people, and who is asking."""

from typing import NamedTuple

from litestar.di import NamedDependency

from .people import People, Person
from .tables import Tables
from .wishes import Wishes


class Desk(NamedTuple):
    """All in one: the framework starts tasks to find several things for a request at once."""

    tables: Tables
    people: People
    person: Person
    wishes: Wishes


TheDesk = NamedDependency[Desk]
