"""Effects on a card, and the conditions before them."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from ....core.pack_entry import Wrong
from ..terms.names import Location, Resource
from ..terms.notation import MOST_OPTIONS
from ..terms.vocabulary import Mine, Until, Who
from .amount_entries import Amount, AmountOrAll, Around, BuildPrice, Kind, Number, Part, Positive, Price, check_range
from .modifier_entries import Modifier

DEEPEST: Final = 2  # choices within choices
LONGEST: Final = 9  # effects in a row
Resources = Annotated[list[Resource], Meta(min_length=1, max_length=LONGEST)]
BuildingCost = BuildPrice | Literal["free", "warehouse"]


class EffectEntry(Part, tag_field="do", kw_only=True):
    who: Who = "self"

    def check(self, around: Around) -> None:
        if self.who != "self" and not around.coop:
            raise Wrong("only cooperative cards concern other players", "who")


class Counted(EffectEntry):
    n: Amount


class Gain(EffectEntry, tag="gain"):
    what: Literal[Resource, "any", "build", "honor", "location_resource"]
    n: Amount
    to: Literal["warehouse"] | None = None

    def __post_init__(self) -> None:
        if self.to is not None and self.what not in ("wood", "stone", "gold", "build"):
            raise Wrong("the warehouse holds wood, stone and gold only", "what")

    def check(self, around: Around) -> None:
        super().check(around)
        if self.what == "location_resource" and not around.mine:
            raise Wrong("there is no production location whose resource could be gained", "what")


class Lose(EffectEntry, tag="lose"):
    what: Literal[Resource, "any", "tactic", "soldier"]
    n: Amount


class Exchange(EffectEntry, tag="exchange"):
    give: Positive
    get: Positive
    times: Positive
    from_: Resources
    to: Resources


class Give(Counted, tag="give"): ...


class Draw(Counted, tag="draw"): ...


class DiscardShame(Counted, tag="discard_shame"): ...


class MoveClerks(EffectEntry, tag="move_clerks"):
    n: AmountOrAll
    to: Literal["any", "different", Location]


class AdvancedActivation(EffectEntry, tag="advanced_activation"):
    n: Amount
    location: Literal["any", "production", Location]


class Attack(EffectEntry, tag="attack"):
    kind: Kind
    n: AmountOrAll
    where: Literal["any", "section"]
    sections: Amount | None = None

    def __post_init__(self) -> None:
        if self.sections is not None and self.where != "section":
            raise Wrong("sections are chosen only with where = 'section'", "sections")


class Wound(EffectEntry, tag="wound"):
    n: Amount
    where: Literal["any", "here", "elsewhere"]

    def check(self, around: Around) -> None:
        super().check(around)
        if self.where != "any" and not around.section:
            raise Wrong("this moment is about no section: where can only be 'any'", "where")


class Recruit(EffectEntry, tag="recruit"):
    kind: Kind
    n: Amount
    cost: Price | Literal["free"] | None = None
    to: Literal["rest"] | None = None


class Save(EffectEntry, tag="save"):
    n: AmountOrAll

    def check(self, around: Around) -> None:
        super().check(around)
        if not around.dying:
            raise Wrong("soldiers can be saved only when they are dying: on = 'soldiers_dying'", "do")


class Upgrade(EffectEntry, tag="upgrade"):
    location: Literal["any", Mine]
    n: Amount
    cost: Price | Literal["free"] | None = None
    less: Positive | None = None

    def __post_init__(self) -> None:
        if self.cost is not None and self.less is not None:
            raise Wrong("less lowers the usual price: it cannot stand beside cost", "less")


class Income(Counted, tag="income"): ...


class BuildBarricade(EffectEntry, tag="build_barricade"):
    n: Amount
    cost: BuildingCost | None = None


class BuildWall(EffectEntry, tag="build_wall"):
    n: Amount
    where: Literal["any", "lowest"] | None = None
    cost: BuildingCost | None = None


class TeaUp(Counted, tag="tea_up"): ...


class ReclaimCommand(Counted, tag="reclaim_command"): ...


class Logistics(Counted, tag="logistics"): ...


class CopyCommand(EffectEntry, tag="copy_command"):
    def check(self, around: Around) -> None:
        super().check(around)
        if not around.command:
            raise Wrong("the effect copy_command is for command cards only", "do")


class ChooseOne(EffectEntry, tag="choose_one"):
    options: Annotated[list["Effects"], Meta(min_length=2, max_length=MOST_OPTIONS)]

    def __post_init__(self) -> None:
        if self.depth() > DEEPEST:
            raise Wrong(f"choices stand at most {DEEPEST} deep in one another", "do")

    def depth(self) -> int:
        inner = [effect for option in self.options for effect in option if isinstance(effect, ChooseOne)]
        return 1 + max([choice.depth() for choice in inner], default=0)


class Apply(EffectEntry, tag="apply"):
    mod: Modifier
    until: Until


class PlaceHorde(Counted, tag="place_horde"): ...


# What players do with their cards, what an event does to everybody, and what Qin does (GW-Q).
OfGoods = Gain | Exchange | Give | Draw | DiscardShame
OfPeople = MoveClerks | AdvancedActivation | Attack | Wound | Recruit | Save
OfPlaces = Upgrade | Income | BuildBarricade | BuildWall | TeaUp
Effect = OfGoods | OfPeople | OfPlaces | ReclaimCommand | Logistics | CopyCommand | ChooseOne | Apply
EventEffect = Gain | Lose | Draw | DiscardShame | PlaceHorde
QinEffect = Gain | MoveClerks | AdvancedActivation | Recruit | Upgrade | BuildWall | Apply
Row = Meta(min_length=1, max_length=LONGEST)
Effects = Annotated[list[Effect], Row]


# Conditions


class ConditionEntry(Part, tag_field="is"): ...


class OwnOnHorde(ConditionEntry, tag="own_on_horde"):
    kind: Kind
    min: Positive

    def check(self, around: Around) -> None:
        if not around.horde:
            raise Wrong("this moment is about no horde: own_on_horde cannot be asked", "is")


class OfSection(ConditionEntry):
    def check(self, around: Around) -> None:
        if not around.section:
            raise Wrong("this moment is about no section: its state cannot be asked", "is")


class OwnInSection(OfSection, tag="own_in_section"):
    kind: Kind
    place: Literal["any", "firing", "rest"]
    min: Positive


class ClerksHere(ConditionEntry, tag="clerks_here"):
    min: Positive

    def check(self, around: Around) -> None:
        if not around.activated:
            raise Wrong("clerks_here can be asked only when a location was activated", "is")


class Tea(ConditionEntry, tag="tea"):
    place: Literal["top", "not_top"]


class Between(OfSection):
    min: Number | None = None
    max: Number | None = None

    def __post_init__(self) -> None:
        if self.min is None and self.max is None:
            raise Wrong("this needs min or max", "is")
        if self.max is not None:
            check_range("max", self.max, self.min or 0)


class SectionLevel(Between, tag="section_level"): ...


class SectionHordes(Between, tag="section_hordes"): ...


class SectionBarricades(Between, tag="section_barricades"): ...


class AllyInSection(OfSection, tag="ally_in_section"):
    min: Positive


Condition = (
    OwnOnHorde | OwnInSection | ClerksHere | Tea | SectionLevel | SectionHordes | SectionBarricades | AllyInSection
)
