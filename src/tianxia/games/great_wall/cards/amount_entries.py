"""Numbers on a card: amounts with their scales, and prices; also what is known where a word is used."""

from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta
from msgspec.structs import astuple

from ....core.pack_entry import PackEntry, Wrong, parts
from ..terms.names import Soldier
from ..terms.vocabulary import OF_THE_TABLE, SCALES, Scale, TrackScale

MOST: Final = 99  # the largest number on any card
MOST_SCALES: Final = 4  # of one amount; the cards of the game have at most two
MOST_PARTS: Final = 8  # modifiers, abilities or conditions of one card
Number = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Signed = Annotated[int, Meta(ge=-MOST, le=MOST)]
AnyScale = Literal[Scale, TrackScale]
Kind = Literal["any", Soldier]
Bearer = Literal["person", "horde", "effect", "event"]  # whose modifier it is; an event's is everybody's


class Around(NamedTuple):
    """What is known where a word is used: words that need more cannot be used there."""

    counts: bool = False  # how often something happened
    section: bool = False
    horde: bool = False
    activated: bool = False  # a location was activated
    mine: bool = False  # it is a production location
    dying: bool = False  # soldiers, which can be saved
    owner: bool = True  # False for decrees and events: there is no player whose things could be counted
    coop: bool = False
    command: bool = False  # the card is a command
    bearer: Bearer = "effect"


class Part(PackEntry):
    """A part of a card."""

    def check(self, around: Around) -> None:
        """Raise `Wrong` if the part has no meaning where it is used."""


def check_parts(value: object, around: Around, *at: str | int) -> None:
    for path, part in parts(value, *at):
        if isinstance(part, Part):
            try:
                part.check(around)
            except Wrong as wrong:
                raise Wrong(str(wrong), *path, *wrong.at) from None


def check_range(name: str, value: int, least: int, most: int = MOST) -> None:
    """Bounds that depend on other words."""
    if not least <= value <= most:
        raise Wrong(f"{name} must be from {least} to {most}, not {value}", name)


class Scaled(Part):
    """base + each x the product of all scales, at most `max`."""

    each: Positive
    per: Annotated[list[AnyScale], Meta(min_length=1, max_length=MOST_SCALES)]
    base: Number = 0
    max: Positive | None = None

    def __post_init__(self) -> None:
        if self.max is not None:
            check_range("max", self.max, self.base)

    def check(self, around: Around) -> None:
        for i, scale in enumerate(self.per):
            check_scale(scale, around, "per", i)


class SignedScaled(Scaled):
    each: Signed
    base: Signed = 0


Amount = Positive | Scaled
AmountOrAll = Positive | Scaled | Literal["all"]
SignedAmount = Signed | SignedScaled


def check_scale(scale: AnyScale, around: Around, *at: str | int) -> None:
    if (scale == "event_count" and not around.counts) or (scale == "soldier_on_this_horde" and not around.horde):
        raise Wrong(f"the scale {scale!r} has nothing to count here", *at)
    if not around.owner and scale in SCALES and SCALES.index(scale) not in OF_THE_TABLE:
        raise Wrong(f"the scale {scale!r} counts what a player has: this card is nobody's", *at)


class Price(PackEntry):
    """How many of each resource, of `any` kind, and of the kinds to `build` with."""

    wood: Positive = 0
    stone: Positive = 0
    gold: Positive = 0
    chi: Positive = 0
    any: Positive = 0
    build: Positive = 0

    def __post_init__(self) -> None:
        if not any(astuple(self)):
            raise Wrong("this is an empty price")


class BuildPrice(PackEntry):
    """The price of a building, in wood, stone or gold."""

    build: Positive
