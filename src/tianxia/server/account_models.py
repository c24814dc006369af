"""What goes over the wire about people: their sessions. The browser's types are made from these, too."""

from typing import Annotated

from msgspec import Meta, Struct

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
