"""What can go wrong at a table, each with its status and the key of its sentence."""

import re
from typing import TYPE_CHECKING

from ..core.values import Refusal

if TYPE_CHECKING:
    from .stored import Stored
    from .table import Table


class TableError(Exception):
    """A negative answer: status, code, and the facts of the sentence `server-<code>`. The code is the class's name."""

    status = 400
    code = "bad_request"

    def __init_subclass__(cls, status: int | None = None, code: str | None = None) -> None:
        cls.status = cls.status if status is None else status
        cls.code = code or re.sub(r"\B[A-Z]", r"_\g<0>", cls.__name__).lower()

    def __init__(self, field: str | None = None, **facts: int | str) -> None:
        super().__init__(self.code)
        self.field = field
        self.facts = facts


class NoDatabase(TableError, status=503):
    """It is away, does not answer in time, or has no room left."""


class TooMany(TableError, status=429):
    """Requests of one person or address, or tables opened by it."""


class Busy(TableError, status=503):
    """The line for work that takes a processor is as long as it may be."""


class TooManyTables(TableError, status=429): ...


class TooManyStudies(TableError, status=429):
    """That one person, or one network, has asked for and that are not done."""


class NoStudyNow(TableError, status=503):
    """As many wait as may."""


class BadPage(TableError, status=400, code="bad_body"):
    """Not the end of a page of a list."""


class ClosedTable(TableError, status=410):
    """By the operator."""


class Banned(TableError, status=403):
    """By the operator, from sitting down and playing."""


class NoTable(TableError, status=404): ...


class NoSeat(TableError, status=404): ...


class NotYourSeat(TableError, status=403): ...


class OtherShuffle(TableError, status=409):
    """A number for the shuffle was drawn for another commitment than this table's, or too long ago."""


class BadInvitation(TableError, status=403): ...


class StillOpen(TableError, status=409): ...


class TableEnded(TableError, status=409):
    """By resigning, or its people have closed it."""


class NoSpectators(TableError, status=403):
    """Only those who play may see it while it goes on."""


class ReservedSeat(TableError, status=403):
    """For somebody else."""


class BadReserved(TableError, status=422):
    """Only free seats are reserved, for others, one a person."""


class BotPlays(TableError, status=409):
    """It stands in for the person, who may take the seat back."""


class NoStandIn(TableError, status=409):
    """No bot plays for this person, or for good."""


class NoResigning(TableError, status=409):
    """There is nobody who would win."""


class NotOver(TableError, status=409): ...


class NoHints(TableError, status=403):
    """The table was opened without."""


class NoPlans(TableError, status=403):
    """The table was opened without help, or is rated."""


class NoJudge(TableError, status=409):
    """The game has no bot that explains itself."""


class NoAdvice(TableError, status=503):
    """The bot that gives it has failed, or thought too long."""


class NothingAsked(TableError, status=409):
    """The seat has no choice now."""


class Unplayable(TableError, status=409):
    """What is stored of the table does not lead to the position that its people left. Its code is its fate."""

    def __init__(self, stored: "Stored") -> None:
        super().__init__()
        self.stored = stored

    def again(self) -> "Unplayable":
        """A copy for the next one who asks: an exception that is raised twice grows."""
        return type(self)(self.stored)


class OtherRules(Unplayable):
    """It was played by other rules or with other cards, and the current ones lead elsewhere."""


class Damaged(Unplayable):
    """It cannot be read, or does not lead there although the rules and cards are the same."""


class Cut(Unplayable):
    """The last entries are missing."""


class NotKept(TableError, status=409):
    """Only a table that cannot go on can be closed."""


class BadRated(TableError, status=422):
    """Ratings are for people against each other, each on one seat, without hints or own packs."""


class BadPace(TableError, status=422):
    """Clocks outside the limits."""


class BadVacation(TableError, status=422):
    """It begins in the past, ends before it begins, or takes more days than a year has for it."""


class NoSession(TableError, status=404): ...


class SessionReplaced(TableError, status=409):
    """The browser has another one since a moment ago: whoever asks again with that is answered."""


class ProveFirst(TableError, status=403):
    """What changes whose a name is, is only for somebody who has just shown that it is theirs."""


class CommonPassword(TableError, status=422):
    """One of those that are tried first, or the name itself."""


class NameTaken(TableError, status=409):
    """By a person who keeps it, or it looks like a name that is taken."""


class BadName(TableError, status=422):
    """No reader could tell it from other names: it has no letter or digit, empty letters, or heaps of accents."""


class KeepForRated(TableError, status=403):
    """Rated games are for people who keep their name."""


class WeakPassword(TableError, status=422): ...


class WrongKey(TableError, status=403):
    """A name and a password, or recovery words, that do not belong to anybody."""


class BadPasskey(TableError, status=403):
    """It is unknown here, or was not used here just now."""


class BadTicket(TableError, status=403):
    """A link, or a challenge, that is used up or out of date."""


class TooManyTries(TableError, status=429): ...


class LastKey(TableError, status=409):
    """Without it nobody could sign in as this person."""


class KeepFirst(TableError, status=409):
    """Whoever signs out without a way back gives up their seats."""


class BadAddress(TableError, status=422):
    """Not an address that this server sends anything to: only https, and only outwards."""


class BadSubscription(TableError, status=422):
    """Nothing can be encrypted for it."""


class BadMail(TableError, status=422): ...


class NoMail(TableError, status=409):
    """No mail is sent from here."""


class BadPack(TableError, status=422):
    """In the words of the pack's error."""


class NoPack(TableError, status=422): ...


class NoGame(TableError, status=422): ...


class NoGameHere(NoGame, status=404, code="no_game"):
    """In the address, not in a body."""


class WrongPlayers(TableError, status=422): ...


class NoChoice(TableError, status=422): ...


class BadOptions(TableError, status=422): ...


class WrongSeats(TableError, status=422): ...


class NoGuide(TableError, status=422):
    """The game has no guide, or the table is not the one that its guide is written for."""


class NoBot(TableError, status=422): ...


class NoLanguage(TableError, status=422): ...


class NoMoment(TableError, status=404): ...


class NotForetold(TableError, status=404): ...


class NothingToRedo(TableError, status=409): ...


class NobodyToNudge(TableError, status=409): ...


class TooSoon(TableError, status=429): ...


class WishStands(TableError, status=409): ...


class NoWish(TableError, status=409): ...


class Stale(TableError, status=409):
    """The table has moved on; the answer carries the current sight."""

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat


class MoveRefused(TableError, status=422, code="refused"):
    """Refused by a rule of the game."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__()
        self.game = game
        self.refusal = refusal
