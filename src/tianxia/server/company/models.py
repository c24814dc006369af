"""What goes over the wire about people among each other. The browser's types are made from these, too."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..account_models import RatingBody, RecordBody
from ..models import LONGEST_NAME

LONGEST_SAYING = 300  # characters of a message
LONGEST_REPORT = 1000
LARGEST_NUMBER = 2**31 - 1  # that a database takes
PHRASES = (
    "hello",
    "good_luck",
    "your_turn",
    "one_moment",
    "back",
    "thanks",
    "sorry",
    "well_played",
    "ouch",
    "exciting",
    "good_game",
    "again",
    "bye",
)  # their words: `web-say-<phrase>`
Reason = Literal["insult", "threat", "hate", "spam", "name", "cheating", "other"]
Tie = Literal["none", "asked", "asks", "friend"]


class Whom(Struct, forbid_unknown_fields=True):
    """A person: by the name that they keep, or by a seat of theirs."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    table: Annotated[str, Meta(max_length=16)] = ""
    seat: int = 0


class FriendBody(Struct):
    name: str
    face: str
    at: str  # since when, or when they asked
    online: bool = False  # whether they have a table open; only friends are told
    kept: bool = False  # whether they are shown with the seal of who keeps a name


class FriendLinkBody(Struct):
    """A link that makes a friend of whoever opens it. The address is told once, when it is made."""

    id: str
    until: str
    link: str = ""


class FriendLink(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]


class LinkId(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class BlockBody(Struct):
    id: str
    name: str
    at: str


class CompanyBody(Struct):
    """All that a person has to do with others."""

    kept: bool  # whether the name is the reader's alone: only then may they have friends
    friends: list[FriendBody]
    asks: list[FriendBody]  # who would like to be one
    links: list[FriendLinkBody]
    blocked: list[BlockBody]


class PersonBody(Struct):
    """What strangers may see of somebody."""

    name: str
    face: str
    kept: bool
    sealed: bool  # whether the name is shown with the seal of that: not one that is reserved by now
    mine: bool
    played: int
    won: int
    records: list[RecordBody]
    ratings: list[RatingBody]
    tie: Tie
    blocked: bool  # by the reader
    met: bool  # whether the reader has ever sat at a table with them: only then may they report them


class MessageBody(Struct, omit_defaults=True):
    number: int
    seat: int
    name: str  # empty: somebody who sits there no more
    mine: bool
    at: str
    phrase: str = ""
    text: str = ""
    kept: bool = False  # whether the name is its bearer's alone


class ChatBody(Struct):
    there: bool  # whether there is a chat for the reader
    latest: int  # the number of the last message
    messages: list[MessageBody]
    free: bool  # whether anything may be written
    agreed: list[int]  # the seats whose people agree to that
    watched: bool  # whether spectators read it
    watching: list[int]  # the seats whose people agree to that


class Saying(Struct, forbid_unknown_fields=True):
    seat: int
    phrase: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=LONGEST_SAYING)] = ""


class Agreement(Struct, forbid_unknown_fields=True):
    free: bool
    watched: bool = False


class Report(Struct, forbid_unknown_fields=True):
    whom: Whom
    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""
    # Of the table; nothing: it is about the person or their name.
    message: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] | None = None


class Done(Struct):
    done: bool = True
