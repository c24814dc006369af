"""What can go wrong at a table, each with its status and the key of its sentence."""

from typing import TYPE_CHECKING

from ..core.values import Refusal

if TYPE_CHECKING:
    from .stored import Stored
    from .table import Table


class TableError(Exception):
    """A negative answer: status, code, and the facts of the sentence `server-<code>`."""

    status = 400
    code = "bad_request"

    def __init__(self, field: str | None = None, **facts: int | str) -> None:
        super().__init__(self.code)
        self.field = field
        self.facts = facts


class NoTable(TableError):
    status, code = 404, "no_table"


class NoSeat(TableError):
    status, code = 404, "no_seat"


class NotYourSeat(TableError):
    status, code = 403, "not_your_seat"


class BadInvitation(TableError):
    status, code = 403, "bad_invitation"


class StillOpen(TableError):
    status, code = 409, "still_open"


class NotOver(TableError):
    status, code = 409, "not_over"


class Unplayable(TableError):
    """What is stored of the table does not lead to the position that its people left. Its code is its fate."""

    status = 409

    def __init__(self, stored: "Stored") -> None:
        super().__init__()
        self.stored = stored

    def again(self) -> "Unplayable":
        """A copy for the next one who asks: an exception that is raised twice grows."""
        return type(self)(self.stored)


class OtherRules(Unplayable):
    """It was played by other rules or with other cards, and the current ones lead elsewhere."""

    code = "other_rules"


class Damaged(Unplayable):
    """It cannot be read, or does not lead there although the rules and cards are the same."""

    code = "damaged"


class Cut(Unplayable):
    """The last entries are missing."""

    code = "cut"


class NotKept(TableError):
    """Only a table that cannot go on can be closed."""

    status, code = 409, "not_kept"


class BadPack(TableError):
    """In the words of the pack's error."""

    status, code = 422, "bad_pack"


class NoPack(TableError):
    status, code = 422, "no_pack"


class NoGame(TableError):
    status, code = 422, "no_game"


class NoGameHere(NoGame):
    """In the address, not in a body."""

    status = 404


class WrongPlayers(TableError):
    status, code = 422, "wrong_players"


class NoChoice(TableError):
    status, code = 422, "no_choice"


class BadOptions(TableError):
    status, code = 422, "bad_options"


class WrongSeats(TableError):
    status, code = 422, "wrong_seats"


class NoGuide(TableError):
    """The game has no guide, or the table is not the one that its guide is written for."""

    status, code = 422, "no_guide"


class NoBot(TableError):
    status, code = 422, "no_bot"


class NoLanguage(TableError):
    status, code = 422, "no_language"


class NoMoment(TableError):
    status, code = 404, "no_moment"


class NotForetold(TableError):
    status, code = 404, "not_foretold"


class NothingToRedo(TableError):
    status, code = 409, "nothing_to_redo"


class NobodyToNudge(TableError):
    status, code = 409, "nobody_to_nudge"


class TooSoon(TableError):
    status, code = 429, "too_soon"


class WishStands(TableError):
    status, code = 409, "wish_stands"


class NoWish(TableError):
    status, code = 409, "no_wish"


class Stale(TableError):
    """The table has moved on; the answer carries the current sight."""

    status, code = 409, "stale"

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat


class MoveRefused(TableError):
    """Refused by a rule of the game."""

    status, code = 422, "refused"

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__()
        self.game = game
        self.refusal = refusal
