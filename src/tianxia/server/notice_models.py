"""What goes over the wire about notices: which ones somebody wants, where they go, and the latest ones.

The browser's types are made from these, too.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

NoticeKind = Literal["turn", "end", "invited", "nudge"]
Happening = Literal["end", "invited", "nudge", "declined"]  # the last one only the pages tell
# What changes whose a name is, or who hears of that: its owner is told always.
OwnAct = Literal[
    "password",
    "nopassword",
    "words",
    "passkey",
    "nopasskey",
    "device",
    "recovered",
    "ended",
    "channel",
    "renamed",
    "deleted",  # by the channels alone: there is no bell any more
]
Channel = Literal["push", "hook", "mail"]
HookKind = Literal["discord", "slack", "ntfy", "json"]
Hour = Annotated[int, Meta(ge=0, le=23)]
LONGEST_MAIL = 254
NOTICE_KINDS: tuple[NoticeKind, ...] = ("turn", "end", "invited", "nudge")
MAIL_HOURS = (6, 12, 24, 72)  # between two mails, at least
Url = Annotated[str, Meta(max_length=1000)]


class QuietHours(Struct, forbid_unknown_fields=True):
    """From one full hour to another, of the day where the person is."""

    begin: Hour
    end: Hour


class HookBody(Struct, forbid_unknown_fields=True):
    kind: HookKind
    url: Url  # empty: none


class MailBody(Struct):
    address: str
    confirmed: bool
    hours: int


class PushDevice(Struct):
    """A browser that has asked for push messages."""

    id: str
    browser: str
    system: str
    created: str


class NoticesBody(Struct):
    """Which notices somebody wants, and where they can go."""

    key: str  # of the server, for a browser that subscribes
    wanted: dict[NoticeKind, list[Channel]]
    quiet: QuietHours | None
    devices: list[PushDevice]
    hook: HookBody | None
    mail: MailBody | None
    mails: bool  # whether this server sends any


class NoticesWish(Struct, forbid_unknown_fields=True):
    wanted: dict[NoticeKind, Annotated[list[Channel], Meta(max_length=3)]]
    quiet: QuietHours | None = None
    # As the world's clocks are listed: Europe/Prague
    zone: Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = "UTC"
    hours: int = 12  # between two mails


class PushWish(Struct, forbid_unknown_fields=True):
    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushEnd(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=64)]


class TryWish(Struct, forbid_unknown_fields=True):
    channel: Literal["push", "hook"] | None = None  # where the message is to arrive; a browser, if nothing is said


class MailWish(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=LONGEST_MAIL)]  # empty: none


class MailToken(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]


class NoticeBody(Struct):
    """Something that happened at a table of the reader's, or to the reader's name."""

    id: str
    kind: Happening | OwnAct
    table: str  # empty, as the game: it is about the name
    game: str
    who: str  # whose doing it is; empty: nobody's. About the name: browser and system, `Firefox/Linux`
    at: str
    seen: bool
    invitation: str | None = None  # to the seat that is reserved for the reader
    kept: bool = False  # whether the name is theirs alone
