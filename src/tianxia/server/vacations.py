"""Vacations: somebody is away for whole days, and the clocks that count days stand for them."""

from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from . import schema
from .errors import BadVacation
from .hall import Hall
from .pace import DAY, Break
from .pace_models import VACATION_DAYS, NewVacation, VacationBody
from .storage import Write

AHEAD = 366  # days: how far ahead somebody may plan


async def vacation_of(hall: Hall, person: str) -> VacationBody:
    return await hall.storage.read(lambda connection: body_of(connection, person, hall.time.now()))


async def go_away(hall: Hall, person: str, wanted: NewVacation) -> None:
    """Instead of the vacation that is to come, if there is one. What has begun is ended first."""
    now = hall.time.now()
    span = span_of(wanted, now)

    def write(connection: Connection) -> None:
        end_vacation(connection, person, now)
        check_days([*vacations_of(connection, person), span])
        connection.execute(insert(schema.vacations).values(person=person, **span._asdict()))

    await change(hall, person, write)


async def come_back(hall: Hall, person: str) -> None:
    now = hall.time.now()
    await change(hall, person, lambda connection: end_vacation(connection, person, now))


async def change(hall: Hall, person: str, write: Write) -> None:
    """All tables where the clock of this person counts days are looked at anew, and shown anew to those who watch."""
    tables: list[str] = []

    def write_all(connection: Connection) -> None:
        write(connection)
        tables[:] = tables_by_days(connection, person)
        sheet, now = schema.tables, hall.time.now()
        again = update(sheet).where(sheet.c.id.in_(tables)).values(due=now, ticks=sheet.c.ticks + 1)
        connection.execute(again)
        hall.tell_of(connection, tables)

    await hall.storage.write(write_all)
    await hall.hear_of(tables)


def tables_by_days(connection: Connection, person: str) -> list[str]:
    tables, seats = schema.tables.c, schema.seats.c
    own = tables.id.in_(select(seats.table_id).where(seats.holder == person))
    query = select(tables.id).where(own, tables.due.is_not(None), tables.pace.startswith("days"))
    return list(connection.execute(query).scalars())


def end_vacation(connection: Connection, person: str, now: int) -> None:
    """What is to come is dropped, what has begun ends now."""
    sheet = schema.vacations
    own = sheet.c.person == person
    connection.execute(delete(sheet).where(own, sheet.c.begins >= now))
    connection.execute(update(sheet).where(own, sheet.c.ends > now).values(ends=now))


def vacations_of(connection: Connection, person: str) -> list[Break]:
    sheet = schema.vacations.c
    query = select(sheet.begins, sheet.ends).where(sheet.person == person).order_by(sheet.begins)
    return [Break(*row) for row in connection.execute(query)]


def body_of(connection: Connection, person: str, now: int) -> VacationBody:
    vacations = vacations_of(connection, person)
    left = VACATION_DAYS - used_days(vacations, day_of(now).year)
    coming = next((each for each in vacations if each.ends > now), None)
    if coming is None:
        return VacationBody(None, None, False, left)
    first, last = day_of(coming.begins), day_of(coming.ends - 1)
    return VacationBody(first.isoformat(), last.isoformat(), coming.begins <= now, left)


# Days


def day_of(moment: int) -> date:
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def moment_of(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def span_of(wanted: NewVacation, now: int) -> Break:
    """From the first day, or from now on, to the end of the last."""
    today = day_of(now)
    try:
        first, last = date.fromisoformat(wanted.first), date.fromisoformat(wanted.last)
    except ValueError:
        raise BadVacation("first", days=VACATION_DAYS) from None
    if not today <= first <= last <= today + timedelta(days=AHEAD):
        raise BadVacation("first", days=VACATION_DAYS)
    return Break(max(now, moment_of(first)), moment_of(last) + DAY)


def used_days(vacations: list[Break], year: int) -> int:
    """A day counts once, however short the vacation was."""
    days = {
        day_of(begins) + timedelta(days=n)
        for begins, ends in vacations
        for n in range((day_of(ends - 1) - day_of(begins)).days + 1)
        if ends > begins
    }
    return len([day for day in days if day.year == year])


def check_days(vacations: list[Break]) -> None:
    for year in {day_of(moment).year for each in vacations for moment in each}:
        if used_days(vacations, year) > VACATION_DAYS:
            raise BadVacation("last", days=VACATION_DAYS)
