"""Cards of the cooperative game: decrees and events."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from ....core.pack_entry import PackEntry, Wrong
from ..terms.names import Resource
from .amount_entries import MOST, Amount, AnyScale, Around, Number, Scaled, check_parts, check_scale
from .card_entries import CardEntry, Few
from .effect_entries import EventEffect, PlaceHorde, Row
from .modifier_entries import Modifier

COMES_FROM: Final = {"soldier": "section", "clerk": "any", "trophy": None}  # where a sacrifice comes from
LARGEST: Final = {"horde_on_board": 9, "section_level_2": 3, "section_breached": 3}  # count of a scale; others: 4
SHARED: Final = ("wood", "stone", "gold", "chi", "build")


class Discard(PackEntry, tag_field="req", tag="discard"):
    what: Literal[Resource, "build", "honor", "tactic"]
    n: Amount

    def __post_init__(self) -> None:
        check_shared(self.n, "n")


class Sacrifice(PackEntry, tag_field="req", tag="sacrifice"):
    what: Literal["soldier", "clerk", "trophy"]
    n: Amount
    from_: Literal["section", "any"] | None = None

    def __post_init__(self) -> None:
        check_shared(self.n, "n")
        place = COMES_FROM[self.what]
        if self.from_ != place:
            how = f"from = {place!r}" if place else "no word 'from'"
            raise Wrong(f"what = {self.what!r} needs {how}", "from")


class Have(PackEntry, tag_field="req", tag="have"):
    scale: AnyScale
    min: Amount | None = None
    max: Number | None = None

    def __post_init__(self) -> None:
        check_scale(self.scale, Around(), "scale")
        if self.min is None and self.max is None:
            raise Wrong("have needs min or max", "req")
        check_shared(self.min, "min")


def check_shared(n: int | Scaled | None, key: str) -> None:
    """Check that an amount can be shared out, whatever it counts."""
    if not isinstance(n, Scaled):
        return
    check_parts(n, Around(owner=False), key)
    product = n.each
    for scale in n.per:
        product *= LARGEST.get(scale, 4)
    if n.max is None and n.base + product > MOST:
        raise Wrong(f"{key} can become {n.base + product}, more than {MOST}", key)


class Decree(CardEntry):
    scope: Literal["per_player", "team"]
    need: Annotated[list[Discard | Sacrifice | Have], Meta(min_length=1, max_length=3)]
    out_with_2: bool = False

    def __post_init__(self) -> None:
        """Nothing is asked for twice; a team shares out resources of one need only."""
        asked = [need.what if not isinstance(need, Have) else "" for need in self.need]
        for i, what in enumerate(asked):
            if what and what in asked[:i]:
                raise Wrong("the decree asks for this a second time", "need", i, "what")
            if self.scope == "team" and what in SHARED and any(other in SHARED for other in asked[:i]):
                raise Wrong("a decree of the team asks for resources in one need only", "need", i, "what")


class Event(CardEntry):
    """What it does now, or what it changes until the end of the game."""

    mood: Literal["good", "bad"]
    lasts: bool = False
    do: Annotated[list[EventEffect], Row] = field(default_factory=list)
    mod: Annotated[list[Modifier], Few] | None = None

    def __post_init__(self) -> None:
        if bool(self.do) == self.lasts or (self.mod is not None) != self.lasts:
            raise Wrong("an event that lasts has mod, any other has do", "lasts")
        for i, effect in enumerate(self.do):
            if effect.who != ("self" if isinstance(effect, PlaceHorde) else "all"):
                raise Wrong("an event makes all players (who = 'all') do something, or places hordes", "do", i)
        check_parts(self.do, Around(owner=False, coop=True), "do")
        check_parts(self.mod, Around(owner=False, bearer="event"), "mod")
