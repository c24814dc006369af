"""What a pack must contain; anything else in it is ignored."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from ...core import pack_entry
from ...core.pack_entry import PackEntry, Wrong
from .names import CARDS, FRAMED_CARDS, PROVINCES, N, Province
from .names import Card as CardName

MOST: Final = 999  # of any piece, point or step
Number = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Share = Annotated[float, Meta(ge=0, le=1)]
Place = tuple[Share, Share]


class Known(pack_entry.Known, kw_only=True, forbid_unknown_fields=False):
    """Every entry says where its values come from."""

    provenance: Literal["printed", "public", "reconstructed", "seen"]


class Board(Known):
    track: Positive
    order: list[Province]

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(PROVINCES):
            raise Wrong(f"order names each of {', '.join(PROVINCES)} once", "order")


class Borders(Known):
    pairs: list[tuple[Province, Province]]

    def __post_init__(self) -> None:
        borders: list[set[Province]] = []
        for i, pair in enumerate(self.pairs):
            if len(set(pair)) == 1 or set(pair) in borders:
                raise Wrong(f"{list(pair)!r} is no new border", "pairs", i)
            borders.append(set(pair))


class Map(Known):
    qin: Place = field(name="QIN")
    chu: Place = field(name="CHU")
    jin_yan: Place = field(name="JIN-YAN")
    han_qi: Place = field(name="HAN-QI")
    wu: Place = field(name="WU")


class Armies(Known):
    pool: Positive
    reserves: Number


class Card(Known):
    card: CardName
    count: Number
    framed: bool = False

    def __post_init__(self) -> None:
        is_framed = self.card in FRAMED_CARDS
        if self.framed != is_framed:
            raise Wrong("framed are the cards 1 to 6 and no others", "framed")
        if is_framed and self.count != 1:
            raise Wrong(f"the card {self.card!r} must occur once", "count")


class Marker(Known):
    points: tuple[Number, Number, Number]  # for rounds 3, 6, 9


class Contents(PackEntry, forbid_unknown_fields=False):
    board: Board
    borders: Borders
    map: Map
    armies: Armies
    card: list[Card]
    marker: Annotated[list[Marker], Meta(min_length=N)]  # at least one for each province

    def __post_init__(self) -> None:
        names = [card.card for card in self.card]
        for i, name in enumerate(names):
            if name in names[:i]:
                raise Wrong(f"the card {name!r} stands here a second time", "card", i, "card")
        missing = [name for name in CARDS if name not in names]
        if missing:
            raise Wrong(f"the card {missing[0]!r} is missing", "card")
        if sum(card.count for card in self.card if card.card not in (*FRAMED_CARDS, "+2", "+3")) < 4:
            raise Wrong("hands need 4 cards without a frame beside +2 and +3 (ST-A3, ST-A7)", "card")
