"""The questions that only some modes of The Great Wall ask: for the Reed Clan, against Qin, in a team."""

from typing import Final

from ...games.great_wall.terms.names import N_SECTIONS, PRODUCTION, SPEARMAN, STANDS
from ...games.great_wall.terms.notation import (
    AGREE,
    BARRICADE,
    DISMISS,
    DONE,
    LOSE_SOLDIER,
    PLAYER,
    PROPOSE,
    SACRIFICE_TROPHY,
    TO_QIN,
    clerk_of,
    lose_of,
)
from .attack import choose_spot
from .places import Town

# The cost of giving up a soldier: spearmen first; the last number is for archers on the wall.
COSTS: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 1.5)


# The Reed Clan: what helps the player, since the clan itself gains nothing (GW-R5)


def clan_advisor(town: Town, options: list[int]) -> int:
    return min(options, key=lambda code: town.reading.cards.advisor_a_year(code - DISMISS))


def clan_barricade(town: Town, options: list[int]) -> int:
    gaps = [power - defense for power, defense in zip(town.reading.power, town.reading.defense, strict=True)]
    return max(options, key=lambda code: gaps[code - BARRICADE])


def clan_spearman(town: Town, options: list[int]) -> int:
    _, code = choose_spot(town, options, SPEARMAN, False)
    return code if code >= 0 else options[0]


def clan_clerk(town: Town, options: list[int]) -> int:
    """To a place that it fills for the player's clerks, or where it saves a lone clerk from shame (GW-R17)."""
    reading = town.reading
    best, worth = DONE, 0.0
    for code in options:
        if code == DONE:
            continue
        start, goal = clerk_of(code)
        value = presence(town, goal, 1) - presence(town, start, 0)
        if start < PRODUCTION and reading.mine[start]:
            value -= 0.2
        if value > worth:
            best, worth = code, value
    return best


def presence(town: Town, location: int, more: int) -> float:
    """What a clerk of the clan at the location is worth to the player."""
    reading = town.reading
    mine = reading.mine[location]
    if not mine:
        return 0.0
    left = reading.slots[location] - reading.crowd[location] - more
    alone = reading.shame[location] and reading.crowd[location] + more - 1 == mine
    return (1.5 if left <= 0 else 0.5 if left == 1 else 0.1) * mine + (2.0 if alone and left <= 1 else 0.0)


# Qin


def advisor_for_qin(town: Town, options: list[int]) -> int:
    """The worse one: the other leaves the track, so the one worth hiring goes to nobody."""
    return min(options, key=lambda code: town.reading.cards.advisor_a_year(code - TO_QIN))


# A team


def first(town: Town, options: list[int]) -> int:
    return options[0]


def player(town: Town, options: list[int]) -> int:
    """The seat itself, if possible."""
    return PLAYER + town.reading.seat if PLAYER + town.reading.seat in options else options[-1]


def consent(town: Town, options: list[int]) -> int:
    return AGREE


def propose(town: Town, options: list[int]) -> int:
    """Every decree that can be fulfilled brings the end nearer, and spares each player a token per year (GW-C13)."""
    return next((code for code in options if code >= PROPOSE), DONE)


def fair_share(town: Town, options: list[int]) -> int:
    """The middle of what is possible: nobody is stripped of everything."""
    return options[len(options) // 2]


def sacrifice(town: Town, options: list[int]) -> int:
    """The cheapest: a trophy of little honor, a clerk, a spearman at rest rather than an archer on the wall."""

    def cost(code: int) -> float:
        if code >= SACRIFICE_TROPHY:
            return town.reading.box.hordes[code - SACRIFICE_TROPHY].honor
        if LOSE_SOLDIER <= code < LOSE_SOLDIER + N_SECTIONS * STANDS:
            _, stand = lose_of(code)
            return COSTS[stand]
        return -code  # the pool comes last in the list and is given first

    return min(options, key=cost)
