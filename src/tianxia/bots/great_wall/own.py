"""What the seat's cards in play, the general and the active advisors, add to an act."""

import math

from ...games.great_wall.terms.names import PRODUCTION, REGULAR
from ...games.great_wall.terms.parts import Mod
from ...games.great_wall.terms.vocabulary import ANY_PRODUCTION, ANY_SPECIAL, LOCATION_ACTIVATED, Trigger
from .reading import Reading


def bonus_of(reading: Reading, trigger: Trigger) -> float:
    """What they yield when the moment comes (per piece, if they count pieces)."""
    if trigger not in reading.bonuses:
        reading.bonuses[trigger] = math.fsum(
            [reading.cards.honor_for(abilities, trigger, reading.supporters) for abilities in own_abilities(reading)]
        )
    return reading.bonuses[trigger]


def location_bonus(reading: Reading, location: int, clerks: int) -> float:
    """The same for a location that resolves with this many of the seat's clerks."""
    total = 0.0
    for abilities in own_abilities(reading):
        for index in abilities:
            ability = reading.box.abilities[index]
            if ability.trigger == LOCATION_ACTIVATED and _is_such(ability.location, location):
                needed = max([condition.least for condition in ability.conditions], default=1)
                if clerks >= needed:
                    total += reading.cards.effects_worth(ability.effects, reading.supporters)
    return total


def _is_such(which: int, location: int) -> bool:
    if which == ANY_PRODUCTION:
        return location < PRODUCTION
    if which == ANY_SPECIAL:
        return location >= REGULAR
    return which in (-1, location)


def own_abilities(reading: Reading) -> list[tuple[int, ...]]:
    """The seat's abilities, by card."""
    found = [reading.box.generals[reading.general].abilities] if reading.general >= 0 else []
    found.extend([reading.box.advisors[advisor].abilities for advisor in reading.advisors])
    return found


def mods_of(reading: Reading, kind: int) -> list[Mod]:
    """The cards' modifiers of one kind."""
    indices = list(reading.box.generals[reading.general].mods) if reading.general >= 0 else []
    for advisor in reading.advisors:
        indices.extend(reading.box.advisors[advisor].mods)
    return [reading.box.mods[index] for index in indices if reading.box.mods[index].kind == kind]
