"""Battle, shame, cards: answers of the greedy player of The Great Wall to the questions of a moment."""

import math
from typing import Final

from msgspec import UNSET

from ...games.great_wall.terms.names import (
    ARCHER,
    CHI,
    LOCATIONS,
    N_SECTIONS,
    N_SOLDIERS,
    PRODUCTION,
    ROWS,
    SECTIONS,
    SOLDIERS,
)
from ...games.great_wall.terms.notation import (
    ACTIVATE,
    AT,
    AT_SECTION,
    BUY_OFF,
    DISCARD,
    DONE,
    INCOME,
    MARCH,
    MARCH_DOWN,
    MARCH_FIRING,
    REST,
    SAVE,
    SHAME,
    SHAME_TROPHY,
    TAKE_BACK,
    TAKE_HONOR,
    UNSHAME,
    UNSHAME_TROPHY,
    UPGRADE,
    route_of,
)
from ...games.great_wall.terms.vocabulary import ARCHER_ON_HIGHEST_WALL, TROPHY
from .attack import choose_spot
from .own import bonus_of
from .places import Town
from .plan import Planner, is_banner
from .treasury import SPENDING
from .worth import artifact, level_worth, post_worth, units

REDEMPTION: Final = 4.6  # losing a token: 5 honor, unless a later summer would do


# Locations


def next_location(town: Town, options: list[int]) -> int:
    """GW-L3: first what yields, then where most is gained by spending."""

    def order(code: int) -> tuple[int, float]:
        at = code - ACTIVATE
        if at < PRODUCTION:
            return (2, town.yields(at, town.reading.mine[at]))
        if at in SPENDING:
            return (1, town.yields(at, town.reading.mine[at]))
        return (3, 0.0)

    return max(options, key=order)


def advance(town: Town, options: list[int]) -> int:
    planner = Planner(town, doubled=is_banner(town))
    at = [code for code in options if code != DONE]
    best = max(at, key=lambda code: planner.advance_gain(code - ACTIVATE), default=DONE)
    return best if best != DONE and planner.advance_gain(best - ACTIVATE) > 0 else DONE


def upgrade(town: Town, options: list[int]) -> int:
    reading, w, late = town.reading, town.w, town.late
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            at = code - UPGRADE
            price = units(reading, w, late, reading.overseer_pay[at], reading.prices.overseer[LOCATIONS[at]])
            value = level_worth(reading, w, late, at) - price
            if value > worth:
                best, worth = code, value
    return best


def income(town: Town, options: list[int]) -> int:
    levels = [code for code in options if code != DONE]
    return max(levels, key=lambda code: town.reading.overseer[code - INCOME] * town.unit[code - INCOME])


def bonus_location(town: Town, options: list[int]) -> int:
    """Where clerks shall count more: a location that resolves this turn with the seat's clerks."""
    reading = town.reading
    best, worth = DONE, 0.0
    for code in options:
        at = code - AT
        if code != DONE and reading.mine[at] and (not reading.slots[at] or reading.crowd[at] >= reading.slots[at]):
            mine = reading.mine[at]
            more = town.yields(at, mine + reading.supporters) - town.yields(at, mine)
            if more > worth:
                best, worth = code, more
    return best


def weakest_section(town: Town, options: list[int]) -> int:
    gaps = [town.reading.power[at] - town.reading.defense[at] for at in range(len(SECTIONS))]
    return max([code for code in options if code != DONE], key=lambda code: gaps[code - AT_SECTION])


# Soldiers


def asked_soldier(town: Town) -> int:
    """The kind of the recruit or attacker that the question is about."""
    soldier = town.reading.question.soldier
    return 0 if soldier is UNSET else SOLDIERS.index(soldier)


def place_recruit(town: Town, options: list[int]) -> int:
    """GW-M3: the best spot, or a rest area where there is more to do."""
    kind = asked_soldier(town)
    gain, code = choose_spot(town, options, kind, True)
    resting = town.field.soldier[kind]
    if code >= 0 and gain >= resting:
        return code
    rests = [code for code in options if REST <= code < REST + N_SECTIONS]
    return max(rests, key=lambda rest: calls(town, rest - REST)) if rests else options[0]


def calls(town: Town, section: int) -> float:
    """How much a section needs soldiers."""
    hordes = town.reading.hordes_of(section)
    return math.fsum([horde.free * (1.0 if horde.place % ROWS == 0 else 0.4) for horde in hordes])


def target(town: Town, options: list[int]) -> int:
    _, code = choose_spot(town, options, asked_soldier(town), town.reading.question.on_wall is UNSET)
    return code if code >= 0 else options[0]


def wound(town: Town, options: list[int]) -> int:
    """A wound, if it does not help the others more."""
    gain, code = choose_spot(town, options, ARCHER, False)
    if DONE in options and gain <= 0:
        return DONE
    return code if code >= 0 else options[0]


