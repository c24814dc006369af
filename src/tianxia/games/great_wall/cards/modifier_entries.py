"""Modifiers on a card."""

from typing import Annotated, Literal

from msgspec import Meta

from ....core.pack_entry import Wrong
from ..terms.names import Location, Resource
from ..terms.vocabulary import CostOf, Mine, Op, Threat
from ..terms.vocabulary import Part as DefensePart
from .amount_entries import MOST, Amount, Around, Kind, Part, Signed, SignedAmount, SignedScaled, check_range


class ModifierEntry(Part, tag_field="mod"):
    def check(self, around: Around) -> None:
        for key in ("where", "location"):
            place = getattr(self, key, None)
            if place in ("here", "self", "neighbours") and around.bearer != "horde":
                raise Wrong(f"{key} = {place!r} is for hordes only", key)
            if place == "manned" and around.bearer in ("horde", "event"):
                raise Wrong("only players have soldiers that man a section", key)
            if place == "chosen" and around.bearer != "effect":
                raise Wrong('"chosen" needs the effect apply, which lets the player choose', key)


class Cost(ModifierEntry, tag="cost"):
    of: CostOf
    less: Signed
    kind: Kind | None = None
    location: Mine | None = None
    what: Resource | None = None

    def __post_init__(self) -> None:
        if self.kind is not None and self.of != "recruit":
            raise Wrong("only the cost of recruiting has a kind", "kind")
        if self.location is not None and self.of != "overseer":
            raise Wrong("only the cost of overseers has a location", "location")
        if (self.what is not None) != (self.of == "recruit"):
            raise Wrong("the cost of recruiting names what is paid less, and no other cost does", "of")


class ClerkBonus(ModifierEntry, tag="clerk_bonus"):
    location: Literal["chosen", Location]
    add: Amount | None = None
    times: Annotated[int, Meta(ge=2, le=MOST)] | None = None

    def __post_init__(self) -> None:
        if (self.add is None) == (self.times is None):
            raise Wrong("a clerk_bonus has either add or times", "mod")


class Wild(ModifierEntry, tag="wild"):
    what: Resource


class HandLimit(ModifierEntry, tag="hand_limit"):
    add: SignedAmount


class NoLoneShame(ModifierEntry, tag="no_lone_shame"): ...


class Reach(ModifierEntry, tag="reach"):
    kind: Kind
    rows: Literal["any"] | None = None
    sections: Literal["any"] | None = None

    def __post_init__(self) -> None:
        if (self.rows is None) == (self.sections is None):
            raise Wrong("a reach has either rows or sections", "mod")


class Defense(ModifierEntry, tag="defence"):
    part: DefensePart
    op: Op
    where: Literal["here", "all", "chosen", "manned"]
    n: SignedAmount | None = None

    def __post_init__(self) -> None:
        if (self.n is None) != (self.op == "half"):
            raise Wrong("a defense has n, except with half", "op")
        if self.op == "set" and isinstance(self.n, SignedScaled):
            check_range("base", self.n.base, 0)
            check_range("each", self.n.each, 1)
        if self.op == "set" and isinstance(self.n, int):
            check_range("n", self.n, 0)


class Power(ModifierEntry, tag="power"):
    n: SignedAmount
    where: Literal["neighbours", "all", "chosen"]


class Lethality(ModifierEntry, tag="lethality"):
    add: SignedAmount
    where: Literal["self", "all"]


class Protect(ModifierEntry, tag="protect"):
    from_: Threat


class BreachShame(ModifierEntry, tag="breach_shame"):
    add: Amount


Modifier = Cost | ClerkBonus | Wild | HandLimit | NoLoneShame | Reach | Defense | Power | Lethality
HordeModifier = Defense | Power | Lethality | Protect | BreachShame
