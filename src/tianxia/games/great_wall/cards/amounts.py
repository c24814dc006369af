"""Numbers of a card: amounts with their scales, and prices."""

from typing import Final

from ....core.pack import short
from ....core.pack_entry import PackEntry
from ..terms.names import COMMANDS, RESOURCES
from ..terms.parts import Amount, Price
from ..terms.vocabulary import EVENT_COUNT, OF_THE_TABLE, SCALES, SOLDIER_ON_THIS_HORDE, TRACK
from .spelling import ALL_SCALES, MOST

PRICE_WORDS: Final = (*RESOURCES, "any", "build")


class Moment:
    """What is known where a word stands: scales and places that need more cannot be used there."""

    __slots__ = ("has_count", "has_horde", "has_location", "has_owner", "has_section")

    def __init__(
        self,
        has_count: bool = False,
        has_section: bool = False,
        has_horde: bool = False,
        has_location: bool = False,
        has_owner: bool = True,
    ) -> None:
        self.has_count: Final = has_count
        self.has_section: Final = has_section
        self.has_horde: Final = has_horde
        self.has_location: Final = has_location
        self.has_owner: Final = has_owner


NO_MOMENT: Final = Moment()  # passive modifiers, command cards, artifacts
NOBODYS: Final = Moment(has_owner=False)  # decrees and events: there is no player whose things could be counted


def read_amount(entry: PackEntry, key: str, moment: Moment, least: int, may_be_all: bool = False) -> Amount:
    """A number, a table with scales, or "all"; `least` is the smallest number that makes sense."""
    value = entry.value(key)
    if isinstance(value, str) and may_be_all and value == "all":
        return Amount(0, every=True)
    if not isinstance(value, dict):
        if isinstance(value, str):
            also = ', a table or "all"' if may_be_all else " or a table"
            raise entry.error(f"{key} must be a whole number{also}, not {short(value)}", key)
        return Amount(entry.checked(value, least, MOST, key))
    table = entry.entry(key)
    table.only(("base", "each", "per", "max"), f"in the amount {key}")
    lowest = min(least, 0)
    base = table.number("base", lowest, MOST) if table.has("base") else 0
    each = table.number("each", lowest or 1, MOST)
    cap = table.number("max", max(base, 1), MOST) if table.has("max") else -1
    names = table.items("per")
    if not names:
        raise table.error("per names at least one scale", "per")
    return Amount(base, each, tuple([read_scale(table, name, moment, "per", i) for i, name in enumerate(names)]), cap)


def read_scale(table: PackEntry, name: object, moment: Moment, *at: str | int) -> int:
    if not isinstance(name, str) or name not in ALL_SCALES:
        raise table.error(f"there is no scale {short(name)}; known are {', '.join(ALL_SCALES)}", *at)
    if name.startswith("track:"):
        return TRACK + COMMANDS.index(name[6:])
    scale = SCALES.index(name)
    if (scale == EVENT_COUNT and not moment.has_count) or (scale == SOLDIER_ON_THIS_HORDE and not moment.has_horde):
        raise table.error(f"the scale {name!r} has nothing to count here", *at)
    if not moment.has_owner and scale not in OF_THE_TABLE:
        raise table.error(f"the scale {name!r} counts what a player has: this card is nobody's", *at)
    return scale


def read_price(entry: PackEntry, key: str) -> Price:
    """A table such as `{ chi = 2 }`."""
    table = entry.entry(key)
    table.only(PRICE_WORDS, f"in the price {key}")
    if not table.data:
        raise entry.error(f"{key} is an empty price", key)
    wood, stone, gold, chi, anything, build = [
        table.number(word, 1, MOST) if table.has(word) else 0 for word in PRICE_WORDS
    ]
    return Price(wood, stone, gold, chi, anything, build)


def read_single_price(entry: PackEntry, key: str, of: str) -> int:
    """A price that can be of one kind only, as the rules fix it."""
    table = entry.entry(key)
    table.only((of,), f"in the price {key}")
    return table.number(of, 0, MOST)
