"""What generals, advisors and tactic cards are worth, judged by the words on them.

No card is named here: its worth is how often its moment comes times what its effects yield.
"""

import math
from functools import cache, lru_cache
from typing import Final

from ...core.pack import Pack
from ...games.great_wall.cards.reader import box_of
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.box import Box
from ...games.great_wall.terms.names import CHI
from ...games.great_wall.terms.parts import Ability, Amount, Effect, Mod

# How often a moment comes per year, for one player in a game among equals.
A_YEAR: Final[dict[v.Trigger, float]] = {
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

# What a scale usually counts; supporting advisors are known.
ONE_EVENT: Final = 1.3
USUALLY: Final[tuple[float, ...]] = (0.0, ONE_EVENT, 3.5, 2.5, 4.0, 1.6, 1.4, 1.0, 2.0, 1.6, 3.0, 3.0, 5.0, 1.0, 1.0)

# What 1 of an effect is worth, by verb.
EACH: Final = {
    v.DO_DRAW: 1.8,
    v.DO_DISCARD_SHAME: 2.5,
    v.DO_MOVE_CLERKS: 0.9,
    v.DO_ADVANCED_ACTIVATION: 3.0,
    v.DO_ATTACK: 1.6,
    v.DO_WOUND: 1.3,
    v.DO_SAVE: 1.8,
    v.DO_UPGRADE: 1.6,
    v.DO_INCOME: 1.5,
    v.DO_BUILD_BARRICADE: 2.0,
    v.DO_BUILD_WALL: 7.0,
    v.DO_TEA_UP: 0.8,
    v.DO_RECLAIM_COMMAND: 1.0,
    v.DO_LOGISTICS: 0.6,
    v.DO_EXCHANGE: 1.0,
}
ALL_OF_THEM: Final = 1.6  # soldiers meant by `n = "all"`
# What paying 1 less is worth per year, by COST_...
LESS_A_YEAR: Final[tuple[float, ...]] = (1.8, 0.35, 0.5, 0.7, 0.45, 0.25, 0.5, 0.4)
KINDS_A_YEAR: Final[tuple[float, ...]] = (1.7, 0.7, 0.4)  # recruits per year, by kind


def amount_of(amount: Amount, supporters: float, count: float = ONE_EVENT) -> float:
    """Base + each x the usual scales."""
    if amount.every:
        return ALL_OF_THEM
    n = float(amount.each)
    for scale in amount.per:
        if scale == v.SUPPORTER:
            n *= supporters
        elif scale == v.EVENT_COUNT:
            n *= count
        else:
            n *= USUALLY[scale] if scale < len(USUALLY) else 0.4
    n += amount.base
    return min(n, amount.cap) if amount.cap >= 0 else n


def mod_worth(mod: Mod, supporters: float) -> float:
    """What a modifier yields per year (a temporary one: while it is in force)."""
    if mod.kind == v.MOD_COST:
        often = LESS_A_YEAR[mod.of] if mod.soldier < 0 or mod.of else KINDS_A_YEAR[mod.soldier]
        return 0.8 * mod.less * often
    if mod.kind == v.MOD_CLERK_BONUS:
        return 1.3 * (amount_of(mod.add, supporters) + (mod.times - 1) * 1.5)
    by_kind = {v.MOD_WILD: 1.2, v.MOD_HAND_LIMIT: 0.3, v.MOD_NO_LONE_SHAME: 1.0, v.MOD_REACH: 0.9}
    return by_kind.get(mod.kind, 0.5)


def often(ability: Ability) -> float:
    """How often the ability triggers per year."""
    if ability.trigger == v.LOCATION_ACTIVATED:
        times = {v.ANY_PRODUCTION: PRODUCTION_A_YEAR, v.ANY_SPECIAL: SPECIAL_A_YEAR}.get(ability.location, 0.7)
        return times * (0.8 if ability.conditions else 1.0)
    if ability.trigger == v.BUILD_WALL and ability.by_any:
        return ANYONES_WALLS
    times = A_YEAR[v.TRIGGERS[ability.trigger]]
    if ability.soldier >= 0:
        times *= (0.9, 0.5, 0.4)[ability.soldier]
    return times * (0.6 if ability.conditions else 1.0)


class Cards:
    """The cards of a pack: their numbers by name, and what they are usually worth."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.generals = {card.id: i for i, card in enumerate(box.generals)}
        self.advisors = {card.id: i for i, card in enumerate(box.advisors)}
        self.tactics = {card.id: i for i, card in enumerate(box.tactics)}
        self.hordes = {card.id: i for i, card in enumerate(box.hordes)}
        self.artifacts = {card.id: i for i, card in enumerate(box.artifacts)}
        self.protected: list[int] = [self._protection(card.mods) for card in box.hordes]  # mask: against what
        self.counts_as = {card.id: card.counts_as for card in box.commands}
        # The worth of a card never changes, and is needed again and again.
        self.general_a_year = cache(self._general_a_year)
        self.advisor_a_year = cache(self._advisor_a_year)
        self.tactic_worth = cache(self._tactic_worth)
        self.honor_for = cache(self._honor_for)
        self.effects_worth = cache(self._effects_worth)

    def _protection(self, mods: tuple[int, ...]) -> int:
        mask = 0
        for mod in [self.box.mods[index] for index in mods]:
            if mod.kind == v.MOD_PROTECT:
                mask |= 1 << mod.part
        return mask

    def effect_worth(self, effect: Effect, supporters: float) -> float:
        """What an effect usually yields."""
        n = amount_of(effect.n, supporters)
        if effect.verb == v.DO_GAIN:
            if effect.what == v.HONOR:
                return n
            return n * (0.9 if effect.what == CHI else 0.85)
        if effect.verb == v.DO_RECRUIT:
            price = (
                effect.price.any + effect.price.build if effect.cost == v.TABLE else 0 if effect.cost == v.FREE else 3
            )
            return n * max(0.2, 3.4 - 0.85 * price)
        if effect.verb == v.DO_EXCHANGE:
            return effect.times * 0.7 * (effect.get - effect.give)
        if effect.verb == v.DO_CHOOSE_ONE:
            return max([self.effects_worth(option, supporters) for option in effect.options], default=0.0)
        if effect.verb == v.DO_APPLY:
            return mod_worth(self.box.mods[effect.mod], supporters)
        if effect.verb == v.DO_ATTACK:
            return min(n * amount_of(effect.sections, supporters), 2.2) * EACH[v.DO_ATTACK]
        if effect.verb == v.DO_UPGRADE:
            return n * (EACH[v.DO_UPGRADE] + 0.85 * effect.less)
        return min(n, 3.0) * EACH.get(effect.verb, 0.0)

    def _effects_worth(self, effects: tuple[int, ...], supporters: float) -> float:
        return math.fsum([self.effect_worth(self.box.effects[index], supporters) for index in effects])

    def bearer_worth(self, abilities: tuple[int, ...], mods: tuple[int, ...], supporters: float) -> float:
        """What a general or advisor is worth per year."""
        total = math.fsum([mod_worth(self.box.mods[index], supporters) for index in mods])
        for index in abilities:
            ability = self.box.abilities[index]
            price = 0.0 if ability.pay is None else 0.9 * (ability.pay.chi + ability.pay.any)
            total += often(ability) * max(0.0, self.effects_worth(ability.effects, supporters) - price)
        return total

    def _general_a_year(self, general: int, supporters: int) -> float:
        card = self.box.generals[general]
        return self.bearer_worth(card.abilities, card.mods, supporters)

    def _advisor_a_year(self, advisor: int) -> float:
        card = self.box.advisors[advisor]
        return self.bearer_worth(card.abilities, card.mods, 0)

    def _tactic_worth(self, tactic: int) -> float:
        """A card in hand, played when its moment comes; some moments are rarer than others."""
        card = self.box.tactics[tactic]
        basic = self.effects_worth(card.basic, 1)
        boosted = self.effects_worth(card.boosted, 1) - 0.9 * card.chi
        ease = min(1.0, 0.6 + 0.35 * A_YEAR[v.TRIGGERS[card.trigger]]) * (0.9 if card.conditions else 1.0)
        return ease * max(basic, boosted)

    def _honor_for(self, bearer: tuple[int, ...], trigger: v.Trigger, supporters: int) -> float:
        """What the abilities of a card yield when the moment comes (per piece, if they count pieces)."""
        total = 0.0
        for index in bearer:
            ability = self.box.abilities[index]
            if v.TRIGGERS[ability.trigger] == trigger and not ability.conditions and ability.soldier < 0:
                pieces = ONE_EVENT if self._counts_events(ability) else 1.0
                total += self.effects_worth(ability.effects, supporters) / pieces
        return total

    def _counts_events(self, ability: Ability) -> bool:
        return any([v.EVENT_COUNT in self.box.effects[index].n.per for index in ability.effects])


@lru_cache(maxsize=16)
def cards_of(pack: Pack | None) -> Cards:
    """The cards of the pack, read only once for all bots that use it."""
    return Cards(box_of(pack))
