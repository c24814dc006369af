"""What the abilities of generals, advisors and tactic cards are worth, from the words they are made of.

No card is named here: a card is worth how often its moment comes times what its effects yield.
"""

from functools import cache
from typing import Final

from ..games.great_wall.names import CHI
from ..games.great_wall.parts import Ability, Amount, Effect, Mod
from ..games.great_wall.vocabulary import (
    ANY_PRODUCTION,
    ANY_SPECIAL,
    BUILD_WALL,
    DO_ADVANCED_ACTIVATION,
    DO_APPLY,
    DO_ATTACK,
    DO_BUILD_BARRICADE,
    DO_BUILD_WALL,
    DO_CHOOSE_ONE,
    DO_DISCARD_SHAME,
    DO_DRAW,
    DO_EXCHANGE,
    DO_GAIN,
    DO_INCOME,
    DO_LOGISTICS,
    DO_MOVE_CLERKS,
    DO_RECLAIM_COMMAND,
    DO_RECRUIT,
    DO_SAVE,
    DO_TEA_UP,
    DO_UPGRADE,
    DO_WOUND,
    EVENT_COUNT,
    FREE,
    HONOR,
    LOCATION_ACTIVATED,
    MOD_CLERK_BONUS,
    MOD_COST,
    MOD_HAND_LIMIT,
    MOD_NO_LONE_SHAME,
    MOD_REACH,
    MOD_WILD,
    SUPPORTER,
    TABLE,
    TRIGGERS,
)
from .great_wall_sight import TABLES, Sight

# How often a moment comes in a year, for one player of a game among equals.
A_YEAR: Final = {
    "after_command": 1.0,
    "after_activation": 1.0,
    "location_activated": 4.0,
    "upgrade_overseer": 1.2,
    "donate": 1.5,
    "recruit": 1.1,
    "attack": 1.4,
    "last_wound": 0.9,
    "horde_defeated": 1.3,
    "horde_won": 0.8,
    "soldiers_dying": 0.9,
    "soldiers_killed": 0.8,
    "save_soldier": 0.5,
    "build_wall": 0.5,
    "build_barricade": 0.7,
    "play_tactic": 1.2,
    "gain_shame": 0.6,
    "others_box": 1.7,
    "spring": 0.9,  # the first year has none, nor a summer
    "income": 0.9,
    "winter": 1.0,
}
ANYONES_WALLS: Final = 1.4
SPECIAL_A_YEAR: Final = 1.6
PRODUCTION_A_YEAR: Final = 2.2

# What a scale usually counts; supporters are known.
USUALLY: Final = (0.0, 1.3, 3.5, 2.5, 4.0, 1.6, 1.4, 1.0, 2.0, 1.6, 3.0, 3.0, 5.0, 1.0, 1.0)

# One of an effect, by verb.
EACH: Final = {
    DO_DRAW: 1.8,
    DO_DISCARD_SHAME: 2.5,
    DO_MOVE_CLERKS: 0.9,
    DO_ADVANCED_ACTIVATION: 3.0,
    DO_ATTACK: 1.6,
    DO_WOUND: 1.3,
    DO_SAVE: 1.8,
    DO_UPGRADE: 1.6,
    DO_INCOME: 1.5,
    DO_BUILD_BARRICADE: 2.0,
    DO_BUILD_WALL: 7.0,
    DO_TEA_UP: 0.8,
    DO_RECLAIM_COMMAND: 1.0,
    DO_LOGISTICS: 0.6,
    DO_EXCHANGE: 1.0,
}
ALL_OF_THEM: Final = 1.6  # soldiers meant by `n = "all"`
# A modifier of a price, for 1 less, a year; by COST_...
LESS_A_YEAR: Final = (1.8, 0.35, 0.5, 0.7, 0.45, 0.25, 0.5, 0.4)
KINDS_A_YEAR: Final = (1.7, 0.7, 0.4)  # recruits by kind


def amount_of(amount: Amount, supporters: float, count: float = USUALLY[EVENT_COUNT]) -> float:
    """Base + each x the usual scales."""
    if amount.every:
        return ALL_OF_THEM
    n = float(amount.each)
    for scale in amount.per:
        if scale == SUPPORTER:
            n *= supporters
        elif scale == EVENT_COUNT:
            n *= count
        else:
            n *= USUALLY[scale] if scale < len(USUALLY) else 0.4
    n += amount.base
    return min(n, amount.cap) if amount.cap >= 0 else n


def effect_worth(effect: Effect, supporters: float) -> float:
    """What an effect usually yields."""
    n = amount_of(effect.n, supporters)
    if effect.verb == DO_GAIN:
        if effect.what == HONOR:
            return n
        return n * (0.9 if effect.what == CHI else 0.85)
    if effect.verb == DO_RECRUIT:
        price = effect.price.any + effect.price.build if effect.cost == TABLE else 0 if effect.cost == FREE else 3
        return n * max(0.2, 3.4 - 0.85 * price)
    if effect.verb == DO_EXCHANGE:
        return effect.times * 0.7 * (effect.get - effect.give)
    if effect.verb == DO_CHOOSE_ONE:
        return max([effects_worth(option, supporters) for option in effect.options], default=0.0)
    if effect.verb == DO_APPLY:
        return mod_worth(TABLES.mods[effect.mod], supporters)
    if effect.verb == DO_ATTACK:
        return min(n * amount_of(effect.sections, supporters), 2.2) * EACH[DO_ATTACK]
    if effect.verb == DO_UPGRADE:
        return n * (EACH[DO_UPGRADE] + 0.85 * effect.less)
    return min(n, 3.0) * EACH.get(effect.verb, 0.0)


