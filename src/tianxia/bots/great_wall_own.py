"""What the own cards in play add to an act: the general's, and the active advisors'."""

import math

from ..games.great_wall.names import PRODUCTION, REGULAR
from ..games.great_wall.parts import Mod
from ..games.great_wall.vocabulary import ANY_PRODUCTION, ANY_SPECIAL, LOCATION_ACTIVATED, Trigger
from .great_wall_sight import Sight


def bonus_of(sight: Sight, trigger: Trigger) -> float:
    """What they yield when the moment comes (for each piece, if they count)."""
    return math.fsum(
        [sight.cards.honor_for(abilities, trigger, sight.supporters) for abilities in own_abilities(sight)]
    )


def location_bonus(sight: Sight, location: int, clerks: int) -> float:
    """The same for a location that resolves with so many own clerks."""
    total = 0.0
    for abilities in own_abilities(sight):
        for index in abilities:
            ability = sight.tables.abilities[index]
            if ability.trigger == LOCATION_ACTIVATED and _is_such(ability.location, location):
                needed = max([condition.least for condition in ability.conditions], default=1)
                if clerks >= needed:
                    total += sight.cards.effects_worth(ability.effects, sight.supporters)
    return total


def _is_such(which: int, location: int) -> bool:
    if which == ANY_PRODUCTION:
        return location < PRODUCTION
    if which == ANY_SPECIAL:
        return location >= REGULAR
    return which in (-1, location)


def own_abilities(sight: Sight) -> list[tuple[int, ...]]:
    """By card."""
    found = [sight.tables.generals[sight.general].abilities] if sight.general >= 0 else []
    found.extend([sight.tables.advisors[advisor].abilities for advisor in sight.advisors])
    return found


def mods_of(sight: Sight, kind: int) -> list[Mod]:
    """Their modifiers of one kind."""
    indices = list(sight.tables.generals[sight.general].mods) if sight.general >= 0 else []
    for advisor in sight.advisors:
        indices.extend(sight.tables.advisors[advisor].mods)
    return [sight.tables.mods[index] for index in indices if sight.tables.mods[index].kind == kind]
