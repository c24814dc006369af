"""One table in memory: a game, who sits there, and who is watching."""

import asyncio
import time
from typing import NamedTuple, Protocol

import tianxia

from ..bots import judge_of
from .affairs import USUAL, Affairs
from .clocks import Time, Timing
from .encoded import Encoded, Seats
from .errors import BotPlays, NoSeat, NoSpectators, NotYourSeat, StillOpen, TableEnded
from .luck import is_dealt
from .luck_models import Luck, usual_luck
from .new_table import Seat


class Watcher(Protocol):
    """Somebody who wants to know when there is something new to see."""

    person: str
    seq: int  # what was seen last
    nudge: int | None  # the seat that has reminded this one, until this one is told
    chat: int | None  # there is something new in the chat, up to this message, until this one is told
    is_visible: bool  # whether the page is in sight, not in a tab behind others

    def wake(self) -> None: ...


class Wish(NamedTuple):
    """A request to undo a move, if all agree."""

    seat: int  # who asks
    place: int  # of the move; all that came after it is undone, too
    changes: int  # what all had noticed by then; steps of secret answers do not count
    agreed: Seats = ()


class Table:
    """A table; the database has all that is needed to restore it.

    What a person is sent is counted by what that person could notice: a number that grew with every step of
    a secret answer would tell how far the others are.
    """

    def __init__(
        self,
        id_: str,
        game: tianxia.Game,
        seats: list[Seat],
        created: str,
        updated: str,
        hints: bool | None = None,
        rated: bool = False,
        affairs: Affairs = USUAL,
        luck: Luck | None = None,
    ) -> None:
        self.id = id_
        self.game = game
        self.seats = seats
        self.created = created
        self.updated = updated  # when something last changed that everybody could notice
        self.lock = asyncio.Lock()
        self.redo: dict[int, list[str]] = {}
        self.has_bots_at_work = False
        self.watchers: set[Watcher] = set()
        self.wish: Wish | None = None
        self.nay: int | None = None  # who did not agree to the last wish
        self.is_lost = False  # another process has written something that these rules do not lead to
        self.hints = hints  # whether people may ask for some; None: who plays against bots alone
        self.rated = rated  # whether it changes the ratings of those who play
        self.affairs = affairs
        self.kept = 0  # after how many entries the stored keepsake was made
        self.touched = time.monotonic()  # when it last changed
        self.said: dict[tuple[str, int], float] = {}  # when a seat last nudged, or asked for an undo
        self.luck = luck or usual_luck(game.seed)
        self.encoded = Encoded()
        self._steps: dict[Seats, tuple[int, list[int]]] = {}
        self.time = Time()
        self.timing: Timing | None = None  # nothing: it has no clocks
        self.marks: dict[int, str] = {}  # entries that a bot made for a person, with its level

    def seq(self, person: str) -> int:
        """Grows with every change that the person can notice, and is the same in every process."""
        return self.game.changes(self.seats_of(person)) + self.affairs.changes + self.ticks

    @property
    def ticks(self) -> int:
        """How often the clocks have changed: never by what only some could notice."""
        return self.timing.ticks if self.timing else 0

    @property
    def version(self) -> tuple[int, int, int]:
        """Differs whenever something was stored."""
        return len(self.game.entries), self.affairs.changes, self.ticks

    @property
    def status(self) -> str:
        if self.is_lost:
            return "kept"
        if self.is_over:
            return "over"
        if self.affairs.closed:
            return "closed"
        return "running" if self.has_begun else "open"

    @property
    def has_begun(self) -> bool:
        """Whether all seats are taken and the game is dealt: until then there is nothing of it to be seen or played."""
        return is_dealt(self.game) and not any([seat.kind == "open" for seat in self.seats])

    @property
    def is_over(self) -> bool:
        """Whether there is a result: by the rules, or because somebody has resigned."""
        return self.game.over or self.affairs.ended

    def is_present(self, seat: int) -> bool:
        """Whether a person plays there, and no bot in their place: they have not left, and their time did not run out
        again and again.
        """
        has_left = self.seats[seat].bot is not None or (self.timing is not None and self.timing.is_away(seat))
        return self.seats[seat].kind == "human" and not has_left

    def allows_plans(self, person: str) -> bool:
        """Whether moves may be tried on a copy: help of any kind is never for rated games, and against other people an
        agreement.
        """
        if self.rated:
            return False
        if self.hints is not None:
            return self.hints
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return len(people) == 1 and people[0].holder == person

    def allows_hints(self, person: str) -> bool:
        """There must also be a bot that can give them."""
        return self.allows_plans(person) and bool(judge_of(self.game.registration.name))

    @property
    def is_kept(self) -> bool:
        """Whether the stored keepsake shows the current position; before the first move none is needed."""
        return self.kept == len(self.game.entries)

    @property
    def is_in_use(self) -> bool:
        return bool(self.watchers) or self.lock.locked() or self.has_bots_at_work

    def seats_of(self, person: str) -> Seats:
        return tuple([number for number, seat in enumerate(self.seats) if seat.holder == person])

    def is_known_to(self, person: str) -> bool:
        """Whether they sit there, or a seat is for them."""
        return any([person in (seat.holder, seat.reserved) for seat in self.seats])

    def steps(self, person: str) -> list[int]:
        """The places of the moves that the person could notice. Counted once for every state of the log.

        Once somebody has given up everything is public, as at any other end.
        """
        if self.affairs.ended:
            return list(range(len(self.game.moves)))
        seats, entries = self.seats_of(person), len(self.game.entries)
        known = self._steps.get(seats)
        if known is None or known[0] != entries:
            known = self._steps[seats] = (entries, self.game.steps(seats))
        return known[1]

    def story(self, person: str) -> tuple[int, int]:
        """How often the story told to the person has changed, and how many parts it has: the setup, and every move."""
        return self.retold(person), 1 + len(self.steps(person))

    def retold(self, person: str) -> int:
        return self.game.retold(self.seats_of(person)) + self.affairs.ended + self.has_begun

    def check_seat(self, seat: int, person: str) -> None:
        if not 0 <= seat < len(self.seats):
            raise NoSeat("seat", seat=seat)
        if self.seats[seat].holder != person:
            raise NotYourSeat("seat", seat=seat)

    def check_present(self, seat: int) -> None:
        if self.seats[seat].kind == "human" and not self.is_present(seat) and not self.is_over:
            raise BotPlays("seat")

    def check_running(self) -> None:
        """What the rules have ended is left to them: they say so."""
        if self.status == "open":
            raise StillOpen
        if self.affairs.ended or self.affairs.closed:
            raise TableEnded

    def check_watcher(self, person: str) -> None:
        """Before a game there is nothing to spy on, and after it everything is public."""
        if not self.affairs.spectators and self.status not in ("open", "over") and not self.seats_of(person):
            raise NoSpectators

    # Apart from the game

    def waits_for(self, wish: Wish) -> list[int]:
        """The seats of the other people who have not agreed."""
        holder = self.seats[wish.seat].holder
        others = [n for n, seat in enumerate(self.seats) if self.is_present(n) and seat.holder != holder]
        return [seat for seat in others if seat not in wish.agreed]

    def want(self, wish: Wish | None, nay: int | None = None) -> None:
        self.wish, self.nay = wish, nay
        for watcher in list(self.watchers):
            if self.seats_of(watcher.person):
                watcher.wake()

    def changed(self) -> None:
        """Wake those who can see a difference, and nobody else."""
        self.touched = time.monotonic()
        if self.wish is not None and self.wish.changes != self.game.changes(()):
            self.want(None)  # the table has moved on
        for watcher in list(self.watchers):
            if self.seq(watcher.person) != watcher.seq:
                watcher.wake()
