"""The cards of a game as a list: every entry of the data with the words of its card."""

from collections.abc import Callable
from typing import NamedTuple

from ..core.pack import Pack
from ..sentences import CardTexts


class Card(NamedTuple):
    """A card as people see it."""

    kind: str
    id: str
    name: str
    set: str
    copies: int
    provenance: str
    text: str
    note: str
    source: str = ""  # where somebody else can check it


class Lister(NamedTuple):
    """How the cards of a game are listed."""

    sets: tuple[str, ...]
    cards: Callable[[Pack | None, CardTexts], list[Card]]
