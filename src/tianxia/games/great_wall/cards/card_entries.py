"""Cards: generals, advisors, tactics, hordes, commands, artifacts."""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, field

from ....core.pack_entry import Known, PackEntry, Wrong
from ..terms.box import MOST_IN_A_CELL
from ..terms.names import COLUMNS, LOCATIONS, PRODUCTION, SECTIONS, Location
from ..terms.names import Command as CommandName
from ..terms.vocabulary import TRIGGERS, WINDOW_OF, Trigger
from .amount_entries import MOST_PARTS, Amount, Around, Kind, Number, Price, check_parts
from .effect_entries import Condition, Effects, MoveClerks, QinEffect, Row
from .modifier_entries import HordeModifier, Modifier

Provenance = Literal["printed", "printed_partly", "reconstructed", "seen"]
Set = Literal["standard", "coop"]

WITH_HORDE: Final = ("last_wound", "horde_defeated", "horde_won")
WITH_SECTION: Final = (*WITH_HORDE, "recruit", "attack")
Few = Meta(max_length=MOST_PARTS)
OF_KIND: Final = ("recruit", "attack", "soldiers_dying")  # triggers that can be limited to one kind of soldier


def around(on: Trigger, location: str | None, coop: bool) -> Around:
    """What effects can refer to at this moment."""
    return Around(
        counts=True,
        section=on in WITH_SECTION,
        horde=on in WITH_HORDE,
        activated=on == "location_activated",
        mine=location in (*LOCATIONS[:PRODUCTION], "production"),
        dying=on == "soldiers_dying",
        coop=coop,
    )


class CardEntry(Known, kw_only=True):
    """What every card has. A card without a name keeps the standard one."""

    id: str
    provenance: Provenance
    name: Annotated[str, Meta(pattern=r"\S", description="a text that is not empty")] | None = None
    text: str | None = None
    note: str | None = None
    worth: Any = None


# Generals and advisors


class Ability(PackEntry):
    """What is done at a moment; or only modifiers, which hold as long as the card is active."""

    on: Trigger | None = None
    kind: Kind | None = None
    location: Literal["production", "special", Location] | None = None
    by: Literal["any"] | None = None
    if_: Annotated[list[Condition], Few] = field(default_factory=list)
    pay: Price | None = None
    do: Effects = field(default_factory=list)
    mod: Annotated[list[Modifier], Few] | None = None

    def __post_init__(self) -> None:
        if self.mod is not None:
            self.check_words("in a passive ability", "mod")
        elif self.on is None or not self.do:
            raise Wrong(f"the word {'do' if self.on else 'on'!r} is missing")
        else:
            own = [word for word, triggers in OWN_WORDS.items() if self.on in triggers]
            self.check_words(f"with the trigger {self.on}", "on", *own, "if", "pay", "do")

    def check_words(self, where: str, *known: str) -> None:
        values = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        for word in [word for name, word in values if getattr(self, name) not in (None, [])]:
            if word not in known:
                raise Wrong(f"there is no word {word!r} {where}; known are {', '.join(known)}", word)


OWN_WORDS: Final = {"kind": OF_KIND, "location": ("location_activated",), "by": ("build_wall",)}


class Person(CardEntry):
    coop: ClassVar[bool] = False

    ability: Annotated[list[Ability], Meta(min_length=1, max_length=MOST_PARTS)]

    def __post_init__(self) -> None:
        for i, ability in enumerate(self.ability):
            if ability.on is None:
                check_parts(ability, Around(bearer="person"), "ability", i)
            else:
                check_parts(ability, around(ability.on, ability.location, self.coop), "ability", i)


class Start(PackEntry):
    wood: Number
    stone: Number
    gold: Number
    chi: Number


class General(Person, tag_field="set", tag="standard"):
    start: Start
    tactics: Number
    tea: Annotated[int, Meta(ge=1, le=100)]


class CoopGeneral(General, tag="coop"):
    coop: ClassVar[bool] = True


class Reminder(CardEntry, tag_field="set", tag="reed"):
    """A reminder of the rules, without abilities."""

    supporters_at_start: Any = None
    location_track: Any = None
    artifact_honor: Any = None
    start_honor: Any = None


class SoloReminder(Reminder, tag="solo"): ...


class Advisor(Person):
    about: Any = None


class Tactic(CardEntry):
    set: Set
    window: Annotated[int, Meta(ge=1, le=7)]
    on: Trigger
    basic: Effects
    chi: Number
    boosted: Effects
    kind: Kind | None = None
    if_: Annotated[list[Condition], Few] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.kind is not None and self.on not in OF_KIND:
            raise Wrong(f"there is no word 'kind' with the trigger {self.on}", "kind")
        if WINDOW_OF.get(TRIGGERS.index(self.on), 0) != self.window:
            fits = [TRIGGERS[trigger] for trigger, number in WINDOW_OF.items() if number == self.window]
            raise Wrong(f"window {self.window} is opened by {' or '.join(fits)}", "on")
        check_parts(self, around(self.on, None, self.set == "coop"))


# Hordes

Cell = Annotated[
    str,
    Meta(
        pattern=rf"\A([.o]|[wsgcht][1-{MOST_IN_A_CELL}])\Z",
        description=f'".", "o", or one of w s g c h t with a number from 1 to {MOST_IN_A_CELL}',
    ),
]
GridRow = Annotated[list[Cell], Meta(min_length=COLUMNS, max_length=COLUMNS)]


class Horde(CardEntry):
    """A type of horde: three cards, one with each back."""

    set: Set
    power: Number
    honor: Number
    backs: Any
    spots: Annotated[int, Meta(ge=1, le=2 * COLUMNS)]
    grid: tuple[GridRow, GridRow]
    ability: Annotated[list[HordeModifier], Few]

    def __post_init__(self) -> None:
        if self.backs != list(SECTIONS):
            raise Wrong(f"backs are {', '.join(SECTIONS)}", "backs")
        counted = sum(cell != "." for row in self.grid for cell in row)
        if self.spots != counted:
            raise Wrong(f"the grid has {counted} spots, not {self.spots}", "spots")
        check_parts(self.ability, Around(bearer="horde"), "ability")


# Commands


class OwnerBox(PackEntry, tag_field="who", tag="owner"):
    do: Effects


class ReedBox(PackEntry, tag_field="who", tag="owner"):
    """The Reed Clan chooses nothing."""

    do: Annotated[list[MoveClerks], Row]


class QinBox(PackEntry, tag_field="who", tag="owner"):
    do: Annotated[list[QinEffect], Row]


class OthersBox(PackEntry, tag_field="who", tag="others"):
    do: Effects


Boxes = Meta(min_length=1, max_length=3)


class CommandEntry(CardEntry, tag_field="deck", kw_only=True):
    stays_in_discard: bool = False

    def __post_init__(self) -> None:
        check_parts(self, Around(command=True))


class Command(CommandEntry, tag="player"):
    counts_as: CommandName
    box: Annotated[list[OwnerBox | OthersBox], Boxes]


class ReedCommand(CommandEntry, tag="reed"):
    counts_as: Literal[CommandName, ""]
    box: Annotated[list[ReedBox | OthersBox], Boxes]


class QinCommand(CommandEntry, tag="solo"):
    counts_as: CommandName
    box: Annotated[list[QinBox | OthersBox], Boxes]


class Artifact(CardEntry):
    score: Amount
    typical: Any = None

    def __post_init__(self) -> None:
        check_parts(self.score, Around(), "score")