def save(town: Town, options: list[int]) -> int:
    """GW-V7: a soldier worth more than the chi, and more than the honor for a death."""
    price = town.reading.prices.save
    best, worth = DONE, 0.0
    bonus = bonus_of(town.reading, "save_soldier")
    for code in options:
        if code != DONE:
            kind = code - SAVE
            value = town.field.soldier[kind] - town.field.killed - price * town.unit[CHI]
            value += bonus if price else 0.3 * bonus
            if kind == ARCHER:
                value += 0.3
            if value > worth:
                best, worth = code, value
    return best


def route(town: Town, options: list[int]) -> int:
    """GW-O1: the two sections between which a move gains most."""
    best, worth = DONE, 0.2
    for code in options:
        if code != DONE:
            start, goal = route_of(code)
            value = max(0.0, march_gain(town, start, goal, MARCH_FIRING)) * town.field.posted[start]
            for kind in range(N_SOLDIERS):
                value += max(0.0, march_gain(town, start, goal, MARCH + kind)) * town.reading.rest[start][kind]
            if value > worth:
                best, worth = code, value
    return best


def march_gain(town: Town, start: int, goal: int, code: int) -> float:
    reading = town.reading
    if code == MARCH_DOWN:
        return -1.0
    if code == MARCH_FIRING:
        if not town.field.posted[start] or not reading.firing_free[goal]:
            return 0.0
        gain = post_worth(reading, town.w, town.late, goal) - post_worth(reading, town.w, town.late, start)
        risk = town.field.breach[start] - town.field.breach[goal]
        idle = 0.8 * (len(reading.hordes_of(goal)) - len(reading.hordes_of(start)))
        return gain + 2.0 * risk + (idle if not artifact(reading, ARCHER_ON_HIGHEST_WALL) else 0.2 * idle) - 0.2
    kind = code - MARCH
    there, here = calls(town, goal), calls(town, start)
    if kind == ARCHER:
        there, here = min(1, reading.firing_free[goal]) * there, min(1, reading.firing_free[start]) * here
    return 0.15 * (there - here) - 0.3


def march(town: Town, options: list[int]) -> int:
    start, goal = town.reading.question.section, town.reading.question.goal
    if start is UNSET or goal is UNSET:
        return DONE
    here, there = SECTIONS.index(start), SECTIONS.index(goal)
    gains = {code: march_gain(town, here, there, code) for code in options if code != DONE}
    best = max(gains, key=lambda code: gains[code], default=DONE)
    return best if best != DONE and gains[best] > 0 else DONE


# Shame and honor


def place_shame(town: Town, options: list[int]) -> int:
    """GW-E2: a trophy that bears one token bears a second for free; otherwise what is missed least."""
    if BUY_OFF in options and spares_honor(town):
        return BUY_OFF

    def cost(code: int) -> float:
        if code < SHAME_TROPHY:
            return 5.0 + (0.0, 0.8, 1.0)[code - SHAME] + 0.05 * (10 - town.reading.pool[code - SHAME])
        for card, honor, tokens in town.reading.trophies:
            if card == code - SHAME_TROPHY:
                # A second token may follow and be free.
                return 0.0 if tokens else honor + artifact(town.reading, TROPHY) - 1.5 * min(1.0, town.late.years)
        return 9.0

    return min(options, key=cost)


def spares_honor(town: Town) -> bool:
    """In a team, honor is good for little else, unless a decree asks for it and the bank is far from empty."""
    reading = town.reading
    left = reading.honor[reading.seat] - reading.box.discard_honor
    return left >= reading.wants.honor or reading.bank <= 2 * reading.humans


def token_worth(town: Town, code: int) -> float:
    """What the player gains when this token is gone."""
    if code < UNSHAME_TROPHY:
        return REDEMPTION + (0.0, 0.8, 1.0)[code - UNSHAME] * (town.late.years > 0)
    for card, honor, tokens in town.reading.trophies:
        if card == code - UNSHAME_TROPHY:
            value = honor + artifact(town.reading, TROPHY) - 0.5
            return value if tokens == 1 else value / 2
    return 0.0


def cleanse(town: Town, options: list[int]) -> int:
    """GW-E7: nothing else that chi buys is worth a token; in a team it costs honor, which is good for little else."""
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE and token_worth(town, code) > worth:
            best, worth = code, token_worth(town, code)
    return best


def recall(town: Town, options: list[int]) -> int:
    """GW-Z4: 2 honor per card now and in each later summer, as long as the hand lasts.

    Taking them back gives all that up. It is needed only if the cards in hand do not last to the end.
    """
    reading = town.reading
    autumns = town.late.years + 1
    return TAKE_HONOR if len(reading.commands) >= min(autumns, 2) or reading.discarded >= 4 else TAKE_BACK


def discard(town: Town, options: list[int]) -> int:
    return min(options, key=lambda code: town.reading.cards.tactic_worth(code - DISCARD))
