"""Of all that is stored about people among each other: what a person takes along, and what goes when they go."""

import json
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Column, Connection, delete, or_, select, update

from ..schema import people, tickets
from ..sessions import stamp
from .blocks import forget as forget_blocks
from .sheets import agreements, blocks, friends, messages, presences, reports

# What belongs to a person's data, by the name of its file. Who reported or blocked somebody is not for them to know.
OWN: Final[dict[str, Column[Any]]] = {
    "friends": friends.c.person,
    "blocks": blocks.c.person,
    "messages": messages.c.person,
    "agreements": agreements.c.person,
    "reports": reports.c.reporter,
    "links": tickets.c.person,
    "presences": presences.c.person,
}
# Of these rows the ids of others stay here.
UNTOLD: Final = frozenset(("other", "evidence", "outcome", "gone", "folded"))
OUTLIVES: Final = timedelta(days=30)  # reports about somebody who has been deleted, and a ban of their name


def told(row: dict[str, Any], person: str) -> dict[str, Any]:
    """A row of these, without what is about others alone."""
    others = {key for key in ("person", "by", "reporter") if row.get(key, person) != person}
    return {key: value for key, value in row.items() if key not in UNTOLD | others and key != "id"}


def erase(connection: Connection, person: str) -> None:
    """Messages go with whoever wrote them, also where they were evidence against others; what was reported of others
    stays. What was reported of the person stays for a while: nobody gets rid of it by leaving.
    """
    connection.execute(delete(friends).where(or_(friends.c.person == person, friends.c.other == person)))
    forget_blocks(connection, person)
    for sheet in (messages, agreements, presences):
        connection.execute(delete(sheet).where(sheet.c.person == person))
    form = connection.execute(select(people.c.folded).where(people.c.id == person)).scalar()
    about = (reports.c.person == person) & reports.c.gone.is_(None)
    connection.execute(update(reports).where(about).values(gone=stamp(), folded=form))
    connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=None))
    others = reports.c.evidence.contains(person) & (reports.c.person != person)
    query = select(reports.c.number, reports.c.evidence).where(others)
    for number, evidence in connection.execute(query).all():
        rest = [each for each in json.loads(evidence) if each["person"] != person]
        values = {"evidence": json.dumps(rest)}
        connection.execute(update(reports).where(reports.c.number == number).values(values))


def move(connection: Connection, visitor: str, person: str) -> None:
    """A visitor is now somebody who keeps a name: what they said and whom they blocked goes along."""
    for sheet, column in ((messages, "person"), (reports, "person"), (reports, "reporter")):
        connection.execute(update(sheet).where(sheet.c[column] == visitor).values({column: person}))
    move_rows(connection, agreements.c.person, agreements.c.table_id, visitor, person)
    move_rows(connection, blocks.c.person, blocks.c.other, visitor, person)
    move_rows(connection, blocks.c.other, blocks.c.person, visitor, person)
    connection.execute(delete(blocks).where(blocks.c.person == blocks.c.other))


def move_rows(connection: Connection, whose: Column[Any], key: Column[Any], visitor: str, person: str) -> None:
    """Where the person has a row of their own, it stays, and the visitor's goes."""
    sheet = whose.table
    known = list(connection.execute(select(key).where(whose == person)).scalars())
    connection.execute(delete(sheet).where(whose == visitor, key.in_(known)))
    connection.execute(update(sheet).where(whose == visitor).values({whose.name: person}))
