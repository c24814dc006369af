"""What goes over the wire about people: their sessions, and how they sign in.

The browser's types are made from these, too.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .models import Name

LONGEST_PASSWORD = 200
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Handle = Annotated[str, Meta(min_length=1, max_length=32)]


class SessionBody(Struct):
    """A browser in which somebody is known."""

    id: str
    browser: str  # either is empty if it did not say
    system: str
    created: str
    seen: str
    here: bool  # the one that asks


class SessionEnd(Struct, forbid_unknown_fields=True):
    id: Handle


class PasskeyBody(Struct):
    id: str
    browser: str
    system: str
    created: str
    used: str | None


class AccountBody(Struct):
    """How somebody can prove who they are."""

    name: str
    kept: bool  # whether the name is theirs alone
    password: bool
    words: bool
    passkeys: list[PasskeyBody]


class Keep(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPasskey(Struct, forbid_unknown_fields=True):
    name: Name
    credential: dict[str, Any] | None = None  # without it: what the browser needs to make one


class PasskeyId(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=2000)]


class KeptBody(Struct):
    """The name is kept. Recovery words are told once, and only when they are new."""

    account: AccountBody
    words: list[str] | None


class OptionsBody(Struct):
    """What the browser hands to the device, as the standard for passkeys has it."""

    options: Any


class ByPassword(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


RecoveryWords = Annotated[str, Meta(max_length=400)]


class ByWords(Struct, forbid_unknown_fields=True):
    words: RecoveryWords
    password: Password = ""  # the new one; without it there is none, since the old one is good no more
    no_passkeys: bool = False  # whether those are good no more, either


class ByPasskey(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class LinkToken(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]


class ByLink(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]
    move: bool = False  # whether the seats of the visitor in this browser become that person's


class LinkOwner(Struct):
    """Whose a link to another device is: whoever follows it becomes that person."""

    name: str
    face: str
    mine: bool  # the reader is that person already
    tables: int  # where the visitor in this browser has seats, which may move


class ProofByPassword(Struct, forbid_unknown_fields=True):
    password: Password


class ProofByWords(Struct, forbid_unknown_fields=True):
    words: RecoveryWords


class Proof(Struct):
    """They have shown who they are: for so many seconds they may change whose the name is."""

    seconds: int
    words: list[str] | None = None  # new recovery words, if the old ones were used


class SignedIn(Struct):
    """Who is at this browser now, and what went along."""

    name: str
    face: str
    moved: int  # tables where the seats of a visitor in this browser are this person's now
    words: list[str] | None = None  # new recovery words, if the old ones were used


class LinkBody(Struct):
    """For another device: the address, the same as a QR code, and until when it is good."""

    link: str
    size: int  # modules to a side
    path: str  # the dark ones, as the path of a drawing
    until: str


class RecordBody(Struct):
    """How somebody did at a game, in one of its ways to play."""

    game: str
    mode: str  # empty: the game has one way
    players: int
    played: int
    won: int


class Opponent(Struct):
    name: str  # empty for a level of bots
    bot: str | None
    played: int
    won: int  # by the person whose opponent this is
    kept: bool = False  # whether the name is theirs alone


class RatingBody(Struct):
    game: str
    players: int
    rating: int
    deviation: int  # the true one is within twice this, most probably
    games: int
    opponents: int  # different people whom they met in these games


Uncounted = Literal["early", "names", "pair"]


class Beside(Struct, omit_defaults=True):
    """Somebody who played at the same table."""

    name: str  # empty: somebody who has been deleted
    kept: bool = False  # whether they keep that name


class ResultLine(Struct):
    """A finished game of somebody."""

    table: str
    seat: int
    game: str
    mode: str
    players: int
    place: int
    won: bool
    score: int
    at: str
    others: list[Beside]
    change: int | None  # of the rating; null: it was not rated
    ended: str = ""  # how, if not by the rules: resigned
    # Why a rated game has changed no rating: it ended in its first round, somebody keeps no name any more, or two of
    # its people had so many games with each other that counted.
    uncounted: Uncounted | None = None


class ProfileBody(Struct):
    since: str | None  # when the first table was opened
    played: int  # finished, on one seat
    won: int
    running: int
    records: list[RecordBody]
    opponents: list[Opponent]  # met most often first
    ratings: list[RatingBody]
    results: list[ResultLine]  # the latest first
    more: str | None  # where this page of results ends, if there are others


class ResultsBody(Struct):
    results: list[ResultLine]
    more: str | None


class LadderLine(Struct):
    name: str
    kept: bool  # whether it is shown with a seal
    face: str
    rating: RatingBody
    mine: bool


class LevelBody(Struct):
    """A level of bots, as it was measured among bots; no game with it changes a rating."""

    bot: str
    rating: int
    deviation: int


class LadderBody(Struct):
    lines: list[LadderLine]
    first: int  # how many are before them
    more: bool
    least: int  # rated games until somebody is listed
    least_opponents: int  # and different people whom they have met there
    bots: list[LevelBody]


class Deletion(Struct, forbid_unknown_fields=True):
    """There is no way back."""

    sure: Literal[True]