def effects_worth(effects: tuple[int, ...], supporters: float) -> float:
    return sum([effect_worth(TABLES.effects[index], supporters) for index in effects])


def mod_worth(mod: Mod, supporters: float) -> float:
    """What a modifier yields in a year (one for a time: while it is in force)."""
    if mod.kind == MOD_COST:
        often = LESS_A_YEAR[mod.of] if mod.soldier < 0 or mod.of else KINDS_A_YEAR[mod.soldier]
        return 0.8 * mod.less * often
    if mod.kind == MOD_CLERK_BONUS:
        return 1.3 * (amount_of(mod.add, supporters) + (mod.times - 1) * 1.5)
    by_kind = {MOD_WILD: 1.2, MOD_HAND_LIMIT: 0.3, MOD_NO_LONE_SHAME: 1.0, MOD_REACH: 0.9}
    return by_kind.get(mod.kind, 0.5)


def often(ability: Ability) -> float:
    """How often the ability answers in a year."""
    if ability.trigger == LOCATION_ACTIVATED:
        times = {ANY_PRODUCTION: PRODUCTION_A_YEAR, ANY_SPECIAL: SPECIAL_A_YEAR}.get(ability.location, 0.7)
        return times * (0.8 if ability.conditions else 1.0)
    if ability.trigger == BUILD_WALL and ability.by_any:
        return ANYONES_WALLS
    times = A_YEAR[TRIGGERS[ability.trigger]]
    if ability.soldier >= 0:
        times *= (0.9, 0.5, 0.4)[ability.soldier]
    return times * (0.6 if ability.conditions else 1.0)


def bearer_worth(abilities: tuple[int, ...], mods: tuple[int, ...], supporters: float) -> float:
    """A year of a general's or advisor's card."""
    total = sum([mod_worth(TABLES.mods[index], supporters) for index in mods])
    for index in abilities:
        ability = TABLES.abilities[index]
        price = 0.0 if ability.pay is None else 0.9 * (ability.pay.chi + ability.pay.any)
        total += often(ability) * max(0.0, effects_worth(ability.effects, supporters) - price)
    return total


@cache
def general_a_year(general: int, supporters: int) -> float:
    card = TABLES.generals[general]
    return bearer_worth(card.abilities, card.mods, supporters)


@cache
def advisor_a_year(advisor: int) -> float:
    card = TABLES.advisors[advisor]
    return bearer_worth(card.abilities, card.mods, 0)


@cache
def tactic_worth(tactic: int) -> float:
    """A card in hand, played when its moment comes; some moments are rarer than others."""
    card = TABLES.tactics[tactic]
    basic = effects_worth(card.basic, 1)
    boosted = effects_worth(card.boosted, 1) - 0.9 * card.chi
    ease = min(1.0, 0.6 + 0.35 * A_YEAR[TRIGGERS[card.trigger]]) * (0.9 if card.conditions else 1.0)
    return ease * max(basic, boosted)


# What own cards in play add to an act


@cache
def _honor_for(bearer: tuple[int, ...], trigger: str, supporters: int) -> float:
    total = 0.0
    for index in bearer:
        ability = TABLES.abilities[index]
        if TRIGGERS[ability.trigger] == trigger and not ability.conditions and ability.soldier < 0:
            total += effects_worth(ability.effects, supporters) / (
                USUALLY[EVENT_COUNT] if _counts_events(ability) else 1.0
            )
    return total


def _counts_events(ability: Ability) -> bool:
    return any([EVENT_COUNT in TABLES.effects[index].n.per for index in ability.effects])


def bonus_of(sight: Sight, trigger: str) -> float:
    """What the general and the active advisors yield when the moment comes (for each piece, if they count)."""
    total = 0.0
    if sight.general >= 0:
        total += _honor_for(TABLES.generals[sight.general].abilities, trigger, sight.supporters)
    for advisor in sight.advisors:
        total += _honor_for(TABLES.advisors[advisor].abilities, trigger, sight.supporters)
    return total


def location_bonus(sight: Sight, location: int, clerks: int) -> float:
    """The same for a location that resolves with so many own clerks."""
    total = 0.0
    for abilities in _own_abilities(sight):
        for index in abilities:
            ability = TABLES.abilities[index]
            if ability.trigger == LOCATION_ACTIVATED and _is_such(ability.location, location):
                needed = max([condition.least for condition in ability.conditions], default=1)
                if clerks >= needed:
                    total += effects_worth(ability.effects, sight.supporters)
    return total


def _is_such(which: int, location: int) -> bool:
    if which == ANY_PRODUCTION:
        return location < 4
    if which == ANY_SPECIAL:
        return location >= 6
    return which in (-1, location)


def _own_abilities(sight: Sight) -> list[tuple[int, ...]]:
    found = [TABLES.advisors[advisor].abilities for advisor in sight.advisors]
    if sight.general >= 0:
        found.append(TABLES.generals[sight.general].abilities)
    return found


def mods_of(sight: Sight, kind: int) -> list[Mod]:
    """Modifiers of one kind on own active cards."""
    indices = list(TABLES.generals[sight.general].mods) if sight.general >= 0 else []
    for advisor in sight.advisors:
        indices.extend(TABLES.advisors[advisor].mods)
    return [TABLES.mods[index] for index in indices if TABLES.mods[index].kind == kind]
