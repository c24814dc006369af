"""Tactic cards: what a card does in the current position, and whether to wait for a better one."""

import math

from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.names import ARCHER, CHI, N_RESOURCES, PRODUCTION, ROWS
from ...games.great_wall.terms.notation import BOOST, PASS, PLAY
from ...games.great_wall.terms.parts import Amount, Effect
from .attack import single_attacks
from .own import bonus_of
from .places import Town
from .plan import Planner
from .team import DEMANDED
from .treasury import SECTIONS
from .worth import upgrade_worth


def choose_tactic(town: Town, options: list[int]) -> int:
    """GW-D: the card and side that gain most, if that is enough to play it now."""
    best, edge = PASS, 0.0
    bonus = bonus_of(town.reading, "play_tactic")
    for code in options:
        if code == PASS:
            continue
        boosted = code >= BOOST
        card = code - BOOST if boosted else code - PLAY
        tactic = town.reading.box.tactics[card]
        value = bonus + effects_now(town, tactic.boosted if boosted else tactic.basic)
        if boosted:
            value -= town.reading.prices.boost[tactic.id] * town.unit[CHI]
        value -= patience(town, card)
        if value > edge:
            best, edge = code, value
    return best


def patience(town: Town, card: int) -> float:
    """What the card may still do later: little when the hand is full or the end is near."""
    later = min(1.0, 0.3 * town.late.years)
    crowded = 1.0 - 0.12 * len(town.reading.tactics)
    demanded = DEMANDED * (len(town.reading.tactics) <= town.reading.wants.tactics)
    return 0.75 * town.reading.cards.tactic_worth(card) * later * crowded + demanded


def effects_now(town: Town, effects: tuple[int, ...]) -> float:
    return math.fsum([effect_now(town, town.reading.box.effects[index]) for index in effects])


def number(town: Town, amount: Amount) -> float:
    """The amount in this position; pieces of the moment are guessed."""
    if amount.every:
        return float(dying(town))
    n = float(amount.each)
    for scale in amount.per:
        if scale == v.SOLDIER_ON_THIS_HORDE:
            n *= soldiers_on_defeated(town)
        elif scale == v.EVENT_COUNT:
            n *= max(1.5, dying(town))
        else:
            n *= town.reading.supporters
    n += amount.base
    return min(n, amount.cap) if amount.cap >= 0 else n


def dying(town: Town) -> float:
    """How many of the seat's soldiers may die on the horde that is being defeated."""
    fallen = [horde for horde in town.reading.hordes if horde is not None and horde.free == 0]
    if not fallen:
        return 1.3
    return float(max(1, min(fallen[0].lethality, fallen[0].soldiers_of(town.reading.seat))))


def soldiers_on_defeated(town: Town) -> int:
    """GW-V2: the first covered horde is the one that is being defeated."""
    for row in range(ROWS):
        for section in SECTIONS:
            horde = town.reading.hordes[section * ROWS + row]
            if horde is not None and horde.free == 0:
                return horde.soldiers_of(town.reading.seat)
    return 1


def effect_now(town: Town, effect: Effect) -> float:  # noqa: C901 - one step per verb
    """What an effect gains in this position."""
    reading, w, late = town.reading, town.w, town.late
    n = number(town, effect.n)
    if effect.verb == v.DO_GAIN:
        if effect.what == v.HONOR:
            return n
        return n * (town.unit[effect.what] if effect.what <= CHI else max(town.unit))
    if effect.verb == v.DO_DISCARD_SHAME:
        return 4.5 * min(n, sum(reading.shamed) + sum([tokens > 0 for _, _, tokens in reading.trophies]))
    if effect.verb == v.DO_ATTACK:
        return single_attacks(town, int(n))
    if effect.verb == v.DO_WOUND:
        field, total = town.field.copy(), 0.0
        for _ in range(int(n)):
            gain, code = field.best(ARCHER, SECTIONS, False)
            if code >= 0 and gain > 0:
                total += gain
                field.apply(ARCHER, code, False)
        return total
    if effect.verb == v.DO_UPGRADE:
        gains = sorted([upgrade_worth(reading, w, late, at, effect.less) for at in range(PRODUCTION)], reverse=True)
        return math.fsum(gains[: int(n)])
    if effect.verb == v.DO_MOVE_CLERKS:
        return Planner(town).best(int(n)).worth
    if effect.verb == v.DO_ADVANCED_ACTIVATION:
        places = range(PRODUCTION if effect.location == v.ANY_PRODUCTION else len(reading.mine))
        planner = Planner(town)
        gains = sorted([planner.advance_gain(at) for at in places if reading.mine[at]], reverse=True)
        return math.fsum([max(0.0, gain) for gain in gains[: int(n)]])
    if effect.verb == v.DO_EXCHANGE:
        spare = max([0.4 * (reading.stock[i] - 2) for i in range(N_RESOURCES)])
        return min(effect.times * 0.8, max(0.0, spare)) * min(1.0, 0.4 + late.years)
    if effect.verb == v.DO_RECRUIT:
        return n * max(0.0, town.field.best(0, SECTIONS, True)[0] - 0.85 * effect.price.any) * (reading.pool[0] > 0)
    if effect.verb == v.DO_SAVE:
        return min(n, dying(town)) * max(0.0, town.field.soldier[0] - town.field.killed)
    if effect.verb == v.DO_BUILD_BARRICADE:
        return min(n, 9 - sum(reading.barricades)) * (reading.box.barricade_honor + 0.3)
    if effect.verb == v.DO_DRAW:
        return n * w.tactic * min(1.0, late.years)
    if effect.verb == v.DO_TEA_UP:
        return w.tea * (reading.rank(reading.seat) > 0)
    return reading.cards.effect_worth(effect, reading.supporters)
