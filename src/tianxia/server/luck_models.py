"""What goes over the wire about the shuffle. The browser's types are made from these, too."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..core.seed import Seed, Shuffle

Luck = Literal["sealed", "known", "shown"]  # see `luck.py`
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


def usual_luck(seed: Seed) -> Luck:
    """Of a new table: a number is known to whoever chose it."""
    return "sealed" if isinstance(seed, Shuffle) else "known"


class OwnNumber(Struct, forbid_unknown_fields=True):
    """What a browser adds to the shuffle, drawn after it has seen the commitment."""

    commitment: Hex
    number: Hex
    ticket: Annotated[str, Meta(max_length=80)] = ""  # came with the commitment, if there was no table yet


class Commitment(Struct, omit_defaults=True):
    """To the secret of a table; with a ticket if the table is yet to be opened."""

    commitment: str
    ticket: str = ""


class ShuffleBody(Struct, omit_defaults=True):
    """Where the luck of a table comes from: see `luck.py`."""

    kind: Luck
    commitment: str = ""
    numbers: list[str] = []  # of the browsers, by seat; "" where there is none. Without the secret they tell nothing
    draws: int = 0  # how often chance decided something in the deal; nothing before it


class ShuffleProof(Struct, omit_defaults=True):
    """What anybody can check the shuffle with; before the end there is only the commitment."""

    kind: Luck
    commitment: str = ""
    seed: str | None = None
    draws: list[list[int]] = []  # all that chance decided: out of how many, and which


class Again(Struct, forbid_unknown_fields=True):
    """Playing again."""

    shuffle: OwnNumber | None = None
