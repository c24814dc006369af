"""Pace: how long a seat may think. Clocks as values, and what a move does to them; nothing here knows the database.

A clock runs while its seat owes a decision, each on its own where several do. What others cannot notice leaves it as
it is: the steps of a secret answer neither stop a clock nor add to it, only the answer does. Time when nobody could
move is not counted: it is cut out of every stretch, as are the vacations of people who play by days.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import json

import tianxia

from .errors import BadPace
from .pace_models import LONGEST_GAME, LONGEST_INCREMENT, SHORTEST_GAME, PaceBody

SECOND, DAY = 1000, 24 * 60 * 60 * 1000  # milliseconds: the unit of all that follows
DAYS = (1, 2, 3, 7)
GRACE = 5 * SECOND  # the least that a live clock has for the move after one that a bot made
RUNNING_OUT = {"live": 3, "days": 2}  # times in a row until a bot plays on
AGAIN = 60 * SECOND  # until it is looked at again whether the bot has moved


class Break(NamedTuple):
    """A stretch that no clock counts."""

    begins: int
    ends: int


Breaks = tuple[Break, ...]
OfPeople = Mapping[int, Breaks]  # the seats that have clocks, those of people, each with its own breaks


class Pace(NamedTuple):
    """As it is stored: `live 600 10` or `days 2`."""

    kind: str
    first: int  # milliseconds at the beginning; by days, for every move
    increment: int = 0

    def __str__(self) -> str:
        if self.kind == "days":
            return f"days {self.first // DAY}"
        return f"live {self.first // SECOND} {self.increment // SECOND}"

    def body(self) -> PaceBody:
        if self.kind == "days":
            return PaceBody("days", days=self.first // DAY)
        return PaceBody("live", seconds=self.first // SECOND, increment=self.increment // SECOND)


def pace_of(wanted: PaceBody | None) -> Pace | None:
    """What was asked for, if it is within the limits."""
    if wanted is None:
        return None
    if wanted.kind == "days":
        if wanted.days not in DAYS or wanted.seconds or wanted.increment:
            raise BadPace("pace")
        return Pace("days", wanted.days * DAY)
    fits = SHORTEST_GAME <= wanted.seconds <= LONGEST_GAME and 0 <= wanted.increment <= LONGEST_INCREMENT
    if not fits or wanted.days:
        raise BadPace("pace")
    return Pace("live", wanted.seconds * SECOND, wanted.increment * SECOND)


def pace_in(text: str | None) -> Pace | None:
    """The stored one."""
    if text is None:
        return None
    kind, *numbers = text.split()
    if kind == "days":
        return Pace("days", int(numbers[0]) * DAY)
    return Pace("live", int(numbers[0]) * SECOND, int(numbers[1]) * SECOND)


class Clock(NamedTuple):
    """One person's clock."""

    left: int  # when it last stood
    since: int | None = None  # when it began to run; nothing: it stands
    credited: int = -1  # the last question whose answer gave time: to give it again gives none
    timeouts: int = 0  # in a row
    overdue: bool = False  # time ran out, and a bot answers this once
    away: bool = False  # a bot plays on

    @property
    def is_left_to_bot(self) -> bool:
        return self.overdue or self.away

    def spent(self, now: int, breaks: Breaks) -> int:
        """How much of the time since it began to run counts."""
        if self.since is None:
            return 0
        since, until = self.since, max(self.since, now)
        cut = sum([max(0, min(until, ends) - max(since, begins)) for begins, ends in merged(breaks)])
        return until - since - cut

    def remains(self, now: int, breaks: Breaks) -> int:
        return max(0, self.left - self.spent(now, breaks))

    def runs_out(self, breaks: Breaks) -> int | None:
        """The moment, as far as the breaks are known."""
        if self.since is None:
            return None
        moment = self.since + self.left
        for begins, ends in merged(breaks):
            if ends > self.since and begins < moment:
                moment += ends - max(begins, self.since)
        return moment


Clocks = tuple[Clock, ...]


