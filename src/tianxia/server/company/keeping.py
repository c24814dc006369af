"""Of all that is stored about people among each other: what a person takes along, and what goes when they go."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Column, Connection, and_, delete, insert, or_, select, update

from ..schema import people, seats, tickets
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
UNNAMED: Final = "?"
OUTLIVES: Final = timedelta(days=30)  # reports about somebody who has been deleted, and a ban of their name


def told(row: dict[str, Any], person: str) -> dict[str, Any]:
    """A row of these, without what is about others alone."""
    others = {key for key in ("person", "by", "reporter") if row.get(key, person) != person}
    return {key: value for key, value in row.items() if key not in UNTOLD | others and key != "id"}


def erase(connection: Connection, person: str) -> None:
    """Messages go with whoever wrote them, also where they were evidence against others; what was reported of others
    stays. What was reported of the person stays for a while: nobody gets rid of it by leaving.
    """
    form = connection.execute(select(people.c.folded).where(people.c.id == person)).scalar()
    put_aside(connection, person, form)
    connection.execute(delete(friends).where(or_(friends.c.person == person, friends.c.other == person)))
    forget_blocks(connection, person)
    for sheet in (messages, agreements, presences):
        connection.execute(delete(sheet).where(sheet.c.person == person))
    about = (reports.c.person == person) & reports.c.gone.is_(None)
    connection.execute(update(reports).where(about).values(gone=stamp(), folded=form))
    connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=None))
    others = reports.c.evidence.contains(person) & (reports.c.person != person)
    query = select(reports.c.number, reports.c.evidence).where(others)
    for number, evidence in connection.execute(query).all():
        rest = [each for each in json.loads(evidence) if each["person"] != person]
        values = {"evidence": json.dumps(rest)}
        connection.execute(update(reports).where(reports.c.number == number).values(values))


def put_aside(connection: Connection, person: str, form: str | None) -> None:
    """What somebody who goes has written lately, in words of their own: those who read it may still report it."""
    now = stamp()
    sat = seats.c.table_id == messages.c.table_id, seats.c.seat == messages.c.seat
    query = select(messages, seats.c.name).outerjoin(seats, and_(*sat))
    lately = messages.c.text.is_not(None), messages.c.at >= stamp(datetime.now(UTC) - OUTLIVES)
    written: dict[str, list[dict[str, Any]]] = {}
    names: dict[str, str] = {}
    for row in connection.execute(query.where(messages.c.person == person, *lately)).mappings():
        said = {column.name: row[column.name] for column in messages.c if column.name != "table_id"}
        written.setdefault(row["table_id"], []).append(said)
        names[row["table_id"]] = row["name"] or UNNAMED
    rows = [
        {
            "at": now,
            "person": person,
            "name": names[table],
            "table_id": table,
            "reason": "",
            "text": "",
            "evidence": json.dumps(said),
            "gone": now,
            "folded": form,
        }
        for table, said in written.items()
    ]
    if rows:
        connection.execute(insert(reports), rows)


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
