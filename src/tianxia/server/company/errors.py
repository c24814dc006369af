"""What can go wrong among people, each with its status and the key of its sentence."""

from ..errors import TableError


class NoPerson(TableError, status=404):
    """Nobody keeps this name, or no person sits there."""


class Yourself(TableError, status=409): ...


class OnlyKept(TableError, status=409):
    """Friends are for those who keep their name."""


class OtherNotKept(TableError, status=409):
    """The other plays as a guest."""


class NotMet(TableError, status=403):
    """Only those who have played together may ask each other."""


class NotFriends(TableError, status=409): ...


class TooManyFriends(TableError, status=409):
    """Friends, requests or links."""


class BadLink(TableError, status=403):
    """Of a friend: used up, ended or out of date."""


class NoFreeSeat(TableError, status=409):
    """The table has none left that is nobody's."""


class NoChat(TableError, status=409):
    """The table has only one person, or the reader does not sit there."""


class NotAgreed(TableError, status=409):
    """Only set phrases, until all agree."""


class NothingSaid(TableError, status=422):
    """Neither one of the phrases nor a text."""


class TooChatty(TableError, status=429): ...


class NoMessage(TableError, status=404): ...


class TooManyReports(TableError, status=429): ...


class OnlyTogether(TableError, status=403):
    """Only those who sit or sat at a table together, or wrote there, may report each other."""


class NeverMet(TableError, status=403):
    """Only those who have met keep each other away."""


class ReportStands(TableError, status=409):
    """Nobody has settled the reporter's last one about this person."""
