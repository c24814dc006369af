"""What a side may see, as values with types: the terminal, the bots and the browser read these (ST-A9)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .names import Card, EventCard, General, Province, Purpose, Side

ArmiesBySide = Annotated[dict[Side, int], Meta(min_length=2)]
Order = Card | Literal["?"] | None  # a back is "?"


class Owed(Struct, forbid_unknown_fields=True):
    """Who is giving armies up, how many more, for what, and the province of the battle."""

    seat: Side
    armies: int
    purpose: Purpose
    province: Province


class Scoring(Struct, forbid_unknown_fields=True):
    """What a scoring would bring both sides, and where the marker would then stand."""

    points: Annotated[dict[Side, int], Meta(min_length=2)]
    marker: int


class ProvinceView(Struct, forbid_unknown_fields=True):
    owner: Side | None
    armies: int
    values: tuple[int, ...]  # of the score marker, for rounds 3, 6 and 9; none before it is dealt
    value: int | None  # the one that counts next
    fought: bool  # in this round
    marks: ArmiesBySide  # how often the side's 6 was used here
    name_box: ArmiesBySide
    orders: Annotated[dict[Side, Order], Meta(min_length=2)]
    adjacent: tuple[Province, ...]


class SideView(Struct, forbid_unknown_fields=True):
    pool: int
    reserves: int
    pile: int
    hand_size: int
    drawn_size: int
    box: list[Card]
    generals: int  # unused ones
    generals_used: list[General]
    extra_draw: bool
    provinces: int
    pile_known: list[Card | None]  # from the bottom up; None for a card that the reader has not seen
    # Only for the reader's own side:
    hand: list[Card] | UnsetType = UNSET
    drawn: list[Card] | UnsetType = UNSET
    held: list[General] | UnsetType = UNSET
    by_itself: list[General] | UnsetType = UNSET  # of those held: nobody can choose the moment (ST-F15, ST-F22)
    too_late: list[General] | UnsetType = UNSET  # of those held: their last round is over (ST-F23)
    put_back: list[General] | UnsetType = UNSET
    choice: int | UnsetType = UNSET  # a secret answer: the place among the cards or generals, -1 for none


class View(Struct, forbid_unknown_fields=True):
    round: int
    last_round: int
    scoring_round: int  # after which the provinces are scored next, this one or a later one; 0 before the first
    marker: int  # positive on Sun Tzu's side
    track: int
    turned: int  # which of the three values of the score markers counts next
    battle: Province | None
    ignored: bool  # in this battle: the plague (ST-F3)
    feinted: bool  # in this battle: Sun Tzu's card counts as 6 (ST-F7)
    fixed_order: tuple[Province, ...]
    order_is_fixed: bool  # in this round, as far as that is known (ST-B3, ST-B4)
    decider: Side | None
    announced: list[Province]  # the order of the battles as far as it was named (ST-X4)
    counts: list[tuple[int, int]]
    orders_lie: bool
    great_plague: list[Side]
    plagues: int
    event: EventCard | None
    events_used: list[EventCard]
    events_left: int
    owed: Owed | None
    if_scored_now: Scoring | None  # None if no scoring is left
    options: dict[str, bool | str]
    prices: dict[Card, int]  # armies that playing the card costs (ST-E5); others are free
    deck: Annotated[dict[Card, int], Meta(min_length=15)]
    provinces: Annotated[dict[Province, ProvinceView], Meta(min_length=5)]
    sides: Annotated[dict[Side, SideView], Meta(min_length=2)]
