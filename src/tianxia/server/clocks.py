"""The clocks of one table: what is stored of them, and what everybody may see.

Every write of clocks counts one up, and is refused if another process has counted before: so exactly one acts when
time runs out, and the others read what it did.
"""

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

import tianxia

from . import schema
from .new_table import Seat
from .pace import (
    Break,
    Breaks,
    Clocks,
    OfPeople,
    Pace,
    back,
    begun,
    clocks_as_text,
    clocks_in,
    due_of,
    left_behind,
    moved,
    pace_in,
)
from .pace_models import ClockBody, NoteBody
from .records import owing_of
from .storage import Conflict

if TYPE_CHECKING:
    from .stored import Stored
    from .table import Table

Now = Callable[[], int]


def wall() -> int:
    """Milliseconds; the same in all processes, and after a restart."""
    return time.time_ns() // 1_000_000


def as_text(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")


class Time:
    """What time it is, and which stretches no clock counts."""

    def __init__(self, now: Now = wall) -> None:
        self.now = now
        self.pauses: Breaks = ()  # when no server was there
        self.vacations: dict[str, Breaks] = {}  # by person

    def of_people(self, pace: Pace, seats: list[Seat]) -> OfPeople:
        """The seats of people who have not left, each with what its clock does not count. Somebody may have taken one
        that is still free as far as this process has heard.
        """
        away = self.vacations if pace.kind == "days" else {}
        return {
            number: self.pauses + away.get(seat.holder or "", ())
            for number, seat in enumerate(seats)
            if seat.bot is None
        }


class Note(NamedTuple):
    """What the house did at a table, and after how many entries of the log."""

    kind: str
    seat: int
    entries: int
    at: str


class Timing(NamedTuple):
    """As the database has it."""

    pace: Pace
    clocks: Clocks = ()  # none before the table is full
    ticks: int = 0  # how often they were written
    notes: tuple[Note, ...] = ()

    def begun(self, game: tianxia.Game, seats: list[Seat], at: Time) -> "Timing":
        return self._replace(clocks=begun(self.pace, game, at.now(), at.of_people(self.pace, seats)))

    def moved(self, before: tianxia.Game, after: tianxia.Game, seats: list[Seat], at: Time) -> "Timing":
        if not self.clocks:
            return self
        clocks = moved(self.pace, self.clocks, before, after, at.now(), at.of_people(self.pace, seats))
        return self._replace(clocks=clocks)

    def seated(self, game: tianxia.Game, before: list[Seat], after: list[Seat], at: Time) -> "Timing":
        """After a change of who sits there. Clocks begin when the last seat is taken; that of somebody who leaves
        stands, and goes on when they are back.
        """
        if not self.clocks:
            is_full = all([seat.kind != "open" for seat in after])
            return self.begun(game, after, at) if is_full else self
        clocks, people, now = list(self.clocks), at.of_people(self.pace, before), at.now()
        for seat, (was, is_) in enumerate(zip(before, after, strict=True)):
            if was.bot is None and is_.bot is not None:
                clocks[seat] = left_behind(clocks[seat], now, people[seat])
            elif was.bot is not None and is_.bot is None:
                clocks[seat] = back(self.pace, clocks[seat], seat in game.to_act, now)
        return self._replace(clocks=tuple(clocks))

    def returned(self, game: tianxia.Game, back_at: tuple[int, ...], at: Time) -> "Timing":
        """After people are back whose time had run out too often; everybody is told."""
        clocks, now = list(self.clocks), at.now()
        for seat in back_at:
            clocks[seat] = back(self.pace, clocks[seat], seat in game.to_act, now)
        notes = [Note("back", seat, len(game.entries), as_text(now)) for seat in back_at]
        return self._replace(clocks=tuple(clocks), notes=(*self.notes, *notes))

    def is_away(self, seat: int) -> bool:
        """Whether a bot plays on there, because time ran out too often."""
        return bool(self.clocks) and self.clocks[seat].away

    def away(self) -> list[int]:
        """The seats where this is so."""
        return [seat for seat, clock in enumerate(self.clocks) if clock.away]

    def ticked(self) -> "Timing":
        return self._replace(ticks=self.ticks + 1)

    def columns(self, game: tianxia.Game, seats: list[Seat], at: Time) -> dict[str, Any]:
        """For the row of the table."""
        due = due_of(self.clocks, game, at.now(), at.of_people(self.pace, seats))
        owing = owing_of(game, self.away())
        return {"clocks": clocks_as_text(self.clocks), "due": due, "ticks": self.ticks, "owing": owing}

    def write(self, connection: Connection, table: str, columns: dict[str, Any], notes: tuple[Note, ...] = ()) -> None:
        """`columns` are those of the next state of the clocks, `self` is the one that they were made from."""
        tables = schema.tables
        unchanged = (tables.c.id == table) & (tables.c.ticks == self.ticks)
        if connection.execute(update(tables).where(unchanged).values(columns)).rowcount != 1:
            raise Conflict
        if notes:
            first = len(self.notes)
            rows = [{"table_id": table, "number": first + n, **note._asdict()} for n, note in enumerate(notes)]
            connection.execute(insert(schema.notes), rows)


def away(connection: Connection, people: Iterable[str]) -> dict[str, Breaks]:
    """The vacations of these people; none, too, is something to know."""
    found: dict[str, Breaks] = dict.fromkeys(people, ())
    sheet = schema.vacations.c
    query = select(sheet.person, sheet.begins, sheet.ends).where(sheet.person.in_(list(found)))
    for person, begins, ends in connection.execute(query):
        found[person] += (Break(begins, ends),)
    return found


def timing_in(stored: "Stored") -> Timing | None:
    row = stored.row
    pace = pace_in(row["pace"])
    if pace is None:
        return None
    notes = [Note(*[each[name] for name in Note._fields]) for each in stored.notes]
    return Timing(pace, clocks_in(row["clocks"]), row["ticks"], tuple(notes))


# Shown


def clocks_of(table: "Table") -> list[ClockBody]:
    """The clocks of all people, as they stand at this moment."""
    timing, at = table.timing, table.time
    if timing is None or not timing.clocks or table.status != "running":
        return []
    now = at.now()
    bodies = []
    for seat, breaks in at.of_people(timing.pace, table.seats).items():
        clock = timing.clocks[seat]
        rest = max([each.ends - now for each in breaks if each.begins <= now], default=0)
        own = at.vacations.get(table.seats[seat].holder or "", ()) if timing.pace.kind == "days" else ()
        ends = max([each.ends for each in own if each.begins <= now < each.ends], default=None)
        bodies.append(
            ClockBody(
                seat,
                clock.remains(now, breaks),
                runs=clock.since is not None,
                waits=max(0, rest) if clock.since is not None else 0,
                over=clock.overdue,
                bot=clock.away,
                vacation=None if ends is None else as_text(ends - 1)[:10],
            )
        )
    return bodies


def left_of(table: "Table", person: str) -> int | None:
    """The least time that is left: to the person, if the table waits for them, or to those it waits for."""
    clocks = [clock for clock in clocks_of(table) if clock.runs and not clock.bot]
    own = [clock.left for clock in clocks if table.seats[clock.seat].holder == person]
    return min(own or [clock.left for clock in clocks], default=None)


def notes_of(table: "Table", person: str) -> list[NoteBody]:
    """Each at its place in the story that the person is told."""
    timing = table.timing
    if timing is None or not timing.notes:
        return []
    standing = standing_entries(table.game)
    places = [standing[step] for step in table.steps(person)]
    return [
        NoteBody(note.kind, note.seat, sum([place < note.entries for place in places]), note.at)  # type: ignore[arg-type]
        for note in timing.notes
    ]


def standing_entries(game: tianxia.Game) -> list[int]:
    """The number of the entry of every move that was not undone."""
    standing: list[int] = []
    for number, entry in enumerate(game.entries):
        if "play" in entry:
            standing.append(number)
        else:
            del standing[entry["undo"]]
    return standing