def merged(breaks: Iterable[Break]) -> list[Break]:
    """In their order, and none counted twice."""
    found: list[Break] = []
    for each in sorted(breaks):
        if found and each.begins <= found[-1].ends:
            found[-1] = Break(found[-1].begins, max(found[-1].ends, each.ends))
        else:
            found.append(each)
    return found


def clocks_as_text(clocks: Clocks) -> str:
    return json.encode([tuple(clock) for clock in clocks]).decode()


def clocks_in(text: str | None) -> Clocks:
    return tuple([Clock(*each) for each in json.decode(text)]) if text else ()


# What happens to them


def begun(pace: Pace, game: tianxia.Game, now: int, people: Iterable[int]) -> Clocks:
    """The table is full: those who are asked think from now on."""
    asked = set(game.to_act) & set(people)
    return tuple([Clock(pace.first, now if seat in asked else None) for seat in range(game.rules.seats)])


def moved(pace: Pace, clocks: Clocks, before: tianxia.Game, after: tianxia.Game, now: int, people: OfPeople) -> Clocks:
    """After something that everybody could notice. Thinking ends when a seat owes nothing more, or with the turn."""
    question = after.moves[-1].question if after.moves else -1
    owed, owing = before.to_act, after.to_act
    turned = []
    for seat, clock in enumerate(clocks):
        if seat in people and seat in owed and (seat not in owing or has_ended(before, after, seat)):
            clock = stopped(pace, clock, question, before.in_window, clock.spent(now, people.get(seat, ())))
        if seat in owing and seat in people and clock.since is None and not clock.is_left_to_bot:
            clock = clock._replace(since=now)
        turned.append(clock)
    return tuple(turned)


def has_ended(before: tianxia.Game, after: tianxia.Game, seat: int) -> bool:
    """Whether a seat that is asked again has finished something: a turn, a window, an answer given in secret."""
    return turn_of(before) != turn_of(after) or (before.in_secret and before.number(seat) != after.number(seat))


def turn_of(game: tianxia.Game) -> tuple[int, bool]:
    """What everybody sees of whose turn it is; a window is a turn of its own."""
    return game.rules.turn(game.state), game.in_window


def stopped(pace: Pace, clock: Clock, question: int, in_window: bool, spent: int) -> Clock:
    """The seat has answered, or a bot for it. An answer that is taken back and given again earns nothing more; one in a
    window earns no more than it took, for there may be any number of them.
    """
    left = max(0, clock.left - spent)
    is_new = question > clock.credited
    if pace.kind == "days":
        left = pace.first if is_new or clock.overdue else left
    elif is_new:
        left += min(pace.increment, spent) if in_window else pace.increment
    if clock.overdue:
        left = max(left, pace.increment, GRACE)
    timeouts = clock.timeouts if clock.overdue else 0
    return Clock(left, None, max(question, clock.credited), timeouts, False, clock.away)


def ran_out(pace: Pace, clock: Clock) -> Clock:
    """A bot makes this move; after several in a row, all that follow."""
    timeouts = clock.timeouts + 1
    return clock._replace(
        left=0, since=None, timeouts=timeouts, overdue=True, away=clock.away or timeouts >= RUNNING_OUT[pace.kind]
    )


def back(pace: Pace, clock: Clock, is_asked: bool, now: int) -> Clock:
    """The person plays again; if the bot has not moved yet, they may."""
    left = pace.first if pace.kind == "days" else max(clock.left, pace.increment, GRACE)
    return clock._replace(left=left, since=now if is_asked else None, timeouts=0, overdue=False, away=False)


def left_behind(clock: Clock, now: int, breaks: Breaks) -> Clock:
    """The person has left the seat to a bot: the clock stands, and forgets how often it ran out."""
    return clock._replace(left=clock.remains(now, breaks), since=None, timeouts=0, overdue=False, away=False)


def due_of(clocks: Clocks, game: tianxia.Game, now: int, people: OfPeople) -> int | None:
    """When the clocks must be looked at again at the latest: one runs out, or a bot should have moved by then."""
    moments = []
    for seat in set(game.to_act) & set(people) if clocks else ():
        clock = clocks[seat]
        moment = now + AGAIN if clock.is_left_to_bot else clock.runs_out(people[seat])
        moments += [] if moment is None else [moment]
    return min(moments, default=None)
