"""The board: locations, time tracks, walls, prices."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from ....core.pack_entry import Known, PackEntry, Wrong
from ..terms.names import LOCATIONS, PLACES, PRODUCTION, REGULAR, RESOURCES, ROWS, SECTIONS, Resource
from ..terms.names import Location as LocationName
from .amount_entries import MOST, Number, Positive, Price, check_range
from .card_entries import Provenance

LONGEST_GAME: Final = 12  # years
SIDES: Final = {"1-3": [1, 2, 3], "4": [4]}  # the sides of the board and their numbers of players


class BoardEntry(Known, kw_only=True):
    provenance: Provenance
    note: str | None = None

    def fixed(self, **values: object) -> None:
        """The rules of the game depend on these values."""
        for key, value in values.items():
            found = getattr(self, key)
            if found != value or isinstance(found, bool) != isinstance(value, bool):
                shown = str(value).lower() if isinstance(value, bool) else repr(value)
                raise Wrong(f"{key} is {shown} by the rules and cannot change", key)

    def without(self, why: str, *words: str) -> None:
        for word in words:
            if getattr(self, word) is not None:
                raise Wrong(why, word)

    def needs(self, *words: str) -> None:
        for word in words:
            if getattr(self, word) is None:
                raise Wrong(f"the word {word!r} is missing")


class Course(BoardEntry):
    """By which rules it goes on, where older games went another way: these stay with theirs."""

    rules: Literal["1.3", "1.4"]


class Sections(BoardEntry):
    ids: Any
    horde_rows: Any
    barricades_per_section: Any

    def __post_init__(self) -> None:
        self.fixed(ids=list(SECTIONS), horde_rows=ROWS, barricades_per_section=3)


class Space(PackEntry):
    year: Annotated[int, Meta(ge=1, le=LONGEST_GAME)]
    hordes: Annotated[int, Meta(ge=0, le=PLACES)]
    lethality: Number


class TimeTrack(BoardEntry):
    side: Literal["1-3", "4"]
    players: Any
    spaces: Annotated[list[Space], Meta(min_length=1, max_length=LONGEST_GAME)]

    def __post_init__(self) -> None:
        self.fixed(players=SIDES[self.side])
        for i, space in enumerate(self.spaces):
            if space.year != i + 1:
                raise Wrong(f"this is the space of year {i + 1}", "spaces", i, "year")


class Slots(PackEntry):
    few: Positive = field(name="1-3")
    many: Positive = field(name="4")


class Overseer(PackEntry):
    pay: Resource
    cost: tuple[Number, Number, Number]  # one for each level


class Location(BoardEntry):
    id: LocationName
    name: str
    kind: Any
    production: Any
    shame: bool
    slots: Slots | None = None
    resource: Any = None
    donate: bool | None = None
    overseer: Overseer | None = None

    def __post_init__(self) -> None:
        number = LOCATIONS.index(self.id)
        self.fixed(kind="regular" if number < REGULAR else "special", production=number < PRODUCTION)
        if number < REGULAR:
            self.needs("slots")
        else:
            self.without("a special location has no slots", "slots")
        if number < PRODUCTION:
            self.fixed(resource=RESOURCES[number])
            self.needs("overseer")
        else:
            self.without("only production locations have this word", "resource", "donate", "overseer")
        if self.donate and number == PRODUCTION - 1:
            raise Wrong("the warehouse takes no chi: nothing can be donated here", "donate")


class Warehouse(BoardEntry):
    takes_clerks: Any
    holds: Any
    donation_honor: Number

    def __post_init__(self) -> None:
        self.fixed(takes_clerks=False, holds=list(RESOURCES[:3]))


class ChiPrice(PackEntry):
    chi: Number


class GoldPrice(PackEntry):
    gold: Number


class BuildPrice(PackEntry):
    build: Number


class Soldier(PackEntry):
    cost: Price
    owned: Number


class Soldiers(BoardEntry):
    spearman: Soldier
    archer: Soldier
    horseman: Soldier
    save_cost: ChiPrice


class Hire(BoardEntry):
    clerk: GoldPrice
    advisor: Any
    clerks_owned: Positive
    clerks_at_start: Positive
    advisor_track: Positive

    def __post_init__(self) -> None:
        self.fixed(advisor={"gold_per_advisor": 1, "counts_new": True})
        check_range("clerks_at_start", self.clerks_at_start, 1, self.clerks_owned)


class Shame(BoardEntry):
    bank_per_player: Number
    bank_solo: Number
    summer_cost: ChiPrice
    final_honor: Annotated[int, Meta(ge=-MOST, le=0)]
    coop_discard_honor: Number


class Hand(BoardEntry):
    tactic_limit: Number
    command_track: Any

    def __post_init__(self) -> None:
        self.fixed(command_track=4)


class Wall(BoardEntry):
    level: Annotated[int, Meta(ge=0, le=3)]
    defence: Number
    firing_spots: Number
    build_cost: Number | None = None
    honor: Number | None = None

    def __post_init__(self) -> None:
        if self.level == 0:
            self.without("level 0 is no wall: nobody builds it", "build_cost", "honor")
        else:
            self.needs("build_cost", "honor")


class Barricade(BoardEntry):
    defence: Number
    cost: BuildPrice
    honor: Number
    owned: Number
