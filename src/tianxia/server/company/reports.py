"""Messages and names that somebody brings before the operator, with what was said last at that table as evidence."""

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, insert, select

from ..accounts import Account
from ..limits import Bucket
from ..new_table import clean_name
from ..sessions import stamp
from ..storage import Storage
from .errors import NoMessage, TooManyReports
from .models import Report
from .sheets import messages, reports

EVIDENCE = 30  # messages, the last ones up to the one that is reported
AT_ONCE, AN_HOUR = 10, 3600.0  # reports of one person


class Reports:
    """Takes them in."""

    def __init__(self, storage: Storage, count: Callable[[], None]) -> None:
        self._storage = storage
        self._count = count
        self._sent = Bucket(AT_ONCE / AN_HOUR, AT_ONCE)

    async def take(self, reporter: str, whom: Account, report: Report) -> None:
        if self._sent.take(reporter):
            raise TooManyReports
        table = report.whom.table or None

        def write(connection: Connection) -> None:
            said = evidence_of(connection, table, report.message) if table else []
            if report.message is not None and not is_by(said, report.message, whom.id):
                raise NoMessage("message")
            row = {"at": stamp(), "reporter": reporter, "person": whom.id, "name": whom.name, "table_id": table}
            more = {"message": report.message, "reason": report.reason, "text": clean_name(report.text)}
            connection.execute(insert(reports).values(**row, **more, evidence=json.dumps(said)))

        await self._storage.write(write)
        self._count()


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
