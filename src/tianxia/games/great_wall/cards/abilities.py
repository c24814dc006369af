"""Abilities of generals and advisors: triggers, conditions, and what stands after them."""

from typing import Final

from ....core.pack_entry import PackEntry
from ..terms.box import Box
from ..terms.names import PRODUCTION
from ..terms.parts import Ability, Condition
from ..terms.vocabulary import (
    ANY_PRODUCTION,
    ATTACK,
    CONDITION_PLACES,
    CONDITIONS,
    HORDE_DEFEATED,
    HORDE_WON,
    LAST_WOUND,
    LOCATION_ACTIVATED,
    NOWHERE,
    RECRUIT,
    SOLDIERS_DYING,
    TRIGGERS,
)
from .amounts import NO_MOMENT, Moment, read_price
from .effects import Around, is_safe, read_effects
from .modifiers import BY_PERSON, choice, read_kind, read_mods, read_place
from .spelling import CONDITION_WORDS, MOST, TRIGGER_WORDS

WITH_HORDE: Final = (LAST_WOUND, HORDE_DEFEATED, HORDE_WON)
WITH_SECTION: Final = (*WITH_HORDE, RECRUIT, ATTACK)

# What a condition looks at.
OF_HORDE: Final = ("own_on_horde",)
OF_SECTION: Final = ("own_in_section", "section_level", "section_hordes", "section_barricades", "ally_in_section")


class Trigger:
    """When something happens or may be played."""

    __slots__ = ("by_any", "conditions", "location", "soldier", "trigger")

    def __init__(
        self, trigger: int, soldier: int, location: int, by_any: bool, conditions: tuple[Condition, ...]
    ) -> None:
        self.trigger: Final = trigger
        self.soldier: Final = soldier
        self.location: Final = location
        self.by_any: Final = by_any
        self.conditions: Final = conditions

    def around(self, coop: bool) -> Around:
        """What the effects can look at."""
        is_mine = 0 <= self.location < PRODUCTION or self.location == ANY_PRODUCTION
        moment = Moment(True, self.trigger in WITH_SECTION, self.trigger in WITH_HORDE, is_mine)
        return Around(moment, self.trigger == SOLDIERS_DYING, coop)


def read_trigger(entry: PackEntry, beside: tuple[str, ...]) -> Trigger:
    """`on` with its words and conditions; `beside` are the other words of the table."""
    on = entry.word("on", TRIGGERS, TRIGGERS)
    entry.only(("on", *TRIGGER_WORDS.get(on, ()), "if", *beside), f"with the trigger {on}")
    trigger = TRIGGERS.index(on)
    conditions: list[Condition] = []
    if entry.has("if"):
        conditions = [_read_condition(each, trigger) for each in entry.entries("if")]
    return Trigger(
        trigger,
        read_kind(entry),
        read_place(entry, on, "location") if entry.has("location") else NOWHERE,
        bool(choice(entry, on, "by")),
        tuple(conditions),
    )


def _read_condition(entry: PackEntry, trigger: int) -> Condition:
    name = entry.word("is", CONDITION_WORDS, CONDITIONS)
    needed, also = CONDITION_WORDS[name]
    entry.only(("is", *needed, *also), f"in the condition {name}")
    for word in needed:
        entry.value(word)
    if name in OF_HORDE and trigger not in WITH_HORDE:
        raise entry.error(f"the moment {TRIGGERS[trigger]} is about no horde: {name} cannot be asked", "is")
    if name in OF_SECTION and trigger not in WITH_SECTION:
        raise entry.error(f"the moment {TRIGGERS[trigger]} is about no section: {name} cannot be asked", "is")
    if name == "clerks_here" and trigger != LOCATION_ACTIVATED:
        raise entry.error("clerks_here can be asked only when a location was activated", "is")
    if also and not entry.has("min") and not entry.has("max"):
        raise entry.error(f"{name} needs min or max", "is")
    least = entry.number("min", 1 if needed else 0, MOST) if entry.has("min") else 0
    most = entry.number("max", least, MOST) if entry.has("max") else -1
    place = choice(entry, name, "place")
    return Condition(
        CONDITIONS.index(name), read_kind(entry), CONDITION_PLACES.index(place) if place else 0, least, most
    )


def read_abilities(box: Box, card: PackEntry, bearer: int, coop: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The triggered abilities and the passive modifiers of a general or an advisor, as indices."""
    abilities: list[int] = []
    mods: list[int] = []
    entries = card.entries("ability")
    if not entries:
        raise card.error("a general and an advisor have at least one ability", "ability")
    for entry in entries:
        if entry.has("mod"):
            entry.only(("mod",), "in a passive ability")
            mods.extend(read_mods(box, entry, "mod", BY_PERSON, NO_MOMENT))
        else:
            abilities.append(_read_ability(box, entry, bearer, coop))
    return tuple(abilities), tuple(mods)


def _read_ability(box: Box, entry: PackEntry, bearer: int, coop: bool) -> int:
    when = read_trigger(entry, ("pay", "do"))
    pay = read_price(entry, "pay") if entry.has("pay") else None
    effects = read_effects(box, entry, "do", when.around(coop))
    ability = Ability(
        len(box.abilities),
        bearer,
        when.trigger,
        when.soldier,
        when.location,
        when.by_any,
        when.conditions,
        pay,
        effects,
        is_safe(box, effects),
    )
    box.abilities.append(ability)
    return ability.index
