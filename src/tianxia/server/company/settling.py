"""What the operator does with reports: reads them, acts, and writes down what was done."""

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ...core.values import BadInput
from ..departing import name_ban
from ..moderation import ban, rename
from ..schema import bans
from ..sessions import stamp
from .sheets import messages, reports

MOST = 200  # rows of a list


class ReportRow(NamedTuple):
    number: int
    at: str
    reporter: str | None
    person: str
    name: str
    table: str | None
    message: int | None
    reason: str
    text: str
    settled: str | None
    outcome: str | None
    gone: str | None  # when the person was deleted
    folded: str | None  # the name that they kept until then
    evidence: list[dict[str, Any]]


def listed(connection: Connection, all_of_them: bool = False) -> list[ReportRow]:
    """Those that nobody has settled, the oldest first; or all."""
    query = select(reports).where(reports.c.reason != "").order_by(reports.c.number)
    if not all_of_them:
        query = query.where(reports.c.settled.is_(None))
    return [row_of(row) for row in connection.execute(query.limit(MOST)).mappings()]


def found(connection: Connection, number: int) -> ReportRow:
    this = (reports.c.number == number) & (reports.c.reason != "")
    row = connection.execute(select(reports).where(this)).mappings().one_or_none()
    if row is None:
        raise BadInput(f"There is no report {number}.")
    return row_of(row)


def row_of(row: Any) -> ReportRow:
    values = {name: row["table_id" if name == "table" else name] for name in ReportRow._fields}
    return ReportRow(**values | {"evidence": json.loads(row["evidence"])})


def settle(
    connection: Connection, number: int, note: str, banned: bool = False, name: str = "", removed: bool = False
) -> str:
    """Act on a report and close it. What was done stays with it."""
    report = found(connection, number)
    if report.settled is not None:
        raise BadInput(f"Report {number} was settled at {report.settled}: {report.outcome}")
    done = []
    if banned and report.gone is not None:
        ban_name(connection, report)
        done.append("name banned")
    elif banned:
        ban(connection, report.person, True)
        done.append("banned")
    if name:
        rename(connection, report.person, name)
        done.append(f"renamed from {report.name!r} to {name!r}")
    if removed:
        remove(connection, report)
        done.append(f"message {report.message} removed")
    outcome = ", ".join(done or ["nothing done"]) + (f": {note}" if note else "")
    values = {"settled": stamp(), "outcome": outcome}
    connection.execute(update(reports).where(reports.c.number == number).values(values))
    return outcome


def ban_name(connection: Connection, report: ReportRow) -> None:
    """Of somebody who has been deleted: for a while nobody takes it."""
    if report.folded is None:
        raise BadInput(f"The person of report {report.number} was deleted at {report.gone}, and kept no name.")
    connection.execute(insert(bans).values(at=stamp(), **name_ban(report.folded)))


def remove(connection: Connection, report: ReportRow) -> None:
    if report.table is None or report.message is None:
        raise BadInput(f"Report {report.number} is not about a message.")
    this = (messages.c.table_id == report.table) & (messages.c.number == report.message)
    connection.execute(delete(messages).where(this))
