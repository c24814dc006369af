"""What the data files may contain: the board, rewards, tokens, missions, player boards and cards."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, field

from ...core import pack_entry
from ...core.pack_entry import PackEntry, Wrong, tag_of
from .names import CARDS, MISSION_KINDS, REGIONS, ROUNDS, SECTIONS, Area, Aspect, Bonus, Criterion, Square
from .names import Board as BoardName
from .names import Reward as RewardKind

MOST: Final = 99
Number = Annotated[int, Meta(ge=0, le=MOST)]
Pieces = Annotated[int, Meta(ge=0, le=20)]
Region = Annotated[int, Meta(ge=1, le=REGIONS)]
Points = tuple[Number, Number, Number]  # for 1, 2 and 3 lines
Unrest = Annotated[int, Meta(ge=2, le=4)]
Ban = Annotated[int, Meta(ge=0, le=4)]
Places = Meta(min_length=2, max_length=4)


class Known(pack_entry.Known, kw_only=True):
    """Every entry says where its values come from."""

    provenance: Literal["rulebook", "seen", "inferred", "reconstructed", "printed"]
    note: str | None = None


class Map(Known):
    adjacent: list[tuple[Region, Region]]

    def __post_init__(self) -> None:
        borders: list[set[int]] = []
        for i, pair in enumerate(self.adjacent):
            if len(set(pair)) == 1 or set(pair) in borders:
                raise Wrong("this is no new border", "adjacent", i)
            borders.append(set(pair))
        for region in range(1, REGIONS + 1):
            if not any(region in border for border in borders):
                raise Wrong(f"region {region} has no border", "adjacent")


class Squares(Known):
    each_region: Annotated[list[Square], Meta(max_length=6)]
    movement: Number
    victory_points: Number


class ByPlayers(PackEntry):
    two: Number = field(name="2")
    three: Number = field(name="3")
    four: Number = field(name="4")


class ByAspect(PackEntry):
    writing: Number
    currency: Number
    law: Number


class Markers(Known):
    of_value_1: ByPlayers
    final: ByAspect


class Start(PackEntry):
    region: Region
    red: Pieces
    white: Pieces
    grey: Pieces


class PiecesEntry(Known):
    officials: Annotated[int, Meta(ge=1, le=20)]
    governors: Pieces
    palaces: Pieces
    walls: Pieces
    start: Start

    def __post_init__(self) -> None:
        for color, n in (("red", self.start.red), ("white", self.start.white), ("grey", self.start.grey)):
            if n > self.officials:
                raise Wrong(f"{color} must be from 0 to {self.officials}, not {n}", "start", color)


class Governors(Known):
    majority: Number
    each: Number


class Criteria(Known):
    enough_officials: Points
    grey: Points
    red: Points
    white: Points
    orange: Points
    brown: Points
    cream: Points
    three_cards: Points
    two_alike: Points
    calm: Points
    empty_track: Points
    sets: Points


class Missions(Known):
    spaces: Annotated[list[Number], Meta(min_length=4, max_length=4)]


class Reward(Known):
    aspect: Aspect
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    kind: RewardKind
    regions: list[Region]

    def __post_init__(self) -> None:
        for i, region in enumerate(self.regions):
            if region in self.regions[:i]:
                raise Wrong("this region stands twice", "regions", i)
        if self.kind in ("official", "red", "grey", "workers") and len(self.regions) != 1:
            raise Wrong("officials and workers come to one region", "regions")
        if self.kind == "wall" and self.regions:
            raise Wrong("a wall stands in no region", "regions")


class WallToken(Known):
    sides: tuple[Criterion, Criterion]


class WallMission(Known, tag_field="kind", tag="wall"):
    places: Annotated[list[Area], Places]

    def __post_init__(self) -> None:
        if any(self.places.count(area) > 2 for area in self.places):
            raise Wrong("a mission shows an area at most twice", "places")


class PalaceMission(Known, tag_field="kind", tag="palace"):
    places: Annotated[list[Region], Places]

    def __post_init__(self) -> None:
        if len(set(self.places)) < len(self.places):
            raise Wrong("a mission shows a region once", "places")


class GovernorMission(PalaceMission, tag="governor"): ...


class Board(Known):
    id: BoardName
    unrest: Annotated[list[Unrest], Meta(min_length=REGIONS, max_length=REGIONS)]
    ban: Annotated[list[Ban], Meta(min_length=REGIONS, max_length=REGIONS)]  # 0: none

    def __post_init__(self) -> None:
        for i, (ban, unrest) in enumerate(zip(self.ban, self.unrest, strict=True)):
            if ban > unrest:
                raise Wrong(f"ban must be from 0 to {unrest}, not {ban}", "ban", i)


class Card(Known):
    number: Annotated[int, Meta(ge=1, le=CARDS)]
    trigger: Literal["recruit", "hire", "governor", "palace", "wall"]
    bonus: Bonus


class Contents(PackEntry):
    """A pack: all of it, or what it changes."""

    map: Map | None = None
    squares: Squares | None = None
    markers: Markers | None = None
    pieces: PiecesEntry | None = None
    governors: Governors | None = None
    criteria: Criteria | None = None
    missions: Missions | None = None
    reward: list[Reward] = field(default_factory=list)
    wall_token: Annotated[list[WallToken], Meta(min_length=len(SECTIONS), max_length=len(SECTIONS))] | None = None
    mission: list[WallMission | PalaceMission | GovernorMission] | None = None
    board: list[Board] = field(default_factory=list)
    card: list[Card] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_once("card", [card.number for card in self.card])
        check_once("reward", [(reward.aspect, reward.round) for reward in self.reward])
        check_once("board", [board.id for board in self.board])
        seen: set[str] = set()
        for i, token in enumerate(self.wall_token or []):
            if len({*token.sides}) == 1 or seen.intersection(token.sides):
                raise Wrong("each criterion stands on one side of one token", "wall_token", i, "sides")
            seen.update(token.sides)
        kinds = [tag_of(mission) for mission in self.mission or []]
        for kind in MISSION_KINDS if self.mission is not None else ():
            if kinds.count(kind) < 2:
                raise Wrong(f"there must be at least 2 {kind} missions", "mission")


def check_once(table: str, names: Sequence[object]) -> None:
    for i, name in enumerate(names):
        if name in names[:i]:
            raise Wrong(f"this {table} stands twice in the pack", table, i)
