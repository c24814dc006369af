"""Messages and names that somebody brings before the operator, with what was said last at that table as evidence."""

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Subquery, insert, select, union_all

from .. import schema
from ..accounts import Account
from ..limits import Bucket
from ..names import plain_text
from ..sessions import stamp
from ..storage import Storage
from .errors import NoMessage, NoPerson, OnlyTogether, ReportStands, TooManyReports
from .models import Report
from .sheets import messages, reports

EVIDENCE = 30  # messages, the last ones up to the one that is reported
AT_ONCE, AN_HOUR = 10, 3600.0  # reports of one person
FROM_ADDRESS = 50  # a school may have as many


class Reports:
    """Takes them in."""

    def __init__(self, storage: Storage, count: Callable[[], None]) -> None:
        self._storage = storage
        self._count = count
        self._sent = Bucket(AT_ONCE / AN_HOUR, AT_ONCE)
        self._from = Bucket(FROM_ADDRESS / AN_HOUR, FROM_ADDRESS)  # new visitors are many people at one address

    async def take(self, reporter: str, whom: Account | None, report: Report, address: str) -> None:
        """From somebody who has met the other, and has no open report about them. Who has been deleted is known by the
        message alone.
        """
        if self._sent.take(reporter) or self._from.take(address):
            raise TooManyReports
        table = report.whom.table or None

        def write(connection: Connection) -> None:
            left = left_by(connection, table, report.message)
            about = left or (whom and About(whom.id, whom.name))
            if about is None:
                raise NoPerson("seat")
            met = sat_at(connection, reporter, table) if left else have_met(connection, reporter, about.person, table)
            if not met:
                raise OnlyTogether
            if is_open(connection, reporter, about.person):
                raise ReportStands
            said = with_left(evidence_of(connection, table, report.message) if table else [], about.said)
            if report.message is not None and not is_by(said, report.message, about.person):
                raise NoMessage("message")
            row = {"at": stamp(), "reporter": reporter, "person": about.person, "name": about.name, "table_id": table}
            more = {"message": report.message, "reason": report.reason, "text": plain_text(report.text)}
            gone = {"gone": about.gone, "folded": about.folded}
            connection.execute(insert(reports).values(**row, **more, **gone, evidence=json.dumps(said)))

        await self._storage.write(write)
        self._count()


class About(NamedTuple):
    """Whom a report is about."""

    person: str
    name: str
    gone: str | None = None
    folded: str | None = None
    said: tuple[dict[str, Any], ...] = ()  # what they had written before they were deleted


def left_by(connection: Connection, table: str | None, message: int | None) -> About | None:
    """Who wrote a message and has been deleted since: see `keeping.py`."""
    columns = reports.c
    if table is None or message is None:
        return None
    query = select(reports).where(columns.reason == "", columns.table_id == table)
    for row in connection.execute(query).all():
        said = json.loads(row.evidence)
        if is_by(said, message, row.person):
            earlier = tuple([each for each in said if each["number"] <= message])
            return About(row.person, row.name, row.gone, row.folded, earlier)
    return None


def with_left(said: list[dict[str, Any]], left: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted([*said, *left], key=lambda each: each["number"])[-EVIDENCE:]


def sat_at(connection: Connection, person: str, table: str | None) -> bool:
    return connection.execute(select(tables_of(person, table)).limit(1)).first() is not None


def have_met(connection: Connection, one: str, other: str, table: str | None = None) -> bool:
    """Whether both sit or sat at a table, or wrote there: at this one, or at any."""
    own, theirs = tables_of(one, table), tables_of(other, table)
    query = select(own.c.table_id).where(own.c.table_id.in_(select(theirs.c.table_id))).limit(1)
    return connection.execute(query).first() is not None


def tables_of(person: str, table: str | None) -> Subquery:
    seats, results, said = schema.seats.c, schema.results.c, messages.c
    columns = (seats.table_id, seats.holder), (results.table_id, results.person), (said.table_id, said.person)
    at = [select(id_).where(whose == person, *([id_ == table] if table else [])) for id_, whose in columns]
    return union_all(*at).subquery()


def is_open(connection: Connection, reporter: str, person: str) -> bool:
    columns = reports.c
    same = (columns.reporter == reporter) & (columns.person == person) & columns.settled.is_(None)
    return connection.execute(select(columns.number).where(same).limit(1)).first() is not None


def is_by(said: list[dict[str, Any]], number: int, person: str) -> bool:
    return any(each["number"] == number and each["person"] == person for each in said)


def evidence_of(connection: Connection, table: str, message: int | None) -> list[dict[str, Any]]:
    """The last messages; a later one is no evidence of what came before."""
    columns = messages.c
    query = select(messages).where(columns.table_id == table)
    if message is not None:
        query = query.where(columns.number <= message)
    rows = connection.execute(query.order_by(columns.number.desc()).limit(EVIDENCE)).mappings().all()
    return [{key: value for key, value in row.items() if key != "table_id"} for row in reversed(rows)]
